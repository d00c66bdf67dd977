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
 * @param scale how large everything is, 1 on a page
 */
public record PageStyle(Canvas canvas, Skin skin, Chime chime, NavHub hub, float scale) {
    /** Of everything as large as on a page. */
    public PageStyle(Canvas canvas, Skin skin, Chime chime, NavHub hub) {
        this(canvas, skin, chime, hub, 1f);
    }

    /** The same with everything smaller, for what lies beside something else. */
    PageStyle small(float factor) {
        return new PageStyle(canvas, skin, chime, hub, scale * factor);
    }

    /** A length that is {@code length} lines on a page at a text size of 100 %, and does not grow with texts. */
    float lines(float length) {
        return length * scale;
    }

    /** Size of a text that is {@code size} lines high at a text size of 100 %. */
    float text(float size) {
        return size * scale * skin.textScale();
    }

    /**
     * Does what a press asks for, with its sound.
     *
     * @return whether it was a press
     */
    boolean answer(Nav nav, Chime.Sound sound, Runnable action) {
        if (nav != Nav.ACCEPT) {
            return false;
        }
        chime.play(sound);
        action.run();
        return true;
    }

    /** A height that a finger can press, if there are fingers: at least {@code height}, in lines. */
    float atLeast(float height) {
        return Math.max(height, canvas.target());
    }
}
