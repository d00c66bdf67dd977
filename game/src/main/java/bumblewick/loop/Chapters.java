package bumblewick.loop;

import bumblewick.def.WaveDef;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;

/** Finds the chapters of a run while it is played. */
final class Chapters {
    private final List<Chapter> found = new ArrayList<>();
    private float before = Float.NaN;

    /** Of a flight of which nothing is known yet. */
    Chapters() {}

    /** Of a flight that goes on elsewhere from a tick: what was found until then holds. */
    Chapters(Chapters flown, World world) {
        flown.found.stream().filter(chapter -> chapter.tick() <= world.ticks()).forEach(found::add);
        before = world.flight().distance();
    }

    /** Looks at a tick. */
    void note(World world, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            Chapter.Kind kind = kind(events.get(i).type());
            if (kind != null) {
                add(world.ticks(), kind);
            }
        }
        if (!world.onFoot()) {
            waves(world);
        }
    }

    /** A wave says nothing when it comes: it comes at its place of the rail. */
    private void waves(World world) {
        float now = world.flight().distance();
        for (WaveDef wave : world.flight().def().waves()) {
            if (wave.at() > before && wave.at() <= now) {
                add(world.ticks(), Chapter.Kind.WAVE);
            }
        }
        before = now;
    }

    /** Several of a kind in one tick are one. */
    private void add(int tick, Chapter.Kind kind) {
        Chapter chapter = new Chapter(tick, kind);
        if (!found.contains(chapter)) {
            found.add(chapter);
        }
    }

    private static Chapter.Kind kind(SimEvent.Type type) {
        return switch (type) {
            case CHECKPOINT, GEM_TAKEN, KEY_TAKEN, DOOR_OPENED, FRIEND_FREED -> Chapter.Kind.CHECKPOINT;
            case BOSS_ENTERED, BOSS_PHASE, BOSS_DEFEATED -> Chapter.Kind.BOSS;
            case BEE_LOST, RESET -> Chapter.Kind.LOSS;
            case CRASHED, TOOK_OFF -> Chapter.Kind.CRASH;
            default -> null;
        };
    }

    /** All so far, the earliest first. */
    List<Chapter> all() {
        return List.copyOf(found);
    }
}
