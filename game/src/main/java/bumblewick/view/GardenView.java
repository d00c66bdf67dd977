package bumblewick.view;

import bumblewick.def.EffectDef;
import bumblewick.def.LookDef;
import bumblewick.def.Rulebook;
import bumblewick.sim.Frame;
import bumblewick.sim.garden.GardenStage;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Map;

/**
 * Shows a stage on foot: attach it after the state that advances the loop, detach it when the stage is left. What is
 * drawn is what the stage holds now, at the pose between its last two ticks.
 */
public final class GardenView extends StageView {
    private final Frame frame;
    private final LookDef look;
    private final Map<String, EffectDef> effects;
    private GardenStage garden;
    private GardenScene scene;

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param frame the loop that advances the world
     * @param garden the stage of that world that is shown
     * @param looks all looks, by id; the stage names the one it wears
     * @param effects all effects, by id
     * @param options what the player wants of the picture
     * @throws IllegalArgumentException if the stage wears an unknown look
     */
    public GardenView(
            Frame frame,
            GardenStage garden,
            Map<String, LookDef> looks,
            Map<String, EffectDef> effects,
            ViewOptions options) {
        super(frame, options);
        this.frame = frame;
        this.garden = garden;
        this.effects = Map.copyOf(effects);
        look = named(looks, garden.def().look());
    }

    @Override
    LookDef worn() {
        return look;
    }

    @Override
    StageScene build(Theatre built) {
        scene = new GardenScene(built, frame.world().rules(), garden, effects);
        return scene;
    }

    @Override
    public void update(float tpf) {
        scene.show(garden, frame.events(), frame.alpha(), time().passed(tpf), tpf);
    }

    /**
     * Whether the picture would be made of the same by now. A picture on foot is made of nearly all rules.
     *
     * @param rules all rules by now
     * @param newLooks all looks by now
     * @param newEffects all effects by now
     */
    public boolean fits(Rulebook rules, Map<String, LookDef> newLooks, Map<String, EffectDef> newEffects) {
        return scene != null
                && rules == frame.world().rules()
                && look.equals(newLooks.get(look.id()))
                && newEffects.equals(effects);
    }

    /**
     * The frame holds another moment than before: nothing of the one before is left in the picture.
     *
     * @param now the same stage at that moment
     */
    public void cut(GardenStage now) {
        garden = now;
        if (scene != null) {
            scene.cut();
            time().start();
        }
    }

    /** Where the camera is that the player looks through, in world units. Not to be changed. */
    public Vector3f eye() {
        return theatre().camera().getLocation();
    }

    /** How that camera is turned. Not to be changed. */
    public Quaternion turn() {
        return theatre().camera().getRotation();
    }
}
