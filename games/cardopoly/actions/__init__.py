"""What can happen in a turn: the draw and the way, purchases, auctions, debts, taxes, trades, and the end."""
