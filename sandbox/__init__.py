"""Discord on localhost: its REST API, its gateway and a page, as far as a bot like ours uses them.

Start reading at `sandbox.server` (the whole), `sandbox.client.people` (what a person can do),
`sandbox.model.world` (what there is), `sandbox.api.gateway` and `sandbox.api.rest` (how to make trouble:
dropped connections, failing requests).

Imitated: logging in, several processes, shards, session starts, intents, resuming; application commands;
interactions with their 3 seconds and 15 minutes; messages with components (V2 and old), attachments,
mentions, replies, nonces; modals; DMs that may be closed; public and private threads; permissions by role
and channel; rate limits; emojis of the app's own.

Not imitated, and answered with an error and a line in the log: reactions, pins, polls, stickers, embeds'
pictures, voice, webhooks of one's own, uploads in modals, premium buttons, forums, edits of channels,
roles and members, member lists. Silently absent: threads do not archive by themselves, slow mode does
not slow, and role mentions notify nobody.

It is strict where Discord is strict, and what it does not imitate it answers with an error, never with a
guess. Where Discord keeps a number to itself (edits of old messages, the buckets of most routes) ours is
marked as such.
"""
