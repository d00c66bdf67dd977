package bumblewick.view.flight;

import bumblewick.def.StageDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.run.GhostTrail;
import bumblewick.view.BuildSteps;
import bumblewick.view.FrameContext;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.ViewOptions;
import bumblewick.view.character.WickView;
import bumblewick.view.gizmo.FlightDebugOverlay;
import bumblewick.view.gizmo.PathGizmoModel;
import bumblewick.view.render.RuleLight;
import bumblewick.view.render.SceneRig;
import bumblewick.view.render.StageView;
import bumblewick.view.scenery.FlightLooks;
import com.jme3.math.Vector3f;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Shows a flight.
 *
 * <p>Each frame it draws what the world holds now, at the pose between the last two ticks, and remembers nothing of the
 * frame before. Only effects remember; the events of the frame start them.
 */
public final class FlightView extends StageView {
    private final Frame source;
    private final Map<String, LookDef> looks;
    private final Map<String, EffectDef> effects;
    private final Vector3f asked = new Vector3f();
    private FlightScene scene;
    private Optional<PathGizmoModel> sketch = Optional.empty();

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param source the world to show, its latest events and how far the frame reaches into the next tick
     * @param looks all looks, by id; the stage names its own
     * @param effects all effects, by id
     * @param options what the player wants of the picture
     */
    public FlightView(Frame source, Map<String, LookDef> looks, Map<String, EffectDef> effects, ViewOptions options) {
        super(source, () -> requireLook(looks, source.world().flight().def().look()), options);
        this.source = source;
        this.looks = Map.copyOf(looks);
        this.effects = Map.copyOf(effects);
    }

    @Override
    protected String stage() {
        return source.world().flight().def().id();
    }

    @Override
    protected void addSteps(SceneRig under, BuildSteps steps) {
        ModelLibrary library = new ModelLibrary(under.assets());
        LookDef look = under.look().look;
        look.models().forEach(model -> steps.add(() -> library.template(model)));
        steps.add(() -> library.template(WickView.MODEL));
        steps.add(() -> {
            FlightScene made = new FlightScene(
                    under,
                    library,
                    source.world(),
                    new FlightLooks(look, looks, source.world().flight().def().course()),
                    new RuleLight(look, looks),
                    effects);
            sketch.ifPresent(made::drawPath);
            made.load(steps);
            steps.add(() -> scene = made);
        });
    }

    @Override
    protected void buildGhost(Supplier<Optional<GhostTrail>> trail) {
        scene.buildGhost(trail);
    }

    @Override
    protected FlightDebugOverlay overlay() {
        return scene.overlay();
    }

    @Override
    public float timeScale() {
        return scene == null ? 1f : scene.timeScale();
    }

    private FlightStage flight() {
        return source.world().flight();
    }

    @Override
    protected void show(FrameContext now) {
        scene.show(flight(), source.events(), now);
    }

    /** Draws the path of an editor, too, and straightens the course; call it before the view is attached. */
    public FlightView withPath(PathGizmoModel edited) {
        sketch = Optional.of(edited);
        return this;
    }

    /**
     * Whether the scene that is built can show another run, too: its models, bends, looks and effects are the same.
     *
     * @param run of the same stage
     * @param newLooks all looks as they are loaded now
     * @param newEffects all effects as they are loaded now
     */
    public boolean canShow(World run, Map<String, LookDef> newLooks, Map<String, EffectDef> newEffects) {
        StageDef stage = run.flight().def();
        return scene != null
                && stage.look().equals(flight().def().look())
                && newLooks.equals(looks)
                && newEffects.equals(effects)
                && scene.parts().equals(FlightSceneParts.of(run.rules(), stage));
    }

    /** Drops what the picture remembers, after the source jumped to another moment. */
    public void reset() {
        if (scene != null) {
            scene.reset(flight());
            restartClock();
        }
    }

    /**
     * Projects a point of the corridor into the window as the player sees it: with the camera's lag and the bent
     * course.
     *
     * @param corridor in the corridor's frame, in u (unaffected)
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the point is behind
     * @return {@code store}
     */
    public Vector3f screenOf(Vector3f corridor, Vector3f store) {
        SceneCoordinates.toBentScene(corridor, rig().lighting().bend(), asked);
        return rig().toWindow(asked, store);
    }
}
