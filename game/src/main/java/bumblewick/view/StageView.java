package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.sim.run.WickTrail;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.Vector3f;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Shows a stage: attach it after the state that advances the loop, detach it when the stage is left. */
public abstract class StageView extends BaseAppState implements Outlook {
    private final WorldTime time;
    private ViewOptions options;
    private Theatre theatre;
    private StageScene scene;
    private Optional<FreeCamera> free = Optional.empty();
    private Optional<LevelGuide> guide = Optional.empty();
    private Optional<Supplier<Optional<WickTrail>>> ghost = Optional.empty();

    /** Prepares a view; models are loaded when it is attached. */
    StageView(Frame frame, ViewOptions options) {
        this.options = options;
        time = new WorldTime(frame);
    }

    /** What the stage wears. */
    abstract LookDef worn();

    /** Builds the picture. */
    abstract StageScene build(Theatre built);

    /** The look of an id. */
    static LookDef named(Map<String, LookDef> looks, String id) {
        LookDef look = looks.get(id);
        if (look == null) {
            throw new IllegalArgumentException("look '" + id + "' is not defined, there are " + looks.keySet());
        }
        return look;
    }

    @Override
    protected final void initialize(Application app) {
        theatre = new Theatre(app, ((SimpleApplication) app).getRootNode(), worn(), options);
        scene = build(theatre);
        scene.look(free);
        ghost.ifPresent(scene::ghost);
        guide.ifPresent(drawn -> theatre.root().attachChild(drawn.node()));
        app.getRenderManager().preloadScene(theatre.root());
    }

    @Override
    protected final void onEnable() {
        time.start();
        theatre.open();
    }

    /** What the view stands in; null before it is attached. */
    final Theatre theatre() {
        return theatre;
    }

    /** The clock of what moves in the picture. */
    final WorldTime time() {
        return time;
    }

    /** Follows a tick that nobody sees, after a cut: the next picture looks as if it had been. */
    public final void lead() {
        update(Tick.SECONDS);
        theatre.root().updateLogicalState(Tick.SECONDS);
    }

    /**
     * Shows a ghost that goes where a trail went.
     *
     * @param trail asked every frame until it is there
     */
    public final void ghost(Supplier<Optional<WickTrail>> trail) {
        ghost = Optional.of(trail);
        if (scene != null) {
            scene.ghost(trail);
        }
    }

    @Override
    public final void guide(LevelGuide next) {
        guide.ifPresent(before -> before.node().removeFromParent());
        guide = Optional.of(next);
        if (theatre != null) {
            theatre.root().attachChild(next.node());
        }
    }

    /** Looks from elsewhere; from where the rules look if there is nothing. */
    public final void look(Optional<FreeCamera> from) {
        free = from;
        if (scene != null) {
            scene.look(from);
        }
    }

    /**
     * How fast the world should go to give weight to what just happened, 0 to 1 (1 is normal). The loop may be advanced
     * by that share of the frame's time; the result of the run does not depend on it.
     */
    public final float timeScale() {
        return scene == null ? 1f : scene.timeScale();
    }

    /** Shows what the rules feel, or hides it. */
    public final void toggleOverlay() {
        if (scene != null) {
            scene.overlay().toggle();
        }
    }

    /** The overlay's numbers, in lines; empty while it is off. */
    public final String overlayText() {
        return scene == null ? "" : scene.overlay().text();
    }

    @Override
    public final PickRay ray(float x, float y) {
        return theatre.ray(x, y);
    }

    @Override
    public final Vector3f inWindow(Vector3f point, Vector3f store) {
        return theatre.inWindow(point, store);
    }

    @Override
    public final void apply(ViewOptions wanted) {
        options = wanted;
        if (theatre != null) {
            theatre.apply(wanted);
        }
    }

    @Override
    protected final void onDisable() {
        theatre.close();
    }

    @Override
    protected final void cleanup(Application app) {
        // the scene graph goes with the theatre; meshes and textures with the garbage
    }
}
