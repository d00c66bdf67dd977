package bumblewick.view;

import com.jme3.material.MatParamOverride;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.shader.VarType;

/**
 * Chooses how much of a patch is drawn. From one level of detail to another it passes grain by grain: for a moment
 * both are drawn, each where the other is not.
 */
final class Detail {
    private static final float[] FROM = {0f, 18f, 44f}; // u from the camera, for each level
    private static final float BACK = 3f; // u: nearer than that again
    private static final float SECONDS = 0.45f;

    private final Patch patch;
    private final Geometry former;
    private final MatParamOverride comes = new MatParamOverride(VarType.Float, "Fade", 1f);
    private final MatParamOverride goes = new MatParamOverride(VarType.Float, "Fade", 1f);
    private final MatParamOverride fades = new MatParamOverride(VarType.Boolean, "Fades", true);
    private int level = -1;
    private float share = 1f;

    /** @param patch as it will be drawn, with its material */
    Detail(Patch patch, Node parent) {
        this.patch = patch;
        former = new Geometry(patch.getName() + " before", patch.getMesh());
        former.setMaterial(patch.getMaterial());
        former.setShadowMode(ShadowMode.Receive);
        former.setCullHint(CullHint.Always);
        former.addMatParamOverride(goes);
        former.addMatParamOverride(fades);
        parent.attachChild(former);
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
        if (share < 1f) {
            pass(seconds);
            return true;
        }
        int wanted = wanted(away);
        if (wanted == level || level >= 0 && !may) {
            return false;
        }
        boolean seen = level >= 0 && hint != CullHint.Always;
        former.setLodLevel(Math.max(0, level));
        level = wanted;
        patch.setLodLevel(level);
        if (seen) {
            begin();
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

    private void begin() {
        share = 0f;
        patch.addMatParamOverride(comes);
        patch.addMatParamOverride(fades);
        former.setCullHint(CullHint.Inherit);
        mix();
    }

    private void pass(float seconds) {
        share = Math.min(1f, share + seconds / SECONDS);
        mix();
        if (share == 1f) {
            patch.removeMatParamOverride(comes);
            patch.removeMatParamOverride(fades);
            former.setCullHint(CullHint.Always);
        }
    }

    private void mix() {
        comes.setValue(share);
        goes.setValue(-share);
    }
}
