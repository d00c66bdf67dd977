"""Words as outlines: glyphs of M+ as Cairo paths, so that they can be bent, outlined and filled like drawings."""

import pathlib

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

FONT = pathlib.Path("/usr/share/fonts/opentype/mplus/Mplus1-Black.otf")


class _CairoPen(BasePen):
    def __init__(self, glyphs, pen):
        super().__init__(glyphs)
        self.pen = pen

    def _moveTo(self, point):
        self.pen.move_to(*point)

    def _lineTo(self, point):
        self.pen.line_to(*point)

    def _curveToOne(self, a, b, end):
        self.pen.curve_to(*a, *b, *end)

    def _closePath(self):
        self.pen.close_path()


class Lettering:
    """A line of text of a height of `size` pixels for an em."""

    def __init__(self, text, size):
        font = TTFont(FONT)
        self.glyphs, self.names = font.getGlyphSet(), [font.getBestCmap()[ord(c)] for c in text]
        self.scale = size / font["head"].unitsPerEm
        self.width = sum(self.glyphs[name].width for name in self.names) * self.scale

    def along(self, c, middle, height, layers):
        """Draws around `middle`, at `height` (a function of the way from it); layers: (colour, width; 0 fills)."""
        for colour, width in layers:
            x = -self.width / 2
            for name in self.names:
                advance = self.glyphs[name].width * self.scale
                c.pen.save()
                c.pen.translate(middle + x, height(x + advance / 2))
                c.pen.scale(self.scale, -self.scale)
                c.pen.new_path()
                self.glyphs[name].draw(_CairoPen(self.glyphs, c.pen))
                c.colour(colour)
                c.stroke(width / self.scale) if width else c.fill()
                c.pen.restore()
                x += advance
