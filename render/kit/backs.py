"""Patterns on the backs of cards, one for each ground."""

from __future__ import annotations

from PIL import ImageDraw

from render.kit.theme import Color, mix


def deeds(pen: ImageDraw.ImageDraw, width: int, height: int, colors: tuple[Color, Color]) -> None:
    """Deeds laid across each other, as on a mat."""
    ground, line = colors
    step = width / 5
    pen.rectangle((0, 0, width, height), fill=ground)
    for row in range(-1, int(height / step) + 2):
        for column in range(-1, 7):
            flat = (row + column) % 2 == 0
            reach_x, reach_y = (step * 0.96, step * 0.36) if flat else (step * 0.36, step * 0.96)
            x, y = column * step, row * step
            fill = mix(ground, line, 0.15) if flat else ground
            pen.rectangle(
                (x - reach_x, y - reach_y, x + reach_x, y + reach_y),
                fill=fill,
                outline=line,
                width=2,
            )


def contours(pen: ImageDraw.ImageDraw, width: int, height: int, colors: tuple[Color, Color]) -> None:
    """The contour lines of a hill."""
    ground, line = colors
    pen.rectangle((0, 0, width, height), fill=ground)
    thick = max(2, width // 26)
    for ring in range(9, 0, -1):
        part = ring / 9
        x, y = width * (0.36 + 0.16 * part), height * (0.6 - 0.1 * part)
        reach_x, reach_y = width * 0.78 * part, height * 0.72 * part
        pen.ellipse((x - reach_x, y - reach_y, x + reach_x, y + reach_y), outline=line, width=thick)


def windows(pen: ImageDraw.ImageDraw, width: int, height: int, colors: tuple[Color, Color]) -> None:
    """A front of windows."""
    ground, line = colors
    pen.rectangle((0, 0, width, height), fill=ground)
    across, down = 4, 6
    step_x, step_y = width / across, height / down
    for column in range(across):
        for row in range(down):
            x, y = column * step_x, row * step_y
            pen.rectangle(
                (
                    x + step_x * 0.24,
                    y + step_y * 0.22,
                    x + step_x * 0.76,
                    y + step_y * 0.78,
                ),
                fill=line,
            )


def maze(pen: ImageDraw.ImageDraw, width: int, height: int, colors: tuple[Color, Color]) -> None:
    """A maze of hedges: rings with openings."""
    ground, line = colors
    pen.rectangle((0, 0, width, height), fill=ground)
    step = width / 12
    thick = max(2, round(step * 0.55))
    gap = step * 1.2
    for ring in range(5):
        inset = step * (0.7 + 1.1 * ring)
        left, top, right, low = inset, inset, width - inset, height - inset
        if right - left < step:
            break
        pen.rectangle((left, top, right, low), outline=line, width=thick)
        if ring % 2:
            pen.rectangle((left - 1, height / 2 - gap / 2, left + thick, height / 2 + gap / 2), fill=ground)
        else:
            pen.rectangle((width / 2 - gap / 2, low - thick, width / 2 + gap / 2, low + 1), fill=ground)


def damask(pen: ImageDraw.ImageDraw, width: int, height: int, colors: tuple[Color, Color]) -> None:
    """Leaves and pearls in rows."""
    ground, line = colors
    pen.rectangle((0, 0, width, height), fill=ground)
    step_x, step_y = width / 4, height / 5
    for row in range(-1, 6):
        for column in range(-1, 5):
            x, y = (
                (column + 0.5) * step_x,
                (row + (0.5 if column % 2 else 0)) * step_y + step_y / 2,
            )
            pen.polygon(
                [
                    (x, y - step_y * 0.36),
                    (x + step_x * 0.26, y),
                    (x, y + step_y * 0.36),
                    (x - step_x * 0.26, y),
                ],
                fill=line,
            )
            pen.polygon(
                [
                    (x, y - step_y * 0.16),
                    (x + step_x * 0.1, y),
                    (x, y + step_y * 0.16),
                    (x - step_x * 0.1, y),
                ],
                fill=ground,
            )
            reach = step_x * 0.09
            pen.ellipse((x - reach, y + step_y / 2 - reach, x + reach, y + step_y / 2 + reach), fill=line)
