package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A flight of the pilot's, flown as fast as the machine can and recorded piece by piece. Whoever edits the waves of the
 * stage has it flown again from the last piece on that the edit leaves as it is: the pilot decides from what it sees, so
 * until a wave comes that is another the flight is the same, bit for bit.
 *
 * <p>Not thread-safe; its films can be looked at by one other thread, whatever it does meanwhile.
 */
public final class PilotFlight {
    /** Nothing takes longer: a flight that goes on by then goes nowhere. */
    private static final int MOST_TICKS = 60 * 60 * 60;

    private final float until;
    private final WorldCopier copier;
    private final WorldCopier projector; // for those who look at films
    private final Take now;
    private final RecordingIntents intents;
    private final Odometer odometer;
    private final Chapters chapters;
    private final List<Take> takes;
    private final SimEvents events = new SimEvents();

    /** A world and the pilot in it: one is not copied without the other. */
    private static final class Take {
        final World world;
        final Demo pilot;

        Take(World world, Demo pilot) {
            this.world = world;
            this.pilot = pilot;
        }
    }

    /**
     * Begins; nothing is flown yet.
     *
     * @param options of the flight; with helps, lest the pilot does not see it all
     * @param until how far, in u; a flight that ends before is over
     * @throws IllegalArgumentException if the rules do not know the stage, or what is in it
     */
    public PilotFlight(Rulebook rules, RunOptions options, float until) {
        this.until = until;
        copier = new WorldCopier();
        projector = new WorldCopier();
        World world = new World(rules, options);
        now = new Take(world, new Demo(world));
        intents = new RecordingIntents(now.pilot, world);
        odometer = new Odometer(world.flight().distance());
        chapters = new Chapters();
        chapters.note(world, events);
        takes = new ArrayList<>();
        takes.add(copier.copy(now));
    }

    /** Goes on from the {@code last} take of another flight by edited rules. */
    private PilotFlight(PilotFlight flown, int last, Rulebook edited) {
        until = flown.until;
        copier = flown.copier;
        projector = flown.projector;
        now = copier.copy(flown.takes.get(last));
        now.world.edit(edited);
        Replay before = flown.intents.snapshot().by(edited);
        intents = new RecordingIntents(now.pilot, now.world, before);
        odometer = new Odometer(flown.odometer, now.world.ticks());
        chapters = new Chapters(flown.chapters, now.world);
        takes = new ArrayList<>(flown.takes.subList(0, last + 1));
    }

    /**
     * The flight by other waves. What of this one is flown already and stays as it is need not be flown anew.
     *
     * @param edited the same rules but for the waves of the stage
     */
    public PilotFlight again(Rulebook edited) {
        RunOptions options = now.world.options();
        float same = sameUntil(
                now.world.flight().def().waves(),
                Rulebook.named(edited.stages(), options.stage()).waves());
        int last = takes.size() - 1;
        while (last >= 0 && odometer.distance(takes.get(last).world.ticks()) >= same) {
            last--;
        }
        return last < 0 ? new PilotFlight(edited, options, until) : new PilotFlight(this, last, edited);
    }

    /** Where the first wave begins that is not in both, in u. Both are by rising distance. */
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

    /** Flies on for a piece; says whether there is more to fly. */
    public boolean go() {
        int end = takes.size() * ReplayTape.EVERY;
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

    /** What is flown so far, for another thread: what is flown later does not change it. */
    public PilotFilm film() {
        List<World> snapshots = takes.stream().map(take -> take.world).collect(Collectors.toList());
        ReplayTape tape = new ReplayTape(now.world, intents.snapshot(), snapshots, chapters.all(), projector);
        return new PilotFilm(tape, new Odometer(odometer, odometer.ticks()), whole());
    }
}
