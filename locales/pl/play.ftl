# `/play`: finding somebody to play with.

play-not-waiting = Nie czekasz na stół. { COMMAND("play") } znajdzie ci jakiś.
play-waiting = ⏳ Czekasz na stół: **{ $games }**, { $seats ->
        [0] dowolna liczba graczy
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[other] { $seats } graczy
    }, { $where ->
        [everywhere] tutaj **i wszędzie indziej**: obcy widzą twoją nazwę
       *[here] z ludźmi z tego serwera
    }. Tempo: { $pace }. Napiszę, gdy tylko dostaniesz stół, a jeśli nikt się nie zgłosi, dam znać: { $until }.
play-expired = Na razie koniec czekania, nikt się nie zgłosił ({ $games }). Spróbuj jeszcze raz: { COMMAND("play") }. Możesz tam też od razu zagrać z botami.
play-ask-bots = Nikt się jeszcze nie zgłosił do gry: { $games }. Przestanę szukać { $until }. Jeśli chcesz, wolne miejsca mogą zająć boty.
play-seated = 🎲 Twój stół jest gotowy: **{ $game }**, { $where }. { $people ->
        [0] Grasz z botami.
       *[other] Grają z tobą: { $names }{ $bots ->
            [0] .
            [one] { "" } i bot.
            [few] { "" } i { $bots } boty.
           *[other] { "" } i { $bots } botów.
        }
    } Tempo: { $pace }.
play-thread-name = { $game } · { $names }
play-fill = Niech wejdą boty

command-play = Znajdź ludzi do gry: stoły z wolnym miejscem albo czekanie, aż ktoś się zgłosi
option-seats = Ilu ma być graczy; jeśli pominiesz, dowolna liczba
option-where = Tylko ludzie z tego serwera albo zewsząd, a wtedy widzą twoją nazwę
name-play = zagraj
name-seats = ilu_graczy
name-where = gdzie
choice-everywhere = wszędzie

play-title = ### 🎲 Kto chce zagrać?
play-lobbies = **Stoły z wolnym miejscem**
play-lobby = { $game } na kanale { $channel }, zajęte miejsca: { $taken } z { $seats }
play-join = Dołącz
play-here = **Czekają tutaj**
play-elsewhere = **Czekają też gdzie indziej**
play-person = { $name }: { $games } · { $pace }{ $known ->
        [yes] {" "}· zwykle { $hours }
       *[no] { "" }
    }
play-nobody = Nikt tu teraz nie czeka. Zacznij, a napiszę, gdy tylko ktoś się zgłosi.
play-unnamed = { $count ->
        [one] Gdzie indziej czeka jedna osoba.
        [few] Gdzie indziej czekają { $count } osoby.
        [many] Gdzie indziej czeka { $count } osób.
       *[other] Gdzie indziej czeka { $count } osoby.
    } Z *{ $label }* może od razu znajdziesz stół.
play-games = W co chcesz zagrać
play-pace = Tempo
play-seats = Liczba graczy
play-seats-any = Dowolna liczba graczy
play-seats-count = { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[other] { $seats } graczy
    }
play-wait-here = Czekaj na graczy tutaj
play-wait-everywhere = Czekaj wszędzie
play-everywhere = -# *{ $label }*: także z ludźmi z innych serwerów. **Obcy widzą wtedy twoją nazwę** we Freehold i o jakich porach zwykle grasz.
play-bots = Zagraj od razu z botami
play-stop = Nie czekaj dłużej
play-left = Nie czekasz już na stół.
play-where = Jesteśmy tu tylko my, więc nikt nie może czekać z tobą. Jeśli obcy mogą widzieć twoją nazwę, wybierz w opcji `{ CLIENT("name-where") }` *{ CLIENT("choice-everywhere") }* albo użyj komendy na serwerze.
play-no-seats = W { $game } nie da się grać w { $seats ->
        [one] { $seats } osobę
        [few] { $seats } osoby
       *[other] { $seats } osób
    }.
play-filled = Dobrze: wolne miejsca zajmują boty i od razu zaczynacie.
play-taken = Ktoś właśnie zajął to miejsce. { COMMAND("play") } pokazuje, co jeszcze jest wolne.
play-joined = Masz miejsce { $where }. Dam ci znać, gdy się zacznie.
play-hello = Napiszę do ciebie tutaj, gdy tylko dostaniesz stół.
play-closed = Nie mogę wysyłać ci wiadomości prywatnych, więc nie mam jak powiedzieć, że masz stół. Zezwól na wiadomości prywatne z tego serwera albo od aplikacji i spróbuj jeszcze raz.

settings-play = **Stoły z { COMMAND("play") }**: kanał, na którym się zaczynają, każdy w wątku
settings-play-none = Gra się w wiadomościach prywatnych

play-slow-first = Z obcymi szybkie tempo jest dla tych, którzy mają za sobą dokończoną partię: nikt nie lubi czekać na kogoś, kto zniknął. Zagraj najpierw jedną tutaj, w tempie jednego dnia na ruch albo z botami.
play-rest = W dwóch twoich ostatnich partiach bot musiał grać za ciebie. Szybko z obcymi zagrasz znów { $until }; już teraz możesz w tempie jednego dnia na ruch.

# $state: learned, chosen or off; $known: yes or no
me-hours = **Kiedy zwykle grasz**
    -# { $state ->
        [off] Nie zwracam na to uwagi i nie liczy się to, gdy { COMMAND("play") } szuka ci ludzi.
        [chosen] Tak, jak mi mówisz. { COMMAND("play") } najpierw szuka osób, które też wtedy grają.
       *[learned] { $known ->
            [yes] Wiem to z twoich kliknięć. { COMMAND("play") } najpierw szuka osób, które też wtedy grają.
           *[no] Jeszcze nie wiem; zobaczę po twoich kliknięciach, dla { COMMAND("play") }. Możesz mi też powiedzieć.
        }
    } (Twoja strefa czasowa: { $zone })
me-hours-learn = Tak, jak klikam
me-hours-off = Nie zapamiętuj
me-avoid = **Z kim wolisz nie grać**
    -# { COMMAND("play") } nigdy was nie posadzi przy jednym stole. Te osoby się o tym nie dowiedzą i nikt inny tego nie widzi.
me-avoid-nobody = Nikogo takiego
me-avoid-more = Ktoś jeszcze z tego serwera
choice-avoid = Unikaj
avoid-done = { COMMAND("play") } nigdy więcej nie posadzi cię przy stole z tą osobą: { $person }. Nikt się o tym nie dowie. Jeśli teraz gracie razem, partia toczy się dalej.
avoid-undo = Cofnij
avoid-undone = Dobrze: { COMMAND("play") } może znów posadzić cię przy stole z tą osobą: { $person }.
avoid-nobody = Wybierz kogoś innego: nie możesz unikać siebie ani bota.

notify-invites = **Zaproszenia** do stołu, od innych osób
notify-invites-yes = Przychodzą w wiadomości prywatnej
notify-invites-no = Nie chcę żadnych

option-with = Zaproś tę osobę do gry; napiszę do niej
name-with = z_kim
play-ask = Zaproś kogoś z poprzednich partii
play-alone = To przecież ty! Wybierz kogoś innego do gry.

help-company = ### Znajdź ludzi
    { COMMAND("play") } znajdzie ci stół, tutaj albo wszędzie: napiszę, gdy tylko go dostaniesz.
    Wolisz na kogoś nie trafiać? W menu przy jego nazwie wybierz *Aplikacje* → *{ CLIENT("choice-avoid") }*: tylko ty o tym wiesz.

play-invited = { $host } zaprasza cię do stołu **{ $game }** { $where }.
play-asked = { $person } ma już zaproszenie do twojego stołu { $where }.
