package bumblewick.look;

import bumblewick.app.shell.GameOptions;
import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.ViewOptions;
import java.io.IOException;
import java.nio.file.Path;

/** A part of the game worth a look, played by the demo's pilot. */
public enum Part {
    /** The middle of the first flight. */
    FLIGHT("cloverfield"),
    /** How its boss enters. */
    ENTRANCE("cloverfield"),
    /** Its boss, from a moment after it came. */
    BOSS("cloverfield"),
    /** A garden, from its beginning. */
    GARDEN("mill_yard");

    private static final long SEED = 1;
    private static final String DIFFICULTY = "easy";

    private static final int INTO_THE_FLIGHT = 25 * Tick.PER_SECOND;
    private static final int BEFORE_THE_BOSS = Tick.PER_SECOND / 2;
    private static final int INTO_THE_BOSS = 4 * Tick.PER_SECOND;
    private static final int INTO_THE_GARDEN = 2 * Tick.PER_SECOND;

    private final String stage;

    Part(String stage) {
        this.stage = stage;
    }

    /**
     * The demo that plays the part, without sound.
     *
     * @param scene the scene folder
     * @param frameSeconds length of a frame
     */
    public GameOptions demo(Path scene, ViewOptions.Quality preset, float frameSeconds) throws IOException {
        return GameOptions.builder()
                .stage(stage)
                .demo(true)
                .seed(SEED)
                .difficulty(DIFFICULTY)
                .skipTicks(firstTick(scene))
                .preset(preset)
                .audio(false)
                .frameSeconds(frameSeconds)
                .build();
    }

    /** The tick of the stage at which the part begins. */
    private int firstTick(Path scene) throws IOException {
        return switch (this) {
            case FLIGHT -> INTO_THE_FLIGHT;
            case GARDEN -> INTO_THE_GARDEN;
            case ENTRANCE -> bossTick(scene) - BEFORE_THE_BOSS;
            case BOSS -> bossTick(scene) + INTO_THE_BOSS;
        };
    }

    private int bossTick(Path folder) throws IOException {
        Scene scene = SceneReader.read(new SceneFolder(folder));
        World world = new World(scene.rules(), new RunOptions(stage, DIFFICULTY, SEED, 0));
        FixedTickLoop loop = new FixedTickLoop(world, new DemoPilot(world));
        while (!world.over() && world.flight().phase() != FlightStage.Phase.BOSS) {
            loop.advance(1.0 / Tick.PER_SECOND);
        }
        return world.ticks();
    }
}
