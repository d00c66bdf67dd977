package bumblewick.view.camera;

import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/**
 * Fades a piece of a level while it stands between the camera and Wick, and lets it vanish while the camera is right at it: as a
 * whole, since a hole in it would look like damage.
 */
public final class OccluderFade {
    private static final float WHOLE = 1f;
    private static final float GHOST = 0.25f; // share of the piece's samples that is left
    /** The share that the shader's sharp edge of an oval turns into a ghost's. */
    public static final float IN_OVAL = 0.375f;

    private static final float LOOMS = 3f; // u from the camera, within which a piece before Wick vanishes
    private static final float SECONDS = 0.25f; // from whole to nothing
    private static final float GONE_AT = 0.8f; // u from the camera
    private static final float WHOLE_FROM = 2.6f; // u

    /** A piece that is nearer to the camera than this, in u, covers the picture from the side. */
    private static final float AT_THE_LENS = 1.2f;

    /** What is farther than this, in u, from the line of sight to Wick's middle leaves the figure uncovered. */
    private static final float FIGURE = 0.7f;

    private final BoundingBox box;
    private final Material material;
    private float left = WHOLE;

    /** @param piece with a material of its own and its world transform up to date */
    public OccluderFade(Geometry piece) {
        box = (BoundingBox) piece.getWorldBound().clone();
        material = piece.getMaterial();
        material.setBoolean("Fades", true);
    }

    /** What the material parameter {@code Clear} is for what fades in an oval about Wick alone. */
    public static Vector3f open() {
        return new Vector3f(IN_OVAL, GONE_AT, 1f / (WHOLE_FROM - GONE_AT));
    }

    /** Fades by one frame; both points are unaffected. */
    public void update(Vector3f eye, Vector3f wick, float seconds) {
        float missing = wanted(box, eye, wick) - left;
        if (missing != 0f) {
            float step = seconds / SECONDS;
            left += Math.max(-step, Math.min(step, missing));
            material.setFloat("Fade", left);
        }
    }

    /** The share of a piece that is to be left. All are unaffected. */
    static float wanted(BoundingBox box, Vector3f eye, Vector3f wick) {
        if (isAtLens(box, eye)) {
            return 0f;
        }
        if (!isBetween(box, eye, wick)) {
            return WHOLE;
        }
        return box.distanceToEdge(eye) < LOOMS ? 0f : GHOST;
    }

    /** Whether the eye is at the box. Both are unaffected. */
    static boolean isAtLens(BoundingBox box, Vector3f eye) {
        return box.distanceToEdge(eye) < AT_THE_LENS;
    }

    /**
     * Whether the segment from the eye to Wick crosses the box or passes it closely (slab test); what is only behind Wick hides
     * nothing. All are unaffected.
     */
    static boolean isBetween(BoundingBox box, Vector3f eye, Vector3f wick) {
        Vector3f centre = box.getCenter();
        float in = 0f;
        float out = 1f;
        for (int axis = 0; axis < 3; axis++) {
            float from = eye.get(axis) - centre.get(axis);
            float way = wick.get(axis) - eye.get(axis);
            float half = extent(box, axis) + FIGURE;
            if (Math.abs(way) < 1e-5f) {
                if (Math.abs(from) > half) {
                    return false;
                }
                continue;
            }
            float a = (-half - from) / way;
            float b = (half - from) / way;
            in = Math.max(in, Math.min(a, b));
            out = Math.min(out, Math.max(a, b));
        }
        return in < Math.min(out, 1f - FIGURE / eye.distance(wick));
    }

    private static float extent(BoundingBox box, int axis) {
        return axis == 0 ? box.getXExtent() : axis == 1 ? box.getYExtent() : box.getZExtent();
    }
}
