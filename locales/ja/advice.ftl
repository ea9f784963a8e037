# Advice: hints, and why one move is better than another.

# Why one move is better than another
advice-reason = { $whose ->
        [own] 自分は{ $what }
        [named] { $who }さんは{ $what }
       *[others] ほかの人は{ $what }
    }
advice-over = { $change ->
        [more] 結末が良くなる
       *[less] 結末が悪くなる
    }
advice-both = { $first }、{ $second }
advice-brings = { $costs ->
        [0] この手で変わること：{ $gains }。
       *[other] この手で変わること：{ $gains }。ただし{ $cost }。
    }
advice-led-to = 続きを何度も試したところ、たいていこうなりました：{ $gains }。

# A hint
hint-title = ### 💡 { $move }
hint-best = 全部試してみて、これがいちばん良い結果でした。
hint-even = あまり差はありません。ここではほとんどの手が同じくらいです。
hint-only = 選べる手はこれだけです。
hint-outlook = { $standing ->
        [won] これで勝ちはほぼ確実です。
        [ahead] これで優勢です。
        [even] 勝負はまだわかりません。
        [behind] それでもまだ劣勢です。
       *[lost] それでも、勝つにはかなりの運が必要です。
    }{ $risk ->
        [none] { "" }
        [ahead] 運が悪くても優勢です。
        [even] 運が悪いと、勝負はわからなくなります。
        [behind] 運が悪いと劣勢です。
       *[lost] 運が悪いと、勝つのはかなり難しくなります。
    }
hint-close = -# ほぼ同じくらい良い手：{ $move }
hint-untried = -# 試す時間がありませんでした。ぱっと見ではこの手です。
hint-moved = 考えている間に対戦が進みました。もう一度聞いてくれれば、今の状況で考えます。
hint-again = もう一度聞く
hint-do = この手にする

# When there is none
hint-none = 今回はヒントが見つかりませんでした。少ししてからもう一度聞くか、直感でどうぞ。
hint-never = ここではヒントを使えません。このゲームにヒントがないか、リーグの対戦だからです。
hint-not-allowed = ヒントはオフです。ロビーで全員が許可したわけではないからです。次は、始まる前に「{ BUTTON("table-more") }」で全員が許可すれば使えます。ボットだけが相手の対戦でも使えます。
hint-not-asked = まだ決めることはありません。自分の番になったら聞いてください。
limit-hint = 一度にたくさん聞きすぎです！ 10分間に1人{ $person }回、サーバー全体で{ $server }回までです。{ $minutes }分後にもう一度どうぞ。

# In the lobby
lobby-hints = ヒントを許可
lobby-hinted = -# ヒント：{ $state ->
        [alone] **オン**（相手がボットだけの間）
        [all] **オン**（全員が許可）
        [some] **オフ**（今のところ許可しているのは{ $names }だけ）
       *[none] **オフ**（全員が許可するとオン）
    }
reply-hints = { $allows ->
        [yes] このテーブルでのヒントを許可しました。{ $all ->
            [yes] 全員が許可しているのでオンになりました。新しく来た人が断るとオフになります。
           *[no] 全員が許可するとオンになります。
        }
       *[no] このテーブルのヒントをオフにしました。
    }
panel-hint = ヒント
