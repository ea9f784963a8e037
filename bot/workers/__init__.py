"""Worker processes for what takes long, so that clicks never wait for it.

| module | what it is for |
|---|---|
| `pool` | a pool of processes of one kind, asked by priority; starts, replaces and ends them |
| `protocol` | the loop in a worker: reads tasks from its input, writes answers to its output |
| `render`, `render_workers` | the worker that draws pictures; a pool of them |
| `search`, `search_workers` | the worker that looks for good moves; a pool of them, with time limits |
| `strategies` | runs a strategy in a thread, because it may be slow or never return |
"""
