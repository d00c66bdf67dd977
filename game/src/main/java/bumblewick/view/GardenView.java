package bumblewick.view;

import bumblewick.def.EffectDef;
import bumblewick.def.LookDef;
import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.WickTrail;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Shows a stage on foot: attach it after the state that advances the loop, detach it when the stage is left. What is
 * drawn is what the stage holds now, at the pose between its last two ticks.
 */
public final class GardenView extends BaseAppState {
    private final Frame frame;
    private final LookDef look;
    private final Map<String, EffectDef> effects;
    private ViewOptions options;
    private final WorldTime time;
    private GardenStage garden;
    private Optional<FreeCamera> free = Optional.empty();
    private Optional<Supplier<Optional<WickTrail>>> ghost = Optional.empty();
    private Theatre theatre;
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
        this.frame = frame;
        this.garden = garden;
        this.options = options;
        this.effects = Map.copyOf(effects);
        String id = garden.def().look();
        look = looks.get(id);
        if (look == null) {
            throw new IllegalArgumentException("look '" + id + "' is not defined, there are " + looks.keySet());
        }
        time = new WorldTime(frame);
    }

    @Override
    protected void initialize(Application app) {
        theatre = new Theatre(app, ((SimpleApplication) app).getRootNode(), look, options);
        scene = new GardenScene(theatre, frame.world().rules(), garden, effects);
        scene.look(free);
        ghost.ifPresent(scene::ghost);
        app.getRenderManager().preloadScene(theatre.root());
    }

    @Override
    protected void onEnable() {
        time.start();
        theatre.open();
    }

    @Override
    public void update(float tpf) {
        scene.show(garden, frame.events(), frame.alpha(), time.passed(tpf), tpf);
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
            time.start();
        }
    }

    /** Follows a tick that nobody sees, after {@link #cut}: the next picture looks as if it had been. */
    public void lead() {
        update(Tick.SECONDS);
        theatre.root().updateLogicalState(Tick.SECONDS);
    }

    /**
     * Shows a ghost that goes where a trail went.
     *
     * @param trail asked every frame until it is there
     */
    public void ghost(Supplier<Optional<WickTrail>> trail) {
        ghost = Optional.of(trail);
        if (scene != null) {
            scene.ghost(trail);
        }
    }

    /** Looks from elsewhere; from where the rules look if there is nothing. */
    public void look(Optional<FreeCamera> from) {
        free = from;
        if (scene != null) {
            scene.look(from);
        }
    }

    /**
     * How fast the world should go to give weight to what just happened, 0 to 1 (1 is normal). The result of the run
     * does not depend on it.
     */
    public float timeScale() {
        return scene == null ? 1f : scene.timeScale();
    }

    /** Where the camera is that the player looks through, in world units. Not to be changed. */
    public Vector3f eye() {
        return theatre.camera().getLocation();
    }

    /** How that camera is turned. Not to be changed. */
    public Quaternion turn() {
        return theatre.camera().getRotation();
    }

    /** Shows what the rules feel, or hides it. */
    public void toggleOverlay() {
        if (scene != null) {
            scene.overlay().toggle();
        }
    }

    /** The overlay's numbers, in lines; empty while it is off. */
    public String overlayText() {
        return scene == null ? "" : scene.overlay().text();
    }

    /** Shows the picture as the player wants it from now on; nothing else changes. */
    public void apply(ViewOptions wanted) {
        options = wanted;
        if (theatre != null) {
            theatre.apply(wanted);
        }
    }

    @Override
    protected void onDisable() {
        theatre.close();
    }

    @Override
    protected void cleanup(Application app) {
        // the scene graph goes with the theatre; meshes and textures with the garbage
    }
}
