package bumblewick.app;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.loop.PilotFlight;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import java.util.List;
import java.util.Optional;

/**
 * What a workplace shows of a stage: its waves as they are now, flown by the pilot, whom nothing hurts.
 *
 * @param stage one of the rules'
 * @param difficulty id
 */
record FilmPlan(Rulebook rules, StageDef stage, String difficulty) {
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
     * A flight through the stage; nothing that was not flown before is flown yet. On any thread.
     *
     * @param before a flight by the same plan, as far as there is one
     * @param waves instead of the stage's own; those that name what is not there are left out
     */
    PilotFlight flight(Optional<PilotFlight> before, List<WaveDef> waves) {
        Rulebook edited = rules.with(stage.with(WaveFacts.sound(rules, waves)));
        RunOptions options = new RunOptions(stage.id(), difficulty, SEED, 0).with(UNHARMED);
        return before.map(flown -> flown.again(edited))
                .orElseGet(() -> new PilotFlight(edited, options, length(stage)));
    }
}
