# What the house writes into a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Każde tasowanie pochodzi z zapieczętowanego sekretu i z czegoś od każdego, kto dołącza. SHA-256 sekretu: `{ $commitment }`
house-moved = { $who } nie zdąża na czas, więc ruch robi bot.
house-passed = { $who } nie zdąża na czas, więc tura przepada.
house-undone = { $who } cofa swój ostatni ruch.
house-planned = { $who } ma ten ruch zaplanowany z góry, więc dzieje się od razu.
house-only = { $who } ma tylko jeden możliwy ruch, więc dzieje się sam.
house-only-told = { $told } (Jedyny możliwy ruch, więc dzieje się sam.)
house-only-you = Masz tylko jeden możliwy ruch, więc robię go za ciebie.
house-planned-you = Zgodnie z twoim planem od razu robię ten ruch za ciebie.
house-moved-you = Twój czas minął, więc ten ruch robi za ciebie bot.
house-passed-you = Twój czas minął, więc twoja tura przepada.
house-lapsed = Nie masz już nic do zrobienia, więc kończę twoją turę.
house-away = { $who } znika na jakiś czas. Do powrotu gra bot.
house-to-message = Partia toczy się dalej w wiadomościach prywatnych.
house-to-channel = Partia toczy się dalej na innym kanale.
house-paused = Przez jakiś czas mnie nie było. Każdy dostaje ten czas z powrotem.
house-mended = W moich zasadach gry { $game } był błąd. Jest poprawiony, partia toczy się dalej na właściwych.
house-outdated = Przepraszam, ta partia musi się tu skończyć: zasady gry { $game } za bardzo się zmieniły, żeby grać dalej. Nikt nie przegrał. Otwórzcie nową, kiedy chcecie.
house-back = { $who } wraca do stołu.
house-returned = { $who } wraca i przejmuje miejsce. Zastępstwo kończy { $before }.
house-vacated = { $before } już tu nie gra, więc wchodzi bot: { $who }.
house-bot-easy = Miejsce gracza { $before } zajmuje łatwy bot: { $who }.
house-bot-normal = Miejsce gracza { $before } zajmuje bot: { $who }.
house-bot-strong = Miejsce gracza { $before } zajmuje mocny bot: { $who }.
house-substitute = { $who } zajmuje miejsce gracza { $before }.
house-vacation = { $who } ma urlop. Ten zegar stoi.
house-vacation-over = { $who } wraca z urlopu.
house-vacation-agreed = { $who } nie ma nic przeciwko, żeby na razie za gracza { $other } grał bot. Gdy zgodzą się wszyscy, bot wejdzie do gry.
house-unrated = Sezon się skończył, a ten stół policzył się tak, jak stał. Możecie grać dalej, ale niczyj ranking już się nie zmieni.
house-league-paused = Liga ma przerwę, wszystkie zegary stoją. Grać można dalej.
house-league-continues = Liga rusza dalej, zegary znów chodzą.
house-pace-wanted = { $who } chce innego tempa: { $pace }. Gdy zechcą wszyscy, zmieni się.
house-pace-changed = { $planned ->
        [yes] Zgodnie z umową tempo to teraz: { $pace }.
       *[no] Wszyscy zgadzają się na nowe tempo: { $pace }.
    } Wszystkie zegary ruszają od nowa.
house-time-given = { $who } dodaje czasu graczowi { $other }.
house-deserted = Wszyscy odeszli od tego stołu, więc partia kończy się tu bez wyniku.
house-idle = Od 30 dni nikt się nie ruszył, więc partia kończy się tu bez wyniku. Otwórzcie nową, kiedy chcecie.

# One word each, as many as a table has seats.
opponent-names = Ada Bruno Celina Dominik Eliza Fabian
