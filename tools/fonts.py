"""Make the fonts for Japanese: `python -m tools.fonts FOLDER`; there are the collections of Noto Sans CJK.

Debian's package fonts-noto-cjk has them (in `/usr/share/fonts/opentype/noto`); `pip install fonttools brotli`
is what cuts them down. Both are needed for this only. The result has kana, signs and the 2,965 most common
kanji, those of the first level of JIS X 0208, and whatever else `locales/ja` uses: 1.1 MB, in
`render/kit/fonts` with its license. Run it again when a test misses a character of `locales/ja`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTCollection

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "render" / "kit" / "fonts"

ROWS: Final = (*range(1, 9), *range(16, 48))
"""The rows of JIS X 0208 with signs and kana, and with its first level of kanji."""

CELLS: Final = range(1, 95)
JAPANESE: Final = 0
"""The number of the Japanese font in a collection."""


def list_characters(root: Path = ROOT) -> str:
    """List every character that the fonts have to have."""
    used = "".join(path.read_text(encoding="utf-8") for path in (root / "locales" / "ja").iterdir())
    return "".join(sorted({*_standard(), *(each for each in used if each > "\u2fff")}))


def _standard() -> Iterator[str]:
    for row in ROWS:
        for cell in CELLS:
            yield from bytes((row + 0xA0, cell + 0xA0)).decode("euc_jp", errors="ignore")


def make(folder: Path) -> None:
    """Make the regular and the bold font from the collections in *folder*."""
    FOLDER.mkdir(exist_ok=True)
    for weight in ("Regular", "Bold"):
        font = TTCollection(folder / f"NotoSansCJK-{weight}.ttc").fonts[JAPANESE]
        options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
        cut = subset.Subsetter(options)
        cut.populate(text=list_characters())
        cut.subset(font)
        font.flavor = "woff2"
        font.save(FOLDER / f"NotoSansJP-{weight}.woff2")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
