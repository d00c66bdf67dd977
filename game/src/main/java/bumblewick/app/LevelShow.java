package bumblewick.app;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LookDef;
import bumblewick.loop.Demo;
import bumblewick.loop.FixedTickLoop;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.DrawCount;
import bumblewick.view.FreeCamera;
import bumblewick.view.GardenView;
import bumblewick.view.LevelMotion;
import bumblewick.view.LevelView;
import bumblewick.view.Outlook;
import bumblewick.view.ViewOptions;
import com.jme3.app.state.BaseAppState;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;

/**
 * The picture of a level. If it can be played the stage's own pilot walks in it whenever time passes; else nobody is in
 * it, and it is as its file is.
 */
final class LevelShow {
    private static final String EASY = "easy";

    private final Services services;
    private final Optional<FixedTickLoop> loop;
    private final Curtain curtain;
    private final Outlook outlook;
    private final Consumer<ViewOptions> follower;
    private final LevelMotion motion;
    private final DrawCount count = new DrawCount();

    private LevelShow(
            Services services, Optional<FixedTickLoop> loop, LevelMotion motion, BaseAppState view, Outlook outlook) {
        this.services = services;
        this.loop = loop;
        this.motion = motion;
        this.outlook = outlook;
        curtain = new Curtain(services.app(), view);
        follower = outlook::apply;
    }

    /**
     * Prepares the picture.
     *
     * @param sound whether the game plays the level as the plan has it
     */
    static LevelShow of(Services services, LevelPlan plan, boolean sound, FreeCamera camera) {
        return sound ? played(services, plan, camera) : bare(services, plan, camera);
    }

    private static LevelShow played(Services services, LevelPlan plan, FreeCamera camera) {
        World world = new World(services.scene().rules(), new RunOptions(plan.stage(), EASY, 1L, 0));
        FixedTickLoop loop = new FixedTickLoop(world, new Demo(world));
        GardenView view = new GardenView(
                loop, world.garden(), services.scene().looks(), services.scene().effects(), services.viewOptions());
        view.look(Optional.of(camera));
        LevelMotion motion = new LevelMotion(plan, world.rules(), world.garden());
        return new LevelShow(services, Optional.of(loop), motion, view, view);
    }

    private static LevelShow bare(Services services, LevelPlan plan, FreeCamera camera) {
        SortedMap<String, LookDef> looks = services.scene().looks();
        String wanted = plan.garden().map(GardenDef::look).orElse(plan.stage());
        LookDef look = looks.getOrDefault(wanted, looks.get(looks.firstKey()));
        LevelView view = new LevelView(plan.stage(), look, services.viewOptions(), camera);
        return new LevelShow(services, Optional.empty(), new LevelMotion(), view, view);
    }

    void open() {
        services.app().getViewPort().addProcessor(count);
        services.picture().follow(follower);
        curtain.open(false);
    }

    /** Whether the picture is there. */
    boolean shown() {
        return curtain.isUp();
    }

    /** Where one may point; only while the picture is {@link #shown}. */
    Outlook outlook() {
        return outlook;
    }

    /** Where the things in it are. */
    LevelMotion motion() {
        return motion;
    }

    /** What the last picture has cost. */
    DrawCount count() {
        return count;
    }

    /** Whether somebody can walk in it. */
    boolean playable() {
        return loop.isPresent();
    }

    /** Lets time pass in it; none at all with 0. */
    void advance(float seconds) {
        loop.ifPresent(run -> {
            run.advance(seconds);
            motion.follow(run.world().garden(), run.alpha());
        });
    }

    /** Whether the way of the pilot has come to its end. */
    boolean over() {
        return loop.map(run -> run.world().over()).orElse(false);
    }

    /** Lets itself be heard. */
    void sound() {
        loop.ifPresent(run -> services.audio()
                .hear(
                        run.world().garden(),
                        run.events(),
                        services.app().getCamera().getLocation(),
                        services.app().getCamera().getRotation()));
    }

    void end() {
        services.picture().leave(follower);
        services.audio().hush();
        curtain.end();
        services.app().getViewPort().removeProcessor(count);
    }
}
