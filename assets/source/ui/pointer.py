"""The pointer: a brass arrow with a bee's stripes, dark-edged so that it is seen on any ground."""

from .canvas import BARK, CREAM, Canvas, HONEY, TEAL_DEEP

SIDE = 48  # pixels; its hot spot is the tip, 4 pixels from the left and the top
OUTLINE = ((4, 4), (4, 36), (12.2, 29.2), (17.4, 41.6), (24.2, 38.8), (19, 26.6), (29.6, 25.6))
STRIPES = (((2, 21.5), (24, 16)), ((2, 29.5), (30, 22.5)))


def build(folder):
    c = Canvas(SIDE, SIDE)
    c.line(*OUTLINE)
    c.pen.close_path()
    c.colour(TEAL_DEEP)
    c.stroke(6.4, keep=True)
    c.colour(CREAM)
    c.stroke(2.6, keep=True)
    c.fade(((0, "ffe9a0"), (0.5, HONEY), (1, "e87a12")), 4, 4, 20, 40)
    c.fill(keep=True)
    c.pen.save()
    c.pen.clip()
    for stripe in STRIPES:
        c.line(*stripe)
        c.colour(BARK, 0.9)
        c.stroke(3.4)
    c.pen.restore()
    c.save(folder / "pointer.png")
