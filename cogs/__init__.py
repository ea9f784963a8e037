"""What people do on Discord: commands, buttons, selects and windows, and how each is answered.

| module | what it is for |
|---|---|
| `setup` | adds all of this to a client |
| `games` | `/<game> new`, made from a game's settings |
| `match` | `/match`, `/matches` |
| `league`, `evening` | leagues, seasons and evenings, with their buttons |
| `puzzle`, `learn` | puzzles and lessons, with their buttons |
| `help`, `rules` | what newcomers and players read |
| `profile`, `vacation` | a person's results and vacations |
| `preferences`, `privacy` | how a person reads and is notified, and their data |
| `play` | finding people to play with |
| `server` | what is played on a server, and by whom |
| `settings`, `moderation` | what those who manage a server can do |
| `controls` | buttons, selects and windows that belong to no command |
| `kit` | what every command and control needs |
"""
