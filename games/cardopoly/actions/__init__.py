"""The parts of a turn: draw and move, purchases, auctions, debts, taxes, trades and leaving."""
