package bumblewick.view.effect;

import com.jme3.math.ColorRGBA;
import com.jme3.texture.Image;
import com.jme3.texture.image.ImageRaster;

/**
 * How much of its cell each shape of the sprite atlas fills, so that no larger quad is drawn than is seen. Shapes dissolve: of
 * what is gone to a share g, a texel is seen if
 *
 * <pre>red − g (½ + ½ blue) ≥ threshold</pre>
 *
 * and what is left has to fit a quad that is smaller by the share {@value #SHRINK} g. It is read from the picture, since a
 * mod may bring its own.
 */
final class SpriteExtents {
    /** Cells along each side of the atlas. */
    private static final int CELLS = 4;

    /** How much smaller the quad of {@code Sprite.vert} is when all is gone, as a share. */
    static final float SHRINK = 0.4f;

    /** What {@code Sprite.frag} shows is redder than this; of the sparkle, which is soft, more is shown. */
    private static final float THRESHOLD = 0.445f;

    private static final float SOFT_THRESHOLD = 0.05f;
    private static final int SOFT_CELL = SpriteBatch.Shape.SPARKLE.cell();

    private final float[] halfWidths = new float[CELLS * CELLS];
    private final float[] gone = new float[CELLS * CELLS];

    /** Measures an atlas whose first row is the lowest. */
    SpriteExtents(Image atlas) {
        ImageRaster raster = ImageRaster.create(atlas);
        int size = atlas.getWidth() / CELLS;
        for (int cell = 0; cell < halfWidths.length; cell++) {
            measure(raster, cell, size);
        }
    }

    /** Half the width of the quad that a shape needs, as a share of the cell's; 0 if no less than the whole cell will do. */
    float halfWidth(int cell) {
        return halfWidths[cell];
    }

    /** From which share on nothing is left of a shape. */
    float gone(int cell) {
        return gone[cell];
    }

    private void measure(ImageRaster raster, int cell, int size) {
        int left = cell % CELLS * size;
        int bottom = (CELLS - 1 - cell / CELLS) * size;
        float threshold = cell == SOFT_CELL ? SOFT_THRESHOLD : THRESHOLD;
        ColorRGBA texel = new ColorRGBA();
        float widest = 0f;
        float highest = 0f;
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                raster.getPixel(left + x, bottom + y, texel);
                float until = (texel.r - threshold) / (0.5f + 0.5f * texel.b);
                if (until >= 0f) {
                    float shrunk = 1f - SHRINK * Math.min(1f, until);
                    widest = Math.max(widest, reach(x, size) / shrunk);
                    highest = Math.max(highest, reach(y, size) / shrunk);
                    gone[cell] = Math.max(gone[cell], until);
                }
            }
        }
        halfWidths[cell] = highest <= 1f && widest <= 1f ? widest : 0f;
    }

    /** How far a texel and half of the next are from the middle, as a share of half the cell. */
    private static float reach(int texel, int size) {
        return Math.min(1f, (Math.abs(2 * texel + 1 - size) + 2f) / size);
    }
}
