package bumblewick.view.batch;

import com.jme3.material.MatParamOverride;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.shader.VarType;

/**
 * Changes a mesh's level of detail by a dithered cross-fade: for a moment both levels are drawn, each at the pixels
 * where the other is not.
 */
final class LodCrossFade {
    private static final float SECONDS = 0.12f; // short: with one sample a pixel its grain is seen
    private static final float MIN_SHARE = 1e-4f; // above 0: the shader takes −0 for a share that is left

    private final Geometry piece;
    private final Geometry former;
    private final MatParamOverride fadeIn = new MatParamOverride(VarType.Float, "Fade", 1f);
    private final MatParamOverride fadeOut = new MatParamOverride(VarType.Float, "Fade", 1f);
    private final MatParamOverride fadeSwitch = new MatParamOverride(VarType.Boolean, "Fades", true);
    private float share = 1f;

    /**
     * Prepares to fade a mesh.
     *
     * @param piece with its material
     * @param parent receives a copy that draws the former level during a fade
     */
    LodCrossFade(Geometry piece, Node parent) {
        this.piece = piece;
        former = new Geometry(piece.getName() + " before", piece.getMesh());
        former.setMaterial(piece.getMaterial());
        former.setShadowMode(ShadowMode.Receive);
        former.setCullHint(CullHint.Always);
        former.addMatParamOverride(fadeOut);
        former.addMatParamOverride(fadeSwitch);
        parent.attachChild(former);
    }

    /** Starts to fade from the current level to another. */
    void startFade(int level) {
        boolean idle = share == 1f;
        former.setLodLevel(piece.getLodLevel());
        former.setLocalTransform(piece.getLocalTransform());
        former.setCullHint(CullHint.Inherit);
        piece.setLodLevel(level);
        share = 0f;
        if (idle) {
            piece.addMatParamOverride(fadeIn);
            piece.addMatParamOverride(fadeSwitch);
        }
        setShares();
    }

    /** Sets the level without a fade. */
    void setLevel(int level) {
        piece.setLodLevel(level);
        update(SECONDS);
    }

    /** Continues a fade by one frame; returns whether one is under way. */
    boolean update(float seconds) {
        if (share == 1f) {
            return false;
        }
        share = Math.min(1f, share + seconds / SECONDS);
        setShares();
        if (share == 1f) {
            piece.removeMatParamOverride(fadeIn);
            piece.removeMatParamOverride(fadeSwitch);
            former.setCullHint(CullHint.Always);
        }
        return true;
    }

    private void setShares() {
        fadeIn.setValue(share);
        fadeOut.setValue(-Math.max(MIN_SHARE, share));
    }
}
