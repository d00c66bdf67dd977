package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;

/**
 * A recording that can be entered at any moment: copies of the world are kept every few seconds, and from the one
 * before a moment the rest is played, unseen.
 */
public final class ReplayTape {
    /** From one copy to the next, in ticks: the rest of a search takes some 30 ms on a slow machine. */
    static final int EVERY = Tick.of(7f);

    private final Replay replay;
    private final WorldCopier copier = new WorldCopier();
    private final List<World> snapshots = new ArrayList<>();
    private final SimEvents unheard = new SimEvents();
    private final Chapters chapters = new Chapters();
    private final ReplayCheck.Verdict verdict;
    private int searched;

    /**
     * Plays the recording once from beginning to end, as fast as the machine can.
     *
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see
     *     {@link Playable}
     */
    public ReplayTape(Rulebook rules, Replay replay) {
        this.replay = replay;
        ReplayRun run = new ReplayRun(rules, replay);
        do {
            if (run.tick() % EVERY == 0) {
                snapshots.add(copier.copy(run.world()));
            }
            chapters.note(run.world(), run.events());
        } while (run.step());
        verdict = run.verdict();
    }

    /** Whether it is the run that was recorded, and how it ends here. */
    public ReplayCheck.Verdict verdict() {
        return verdict;
    }

    public Replay replay() {
        return replay;
    }

    /** What is worth being jumped to, the earliest first. */
    public List<Chapter> chapters() {
        return chapters.all();
    }

    /** How long it is. */
    public int ticks() {
        return replay.intents().ticks();
    }

    /**
     * A world of the caller's own as it stood after so many ticks.
     *
     * @param tick from 0 to {@link #ticks()}; beyond, the nearest of them
     */
    public World at(int tick) {
        int wanted = Math.max(0, Math.min(tick, ticks()));
        World world = copier.copy(snapshots.get(Math.min(wanted / EVERY, snapshots.size() - 1)));
        IntentSource intents = from(world.ticks());
        searched = wanted - world.ticks();
        while (world.ticks() < wanted) {
            unheard.clear();
            world.tick(intents.take(), unheard);
        }
        return world;
    }

    /** How many ticks the last {@link #at} had to play. */
    public int searched() {
        return searched;
    }

    /** What was wanted from a moment on. */
    public IntentSource from(int tick) {
        return new ReplayIntents(replay, tick);
    }
}
