package bumblewick.sim.player;

import bumblewick.math.StateHash;

/**
 * Reads the stick in the picture: where the camera looks back, its right is the corridor's left. When the camera cuts while a
 * direction is held, the old meaning is kept until the stick turns by more than 30° or is let go, as on foot.
 */
public final class ViewSteering {
    /** A stick this close to its middle is at rest. */
    private static final float DEAD_ZONE = 0.15f;

    /** cos² 30°: a stick that has turned further means something new. */
    private static final float KEPT_COSINE_SQUARED = 0.75f;

    private boolean back; // the camera looks back
    private boolean mirrored; // the stick is read so
    private float keptX;
    private float keptY;

    /**
     * Reads the stick of a tick.
     *
     * @param x to the right of the picture, −1 to 1
     * @param y up, −1 to 1
     * @param looksBack whether the camera looks back
     * @return to the right of the corridor, −1 to 1
     */
    float right(float x, float y, boolean looksBack) {
        if (looksBack != back) {
            back = looksBack;
            keptX = x;
            keptY = y;
        }
        if (mirrored != back && !isKept(x, y)) {
            mirrored = back;
        }
        return mirrored ? -x : x;
    }

    private boolean isKept(float x, float y) {
        float square = x * x + y * y;
        float dot = x * keptX + y * keptY;
        float both = square * (keptX * keptX + keptY * keptY);
        return square > DEAD_ZONE * DEAD_ZONE && dot > 0f && dot * dot >= KEPT_COSINE_SQUARED * both && both > 0f;
    }

    /** Whether the stick's right is the corridor's left now. */
    public boolean isMirrored() {
        return mirrored;
    }

    /** Whether the stick will be read so as soon as it is let go or turned. */
    public boolean willBeMirrored() {
        return back;
    }

    /** Counts nothing as long as the camera looks ahead. */
    void addTo(StateHash hash) {
        if (back || mirrored) {
            hash.add(back).add(mirrored).add(keptX).add(keptY);
        }
    }
}
