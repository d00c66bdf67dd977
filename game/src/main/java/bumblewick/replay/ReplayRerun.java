package bumblewick.replay;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import java.util.TreeMap;

/** Plays the intents of a recording on changed rules and records that run: for whoever edits the game while it runs. */
final class ReplayRerun implements PlayedRun {
    /** If the run now ends earlier, it stops so long before its end, in ticks, so that the author sees why. */
    static final int BEFORE_THE_END = Tick.of(3f);

    private final World world;
    private final int last;
    private final IntentRecorder intents;
    private final SimEvents events = new SimEvents();

    /**
     * @param last tick at which it stops, unless it is over earlier
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see {@link PlayableCheck}
     */
    ReplayRerun(Rulebook rules, Replay recorded, int last) {
        world = new World(rules, recorded.options());
        intents = new IntentRecorder(new ReplayIntents(recorded, 0), world);
        this.last = last;
    }

    @Override
    public boolean step() {
        if (world.ticks() >= last || world.over()) {
            return false;
        }
        events.clear();
        world.tick(intents.take(), events);
        return true;
    }

    @Override
    public World world() {
        return world;
    }

    @Override
    public SimEvents events() {
        return events;
    }

    @Override
    public int tick() {
        return world.ticks();
    }

    @Override
    public Replay replay() {
        return intents.replay();
    }

    /** It is recorded as it is played, so there is no difference. */
    @Override
    public ReplayCheck.Verdict verdict() {
        return new ReplayCheck.Verdict(HeadlessRun.outcome(world), 0, new TreeMap<>(), "");
    }
}
