"""Puts all shapes into one picture: red says what is inside, green how light it is, blue which parts go first."""

import numpy as np
from PIL import Image

from . import field, shapes

ACROSS = 4


def build(path):
    picture = np.zeros((field.SIZE * ACROSS, field.SIZE * ACROSS, 3), np.uint8)
    x, y = field.square()
    for i, (shape, seed) in enumerate(shapes.CELLS):
        row, column = divmod(i, ACROSS)
        cell = np.stack([averaged(channel) for channel in shape(x, y, seed)], axis=-1)
        cell[..., 0] *= frame()
        top, left = row * field.SIZE, column * field.SIZE
        picture[top:top + field.SIZE, left:left + field.SIZE] = np.round(cell * 255.0).astype(np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(picture).save(path, optimize=True)


def averaged(channel):
    n = field.SIZE
    return np.clip(channel, 0, 1).reshape(n, field.FINE, n, field.FINE).mean(axis=(1, 3))


def frame():
    """Nothing is inside along the border, so that neighbours do not run into each other."""
    across = np.abs((np.arange(field.SIZE) + 0.5) / field.SIZE * 2.0 - 1.0)
    edge = np.clip((1.0 - across) / 0.04, 0, 1)
    return np.minimum(edge[:, None], edge[None, :])
