package bumblewick.ui.hud;

import com.jme3.math.Vector3f;

/** Where a sound comes from, as seen by the camera, which is also what hears: for captions. */
enum SoundDirection {
    /** From the middle of the picture, or from no place: nothing to point at. */
    AHEAD("caption.ahead"),
    LEFT("caption.left"),
    RIGHT("caption.right"),
    BEHIND("caption.behind");

    /** Half of the width that counts as ahead, as a share of half the picture's width. */
    private static final float MIDDLE = 0.5f;

    private final String key;

    SoundDirection(String key) {
        this.key = key;
    }

    /** The key of the text that frames a caption: {@code {0}} is the caption. */
    String key() {
        return key;
    }

    /**
     * The direction of a place. Behind is what a mirror as wide as the picture would show; what is further to a side than the
     * picture reaches, ahead or behind, is left or right.
     *
     * @param position in the stage's frame, in u (unaffected)
     * @param width of the canvas, in lines
     * @param store overwritten
     */
    static SoundDirection of(Vector3f position, Projection projection, float width, Vector3f store) {
        boolean inFront = projection.project(position, store);
        float aside = 2f * store.x / width - 1f; // −1 at the left edge, 1 at the right
        if (inFront) {
            return Math.abs(aside) <= MIDDLE ? AHEAD : side(aside);
        }
        return Math.abs(aside) <= 1f ? BEHIND : side(-aside); // a point behind is projected to the other side
    }

    private static SoundDirection side(float aside) {
        return aside < 0f ? LEFT : RIGHT;
    }
}
