"""Messages that Freehold writes on Discord, built from a match and a language as views of components.

Every builder returns a finished view: it is stopped, so that discord.py never keeps it, and it stays within
Discord's limits whatever the names, hands and offers are. The pictures that it refers to are sent with it.

Besides the messages that its events, questions and labels name, each game has ``<key>-name``,
``<key>-setting-<setting>`` and ``<key>-setting-<setting>-<value>`` for its settings, given the most players
as ``$most``, and ``<key>-score``, given ``$score``. For the setting on the lobby's face (`Game.face`) it also
has ``<key>-face-<value>`` and ``<key>-flip-<value>``.
"""
