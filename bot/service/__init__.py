"""The services that keep matches going.

| module | what it is for |
|---|---|
| `matches` | the only writer of matches, one change at a time |
| `clock`, `uptime`, `vacations` | deadlines, downtime of shards, people on vacation |
| `opponents` | bot opponents, which search workers help |
| `pictures`, `films` | pictures and films of matches, drawn by render workers and cached |
| `profiles` | what the picture of a profile shows |
| `invitations` | invitations to a seat |
| `privacy`, `export_files` | exporting and deleting personal data and old matches |
| `limits` | rate limits for what reaches others or costs work |
| `work_queue`, `trickle`, `writing` | background work with retries; locks and refusals around writes |
"""
