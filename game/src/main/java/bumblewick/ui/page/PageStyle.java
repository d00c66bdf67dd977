package bumblewick.ui.page;

import bumblewick.ui.Canvas;
import bumblewick.ui.Chime;
import bumblewick.ui.Skin;

/**
 * What all pages are made with.
 *
 * @param canvas that they lie on
 * @param skin of their looks
 * @param chime of their sounds
 * @param hub that leads the hands to them
 */
public record PageStyle(Canvas canvas, Skin skin, Chime chime, NavHub hub) {
    /** Size of a text that is {@code size} lines high at a text size of 100 %. */
    float text(float size) {
        return size * skin.textScale();
    }

    /** A height that a finger can press, if there are fingers: at least {@code height}, in lines. */
    float atLeast(float height) {
        return Math.max(height, canvas.target());
    }
}
