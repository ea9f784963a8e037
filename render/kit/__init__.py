"""Shared tools for painting pictures.

Which file is for what:

- `theme`: the family's colors, seats, groups, sizes of type, and `Look` (for whom a picture is made).
- `ground`: the place a picture shows, as a value: `PROPERTY`, `DEAL`, `CARDOPOLY`, `MONOPOLY`, or `HOUSE` for
  league, profile, help, puzzles and any other game. Tones, frame, back of cards, circle of numbers.
- `palette`: the colors of a picture: 128 that all share, and at most 64 of its ground's own.
- `canvas`: a picture being painted; it knows its ground (`canvas.ground`). `draw_fine` draws smooth shapes.
- `frame`: `open_canvas(ground, height)` begins a picture, `headline` writes its first line, and `box` makes a
  box with round corners of any size cheaply.
- `paths`: what was done last: a ghost where it came from, a gold path, solid where it is now.
- `glyphs`: the shapes of the ten groups. `cards`, `emblems`, `dice`: cards and their parts.
- `seats`, `heads`: badges of players, and their places around a table.
- `numbers`: the circle with a number (`number`), the box with a count (`count`).
- `signs`: what a card or a control does. `lettering`: words as masks, and how they fit. `sentences`: words
  put together for alternative texts.

The family, in every picture: gold is only for what is *now* or was *won*, and has a dark edge. `BRASS` is
dull and means nothing. Red says that something can end you, or was refused. A circle is a place or a
person, a box with round corners is a count, a house is rent, a fence a mortgage. Shadows are hard and fall
to the lower right. A group is its glyph on its color, never a letter: letters are people's. Headlines have
50 to 56 points, names 34 to 46, figures 44 to 64; nothing that matters has less than 32.

`Canvas.spots` says where the things lie that a move can be about. An analysis marks them (`render.notes`):
the best move has a whole ring with a tick, any other a dashed outline with an empty circle.

A game paints like this::

    canvas = open_canvas(DEAL, height)
    headline(canvas, [words])
    canvas.stamp(box(DEAL, 400, 200, DEAL.raised, DEAL.line), x, y)
    put_glyph(canvas, group, 60, x, y)
    mark(canvas, look.seats[seat], x, y)
"""
