package bumblewick.view;

import bumblewick.def.EffectDef;
import bumblewick.def.LookDef;
import bumblewick.def.StageDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import com.jme3.math.Vector3f;
import java.util.Map;
import java.util.Optional;

/**
 * Shows a flight: attach it after the state that advances the loop, detach it when the flight is left.
 *
 * <p>It compares nothing with the last frame: what the world holds now is what is drawn, at the pose between its last
 * two ticks. Only effects remember, and they come from the events of the frame.
 */
public final class FlightView extends StageView {
    private final Frame frame;
    private final Map<String, LookDef> looks;
    private final Map<String, EffectDef> effects;
    private final Vector3f asked = new Vector3f();
    private FlightScene scene;
    private Optional<PathSketch> sketch = Optional.empty();

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param frame what is shown: the loop that advances the world
     * @param looks all looks, by id; the stage names the one it wears
     * @param effects all effects, by id
     * @param options what the player wants of the picture
     */
    public FlightView(Frame frame, Map<String, LookDef> looks, Map<String, EffectDef> effects, ViewOptions options) {
        super(frame, options);
        this.frame = frame;
        this.looks = Map.copyOf(looks);
        this.effects = Map.copyOf(effects);
    }

    @Override
    LookDef worn() {
        return named(looks, flight().def().look());
    }

    @Override
    StageScene build(Theatre built) {
        scene = new FlightScene(built, frame.world(), new Passages(worn(), looks), effects);
        sketch.ifPresent(scene::sketch);
        return scene;
    }

    private FlightStage flight() {
        return frame.world().flight();
    }

    @Override
    public void update(float tpf) {
        scene.show(frame.world().flight(), frame.events(), frame.alpha(), time().passed(tpf), tpf);
    }

    /** Shows a path that is worked at, too, and the course without bends; before it is attached. */
    public FlightView with(PathSketch worked) {
        sketch = Optional.of(worked);
        return this;
    }

    /**
     * Whether the picture of another run would be made of the same.
     *
     * @param run of the same stage
     * @param newLooks all looks by now
     * @param newEffects all effects by now
     */
    public boolean fits(World run, Map<String, LookDef> newLooks, Map<String, EffectDef> newEffects) {
        StageDef stage = run.flight().def();
        return scene != null
                && stage.look().equals(flight().def().look())
                && newLooks.equals(looks)
                && newEffects.equals(effects)
                && scene.parts().equals(FlightParts.of(run.rules(), stage));
    }

    /** The frame holds another moment than before: nothing of the one before is left in the picture. */
    public void cut() {
        if (scene != null) {
            scene.cut(flight());
            time().start();
        }
    }

    /**
     * Where a point of the corridor is on the screen, as the player sees it: with the camera's lag and the bent course.
     *
     * @param corridor in the corridor's frame, in u (unaffected)
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the point is behind
     * @return {@code store}
     */
    public Vector3f screenOf(Vector3f corridor, Vector3f store) {
        Corridor.shown(corridor, theatre().daylight().bend(), asked);
        return theatre().inWindow(asked, store);
    }
}
