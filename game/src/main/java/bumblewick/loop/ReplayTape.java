package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * A recording that can be entered at any moment: copies of the world are kept every few seconds, and from the one
 * before a moment the rest is played, unseen.
 */
public final class ReplayTape {
    /** From one copy to the next, in ticks: the rest of a search takes some 30 ms on a slow machine. */
    static final int EVERY = Tick.of(7f);

    private final Rulebook rules;
    private final Replay replay;
    private final WorldCopier copier;
    private final List<World> snapshots;
    private final SimEvents unheard = new SimEvents();
    private final List<Chapter> chapters;
    private final ReplayCheck.Verdict verdict;
    private int searched;

    /**
     * Plays the recording once from beginning to end, as fast as the machine can.
     *
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see
     *     {@link Playable}
     */
    public ReplayTape(Rulebook rules, Replay replay) {
        this.rules = rules;
        this.replay = replay;
        copier = new WorldCopier();
        snapshots = new ArrayList<>();
        Chapters found = new Chapters();
        ReplayRun run = new ReplayRun(rules, replay);
        do {
            if (run.tick() % EVERY == 0) {
                snapshots.add(copier.copy(run.world()));
            }
            found.note(run.world(), run.events());
        } while (run.step());
        chapters = found.all();
        verdict = run.verdict();
    }

    /**
     * A recording of which everything is known.
     *
     * @param world by whose rules it was made, as it stands at its end
     * @param snapshots one every {@link #EVERY} ticks from the beginning on; the rules of some may lack what was edited since
     * @param copier used by nobody but those who look at tapes
     */
    ReplayTape(World world, Replay replay, List<World> snapshots, List<Chapter> chapters, WorldCopier copier) {
        this.rules = world.rules();
        this.replay = replay;
        this.snapshots = snapshots;
        this.chapters = chapters;
        this.copier = copier;
        verdict = new ReplayCheck.Verdict(HeadlessRun.outcome(world), 0, new TreeMap<>(), "");
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
        return chapters;
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
        if (world.rules() != rules) {
            world.edit(rules);
        }
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
