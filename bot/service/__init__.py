"""What keeps matches going.

| module | what it is for |
|---|---|
| `matches` | the only writer of matches, one change at a time |
| `clock`, `uptime`, `vacations` | deadlines, time in which a shard was away, people on vacation |
| `opponents` | bot opponents, which search workers help |
| `pictures`, `films` | pictures and films of matches, drawn by render workers and cached |
| `profiles` | what the picture of a profile shows |
| `invitations` | invitations to a seat |
| `privacy`, `export_files` | handing out a person's data, forgetting people and old matches |
| `limits` | how often a person may do what reaches others or costs work |
| `work_queue`, `trickle`, `writing` | background work, and refusing in words when nothing can be written |
"""
