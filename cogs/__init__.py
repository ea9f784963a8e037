"""What a person meets in Discord: the commands, the buttons and how they are answered.

`cogs.setup.setup` adds it all to a client.
"""
