package bumblewick.view.camera;

import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/** Fades a piece of a level while it stands between the camera and Wick, or close before the camera. */
public final class OccluderFade {
    private static final float FAINT = 0.22f;
    private static final float SECONDS = 0.22f; // from opaque to faint

    /** A piece that is nearer to the camera than this, in u, covers the picture from the side. */
    private static final float AT_THE_LENS = 1.2f;

    private final BoundingBox box;
    private final Material material;
    private float share = 1f;

    /** @param piece with a material of its own and its world transform up to date */
    public OccluderFade(Geometry piece) {
        box = (BoundingBox) piece.getWorldBound().clone();
        material = piece.getMaterial();
        material.setBoolean(
                "Fades",
                true); // the shader needs the switch, too: a float that is a define would compile a shader for each of
        // its values
        material.setFloat("Fade", 1f);
    }

    /** Fades by one frame; both points are unaffected. */
    public void update(Vector3f eye, Vector3f wick, float seconds) {
        float wanted = isOccluding(box, eye, wick) ? FAINT : 1f;
        float step = (1f - FAINT) * seconds / SECONDS;
        float now = share + Math.max(-step, Math.min(step, wanted - share));
        if (now != share) {
            share = now;
            material.setFloat("Fade", now);
        }
    }

    /**
     * Whether the eye is at the box, or the segment from the eye to Wick crosses it (slab test). All are unaffected.
     */
    static boolean isOccluding(BoundingBox box, Vector3f eye, Vector3f wick) {
        if (box.distanceToEdge(eye) < AT_THE_LENS) {
            return true;
        }
        Vector3f centre = box.getCenter();
        float in = 0f;
        float out = 1f;
        for (int axis = 0; axis < 3; axis++) {
            float from = eye.get(axis) - centre.get(axis);
            float way = wick.get(axis) - eye.get(axis);
            float half = extent(box, axis);
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
        return in < out;
    }

    private static float extent(BoundingBox box, int axis) {
        return axis == 0 ? box.getXExtent() : axis == 1 ? box.getYExtent() : box.getZExtent();
    }
}
