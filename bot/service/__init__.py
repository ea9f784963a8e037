"""What keeps matches going.

| module | what it is for |
|---|---|
| `matches` | the only writer of matches, one change at a time |
| `clock`, `uptime`, `vacations` | deadlines, time in which a shard was away, people on vacation |
| `opponents`, `thinking`, `thinkers` | bot opponents, and the search workers that help them |
| `invitations` | invitations to a seat |
| `privacy`, `exports` | handing out a person's data, forgetting people and old matches |
| `limits` | how often a person may do what reaches others or costs work |
| `workers`, `trickle`, `writing` | background work, and refusing in words when nothing can be written |
"""
