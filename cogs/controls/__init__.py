"""What buttons, selects and windows do that belong to no command.

| module | what it is for |
|---|---|
| `lobby` | opening, filling and starting a lobby |
| `table`, `watch` | the buttons below a table, and the table for one spectator |
| `panel`, `taps` | a player's panel, and taps on any panel, also of lessons and puzzles |
| `seats` | giving up, taking back and handing over a seat |
| `moving` | moving a match to another channel, or to direct messages |
| `replay`, `film`, `analysis` | looking back at a match |
| `league` | the page from which an organizer runs a league |
"""
