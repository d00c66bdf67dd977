package bumblewick.view.batch;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;

/** Chooses the level of detail of a cell by its distance from the camera, with a cross-fade. */
final class StaticBatchLod {
    private static final float[] DISTANCES = {0f, 16f, 42f}; // u from the camera at which each level begins
    private static final float HYSTERESIS = 3f; // u nearer at which the finer level returns

    private final StaticBatchCell cell;
    private final LodCrossFade crossFade;
    private int level = -1;

    /** @param cell with its material */
    StaticBatchLod(StaticBatchCell cell, Node parent) {
        this.cell = cell;
        crossFade = new LodCrossFade(cell, parent);
    }

    /**
     * Updates the level for a frame.
     *
     * @param eye position of the camera (unaffected)
     * @param sight how far the camera sees, in u
     * @param may whether a fade may begin now
     * @param cut whether the picture cut: then it changes at once
     * @return whether the cell is fading
     */
    boolean update(Vector3f eye, float sight, float seconds, boolean may, boolean cut) {
        float away = cell.getWorldBound().distanceToEdge(eye);
        CullHint hint = away > sight ? CullHint.Always : CullHint.Inherit;
        if (cell.getLocalCullHint() != hint) {
            cell.setCullHint(hint);
        }
        if (crossFade.update(cut ? Float.POSITIVE_INFINITY : seconds) && !cut) {
            return true;
        }
        int wanted = wanted(away);
        if (wanted == level || (level >= 0 && !may && !cut)) {
            return false;
        }
        boolean seen = level >= 0 && hint != CullHint.Always && !cut;
        level = wanted;
        if (seen) {
            crossFade.startFade(level);
        } else {
            crossFade.setLevel(level);
        }
        return seen;
    }

    private int wanted(float away) {
        int wanted = 0;
        for (int i = 1; i < StaticBatchCell.LEVELS; i++) {
            wanted = away > DISTANCES[i] - (i <= level ? HYSTERESIS : 0f) ? i : wanted;
        }
        return wanted;
    }
}
