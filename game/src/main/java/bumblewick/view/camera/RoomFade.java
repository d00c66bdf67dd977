package bumblewick.view.camera;

import com.jme3.material.MatParamOverride;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.shader.VarType;

/** Fades what stands inside a room in as the camera comes near, by dithering; from afar it is not drawn. */
public final class RoomFade {
    private static final float FADE_LENGTH = 3f; // u over which it fades

    private final Geometry geometry;
    private final MatParamOverride fade = new MatParamOverride(VarType.Float, "Fade", 1f);
    private final MatParamOverride fadeSwitch = new MatParamOverride(VarType.Boolean, "Fades", true);
    private float share = 1f;

    public RoomFade(Geometry geometry) {
        this.geometry = geometry;
        geometry.addMatParamOverride(fade);
        geometry.addMatParamOverride(fadeSwitch);
        fadeSwitch.setEnabled(false);
    }

    /** Fades for a camera position, which is unaffected. */
    public void update(Vector3f eye) {
        float near = (RoomVisibility.VISIBLE_FROM - geometry.getWorldBound().distanceToEdge(eye)) / FADE_LENGTH;
        float wanted = Math.max(0f, Math.min(1f, near));
        if (wanted != share) {
            share = wanted;
            fade.setValue(share);
            fadeSwitch.setEnabled(share < 1f);
            geometry.setCullHint(share > 0f ? CullHint.Inherit : CullHint.Always);
        }
    }
}
