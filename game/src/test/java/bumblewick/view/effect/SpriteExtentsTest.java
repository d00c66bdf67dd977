package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.texture.Image;
import com.jme3.texture.image.ColorSpace;
import com.jme3.texture.image.ImageRaster;
import com.jme3.util.BufferUtils;
import org.junit.jupiter.api.Test;

/** An atlas of 4 × 4 cells with 32 × 32 texels each; the first cell is in the upper left corner. */
class SpriteExtentsTest {
    private static final int CELL = 32;
    private static final float TOLERANCE = 1e-5f;

    private final Image atlas = new Image(
            Image.Format.RGBA8,
            4 * CELL,
            4 * CELL,
            BufferUtils.createByteBuffer(16 * CELL * CELL * 4),
            null,
            ColorSpace.Linear);

    /** Texels of a cell, from a column and row on, the lowest row first. */
    private void paint(int cell, int fromX, int fromY, int width, int height, float red, float blue) {
        ImageRaster raster = ImageRaster.create(atlas);
        for (int y = fromY; y < fromY + height; y++) {
            for (int x = fromX; x < fromX + width; x++) {
                raster.setPixel(cell % 4 * CELL + x, (3 - cell / 4) * CELL + y, new ColorRGBA(red, 0f, blue, 1f));
            }
        }
    }

    /**
     * Eight columns in the middle reach 4 texels to each side, and half a texel is for the filter: 4.5 of 16. All of it is gone
     * at g = (1 − 0.445) / (½ + ½) = 0.555, when the quad is smaller by 0.4 g.
     */
    @Test
    void aNarrowShapeNeedsANarrowQuad() {
        paint(5, 12, 12, 8, 8, 1f, 1f);

        SpriteExtents extents = new SpriteExtents(atlas);

        assertEquals(4.5f / 16f / (1f - 0.4f * 0.555f), extents.halfWidth(5), TOLERANCE);
        assertEquals(0.555f, extents.gone(5), TOLERANCE);
    }

    /** Rows at the top that stay until all is gone do not fit a quad that gets smaller. */
    @Test
    void aShapeThatStaysAtItsCellsEdgeNeedsTheWholeCell() {
        paint(2, 0, 30, CELL, 2, 1f, 0f);

        SpriteExtents extents = new SpriteExtents(atlas);

        assertEquals(0f, extents.halfWidth(2));
        assertTrue(extents.gone(2) >= 1f, "it is never gone");
    }

    @Test
    void anEmptyCellIsGoneFromTheStart() {
        SpriteExtents extents = new SpriteExtents(atlas);

        assertEquals(0f, extents.gone(7));
    }

    /** 0.3 of red is inside for the sparkle alone. */
    @Test
    void theSparkleIsSofterThanTheOthers() {
        int sparkle = SpriteBatch.Shape.SPARKLE.cell();
        paint(sparkle, 12, 12, 8, 8, 0.3f, 0f);
        paint(sparkle - 1, 12, 12, 8, 8, 0.3f, 0f);

        SpriteExtents extents = new SpriteExtents(atlas);

        assertEquals(0.25f / 0.5f, extents.gone(sparkle), 0.01f, "(0.3 − 0.05) / ½, in steps of 1/255");
        assertEquals(0f, extents.gone(sparkle - 1));
    }
}
