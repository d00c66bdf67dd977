package bumblewick.view;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;

/** Chooses how much of a patch is drawn, and passes softly from one level of detail to another. */
final class Detail {
    private static final float[] FROM = {0f, 16f, 42f}; // u from the camera, for each level
    private static final float BACK = 3f; // u: nearer than that again

    private final Patch patch;
    private final Crossing crossing;
    private int level = -1;

    /** @param patch as it will be drawn, with its material */
    Detail(Patch patch, Node parent) {
        this.patch = patch;
        crossing = new Crossing(patch, parent);
    }

    /**
     * Goes on.
     *
     * @param eye where the camera is (unaffected)
     * @param sight how far one sees, in u
     * @param may whether it may begin to change now
     * @return whether it changes
     */
    boolean show(Vector3f eye, float sight, float seconds, boolean may) {
        float away = patch.getWorldBound().distanceToEdge(eye);
        CullHint hint = away > sight ? CullHint.Always : CullHint.Inherit;
        if (patch.getLocalCullHint() != hint) {
            patch.setCullHint(hint);
        }
        if (crossing.pass(seconds)) {
            return true;
        }
        int wanted = wanted(away);
        if (wanted == level || level >= 0 && !may) {
            return false;
        }
        boolean seen = level >= 0 && hint != CullHint.Always;
        level = wanted;
        if (seen) {
            crossing.begin(level);
        } else {
            crossing.jump(level);
        }
        return seen;
    }

    private int wanted(float away) {
        int wanted = 0;
        for (int i = 1; i < Patch.LEVELS; i++) {
            wanted = away > FROM[i] - (i <= level ? BACK : 0f) ? i : wanted;
        }
        return wanted;
    }
}
