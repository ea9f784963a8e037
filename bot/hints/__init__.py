"""Hints: `hints` asks a search worker for the best move, `messages` says it on Discord.

Who may have hints is decided in `bot.domain.hints`, because lobbies and panels ask it too.
"""
