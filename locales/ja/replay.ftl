# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

# The end as a picture. Its words are short: they have to fit.
result-picture-won = { $count ->
        [1] { $name }の勝ち！
       *[other] { $name }の同着優勝！
    }
result-picture-shared = { $count }人の同着優勝！
result-picture-best = 最大の伸び
result-picture-own-best = 最大の伸び：{ $gains }
result-picture-gain = { $move }手目に+{ $gain }
result-picture-figure = { $figure }
result-picture-deal = 配札
result-picture-moves = { $moves }手
result-text-row = { $place }位 { $name }：{ $score }
result-text-course = { $name }、{ $unit }：最初{ $first }、最大{ $most }、最後{ $last }、最大の伸び{ $best }。
moment-event = { $move }手目：{ $what }
moment-behind = { $who }さんは{ $move }手目のあと{ $gap }差で負けていたのに、逆転勝ち。
moment-lead = { $move }手目から、{ $who }さんがずっとリード。

# The replay
replay-title = ### { $game }：{ $step ->
        [0] 配札
       *[other] { $step }/{ $steps }手
    }
replay-pace = ペース：{ $pace }
replay-running = -# 対戦はまだ続いているので、テーブルと自分の手札だけが見えます。
replay-secret = その手札は、対戦が終わるまで秘密です。終わってからもう一度どうぞ。
replay-hand = **{ $who }**
replay-first = 最初
replay-back = 戻る
replay-on = 次へ
replay-last = 最後
replay-jump = 移動…
replay-jump-title = 手を選んで移動
replay-jump-label = 何手目？ 0〜{ $steps }
replay-not-a-move = その番号の手はありません。0〜{ $steps }から選んでください。0は配札です。
replay-angle = 何を見ますか？
replay-angle-table = 全員に見えていたテーブル
replay-angle-open = 全員の手札を公開
replay-angle-seat = テーブルと{ $who }さんの手札
replay-film = 対戦全体を動画で
table-replay = リプレイ

# The film
film-begun = 🎬 動画を作っています…
film-progress = 🎬 動画を作っています：{ $done }/{ $all }枚…
film-done = ### 🎬 { $game }、対戦全体
    { $moves }手を{ $seconds }秒で。
film-keep = 保存してシェアできます。どこでも再生できます。
share-film = 全員に公開
share-end = 結末を公開
share-by = -# 参加した{ $person }さんの投稿です。
share-done = 全員に公開しました。[投稿を見る]({ $link })
share-players = 全員に公開できるのは、この対戦で遊んだ人だけです。動画を保存して自分でシェアすることはできます。
share-not-over = 公開できるのは、対戦が終わってからです。
share-no-channel = この対戦の場所には投稿できません。動画を保存して自分でシェアすることはできます。
share-end-title = ### 🏁 { $game }：結末
film-alt = 配札から最後の手までの、テーブルの動画。
film-too-large = すみません、動画が大きすぎて送れません。ボタンで1手ずつ見てください。
film-not-over = 動画は、対戦が終わってから見られます。それまでは、見てきたことを1手ずつたどれます。
film-stopped = ただいま再起動中です。1分ほどしてから、もう一度動画を頼んでください。

# The log as a file
log-file-title = { $game }、対戦{ $id }
log-file-players = 席：{ $players }
log-file-begun = 開始{ $time } UTC
log-file-ended = 終了{ $time } UTC
log-file-only = （{ $who }のみ）{ $event }

# The proof
verify-file = このファイルがあれば、私なしですべて確かめられます。Freeholdのソースコードを入手して、`python -m tools.verify { $file }`を実行してください。

# The command, and its entry under *More*
command-match-replay = 対戦を1手ずつたどる。終わったら動画でも
name-replay = リプレイ
more-replay = **リプレイ。** 対戦を1手ずつたどります。
more-replay-button = リプレイ
