package bumblewick.view;

import com.jme3.material.MatParamOverride;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.shader.VarType;

/**
 * Passes from one level of detail to another grain by grain: for a moment both are drawn, each where the other is not.
 */
final class Crossing {
    private static final float SECONDS = 0.45f;
    private static final float LEAST = 1e-4f; // minus nothing would be read as a share that is left

    private final Geometry piece;
    private final Geometry former;
    private final MatParamOverride comes = new MatParamOverride(VarType.Float, "Fade", 1f);
    private final MatParamOverride goes = new MatParamOverride(VarType.Float, "Fade", 1f);
    private final MatParamOverride fades = new MatParamOverride(VarType.Boolean, "Fades", true);
    private float share = 1f;

    /**
     * Prepares to change a piece.
     *
     * @param piece as it will be drawn, with its material
     * @param parent receives what it was before, unseen but while it changes
     */
    Crossing(Geometry piece, Node parent) {
        this.piece = piece;
        former = new Geometry(piece.getName() + " before", piece.getMesh());
        former.setMaterial(piece.getMaterial());
        former.setShadowMode(ShadowMode.Receive);
        former.setCullHint(CullHint.Always);
        former.addMatParamOverride(goes);
        former.addMatParamOverride(fades);
        parent.attachChild(former);
    }

    /** Begins to change from the level that the piece has to another one. */
    void begin(int level) {
        boolean anew = share == 1f;
        former.setLodLevel(piece.getLodLevel());
        former.setLocalTransform(piece.getLocalTransform());
        former.setCullHint(CullHint.Inherit);
        piece.setLodLevel(level);
        share = 0f;
        if (anew) {
            piece.addMatParamOverride(comes);
            piece.addMatParamOverride(fades);
        }
        mix();
    }

    /** Is at a level without having changed. */
    void jump(int level) {
        piece.setLodLevel(level);
        pass(SECONDS);
    }

    /** Goes on; says whether it changes. */
    boolean pass(float seconds) {
        if (share == 1f) {
            return false;
        }
        share = Math.min(1f, share + seconds / SECONDS);
        mix();
        if (share == 1f) {
            piece.removeMatParamOverride(comes);
            piece.removeMatParamOverride(fades);
            former.setCullHint(CullHint.Always);
        }
        return true;
    }

    private void mix() {
        comes.setValue(share);
        goes.setValue(-Math.max(LEAST, share));
    }
}
