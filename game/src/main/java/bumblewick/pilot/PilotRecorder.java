package bumblewick.pilot;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.replay.ChapterFinder;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.Replay;
import bumblewick.replay.SeekableReplay;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Records a flight of the pilot piece by piece, as fast as the machine can. After an edit of the stage's waves it flies again
 * only from the last piece before the first changed wave: the pilot decides by what it sees, so until then the flight is the
 * same, bit for bit.
 *
 * <p>Not thread-safe; but another thread may use its {@linkplain #recording recordings} while it goes on.
 */
public final class PilotRecorder {
    /** A flight that is not over by then is cut off. */
    private static final int MOST_TICKS = 60 * 60 * 60;

    private final float until;
    private final WorldCopier copier;
    private final WorldCopier projector; // for those who look at films
    private final Take now;
    private final IntentRecorder intents;
    private final Odometer odometer;
    private final ChapterFinder chapters;
    private final List<Take> takes;
    private final SimEvents events = new SimEvents();

    /** A world and the pilot in it, which are copied together. */
    private static final class Take {
        final World world;
        final DemoPilot pilot;

        Take(World world, DemoPilot pilot) {
            this.world = world;
            this.pilot = pilot;
        }
    }

    /**
     * Prepares the flight; nothing is flown yet.
     *
     * @param options of the flight; with assists, so that the pilot gets through the stage
     * @param until where the flight stops at the latest, in u
     * @throws IllegalArgumentException if the rules do not know the stage, or what is in it
     */
    public PilotRecorder(Rulebook rules, RunOptions options, float until) {
        this.until = until;
        copier = new WorldCopier();
        projector = new WorldCopier();
        World world = new World(rules, options);
        now = new Take(world, new DemoPilot(world));
        intents = new IntentRecorder(now.pilot, world);
        odometer = new Odometer(world.flight().distance());
        chapters = new ChapterFinder();
        chapters.note(world, events);
        takes = new ArrayList<>();
        takes.add(copier.copy(now));
    }

    /** Branches off the {@code last} copy of another flight, by edited rules. */
    private PilotRecorder(PilotRecorder flown, int last, Rulebook edited) {
        until = flown.until;
        copier = flown.copier;
        projector = flown.projector;
        now = copier.copy(flown.takes.get(last));
        now.world.replaceRules(edited);
        Replay before = flown.intents.snapshot().by(edited);
        intents = new IntentRecorder(now.pilot, now.world, before);
        odometer = new Odometer(flown.odometer, now.world.ticks());
        chapters = new ChapterFinder(flown.chapters, now.world);
        takes = new ArrayList<>(flown.takes.subList(0, last + 1));
    }

    /**
     * The recorder of the same flight with other waves; what stays the same is not flown again.
     *
     * @param edited the same rules but for the waves of the stage
     */
    public PilotRecorder rerecord(Rulebook edited) {
        RunOptions options = now.world.options();
        float same = sameUntil(
                now.world.flight().def().waves(),
                edited.get(StageDef.class, options.stage()).waves());
        int last = takes.size() - 1;
        while (last >= 0 && odometer.distance(takes.get(last).world.ticks()) >= same) {
            last--;
        }
        return last < 0 ? new PilotRecorder(edited, options, until) : new PilotRecorder(this, last, edited);
    }

    /** Where the first wave begins that is not in both lists, in u. Both are by rising distance. */
    static float sameUntil(List<WaveDef> before, List<WaveDef> after) {
        int both = Math.min(before.size(), after.size());
        for (int i = 0; i < both; i++) {
            if (!before.get(i).equals(after.get(i))) {
                return Math.min(before.get(i).at(), after.get(i).at());
            }
        }
        List<WaveDef> longer = before.size() > both ? before : after;
        return longer.size() > both ? longer.get(both).at() : Float.POSITIVE_INFINITY;
    }

    /** Flies the next piece; returns whether there is more to fly. */
    public boolean advance() {
        int end = takes.size() * SeekableReplay.EVERY;
        while (!whole() && now.world.ticks() < end) {
            events.clear();
            now.world.tick(intents.take(), events);
            odometer.add(now.world.flight().distance());
            chapters.note(now.world, events);
        }
        if (now.world.ticks() == end) {
            takes.add(copier.copy(now));
        }
        return !whole();
    }

    private boolean whole() {
        World world = now.world;
        return world.over() || world.ticks() >= MOST_TICKS || world.flight().distance() >= until;
    }

    /** The recording so far, for another thread: what is flown later does not change it. */
    public PilotRecording recording() {
        List<World> snapshots = takes.stream().map(take -> take.world).collect(Collectors.toList());
        SeekableReplay tape = new SeekableReplay(now.world, intents.snapshot(), snapshots, chapters.all(), projector);
        return new PilotRecording(tape, new Odometer(odometer, odometer.ticks()), whole());
    }
}
