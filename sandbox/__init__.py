"""Discord on localhost: the parts of its REST API, gateway and client that a bot uses.

Start reading at `sandbox.server` (the entry point), `sandbox.client.people` (what a person can do) and
`sandbox.model.world` (servers, channels, messages). `sandbox.api.gateway` and `sandbox.api.rest` inject
faults: dropped connections and failing requests.

Imitated: logging in, several processes, shards, session start limits, intents, resuming; application
commands; interactions with their 3 seconds and 15 minutes; messages with components (V2 and legacy),
attachments, mentions, replies, nonces; modals; DMs, open or closed; public and private threads; permissions
by role and channel; scheduled events outside voice channels; rate limits; application emojis; installations
to servers and people, with group chats, DMs between people and servers without the bot.

Not imitated, and answered with an error and a line in the log: reactions, pins, polls, stickers, images in
embeds, voice, incoming webhooks, uploads in modals, premium buttons, forums, edits of channels, roles and
members, member lists. Silently missing: threads don't archive themselves, slow mode has no effect, role
mentions notify nobody, messages have no context menus of the app, and there are no webhook events.

The sandbox is as strict as Discord, and answers what it doesn't imitate with an error, never with a guess.
Where Discord doesn't publish a number (edits of old messages, the buckets of most routes), a comment marks
the sandbox's number as an assumption.
"""
