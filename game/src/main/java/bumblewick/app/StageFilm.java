package bumblewick.app;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.loop.Odometer;
import bumblewick.loop.PilotRun;
import bumblewick.loop.ReplayTape;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import java.util.List;

/**
 * A stage as its waves are now, flown by the pilot, whom nothing hurts: what a workplace shows of it.
 *
 * @param tape the recording
 * @param odometer how far it is at each tick
 */
record StageFilm(ReplayTape tape, Odometer odometer) {
    /** The same seed for every film: what differs comes from the waves. */
    private static final long SEED = 1L;

    /** How long the boss is shown, in seconds: one who lays out waves wants to see that it comes. */
    private static final float BOSS_SECONDS = 8f;

    private static final Assists UNHARMED = new Assists(Assists.Aim.OFF, Assists.Bees.UNHARMED, false);

    /** As much of a stage as is shown, in u. */
    static float length(StageDef stage) {
        return stage.bossAt() + BOSS_SECONDS * stage.speed();
    }

    /**
     * Makes the film of a stage; takes a moment, on any thread.
     *
     * @param stage one of the rules'
     * @param waves instead of its own; those that name what is not there are left out
     */
    static StageFilm of(Rulebook rules, StageDef stage, List<WaveDef> waves, String difficulty) {
        StageDef here = stage.with(WaveFacts.sound(rules, waves));
        Rulebook edited = rules.with(here);
        RunOptions options = new RunOptions(stage.id(), difficulty, SEED, 0).with(UNHARMED);
        PilotRun run = PilotRun.of(edited, options, length(stage));
        return new StageFilm(new ReplayTape(edited, run.replay()), run.odometer());
    }
}
