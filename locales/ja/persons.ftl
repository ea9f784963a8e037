# Where and when a person is notified, and how they read: `/notify` and `/me`.

command-notify = 自分の番の通知とおやすみ時間
command-me = 言語、自分の色、画像の代わりの文字表示、4色のカード
option-zone = おやすみ時間のタイムゾーン。都市や国を入力して選ぶ
name-notify = 通知
name-me = 個人設定
name-zone = タイムゾーン

notify-title = ### あなたの番が来たとき
    すぐに、すべてのサーバーで反映されます。
# $hours: none (never notified), quiet (not in the quiet hours) or all
notify-now = { $notify ->
        [none] **通知しません**。自分の番は{ COMMAND("matches") }で確かめてください。期限は変わりません
        [dm] **ダイレクトメッセージで**お知らせします
        [both] **テーブルとダイレクトメッセージで**お知らせします
       *[here] **テーブルで**メンションします
    }{ $hours ->
        [none] 。
        [quiet] 。ただし**{ $begins }**から**{ $ends }**まで（{ $zone }）は送りません。
       *[all] 。時間帯は問いません。
    }
notify-waits = -# その間のことは{ $ends }にお知らせします。期限がおやすみ時間に来るときは、始まる前にお知らせします。
notify-closed = -# ダイレクトメッセージを送れません。許可されるまでは、テーブルでメンションします。
notify-where = **通知先**
notify-where-here = テーブルでのメンション
notify-where-dm = ダイレクトメッセージ
notify-where-both = 両方
notify-where-none = 通知しない
notify-from = **おやすみ時間**の始まり
notify-never = おやすみ時間なし
notify-to = **終わり**
notify-reminder = **時間切れ前のお知らせ**
notify-reminder-once = 1回、時間の4分の3が過ぎたとき
notify-reminder-again = もう1回、{ $percent }%が過ぎたとき
notify-zone = -# タイムゾーンは{ $zone }です。そこが正午のとき、手元の時計は{ $noon }です。違っていたら、{ COMMAND("notify") }のオプション`{ CLIENT("name-zone") }`で変えてください。
zone-unknown = そのタイムゾーンはわかりません。オプション`{ CLIENT("name-zone") }`に都市や国の名前を入力し始めて、リストから選んでください。

me-title = ### 表示と自分の色
    自分に見えるものだけが、すべてのサーバーですぐに変わります。テーブルの見え方は全員同じままです。
me-now = 言語は**{ $language }**、表示は{ $kind ->
        [text] **画像の代わりに文字**
       *[picture] **画像**
    }です。トランプは**{ $count ->
        [four] 4色
       *[two] 2色
    }**です：{ $cards }
me-black-red = -# 「赤」は♥と♦、「黒」は♠と♣のままです。
me-commands = -# コマンドはDiscordの言語（{ $language }）のままです。
me-locale = **言語**
me-locale-client = Discordと同じ（{ $language }）
me-pictures = **手札とテーブル**
me-colors = **トランプ**
me-colors-two = 2色：♠と♣は黒、♥と♦は赤
me-colors-four = 4色：♠は黒、♥は赤、♦は青、♣は緑
me-favorite = **テーブルでの自分の色**
    -# 全員に見える色で、次のテーブルから反映されます。ほかの人が先に使っていなければ、その色になります。
me-favorite-any = 好みなし：たいていは{ $color }
mark-0 = 青
mark-1 = オレンジ
mark-2 = 緑
mark-3 = 黄
mark-4 = ピンク
mark-5 = 水色

# The time zones that most readers of this language live in, the most usual first, each with names of places there;
# at most 25
zones =
    Asia/Tokyo 日本, 東京, 大阪, 名古屋, 札幌, 福岡, JST
    Etc/UTC 協定世界時, UTC, GMT
    Asia/Seoul 韓国, ソウル
    Asia/Taipei 台湾, 台北
    Asia/Shanghai 中国, 上海, 北京
    Asia/Hong_Kong 香港
    Asia/Singapore シンガポール
    Asia/Bangkok タイ, バンコク
    Asia/Manila フィリピン, マニラ
    Asia/Ho_Chi_Minh ベトナム, ホーチミン, ハノイ
    Asia/Jakarta インドネシア, ジャカルタ
    Asia/Kuala_Lumpur マレーシア, クアラルンプール
    Asia/Kolkata インド, デリー, ムンバイ
    Pacific/Honolulu アメリカ, ハワイ, ホノルル
    America/Los_Angeles アメリカ, ロサンゼルス, サンフランシスコ, シアトル
    America/Chicago アメリカ, シカゴ, ダラス, ヒューストン
    America/New_York アメリカ, ニューヨーク, ボストン, ワシントン
    America/Vancouver カナダ, バンクーバー
    America/Toronto カナダ, トロント
    America/Sao_Paulo ブラジル, サンパウロ
    Europe/London イギリス, ロンドン
    Europe/Paris フランス, パリ
    Europe/Berlin ドイツ, ベルリン, ミュンヘン, デュッセルドルフ
    Australia/Sydney オーストラリア, シドニー
    Pacific/Auckland ニュージーランド, オークランド
