package bumblewick.view.flight;

import com.jme3.math.Vector3f;

/**
 * Wick's blob shadow in a flight, which tells the height where the sun casts no shadows. It lies where the sun's would: the
 * turf straight below Wick is seldom in the picture.
 */
final class WickShadow {
    private static final float HIGHEST = 16f; // u at which it is gone
    private static final float SIZE = 0.75f; // u, half the edge near the ground
    private static final float WIDER = 0.35f; // u that it is wider from high up

    private static final float STEEPEST = 0.35f; // a lower sun counts as one of this height

    private final GroundShadows shadows;
    private final Vector3f spot = new Vector3f();
    private boolean sunCasts;

    WickShadow(GroundShadows shadows) {
        this.shadows = shadows;
    }

    /** Tells whether the sun casts shadows, beside which the blob is left out. */
    void setSunCasts(boolean on) {
        sunCasts = on;
    }

    /**
     * Draws it.
     *
     * @param wick Wick's middle, in the scene's frame (unaffected)
     * @param sun direction towards the sun, in the scene's frame, length 1 (unaffected)
     */
    void show(Vector3f wick, Vector3f sun) {
        float near = 1f - wick.y / HIGHEST;
        if (!sunCasts && near > 0f) {
            float along = wick.y / Math.max(STEEPEST, sun.y);
            spot.set(wick.x - sun.x * along, 0f, wick.z - sun.z * along);
            shadows.add(spot, SIZE + WIDER * (1f - near), 0.3f + 0.4f * near);
        }
    }
}
