"""The panel of Cardopoly, which makes each move with a few taps: turns, prompts and trades."""
