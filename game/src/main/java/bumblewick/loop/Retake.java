package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;

/** The same hands on other rules: what a recorded run comes to after somebody has changed a number of the game. */
public final class Retake {
    /** So long before its end does a run stop that is over earlier than it was: somebody is to see why. In ticks. */
    static final int BEFORE_THE_END = Tick.of(3f);

    private Retake() {}

    /**
     * Plays a recording on rules that need not be its own, as fast as the machine can.
     *
     * @return a recording of that, as long as the other; if the run is over before, until {@link #BEFORE_THE_END}
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see {@link Playable}
     */
    public static Replay of(Rulebook rules, Replay run) {
        Replay whole = of(rules, run, run.intents().ticks());
        int ticks = whole.intents().ticks();
        return ticks == run.intents().ticks() ? whole : of(rules, run, Math.max(0, ticks - BEFORE_THE_END));
    }

    private static Replay of(Rulebook rules, Replay run, int last) {
        World world = new World(rules, run.options());
        RecordingIntents intents = new RecordingIntents(new ReplayIntents(run, 0), world);
        SimEvents unheard = new SimEvents();
        while (world.ticks() < last && !world.over()) {
            unheard.clear();
            world.tick(intents.take(), unheard);
        }
        return intents.replay();
    }
}
