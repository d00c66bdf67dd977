package bumblewick.replay;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * A recording that can be entered at any moment: it keeps a copy of the world every few seconds, and plays from the last copy
 * before a moment to that moment.
 */
public final class SeekableReplay {
    /** Ticks from one copy to the next: playing as many takes some 30 ms on a slow machine. */
    public static final int EVERY = Tick.of(7f);

    private final Rulebook rules;
    private final Replay replay;
    private final WorldCopier copier;
    private final List<World> snapshots;
    private final SimEvents unheard = new SimEvents();
    private final List<ReplayChapter> chapters;
    private final SplitClock splits = new SplitClock();
    private final ReplayCheck.Verdict verdict;
    private int searched;

    /**
     * Plays the recording once from beginning to end, as fast as the machine can.
     *
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see
     *     {@link PlayableCheck}
     */
    public SeekableReplay(Rulebook rules, Replay replay) {
        this(rules, new ReplayCheck(rules, replay));
    }

    private SeekableReplay(Rulebook rules, PlayedRun run) {
        this.rules = rules;
        copier = new WorldCopier();
        snapshots = new ArrayList<>();
        ChapterFinder found = new ChapterFinder();
        do {
            if (run.tick() % EVERY == 0) {
                snapshots.add(copier.copy(run.world()));
            }
            found.note(run.world(), run.events());
            splits.note(run.world());
        } while (run.step());
        replay = run.replay();
        chapters = found.all();
        verdict = run.verdict();
    }

    /**
     * Plays the intents of a recording once on other rules, as fast as the machine can, and records that run. It is as long
     * as the recording; if the run is over earlier, it ends a few seconds before, so that the author sees why.
     *
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint; see
     *     {@link PlayableCheck}
     */
    public static SeekableReplay rerun(Rulebook rules, Replay recorded) {
        int wanted = recorded.intents().ticks();
        SeekableReplay whole = new SeekableReplay(rules, new ReplayRerun(rules, recorded, wanted));
        int last = Math.max(0, whole.ticks() - ReplayRerun.BEFORE_THE_END);
        return whole.ticks() == wanted ? whole : new SeekableReplay(rules, new ReplayRerun(rules, recorded, last));
    }

    /**
     * Makes one of a recording that was checked while it was recorded.
     *
     * @param world by whose rules it was made, as it stands at its end
     * @param snapshots one every {@link #EVERY} ticks from the beginning on; the rules of some may lack what was edited since
     * @param copier not used by any other thread
     */
    public SeekableReplay(
            World world, Replay replay, List<World> snapshots, List<ReplayChapter> chapters, WorldCopier copier) {
        this.rules = world.rules();
        this.replay = replay;
        this.snapshots = snapshots;
        this.chapters = chapters;
        this.copier = copier;
        verdict = new ReplayCheck.Verdict(HeadlessRun.outcome(world), 0, new TreeMap<>(), "");
    }

    /** Whether the run is the recorded one here, and how it ends. */
    public ReplayCheck.Verdict verdict() {
        return verdict;
    }

    public Replay replay() {
        return replay;
    }

    /** The chapters of the recording, the earliest first. */
    public List<ReplayChapter> chapters() {
        return chapters;
    }

    /** The clock of the recorded run as it stands at its end; empty for a recording that was not played here. */
    public SplitClock splits() {
        return splits;
    }

    /** Its length, in ticks. */
    public int ticks() {
        return replay.intents().ticks();
    }

    /**
     * A copy of the world as it was after so many ticks; the caller owns it.
     *
     * @param tick from 0 to {@link #ticks()}; beyond, the nearest of them
     */
    public World worldAt(int tick) {
        int wanted = Math.max(0, Math.min(tick, ticks()));
        World world = copier.copy(snapshots.get(Math.min(wanted / EVERY, snapshots.size() - 1)));
        if (world.rules() != rules) {
            world.replaceRules(rules);
        }
        IntentSource intents = intentsFrom(world.ticks());
        searched = wanted - world.ticks();
        while (world.ticks() < wanted) {
            unheard.clear();
            world.tick(intents.take(), unheard);
        }
        return world;
    }

    /** How many ticks the last {@link #worldAt} had to play. */
    public int searchedTicks() {
        return searched;
    }

    /** The recorded intents from a moment on. */
    public IntentSource intentsFrom(int tick) {
        return new ReplayIntents(replay, tick);
    }
}
