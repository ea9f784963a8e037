# `/puzzle`, and the daily puzzle of a channel.

puzzle-title = ### 🧩 { $game }
puzzle-theme = ひとつだけ飛び抜けて良い手があります。どれでしょう？
puzzle-again = -# 少し前に間違えた問題です。もう一度どうぞ。
puzzle-you = あなたの席
puzzle-right = ✅ **正解：** { $move }
puzzle-wrong = ❌ **最善ではありません：** { $move }
puzzle-best = **最善：{ $move }**
    これで勝率は{ $chance }%{ $same ->
        [0] 、運が悪いと{ $worst }%です。
       *[other] です。
    }
puzzle-turn-right = { $equal ->
        [0] ✅ **正解です。** あなたの手番：
       *[other] ✅ **正解：** 最善と同じくらい良い手番です。あなたの手番：
    }
puzzle-turn-wrong = ❌ **最善の手番ではありません。** あなたの手番：
puzzle-steps-more = { $steps } …ほか{ $count }手
puzzle-turn-best = { $better ->
        [0] **最善：**
       *[other] **より良い：**
    }
puzzle-turn-leaves = { $chance ->
        [100] その場で勝ちです。
       *[other] これで勝率は{ $chance }%{ $same ->
            [0] 、運が悪いと{ $worst }%です。
           *[other] です。
        }
    }
puzzle-turn-yours = { $known ->
        [0] -# 👉 あなたの手番はずっと弱く見えたので、計算していません。
       *[other] -# 👉 あなたの手番では{ $chance }%です。
    }
puzzle-turn-next = -# 次に良い手番では{ $chance }%：{ $move }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance }% · { $move }
puzzle-untried = -# 👉 { $move }：ずっと弱く見えたので、計算していません。
puzzle-worth = **{ $amount }です。**
puzzle-streak = 🔥 { $days ->
        [1] まずは1日目！ 明日も1問解くと連続になります。
       *[other] **{ $days }日**連続で正解しています。
    }
puzzle-answered = この問題にはもう答えています。結果はこうでした。

# Its controls
puzzle-next = 次の問題
puzzle-reset = やり直す
puzzle-other = 別のゲーム
puzzle-solve = 解く
puzzle-more = ほかの問題

# In a channel
puzzle-daily = ### 🧩 今日の問題 · { $day }
puzzle-nobody = -# まだ誰も答えていません。答えは自分にしか見えません。
puzzle-solved = { $solved ->
        [0] まだ誰も正解していません
       *[other] **正解：** { $names }{ $more ->
            [0] { "" }
           *[other] 、ほか{ $more }人
        }
    } · 回答{ $tried }
puzzle-until = -# 次の問題は{ $next }に、この問題の答えと一緒に出ます。

# When something does not work
puzzle-unknown = この問題はあなたのものではないか、もうありません。{ COMMAND("puzzle") }で自分の問題を出してください。
puzzle-none = すごい、用意した問題を全部解き終えました！ またあとで来るか、{ COMMAND("help") }を見て対戦してください。
puzzle-past = その日は終わり、答えはメッセージに載っています。今日の問題はチャンネルの下のほうです。{ COMMAND("puzzle") }でもっと解けます。
puzzle-notice-trouble = { $channel }に毎日の問題を出せません。{ $why }直りしだい、自動で出ます。
puzzle-notice-gone = 毎日の問題のチャンネルが削除されたので、もう出ません。{ COMMAND("settings") }で別のチャンネルを選んでください。
limit-puzzle = 一度にたくさん解きすぎです！ 10分間に1人{ $person }問、サーバー全体で{ $server }問までです。今の問題を終えるか、{ $minutes }分後にもう一度どうぞ。
