# Profiles and leaderboards: how people are doing on a server.

command-profile = How you’re doing on this server: matches, wins, places, streaks, rating
command-server = What’s played on this server: open seats, matches, leagues, and who plays
command-leaderboard = Who plays a game best on this server
option-member = Whose profile; leave it out for your own
name-profile = profile
name-server = server
name-leaderboard = leaderboard
name-member = member

profile-title = ### { $person }
profile-none = Nothing here yet. Finish a match, and it’ll show up here.
profile-puzzles = 🧩 **{ $solved }** of { $tried } puzzles solved{ $days ->
        [0] { "" }
        [1] { "" }
       *[other] { " · 🔥 " }{ $days } days in a row
    }
profile-matches = { $matches ->
        [one] **1 match**
       *[other] **{ $matches } matches**
    }, { $wins ->
        [0] none of them won yet
        [one] **1** won
       *[other] **{ $wins }** won
    }
profile-place = { $mark } { $count } ×
profile-streak = { $streak ->
        [0] Longest winning streak: **{ $longest }**
        [one] Won the last match; longest winning streak: **{ $longest }**
       *[other] Won the last **{ $streak }** in a row; longest winning streak: **{ $longest }**
    }
profile-favorite = Plays { $game } most
profile-game = **{ $game }** · rating **{ $points }** · { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $wins } won
profile-game-hidden = **{ $game }** · rating after { $missing ->
        [one] 1 more match
       *[other] { $missing } more matches
    } · { $matches } played, { $wins } won
profile-game-alone = -# { $game } against bots 🤖 · rating **{ $points }** · { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $wins } won
profile-others = -# { $count ->
        [one] One more match doesn’t
       *[other] { $count } more matches don’t
    } count: joined midway, or without a result.

# The profile as a picture
profile-picture-title = Somebody
profile-picture-label = { $what ->
    [matches] { $count ->
        [one] match
       *[other] matches
    }
    [wins] won
    [longest] win streak
    [puzzles] puzzles
   *[days] day streak
}
profile-picture-now = now { $streak }
profile-picture-counts = { $matches } played, { $wins } won
profile-picture-missing = { $missing ->
    [one] Rated after 1 more match
   *[other] Rated after { $missing } more matches
}
profile-picture-alone = { $matches ->
    [one] 1 match against bots
   *[other] { $matches } matches against bots
}
profile-picture-bots = against bots: { $points }
profile-picture-ahead = ahead : behind
profile-picture-rivals = Head to head
profile-picture-alt-head = { $name }: { $matches } played, { $wins } won.
profile-picture-alt-streak = Won in a row: { $streak } now, { $longest } at best.
profile-picture-alt-places = Places: { $places }.
profile-picture-alt-place = { $place }. × { $count }
profile-picture-alt-game = { $game }: rating { $points }, after { $first } at first and { $most } at best; { $matches } played, { $wins } won.
profile-picture-alt-hidden = { $game }: { $matches } played, { $wins } won; rated after { $missing } more.
profile-picture-alt-alone = { $game } against bots: rating { $points } after { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
profile-picture-alt-puzzles = Puzzles: { $solved } of { $tried } solved, { $days } days in a row.
profile-picture-alt-rival = Against { $name }: ahead { $beaten } times, behind { $ahead } times.

leaderboard-title = ### { $game }: the best on this server
leaderboard-line = { $mark } { $me ->
        [1] **{ $person }**
       *[other] { $person }
    } · **{ $points }** · { $matches } played, { $wins } won
leaderboard-level = { $level ->
        [easy] Easy bots
        [strong] Strong bots
       *[normal] Bots
    } · **{ $points }** · { $matches } played, { $wins } won
leaderboard-empty = Nobody’s rated yet. You get there with five finished matches against other people.
leaderboard-note = -# Everybody starts at 1000 and is listed after five matches. Only matches with other people change your rating; your rating against bots is in your { COMMAND("profile") }. If you leave a match or stop playing, you’re rated behind everybody who stays. For bots, every match counts unless somebody is replaced.
leaderboard-better = Further up
leaderboard-worse = Further down

# The page of a server
server-title = ### Played on { $server }
server-empty = Nothing’s been played here yet. Start with { COMMAND("help") }.
server-lobbies = **Open seats**
server-lobby = { $channel } · { $game } · { $taken } of { $seats } seats taken
server-tables = **Being played** ({ $count })
server-table = { $channel } · { $game }
server-leagues = **Leagues**
server-people = **Who plays here**: { $count ->
        [one] one person
       *[other] { $count } people
    } in the last 30 days
server-person = { $person } · { $count ->
        [one] one match
       *[other] { $count } matches
    }
server-best = **Rated highest**
server-leader = { $game }: { $person } · { $rating }
server-move = **Best move of the week**
server-moved = { $game }: { $person }, whose chance to win was { $gain } points better than with the next best move · [at the table]({ $link })
server-records = **Records**
server-most-wins = Most wins: { $person } · { $count }
server-streak = Longest winning streak: { $person } · { $count } in a row
server-more = … and { $count } more
