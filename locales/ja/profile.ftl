# Profiles and leaderboards: how people are doing on a server.

command-profile = このサーバーでの成績：対戦数、勝ち数、順位、連勝、レート
command-server = このサーバーで遊ばれているもの：空席、対戦、リーグ、遊ぶ人
command-leaderboard = このサーバーでゲームがいちばん強いのは誰か
option-member = 誰のプロフィールか。省くと自分
name-profile = プロフィール
name-server = サーバー
name-leaderboard = ランキング
name-member = メンバー

profile-title = ### { $person }
profile-none = まだ何もありません。対戦を終えると、ここに表示されます。
profile-puzzles = 🧩 問題：{ $tried }問中**{ $solved }**問正解{ $days ->
        [0] { "" }
        [1] { "" }
       *[other] { " · 🔥 " }{ $days }日連続
    }
profile-matches = **{ $matches }戦**、{ $wins ->
        [0] まだ勝ちなし
       *[other] **{ $wins }**勝
    }
profile-place = { $mark } { $count } ×
profile-streak = { $streak ->
        [0] 最長連勝：**{ $longest }**
        [1] 前回は勝ち、最長連勝：**{ $longest }**
       *[other] 現在**{ $streak }**連勝中、最長連勝：**{ $longest }**
    }
profile-favorite = いちばん遊ぶのは{ $game }
profile-game = **{ $game }** · レート**{ $points }** · { $matches }戦{ $wins }勝
profile-game-hidden = **{ $game }** · レートまであと{ $missing }戦 · { $matches }戦{ $wins }勝
profile-game-alone = -# { $game }、ボット戦 🤖 · レート**{ $points }** · { $matches }戦{ $wins }勝
profile-others = -# ほかの{ $count }戦は数えません（途中参加か、結果なし）。

# The profile as a picture
profile-picture-title = 誰か
profile-picture-label = { $what ->
    [matches] 対戦
    [wins] 勝ち
    [longest] 連勝
    [puzzles] 問題
   *[days] 連続日数
}
profile-picture-now = 現在{ $streak }
profile-picture-counts = { $matches }戦{ $wins }勝
profile-picture-missing = レートまであと{ $missing }戦
profile-picture-alone = ボット戦{ $matches }
profile-picture-bots = ボット戦：{ $points }
profile-picture-ahead = 上位 : 下位
profile-picture-rivals = 直接対決
profile-picture-alt-head = { $name }：{ $matches }戦{ $wins }勝。
profile-picture-alt-streak = 連勝：現在{ $streak }、最長{ $longest }。
profile-picture-alt-places = 順位：{ $places }。
profile-picture-alt-place = { $place }位×{ $count }
profile-picture-alt-game = { $game }：レート{ $points }、最初は{ $first }、最高{ $most }、{ $matches }戦{ $wins }勝。
profile-picture-alt-hidden = { $game }：{ $matches }戦{ $wins }勝、レートまであと{ $missing }戦。
profile-picture-alt-alone = { $game }、ボット戦：{ $matches }戦でレート{ $points }。
profile-picture-alt-puzzles = 問題：{ $tried }問中{ $solved }問正解、{ $days }日連続。
profile-picture-alt-rival = { $name }に対して：上位{ $beaten }回、下位{ $ahead }回。

leaderboard-title = ### { $game }：このサーバーのランキング
leaderboard-line = { $mark } { $me ->
        [1] **{ $person }**
       *[other] { $person }
    } · **{ $points }** · { $matches }戦{ $wins }勝
leaderboard-level = { $level ->
        [easy] 弱いボット
        [strong] 強いボット
       *[normal] ボット
    } · **{ $points }** · { $matches }戦{ $wins }勝
leaderboard-empty = まだ誰もレートがありません。ほかの人と5回対戦を終えると付きます。
leaderboard-note = -# 全員1000から始まり、5戦で掲載されます。レートが変わるのは、ほかの人との対戦だけです。ボット戦のレートは{ COMMAND("profile") }で見られます。対戦を抜けたりプレイをやめたりすると、残った全員より下になります。ボットは、誰かが交代しないかぎり、すべての対戦を数えます。
leaderboard-better = 上位へ
leaderboard-worse = 下位へ

# The page of a server
server-title = ### { $server }で遊ばれているもの
server-empty = まだ何も遊ばれていません。{ COMMAND("help") }から始めてください。
server-lobbies = **空席あり**
server-lobby = { $channel } · { $game } · { $seats }席中{ $taken }席
server-tables = **進行中**（{ $count }）
server-table = { $channel } · { $game }
server-leagues = **リーグ**
server-people = **ここで遊ぶ人**：この30日間に{ $count }人
server-person = { $person } · { $count }戦
server-best = **レート最高**
server-leader = { $game }：{ $person } · { $rating }
server-move = **今週のベストの手**
server-moved = { $game }：{ $person }さん、次に良い手より勝率が{ $gain }ポイント高い手 · [テーブルで見る]({ $link })
server-records = **記録**
server-most-wins = 最多勝：{ $person } · { $count }
server-streak = 最長連勝：{ $person } · { $count }連勝
server-more = …ほか{ $count }
