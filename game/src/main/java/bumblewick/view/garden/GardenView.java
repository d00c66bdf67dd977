package bumblewick.view.garden;

import bumblewick.def.Rulebook;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.Frame;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.GhostTrail;
import bumblewick.view.BuildSteps;
import bumblewick.view.FrameContext;
import bumblewick.view.ModelLibrary;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.character.WickView;
import bumblewick.view.gizmo.GardenDebugOverlay;
import bumblewick.view.level.LevelVisual;
import bumblewick.view.render.SceneRig;
import bumblewick.view.render.StageView;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Shows a stage on foot: each frame draws what the stage holds now, at the pose between the last two ticks. */
public final class GardenView extends StageView {
    private final Frame source;
    private final LookDef look;
    private final Map<String, LookDef> looks;
    private final Map<String, EffectDef> effects;
    private GardenStage garden;
    private GardenScene scene;

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param source the world to show, its latest events and how far the frame reaches into the next tick
     * @param garden the stage of that world to show
     * @param looks all looks, by id; the stage names its own
     * @param effects all effects, by id
     * @param options what the player wants of the picture
     * @throws IllegalArgumentException if the stage names an unknown look
     */
    public GardenView(
            Frame source,
            GardenStage garden,
            Map<String, LookDef> looks,
            Map<String, EffectDef> effects,
            ViewOptions options) {
        super(source, () -> requireLook(looks, garden.def().look()), options);
        this.source = source;
        this.garden = garden;
        this.effects = Map.copyOf(effects);
        this.looks = Map.copyOf(looks);
        look = requireLook(looks, garden.def().look());
    }

    @Override
    protected String stage() {
        return garden.def().id();
    }

    @Override
    protected void addSteps(SceneRig under, BuildSteps steps) {
        ModelLibrary library = new ModelLibrary(under.assets());
        SceneCulling culling = new SceneCulling(under.camera(), under.lighting().sun());
        LevelVisual level = new LevelVisual(under, library, culling, garden.def(), steps);
        look.models().forEach(model -> steps.add(() -> library.template(model)));
        steps.add(() -> library.template(WickView.MODEL));
        steps.add(() -> {
            Rulebook rules = source.world().rules();
            GardenScene made = new GardenScene(
                    under, library, culling, level, rules, garden, new GardenLight(look, looks), effects);
            made.load(rules, garden.def(), steps);
            steps.add(() -> scene = made);
        });
    }

    @Override
    protected void buildGhost(Supplier<Optional<GhostTrail>> trail) {
        scene.buildGhost(trail);
    }

    @Override
    protected GardenDebugOverlay overlay() {
        return scene.overlay();
    }

    @Override
    public float timeScale() {
        return scene == null ? 1f : scene.timeScale();
    }

    @Override
    protected void show(FrameContext now) {
        scene.show(garden, source.events(), now);
    }

    /**
     * Whether the scene that is built can show the stage with other content, too: rules, looks and effects are the same.
     * A garden's scene depends on nearly all rules.
     *
     * @param rules all rules as they are loaded now
     * @param newLooks all looks as they are loaded now
     * @param newEffects all effects as they are loaded now
     */
    public boolean canShow(Rulebook rules, Map<String, LookDef> newLooks, Map<String, EffectDef> newEffects) {
        return scene != null && rules == source.world().rules() && newLooks.equals(looks) && newEffects.equals(effects);
    }

    /**
     * Drops what the picture remembers, after the source jumped to another moment.
     *
     * @param now the same stage at that moment
     */
    public void reset(GardenStage now) {
        garden = now;
        if (scene != null) {
            scene.reset();
            restartClock();
        }
    }

    /**
     * Projects a point.
     *
     * @param point in the world, in u (unaffected)
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the point is behind
     * @return {@code store}
     */
    public Vector3f screenOf(Vector3f point, Vector3f store) {
        return rig().toWindow(point, store);
    }

    /** Where the camera is, in u. Not to be changed. */
    public Vector3f eye() {
        return rig().camera().getLocation();
    }

    /** How the camera is turned. Not to be changed. */
    public Quaternion turn() {
        return rig().camera().getRotation();
    }
}
