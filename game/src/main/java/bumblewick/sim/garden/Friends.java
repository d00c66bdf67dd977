package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;

/** Those who wait in the cage, and how they come out one by one. */
final class Friends {
    /** Their spawn's name, and their model's. */
    static final String MODEL = "friend";

    /** Ticks between one and the next. */
    private static final int STAGGER = Tick.of(0.5f);

    private final List<Friend> friends = new ArrayList<>();
    private int called;
    private int freed;
    private int ticks;

    /**
     * @throws IllegalArgumentException if the level lacks the way of one of them
     */
    Friends(LevelDef level, CollisionWorld world, Ids ids) {
        Ground ground = new Ground(world, Layers.STILL);
        for (LevelDef.Spawn spawn : level.spawns()) {
            if (spawn.what().equals(MODEL)) {
                friends.add(new Friend(
                        ids.next(),
                        spawn.position(),
                        spawn.yaw(),
                        spawn.path().isEmpty() ? List.of() : Rulebook.named(level.paths(), spawn.path()),
                        ground));
            }
        }
    }

    /** Goes on by a tick, also while the hero and the enemies wait. */
    void tick() {
        for (int i = 0; i < friends.size(); i++) {
            friends.get(i).tick();
        }
    }

    /** The door is open: each in turn sets out, and is free when it is out of the door. */
    void comeOut(SimEvents events) {
        if (called < friends.size() && ticks++ % STAGGER == 0) {
            friends.get(called++).setOut();
        }
        for (int i = 0; i < called; i++) {
            Friend friend = friends.get(i);
            if (friend.comesOut()) {
                freed++;
                events.add(Type.FRIEND_FREED, friend.id(), freed, friend.pose().position());
            }
        }
    }

    /** Whether all are where they wanted to go. */
    boolean arrived() {
        for (int i = 0; i < friends.size(); i++) {
            if (!friends.get(i).arrived()) {
                return false;
            }
        }
        return true;
    }

    /** How many are free. */
    int freed() {
        return freed;
    }

    int size() {
        return friends.size();
    }

    Friend get(int index) {
        return friends.get(index);
    }

    void addTo(StateHash hash) {
        hash.add(called).add(freed).add(ticks);
        for (int i = 0; i < friends.size(); i++) {
            friends.get(i).addTo(hash);
        }
    }
}
