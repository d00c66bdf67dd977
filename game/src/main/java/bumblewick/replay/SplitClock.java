package bumblewick.replay;

import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Notes the tick at which each part of a run is reached. It reads the state of the world after every tick and counts in
 * ticks, so that the times of a run are the same on every machine and whenever it is played again.
 *
 * <p>A clock that begins in the middle of a run names only what is still ahead.
 */
public final class SplitClock {
    private final List<Split> splits = new ArrayList<>();
    private int checkpoint;
    private FlightStage.Phase phase = FlightStage.Phase.FLYING;
    private GardenStage.Chapter chapter = GardenStage.Chapter.GEM;
    private int friends;
    private boolean begun;
    private boolean over;

    /** Makes a clock that runs from the first moment that it notes. */
    public SplitClock() {}

    /** Makes a clock that goes on from {@code other}, which is unaffected. */
    public SplitClock(SplitClock other) {
        splits.addAll(other.splits);
        checkpoint = other.checkpoint;
        phase = other.phase;
        chapter = other.chapter;
        friends = other.friends;
        begun = other.begun;
        over = other.over;
    }

    /** The splits so far, the earliest first; a view. */
    public List<Split> splits() {
        return Collections.unmodifiableList(splits);
    }

    /** Notes what was reached by the last tick; call it after each tick, or between two. */
    public void note(World world) {
        if (!begun) {
            begin(world);
        } else if (world.onFoot()) {
            noteGarden(world.garden(), world.ticks());
        } else {
            noteFlight(world.flight(), world.ticks());
        }
        noteEnd(world);
    }

    /** What is there at first was not reached while the clock ran. */
    private void begin(World world) {
        begun = true;
        if (world.onFoot()) {
            chapter = world.garden().chapter();
            friends = world.garden().friendsFreed();
        } else {
            checkpoint = world.flight().checkpoint();
            phase = world.flight().phase();
        }
    }

    private void noteFlight(FlightStage flight, int tick) {
        while (checkpoint < flight.checkpoint()) {
            checkpoint++;
            add("lantern." + checkpoint, tick);
        }
        if (flight.phase() == phase) {
            return;
        }
        if (flight.phase() == FlightStage.Phase.BOSS && phase == FlightStage.Phase.FLYING) {
            add("boss", tick);
        } else if (flight.phase() == FlightStage.Phase.EXITS) {
            add("exits", tick);
        }
        if (flight.phase() != FlightStage.Phase.CRASHED) {
            phase = flight.phase();
        }
    }

    private void noteGarden(GardenStage garden, int tick) {
        if (garden.chapter() != chapter) {
            chapter = garden.chapter();
            switch (chapter) {
                case KEY_SHOWN -> add("gem", tick);
                case DOOR -> add("key", tick);
                case FREED -> add("door", tick);
                default -> {} // no new part of the way
            }
        }
        while (friends < garden.friendsFreed()) {
            friends++;
            add("friend." + friends, tick);
        }
    }

    private void noteEnd(World world) {
        if (!over && world.over()) {
            over = true;
            if (world.stage().result().orElseThrow().cleared()) {
                add(Split.END, world.ticks());
            }
        }
    }

    private void add(String name, int tick) {
        splits.add(new Split(name, tick));
    }
}
