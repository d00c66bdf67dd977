package bumblewick.replay;

import bumblewick.def.WaveDef;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;

/** Finds the chapters of a run while it is played. */
public final class ChapterFinder {
    private final List<ReplayChapter> found = new ArrayList<>();
    private float before = Float.NaN;

    /** Makes a finder for a run from its beginning. */
    public ChapterFinder() {}

    /** Makes a finder for a flight that branches off another one; the chapters found before {@code world}'s tick hold. */
    public ChapterFinder(ChapterFinder flown, World world) {
        flown.found.stream().filter(chapter -> chapter.tick() <= world.ticks()).forEach(found::add);
        before = world.flight().distance();
    }

    /** Finds the chapters of the tick just played. */
    public void note(World world, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            ReplayChapter.Kind kind = kind(events.get(i).type());
            if (kind != null) {
                add(world.ticks(), kind);
            }
        }
        if (!world.onFoot()) {
            waves(world);
        }
    }

    /** Waves have no event: finds those whose place on the rail was passed. */
    private void waves(World world) {
        float now = world.flight().distance();
        for (WaveDef wave : world.flight().def().waves()) {
            if (wave.at() > before && wave.at() <= now) {
                add(world.ticks(), ReplayChapter.Kind.WAVE);
            }
        }
        before = now;
    }

    /** Adds a chapter; several of a kind in one tick are one. */
    private void add(int tick, ReplayChapter.Kind kind) {
        ReplayChapter chapter = new ReplayChapter(tick, kind);
        if (!found.contains(chapter)) {
            found.add(chapter);
        }
    }

    private static ReplayChapter.Kind kind(SimEvent.Type type) {
        return switch (type) {
            case CHECKPOINT, GEM_TAKEN, KEY_TAKEN, DOOR_OPENED, FRIEND_FREED -> ReplayChapter.Kind.CHECKPOINT;
            case BOSS_ENTERED, BOSS_PHASE, BOSS_DEFEATED -> ReplayChapter.Kind.BOSS;
            case BEE_LOST, RESET -> ReplayChapter.Kind.LOSS;
            case CRASHED, TOOK_OFF -> ReplayChapter.Kind.CRASH;
            default -> null;
        };
    }

    /** All chapters so far, the earliest first. */
    public List<ReplayChapter> all() {
        return List.copyOf(found);
    }
}
