"""A league as a value (MD-50 to MD-55): `records` says what it is, `changes` what can happen to it.

`rules`, `draw`, `schedule` and `standings` compute with it.
"""
