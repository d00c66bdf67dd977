package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.sim.run.GhostTrail;
import bumblewick.view.BuildSteps;
import bumblewick.view.FrameContext;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.FreeCamera;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The picture of a stage that is played, in the air or on foot. Attach it after the state that advances the simulation,
 * detach it when the stage is left.
 */
public abstract class StageView extends SceneView {
    private static final float LONGEST_STEP = 0.1f; // seconds of the world that one frame may animate

    private final Frame source;
    private final FrameContext frame = new FrameContext();
    private float shownTicks;
    private Optional<FreeCamera> camera = Optional.empty();
    private PhotoLook photo = PhotoLook.PLAIN;
    private Optional<Supplier<Optional<GhostTrail>>> ghost = Optional.empty();

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param source the world to show, its latest events and how far the frame reaches into the next tick
     * @param look that the scene starts with, asked when the view is attached
     */
    protected StageView(Frame source, Supplier<LookDef> look, ViewOptions options) {
        super(look, options);
        this.source = source;
    }

    /** The id of the stage that is shown. */
    protected abstract String stage();

    @Override
    protected final ViewOptions here(ViewOptions wanted) {
        return wanted.inStage(stage());
    }

    /** Adds the steps in which the scene is built. */
    protected abstract void addSteps(SceneRig under, BuildSteps steps);

    @Override
    protected final void build(SceneRig under, BuildSteps later) {
        under.useCamera(camera);
        under.photo(photo);
        addSteps(under, later);
    }

    /** Draws the stage as it is now. */
    protected abstract void show(FrameContext now);

    /** Builds a ghost that runs along a trail; {@code trail} is asked every frame until it has one. */
    protected abstract void buildGhost(Supplier<Optional<GhostTrail>> trail);

    /** The collision shapes and numbers over the picture; null before the scene is built. */
    protected abstract DebugOverlay overlay();

    /**
     * How fast the world should run to give weight to what just happened: 1 is normal, less is slow motion. Whoever
     * advances the simulation may multiply the frame's seconds by it; the result of the run does not depend on it.
     */
    public abstract float timeScale();

    /** The look of an id. */
    protected static LookDef requireLook(Map<String, LookDef> looks, String id) {
        LookDef look = looks.get(id);
        if (look == null) {
            throw new IllegalArgumentException("look '" + id + "' is not defined, there are " + looks.keySet());
        }
        return look;
    }

    @Override
    protected final void finishBuilding(boolean atOnce) {
        ghost.ifPresent(this::buildGhost);
        if (atOnce) {
            getApplication().getRenderManager().preloadScene(rig().root());
        }
    }

    @Override
    protected final void onEnable() {
        restartClock();
        super.onEnable();
    }

    @Override
    protected final void draw(float tpf) {
        frame.update(source.alpha(), secondsSinceLastFrame(tpf), tpf);
        show(frame);
    }

    /** Measures the world's time from now on, after a jump to another moment. */
    protected final void restartClock() {
        shownTicks = ticks();
    }

    private float ticks() {
        return source.world().ticks() + source.alpha();
    }

    /**
     * The world's seconds between the last frame and this one: 0 while the simulation is paused. A world that is over
     * keeps moving with the player's time.
     */
    private float secondsSinceLastFrame(float tpf) {
        float now = ticks();
        float seconds = (now - shownTicks) * Tick.SECONDS;
        shownTicks = now;
        return source.world().over() ? tpf : Math.max(0f, Math.min(LONGEST_STEP, seconds));
    }

    /**
     * Updates the scene by one tick without drawing it, so that after a jump cloth and cameras are settled in the next
     * frame.
     */
    public final void advanceUnseenTick() {
        update(Tick.SECONDS);
        rig().root().updateLogicalState(Tick.SECONDS);
    }

    /**
     * Shows a ghost that runs along a trail.
     *
     * @param trail asked every frame until it has one
     */
    public final void ghost(Supplier<Optional<GhostTrail>> trail) {
        ghost = Optional.of(trail);
        if (isBuilt()) {
            buildGhost(trail);
        }
    }

    /** Draws the stage through a camera of the viewer; through that of the simulation if empty. */
    public final void useCamera(Optional<FreeCamera> wanted) {
        camera = wanted;
        if (rig() != null) {
            rig().useCamera(wanted);
        }
    }

    /** Draws the stage as photo mode wants it. */
    public final void photo(PhotoLook wanted) {
        photo = wanted;
        if (rig() != null) {
            rig().photo(wanted);
        }
    }

    /** Shows or hides the collision shapes and numbers over the picture. */
    public final void toggleOverlay() {
        if (isBuilt()) {
            overlay().toggle();
        }
    }

    /** The overlay's numbers, in lines; empty while it is hidden. */
    public final String overlayText() {
        return isBuilt() ? overlay().text() : "";
    }
}
