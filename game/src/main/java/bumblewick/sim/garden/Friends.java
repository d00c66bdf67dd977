package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.Fixtures;
import bumblewick.sim.garden.level.GroundProbe;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityList;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/**
 * The friends of a garden. Some wait behind the door, and come out one by one when it opens. Others sit each in a cage of its
 * own: it is free once that is open, steps out and cheers, and comes out of the door with the rest.
 */
final class Friends extends EntityList<Friend> {
    /** Their spawn's name, and their model's. */
    static final String MODEL = "friend";

    /** Ticks between one and the next. */
    private static final int STAGGER = Tick.of(0.5f);

    private int called;
    private int freed;
    private int ticks;

    /**
     * @throws IllegalArgumentException if the level lacks the way of one of them
     */
    Friends(LevelDef level, CollisionWorld world, Fixtures fixtures, EntityIds ids) {
        GroundProbe ground = new GroundProbe(world, CollisionLayers.STILL);
        for (LevelDef.Spawn spawn : level.spawns()) {
            if (spawn.what().equals(MODEL)) {
                add(new Friend(
                        ids.next(),
                        spawn.position(),
                        spawn.yaw(),
                        spawn.path().isEmpty() ? List.of() : Rulebook.named(level.paths(), spawn.path()),
                        fixtures.cageAround(spawn.position()),
                        ground));
            }
        }
    }

    /** Moves all friends by a tick, also while Wick and the walkers wait; whose cage is open is free. */
    void tick(SimEvents events) {
        for (int i = 0; i < size(); i++) {
            Friend friend = get(i);
            if (friend.leavesCage()) {
                free(friend, events);
            }
            friend.tick();
        }
    }

    private void free(Friend friend, SimEvents events) {
        freed++;
        events.add(Type.FRIEND_FREED, friend.id(), freed, friend.pose().position());
    }

    /** While the door is open: lets each in turn set out, unless it is caged still; a friend is free once out of the door. */
    void comeOut(SimEvents events) {
        skipCaged();
        if (called < size() && ticks++ % STAGGER == 0) {
            get(called++).setOut();
        }
        for (int i = 0; i < called; i++) {
            Friend friend = get(i);
            if (friend.comesOut()) {
                free(friend, events);
            }
        }
    }

    private void skipCaged() {
        while (called < size() && get(called).caged()) {
            called++;
        }
    }

    /** Whether all but the caged ones have reached the end of their way. */
    boolean arrived() {
        for (int i = 0; i < size(); i++) {
            if (!get(i).caged() && !get(i).arrived()) {
                return false;
            }
        }
        return true;
    }

    /** Whether all are free. */
    boolean allFree() {
        return freed == size();
    }

    /** How many are free. */
    int freed() {
        return freed;
    }

    void addTo(StateHash hash) {
        hash.add(called).add(freed).add(ticks);
        addEach(hash, Friend::addTo);
    }
}
