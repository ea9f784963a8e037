# `/puzzle`, and the daily puzzle of a channel.

puzzle-title = ### 🧩 { $game }
puzzle-theme = Jeden ruch jest dużo lepszy od innych: który?
puzzle-again = -# Tej zagadki nie udało ci się kiedyś rozwiązać. Spróbuj jeszcze raz.
puzzle-you = Twoje miejsce
puzzle-right = ✅ **Dobrze:** { $move }
puzzle-wrong = ❌ **Da się lepiej:** { $move }
puzzle-best = **Najlepiej: { $move }**
    To zostawia { $chance }% szansy na wygraną{ $same ->
        [0] , a { $worst }%, jeśli pójdzie źle.
       *[other] .
    }
puzzle-turn-right = { $equal ->
        [0] ✅ **Dobrze.** Twoja tura:
       *[other] ✅ **Dobrze:** tak samo jak najlepsza. Twoja tura:
    }
puzzle-turn-wrong = ❌ **Da się lepiej.** Twoja tura:
puzzle-steps-more = { $steps } … i jeszcze { $count }
puzzle-turn-best = { $better ->
        [0] **Najlepiej:**
       *[other] **Lepiej:**
    }
puzzle-turn-leaves = { $chance ->
        [100] To od razu wygrywa.
       *[other] To zostawia { $chance }% szansy na wygraną{ $same ->
            [0] , a { $worst }%, jeśli pójdzie źle.
           *[other] .
        }
    }
puzzle-turn-yours = { $known ->
        [0] -# 👉 Twoja wygląda o tyle słabiej, że nie ma co liczyć.
       *[other] -# 👉 Twoja zostawia { $chance }%.
    }
puzzle-turn-next = -# Następna najlepsza tura zostawia { $chance }%: { $move }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance }% · { $move }
puzzle-untried = -# 👉 { $move }: wygląda o tyle słabiej, że nie ma co liczyć.
puzzle-worth = **Wartość: { $amount }.**
puzzle-streak = 🔥 { $days ->
        [one] Pierwszy dzień! Rozwiąż zagadkę także jutro i będzie seria.
        [few] **{ $days } dni** z rzędu z rozwiązaną zagadką.
       *[other] **{ $days } dni** z rzędu z rozwiązaną zagadką.
    }
puzzle-answered = Ta zagadka ma już twoją odpowiedź. Tak poszło.

# Its controls
puzzle-next = Następna zagadka
puzzle-reset = Zacznij od nowa
puzzle-other = Inna gra
puzzle-solve = Rozwiąż
puzzle-more = Więcej zagadek

# In a channel
puzzle-daily = ### 🧩 Zagadka dnia · { $day }
puzzle-nobody = -# Nie ma jeszcze żadnej odpowiedzi. Twoją widzisz tylko ty.
puzzle-solved = { $solved ->
        [0] Nikt jej jeszcze nie rozwiązał
       *[other] **Rozwiązana:** { $names }{ $more ->
            [0] { "" }
           *[other] { " " }i jeszcze { $more }
        }
    } · { $tried ->
        [one] 1 odpowiedź
        [few] { $tried } odpowiedzi
       *[other] { $tried } odpowiedzi
    }
puzzle-until = -# Następna pojawi się { $next }, razem z rozwiązaniem tej.

# When something does not work
puzzle-unknown = Ta zagadka nie jest twoja albo już jej nie ma. Wpisz { COMMAND("puzzle") }, żeby dostać własną.
puzzle-none = Wow, wszystkie moje zagadki masz już za sobą! Wróć później albo zagraj partię: { COMMAND("help") } pokazuje jak.
puzzle-past = Ten dzień minął, a rozwiązanie jest w jego wiadomości. Dzisiejsza zagadka jest niżej na kanale; więcej ma { COMMAND("puzzle") }.
puzzle-notice-trouble = Nie mogę pokazać zagadki dnia na kanale { $channel }. { $why } Gdy będzie to naprawione, pojawi się sama.
puzzle-notice-gone = Kanał z zagadką dnia został usunięty, więc nowych nie będzie. Wybierz inny kanał: { COMMAND("settings") }.
limit-puzzle = Dużo tych zagadek naraz! Limit na dziesięć minut: { $person } dla jednej osoby, { $server } na całym serwerze. Dokończ tę, którą masz, albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
