package bumblewick.view;

import com.jme3.material.MatParamOverride;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.shader.VarType;

/** What stands in a room: it comes into sight grain by grain as one draws near, and is not drawn from afar. */
final class Inside {
    private static final float OVER = 3f; // u

    private final Geometry patch;
    private final MatParamOverride fade = new MatParamOverride(VarType.Float, "Fade", 1f);
    private final MatParamOverride fades = new MatParamOverride(VarType.Boolean, "Fades", true);
    private float share = 1f;

    Inside(Geometry patch) {
        this.patch = patch;
        patch.addMatParamOverride(fade);
        patch.addMatParamOverride(fades);
        fades.setEnabled(false);
    }

    /** Shows it as much as is seen from a point, which is unaffected. */
    void show(Vector3f eye) {
        float near = (Rooms.INTO - patch.getWorldBound().distanceToEdge(eye)) / OVER;
        float wanted = Math.max(0f, Math.min(1f, near));
        if (wanted != share) {
            share = wanted;
            fade.setValue(share);
            fades.setEnabled(share < 1f);
            patch.setCullHint(share > 0f ? CullHint.Inherit : CullHint.Always);
        }
    }
}
