"""What Freehold writes on Discord, built from a match and a language: views of components, nothing kept.

Every builder returns a finished view: it is stopped, so that discord.py never holds it, and it keeps
Discord's limits whatever the names, hands and offers are. The pictures it refers to are sent beside it.

Of a game the builders expect these messages, besides those its events, asks and labels name:
``<key>-name``, ``<key>-setting-<setting>`` and ``<key>-setting-<setting>-<value>`` for its settings, with
``$most`` players there can be, ``<key>-score`` with ``$score``, and ``<key>-tiebreak`` with ``$figure`` if
its outcomes have tiebreaks; for the setting on the lobby's face (`Game.face`) also ``<key>-face-<value>`` and
``<key>-flip-<value>``.
"""
