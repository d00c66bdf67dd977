package bumblewick.replay;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;

/** Plays the intents of a recording on changed rules: for the editor, after a number of the game was edited. */
public final class ReplayRerun {
    /** If the run now ends earlier, it stops so long before its end, in ticks, so that the author sees why. */
    static final int BEFORE_THE_END = Tick.of(3f);

    private ReplayRerun() {}

    /**
     * Plays a recording on other rules, as fast as the machine can.
     *
     * @return a recording of that run, as long as the old one; if the run is over earlier, until {@link #BEFORE_THE_END}
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see {@link PlayableCheck}
     */
    public static Replay run(Rulebook rules, Replay run) {
        Replay whole = run(rules, run, run.intents().ticks());
        int ticks = whole.intents().ticks();
        return ticks == run.intents().ticks() ? whole : run(rules, run, Math.max(0, ticks - BEFORE_THE_END));
    }

    private static Replay run(Rulebook rules, Replay run, int last) {
        World world = new World(rules, run.options());
        IntentRecorder intents = new IntentRecorder(new ReplayIntents(run, 0), world);
        SimEvents unheard = new SimEvents();
        while (world.ticks() < last && !world.over()) {
            unheard.clear();
            world.tick(intents.take(), unheard);
        }
        return intents.replay();
    }
}
