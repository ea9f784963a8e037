"""What people see on Discord: messages kept up to date with the matches, and the controls on them.

| module | what it is for |
|---|---|
| `presenter`, `panels`, `story` | tables, panels, and what the messages above a table become |
| `messages` | builds every message from a match and a language |
| `controls` | what a button or a select carries in its custom_id |
| `sync` | the one way to bring a message up to date |
| `posts`, `clicks` | posting, finding and editing a message; editing one that was clicked |
| `foreign` | tables in group chats and on servers without Freehold, shown by answering clicks |
| `private_lobbies` | lobbies by direct message, one message for each person |
| `notices` | direct messages beside the panels |
| `newcomers`, `arrivals` | meeting people and servers that are new |
| `errors`, `obstacles`, `channels` | what Discord's errors mean, how to explain them, when to retry |
| `pace`, `traffic` | how fast requests may go, and counting them |
| `commands`, `emojis`, `permissions` | what is registered with Discord, and what Freehold may do there |
"""
