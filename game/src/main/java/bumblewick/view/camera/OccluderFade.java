package bumblewick.view.camera;

import bumblewick.math.Easing;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/**
 * Opens an oval about Wick in a piece of a level while it stands between the camera and Wick, and a wider one while the camera
 * is right at it. The rest of the piece stays whole.
 */
public final class OccluderFade {
    private static final float SHUT = 0.01f; // size of the oval, as a share of the usual
    private static final float OPEN = 1f;
    private static final float WIDE = 9f; // as large as the picture
    private static final float LOOMS = 5.5f; // u from the camera, within which the oval becomes as wide as that
    private static final float SECONDS = 0.22f; // from shut to open, or to as wide as the picture
    private static final float GONE_AT = 0.8f; // u from the camera
    private static final float WHOLE_FROM = 2.6f; // u

    /** A piece that is nearer to the camera than this, in u, covers the picture from the side. */
    private static final float AT_THE_LENS = 1.2f;

    /** What is farther than this, in u, from the line of sight to Wick's middle leaves the figure uncovered. */
    private static final float FIGURE = 0.7f;

    private final BoundingBox box;

    /** Size of the oval, and how the piece thins out at the lens. */
    private final Vector3f clear = open().setX(SHUT);

    /** @param piece with a material of its own and its world transform up to date */
    public OccluderFade(Geometry piece) {
        box = (BoundingBox) piece.getWorldBound().clone();
        Material material = piece.getMaterial();
        material.setVector3("Clear", clear);
    }

    /** What the material parameter {@code Clear} is for what always opens before Wick. */
    public static Vector3f open() {
        return new Vector3f(OPEN, GONE_AT, 1f / (WHOLE_FROM - GONE_AT));
    }

    /** Opens or shuts by one frame; both points are unaffected. */
    public void update(Vector3f eye, Vector3f wick, float seconds) {
        float wanted = wanted(box, eye, wick);
        float step = seconds / SECONDS * Math.max(OPEN, Math.max(wanted, clear.x));
        clear.x += Math.max(-step, Math.min(step, wanted - clear.x));
    }

    /**
     * How large the oval is to be: what looms before the camera would be a ring about Wick that fills the picture, so the nearer
     * it is, the wider it opens. All are unaffected.
     */
    static float wanted(BoundingBox box, Vector3f eye, Vector3f wick) {
        if (isAtLens(box, eye)) {
            return WIDE;
        }
        float near = Easing.clamp(1f - box.distanceToEdge(eye) / LOOMS);
        return isBetween(box, eye, wick) ? Easing.mix(OPEN, WIDE, near * near) : SHUT;
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
