package bumblewick.editor.level;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.AttachedView;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.presentation.LookDef;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.garden.GardenView;
import bumblewick.view.gizmo.LevelThingPoses;
import bumblewick.view.level.LevelView;
import bumblewick.view.render.DrawStatistics;
import bumblewick.view.render.SceneView;
import com.jme3.app.state.BaseAppState;
import com.jme3.renderer.ViewPort;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The picture of a level. If the game can play the level, the pilot of the stage walks in it while time passes; else the
 * picture shows the level's file alone.
 */
final class LevelPreview {
    private static final String EASY = "easy";

    private final PresentationContext context;
    private final Optional<FixedTickLoop> loop;
    private final AttachedView attachedView;
    private final SceneView outlook;
    private final LevelThingPoses motion;
    private final DrawStatistics count = new DrawStatistics();

    private LevelPreview(
            PresentationContext context,
            Optional<FixedTickLoop> loop,
            LevelThingPoses motion,
            BaseAppState view,
            SceneView outlook) {
        this.context = context;
        this.loop = loop;
        this.motion = motion;
        this.outlook = outlook;
        attachedView = new AttachedView(context.graphics(), view, outlook::apply);
    }

    /**
     * Makes the picture; nothing is shown yet.
     *
     * @param valid whether the game plays the level as the plan has it
     */
    static LevelPreview of(PresentationContext context, LevelPlan plan, boolean valid, FreeCamera camera) {
        return valid ? played(context, plan, camera) : bare(context, plan, camera);
    }

    private static LevelPreview played(PresentationContext context, LevelPlan plan, FreeCamera camera) {
        World world = new World(context.scene().rules(), new RunOptions(plan.stage(), EASY, 1L, 0));
        FixedTickLoop loop = new FixedTickLoop(world, new DemoPilot(world));
        GardenView view = context.gardenView(loop, world.garden());
        view.useCamera(Optional.of(camera));
        LevelThingPoses motion = new LevelThingPoses(plan, world.rules(), world.garden());
        return new LevelPreview(context, Optional.of(loop), motion, view, view);
    }

    private static LevelPreview bare(PresentationContext context, LevelPlan plan, FreeCamera camera) {
        SortedMap<String, LookDef> looks = context.scene().all(LookDef.class);
        String wanted = plan.garden().map(GardenDef::look).orElse(plan.stage());
        LookDef look = looks.getOrDefault(wanted, looks.get(looks.firstKey()));
        LevelView view = new LevelView(plan.stage(), look, context.graphics().options(), camera);
        return new LevelPreview(context, Optional.empty(), new LevelThingPoses(), view, view);
    }

    void open() {
        viewPort().addProcessor(count);
        attachedView.open();
    }

    private ViewPort viewPort() {
        return context.graphics().states().getApplication().getViewPort();
    }

    /** Whether the view is ready. */
    boolean shown() {
        return attachedView.isReady();
    }

    /** The view; it can be pointed at only while it is {@link #shown}. */
    SceneView outlook() {
        return outlook;
    }

    /** The poses of the things of the level. */
    LevelThingPoses motion() {
        return motion;
    }

    /** The draw calls and triangles of the last frame. */
    DrawStatistics count() {
        return count;
    }

    /** Whether the pilot can walk in the level. */
    boolean playable() {
        return loop.isPresent();
    }

    /** Lets time pass, in seconds; 0 for none. */
    void advance(float seconds) {
        loop.ifPresent(run -> {
            run.advance(seconds);
            motion.update(run.world().garden(), run.alpha());
        });
    }

    /** Whether the pilot has come to the end of its way. */
    boolean over() {
        return loop.map(run -> run.world().over()).orElse(false);
    }

    /** Plays the sounds of a frame. */
    void playSounds() {
        loop.ifPresent(run -> context.audio()
                .playGarden(
                        run.world().garden(),
                        run.events(),
                        context.graphics().camera().getLocation(),
                        context.graphics().camera().getRotation()));
    }

    void end() {
        context.audio().stopLoops();
        attachedView.close();
        viewPort().removeProcessor(count);
    }
}
