package bumblewick.view;

import bumblewick.def.EffectDef;
import bumblewick.def.LookDef;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Frame;
import bumblewick.sim.run.WickTrail;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.Vector3f;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Shows a flight: attach it after the state that advances the loop, detach it when the flight is left.
 *
 * <p>It compares nothing with the last frame: what the world holds now is what is drawn, at the pose between its last
 * two ticks. Only effects remember, and they come from the events of the frame.
 */
public final class FlightView extends BaseAppState {
    private final Frame frame;
    private final Map<String, LookDef> looks;
    private final Map<String, EffectDef> effects;
    private ViewOptions options;
    private final Vector3f asked = new Vector3f();
    private final WorldTime time;
    private Theatre theatre;
    private FlightScene scene;
    private Optional<FreeCamera> free = Optional.empty();
    private Optional<Supplier<Optional<WickTrail>>> ghost = Optional.empty();

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param frame what is shown: the loop that advances the world
     * @param looks all looks, by id; the stage names the one it wears
     * @param effects all effects, by id
     * @param options what the player wants of the picture
     */
    public FlightView(Frame frame, Map<String, LookDef> looks, Map<String, EffectDef> effects, ViewOptions options) {
        this.frame = frame;
        this.looks = Map.copyOf(looks);
        this.effects = Map.copyOf(effects);
        this.options = options;
        time = new WorldTime(frame);
    }

    @Override
    protected void initialize(Application app) {
        LookDef look = named(flight().def().look());
        theatre = new Theatre(app, ((SimpleApplication) app).getRootNode(), look, options);
        scene = new FlightScene(theatre, frame.world(), new Passages(look, looks), effects);
        scene.look(free);
        ghost.ifPresent(scene::ghost);
        app.getRenderManager().preloadScene(theatre.root());
    }

    private LookDef named(String id) {
        LookDef look = looks.get(id);
        if (look == null) {
            throw new IllegalArgumentException("look '" + id + "' is not defined, there are " + looks.keySet());
        }
        return look;
    }

    private FlightStage flight() {
        return frame.world().flight();
    }

    @Override
    protected void onEnable() {
        time.start();
        theatre.open();
    }

    @Override
    public void update(float tpf) {
        scene.show(frame.world().flight(), frame.events(), frame.alpha(), time.passed(tpf), tpf);
    }

    /** The frame holds another moment than before: nothing of the one before is left in the picture. */
    public void cut() {
        if (scene != null) {
            scene.cut(flight());
            time.start();
        }
    }

    /** Follows a tick that nobody sees, after {@link #cut()}: the next picture looks as if it had been. */
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
     * How fast the world should go to give weight to what just happened, 0 to 1 (1 is normal). The loop may be advanced
     * by that share of the frame's time; the result of the run does not depend on it.
     */
    public float timeScale() {
        return scene == null ? 1f : scene.timeScale();
    }

    /**
     * Where a point of the corridor is on the screen, as the player sees it: with the camera's lag and the bent course.
     *
     * @param corridor in the corridor's frame, in u (unaffected)
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the point is behind
     * @return {@code store}
     */
    public Vector3f screenOf(Vector3f corridor, Vector3f store) {
        Corridor.shown(corridor, theatre.daylight().bend(), asked);
        return theatre.inWindow(asked, store);
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
