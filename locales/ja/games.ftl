# What every game says in the same words.
game-over = 対戦は終わりました。
game-is-over = 対戦は終わりました。もう一度遊ぶなら、テーブルで「{ BUTTON("table-rematch") }」を押してください。
game-is-out = この対戦からは脱落しています。最後まで観戦して、それから「{ BUTTON("table-rematch") }」を押せます。
game-not-your-turn = 今はできません。{ $who }さんの番です。あなたの番になったらお知らせします。
game-end-alone = 残ったのは{ $who }さんだけ。
game-waits = { $who }さんを待っています
game-resigned = { $who }さんが投了した。
game-picture-turn = { $name }の手番
game-picture-won = { $count ->
        [1] { $name }の勝ち
       *[other] { $name }の同着優勝
    }
game-picture-won-with = { $count ->
        [1] { $name }が{ $money }で勝ち
       *[other] { $name }が{ $money }で同着優勝
    }
game-picture-hand = あなたの手札
game-picture-wait = { $name }を待っています
game-picture-alt-hand = あなたの手札：{ $cards }。
game-picture-alt-out = { $letter } { $name }：{ $out }。
game-picture-alt-leads = 首位：{ $name }。
game-picture-alt-place = { $place }位、{ $seat }
