package bumblewick.view.render;

import bumblewick.def.FieldDef;
import bumblewick.math.Easing;
import bumblewick.sim.field.StageFields;
import com.jme3.math.Vector3f;
import java.util.List;

/** The dark of a stage's fields: what is away from the lantern and the bees loses its light. Tight, the lantern shines further. */
public final class DarkLight {
    private static final float TIGHT_REACH = 1.7f; // factor on how far the lantern shines
    private static final float TIGHT_AHEAD = 0.4f; // of that, how far its light lies ahead
    private static final float FULL_BEES = 12f; // bees that shine as far as they ever do
    private static final float BEES_REACH = 0.55f; // of the lantern's
    private static final float LEAST = 0.35f; // of BEES_REACH, of a single bee
    private static final float SECONDS = 0.35f; // from loose to tight

    private final SceneRig rig;
    private final Vector3f lamp = new Vector3f();
    private final Vector3f glow = new Vector3f();
    private float tightShare;
    private float sight = 1f;

    /** @param fields of the stage: if one of them hides something, materials are made ready for it */
    public DarkLight(SceneRig rig, List<FieldDef> fields) {
        this.rig = rig;
        if (fields.stream().anyMatch(field -> field.sight() > 0f)) {
            rig.lighting().prepareDark();
        }
    }

    /**
     * Lights a frame.
     *
     * @param lantern in the scene's frame (unaffected)
     * @param ahead where Wick looks, length 1, in the scene's frame (unaffected)
     * @param bees their middle, in the scene's frame (unaffected)
     * @param count how many there are
     * @param seconds since the last frame
     */
    public void show(
            StageFields fields,
            Vector3f lantern,
            Vector3f ahead,
            Vector3f bees,
            int count,
            boolean tight,
            float seconds) {
        float step = seconds / SECONDS;
        tightShare = Easing.clamp(tightShare + (tight ? step : -step));
        if (fields.darkness() > 0f) {
            sight = fields.sight();
        }
        float share = Easing.inOut(tightShare);
        float reach = sight * (1f + (TIGHT_REACH - 1f) * share);
        Vector3f eye = rig.camera().getLocation();
        lamp.set(ahead).multLocal(reach * TIGHT_AHEAD * share).addLocal(lantern).subtractLocal(eye);
        glow.set(bees).subtractLocal(eye);
        float swarm = count == 0 ? 0f : LEAST + (1f - LEAST) * Math.min(1f, count / FULL_BEES);
        rig.lighting().setDark(fields.darkness(), lamp, reach, glow, Math.max(0.01f, sight * BEES_REACH * swarm));
    }
}
