package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;

/**
 * A flight of the pilot's, flown as fast as the machine can, as a recording that shows the whole stage.
 *
 * @param replay the recording
 * @param odometer how far it is at each tick
 */
public record PilotRun(Replay replay, Odometer odometer) {
    /** Nothing takes longer: a flight that goes on by then goes nowhere. */
    private static final int MOST_TICKS = 60 * 60 * 60;

    /**
     * Flies.
     *
     * @param options of the flight; with helps, lest the pilot does not see it all
     * @param until how far, in u; a flight that ends before is over
     * @throws IllegalArgumentException if the rules do not know the stage, or what is in it
     */
    public static PilotRun of(Rulebook rules, RunOptions options, float until) {
        World world = new World(rules, options);
        RecordingIntents intents = new RecordingIntents(new Demo(world), world);
        Odometer odometer = new Odometer(world.flight().distance());
        SimEvents unheard = new SimEvents();
        while (!world.over() && world.ticks() < MOST_TICKS && world.flight().distance() < until) {
            unheard.clear();
            world.tick(intents.take(), unheard);
            odometer.add(world.flight().distance());
        }
        return new PilotRun(intents.replay(), odometer);
    }
}
