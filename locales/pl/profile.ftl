# Profiles and leaderboards: how people are doing on a server.

command-profile = Jak ci idzie na tym serwerze: partie, wygrane, miejsca, serie, ranking
command-server = W co się gra na tym serwerze: wolne miejsca, partie, ligi i kto gra
command-leaderboard = Kto najlepiej gra w daną grę na tym serwerze
option-member = Czyj profil; jeśli pominiesz, twój własny
name-profile = profil
name-server = serwer
name-leaderboard = ranking
name-member = osoba

profile-title = ### { $person }
profile-none = Nic tu jeszcze nie ma. Zagraj partię do końca, a się pojawi.
profile-puzzles = 🧩 Rozwiązane zagadki: **{ $solved }** z { $tried }{ $days ->
        [0] { "" }
        [1] { "" }
       *[other] { " · 🔥 " }{ $days } dni z rzędu
    }
profile-matches = { $matches ->
        [one] **1 partia**
        [few] **{ $matches } partie**
       *[other] **{ $matches } partii**
    }, wygrane: { $wins ->
        [0] jeszcze żadna
        [one] **1**
        [few] **{ $wins }**
       *[other] **{ $wins }**
    }
profile-place = { $mark } { $count } ×
profile-streak = { $streak ->
        [0] Najdłuższa seria wygranych: **{ $longest }**
        [one] Ostatnia partia wygrana; najdłuższa seria wygranych: **{ $longest }**
        [few] Wygrane z rzędu: **{ $streak }**; najdłuższa seria wygranych: **{ $longest }**
       *[other] Wygrane z rzędu: **{ $streak }**; najdłuższa seria wygranych: **{ $longest }**
    }
profile-favorite = Najczęściej gra w { $game }
profile-game = **{ $game }** · ranking **{ $points }** · { $matches ->
        [one] 1 partia
        [few] { $matches } partie
       *[other] { $matches } partii
    }, wygrane: { $wins }
profile-game-hidden = **{ $game }** · ranking po { $missing ->
        [one] jeszcze 1 partii
        [few] jeszcze { $missing } partiach
       *[other] jeszcze { $missing } partiach
    } · partie: { $matches }, wygrane: { $wins }
profile-game-alone = -# { $game } z botami 🤖 · ranking **{ $points }** · { $matches ->
        [one] 1 partia
        [few] { $matches } partie
       *[other] { $matches } partii
    }, wygrane: { $wins }
profile-others = -# { $count ->
        [one] Jeszcze jedna partia się nie liczy
        [few] Jeszcze { $count } partie się nie liczą
       *[other] Jeszcze { $count } partii się nie liczy
    }: wejście w trakcie albo bez wyniku.

# The profile as a picture
profile-picture-title = Ktoś
profile-picture-label = { $what ->
    [matches] { $count ->
        [one] partia
        [few] partie
       *[other] partii
    }
    [wins] wygrane
    [longest] passa
    [puzzles] zagadki
   *[days] dni z rzędu
}
profile-picture-now = teraz { $streak }
profile-picture-counts = partie { $matches }, wygrane { $wins }
profile-picture-missing = { $missing ->
    [one] Ranking po jeszcze 1 partii
    [few] Ranking po jeszcze { $missing } partiach
   *[other] Ranking po jeszcze { $missing } partiach
}
profile-picture-alone = { $matches ->
    [one] 1 partia z botami
    [few] { $matches } partie z botami
   *[other] { $matches } partii z botami
}
profile-picture-bots = z botami: { $points }
profile-picture-ahead = przed : za
profile-picture-rivals = Pojedynki
profile-picture-alt-head = { $name }, partie: { $matches }, wygrane: { $wins }.
profile-picture-alt-streak = Wygrane z rzędu: teraz { $streak }, najwięcej { $longest }.
profile-picture-alt-places = Miejsca: { $places }.
profile-picture-alt-place = { $place }. × { $count }
profile-picture-alt-game = { $game }: ranking { $points }, na początku { $first }, najwyżej { $most }; partie: { $matches }, wygrane: { $wins }.
profile-picture-alt-hidden = { $game }, partie: { $matches }, wygrane: { $wins }; do rankingu brakuje: { $missing }.
profile-picture-alt-alone = { $game } z botami: ranking { $points } po { $matches ->
    [one] 1 partii
    [few] { $matches } partiach
   *[other] { $matches } partiach
}.
profile-picture-alt-puzzles = Zagadki: rozwiązane { $solved } z { $tried }, dni z rzędu: { $days }.
profile-picture-alt-rival = Pojedynki ({ $name }): z przodu { $beaten } razy, z tyłu { $ahead } razy.

leaderboard-title = ### { $game }: najlepsi na tym serwerze
leaderboard-line = { $mark } { $me ->
        [1] **{ $person }**
       *[other] { $person }
    } · **{ $points }** · partie: { $matches }, wygrane: { $wins }
leaderboard-level = { $level ->
        [easy] Łatwe boty
        [strong] Mocne boty
       *[normal] Boty
    } · **{ $points }** · partie: { $matches }, wygrane: { $wins }
leaderboard-empty = Nikt nie ma jeszcze rankingu. Dostaje się go po pięciu dokończonych partiach z innymi ludźmi.
leaderboard-note = -# Każdy zaczyna od 1000 i trafia na listę po pięciu partiach. Twój ranking zmieniają tylko partie z innymi ludźmi; ranking z botami pokazuje { COMMAND("profile") }. Kto odejdzie z partii albo przestanie grać, jest za wszystkimi, którzy zostają. U botów liczy się każda partia, chyba że ktoś ma w niej zastępstwo.
leaderboard-better = Wyżej
leaderboard-worse = Niżej

# The page of a server
server-title = ### W co się gra na serwerze { $server }
server-empty = Nikt tu jeszcze nie grał. Zacznij od { COMMAND("help") }.
server-lobbies = **Wolne miejsca**
server-lobby = { $channel } · { $game } · zajęte miejsca: { $taken } z { $seats }
server-tables = **W grze** ({ $count })
server-table = { $channel } · { $game }
server-leagues = **Ligi**
server-people = **Kto tu gra**: { $count ->
        [one] jedna osoba
        [few] { $count } osoby
       *[other] { $count } osób
    } w ostatnich 30 dniach
server-person = { $person } · { $count ->
        [one] jedna partia
        [few] { $count } partie
       *[other] { $count } partii
    }
server-best = **Najwyższy ranking**
server-leader = { $game }: { $person } · { $rating }
server-move = **Najlepszy ruch tygodnia**
server-moved = { $game }: { $person }, szansa na wygraną o { $gain } punktów wyższa niż po następnym najlepszym ruchu · [przy stole]({ $link })
server-records = **Rekordy**
server-most-wins = Najwięcej wygranych: { $person } · { $count }
server-streak = Najdłuższa seria wygranych: { $person } · { $count } z rzędu
server-more = … i jeszcze { $count }
