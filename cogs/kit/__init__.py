"""What every command and control needs.

| module | what it is for |
|---|---|
| `router` | takes every click to the handler of its verb |
| `guards` | guards: they look up what a control names, and refuse those who may not use it |
| `rights` | what somebody may do on a server |
| `open_seats` | lobbies with free seats on a server |
| `replies` | answers a person in private, in their language, exactly once |
| `errors` | what people read when something fails, and what the log gets |
| `translator`, `welcome` | commands in every language, the first direct message |
| `zones`, `league_starts` | time zones, and the times at which a league can start |
"""
