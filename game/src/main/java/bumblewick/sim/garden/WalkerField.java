package bumblewick.sim.garden;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.garden.Walker.State;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;

/** The ground enemies: they live by their moods, and end with a whirl. */
final class WalkerField {
    /** Ticks of a whirl's end: 4π round, pushed away, slower and slower. */
    static final int WHIRL = Tick.of(0.4f);

    /** Ticks from the last blow to the burst. */
    static final int BURST = Tick.of(0.5f);

    /** How far it is pushed by the last blow, in u. */
    static final float PUSHED = 1.5f;

    private static final float WHIRL_ANGLE = 2f * Trig.TURN;

    /** How long it reels. */
    private static final int REELS = Tick.of(0.3f);

    /** How far a body bobs up and down, in u, and how long that takes. */
    private static final float BOB = 0.1f;

    private static final int BOB_TICKS = Tick.of(1.2f);

    /** How hard those who are too near to each other part, in u/s for each u. */
    private static final float PART = 4f;

    private final List<Walker> walkers = new ArrayList<>();
    private final WalkerLegs legs;
    private final List<Mood> moods;
    private final float floor;

    /**
     * Places those of a level.
     *
     * @param floor who falls below this is gone, in u
     */
    WalkerField(Rulebook rules, GardenDef garden, Terrain terrain, SpitField spits, RandomStream random, Ids ids) {
        floor = garden.floorHeight();
        legs = new WalkerLegs(terrain);
        moods = List.of(new Grumpy(random), new Scared(random), new Sleepy(), new Rolling(random), new Spitting(spits));
        for (LevelDef.Spawn spawn : garden.level().spawns()) {
            WalkerDef def = rules.walkers().get(spawn.what());
            if (def != null) {
                walkers.add(new Walker(ids.next(), def, spawn.position(), spawn.yaw()));
            }
        }
    }

    /**
     * Lives on by a tick.
     *
     * @param pace factor on the time that goes by
     * @param beat whether clocks count this tick
     */
    void tick(Prey prey, float pace, boolean beat, SimEvents events) {
        for (int i = 0; i < walkers.size(); i++) {
            Walker w = walkers.get(i);
            w.pose.keep();
            w.count(beat);
            if (w.beaten()) {
                whirl(w, events);
            } else {
                live(w, prey, pace, events);
            }
            w.stateTicks += beat ? 1 : 0;
        }
        sweep();
    }

    /** Everybody stands as if painted. */
    void hold() {
        for (int i = 0; i < walkers.size(); i++) {
            walkers.get(i).pose.keep();
        }
    }

    private void live(Walker w, Prey prey, float pace, SimEvents events) {
        Mood mood = moods.get(w.def.mood().ordinal());
        if (w.state != State.HIT) {
            mood.tick(w, prey, events);
        } else if (w.stateTicks >= REELS) {
            w.become(State.REST);
        } else {
            WalkerSteering.stand(w);
        }
        part(w);
        legs.move(w, pace);
        w.pose.position().set(w.position).addLocal(0f, bob(w), 0f);
        w.pose.face(w.yaw);
        w.play(mood.clip(w));
        w.gone = w.position.y < floor;
    }

    /** Up and down above the ground, each at its own time; not in its sleep. */
    private static float bob(Walker w) {
        if (w.state == State.ASLEEP) {
            return 0f;
        }
        w.bobTicks = (w.bobTicks + 1) % BOB_TICKS;
        return BOB - BOB * Trig.cos(Trig.TURN * w.bobTicks / BOB_TICKS);
    }

    /** Two do not stand in the same place. */
    private void part(Walker w) {
        for (int i = 0; i < walkers.size(); i++) {
            Walker other = walkers.get(i);
            float x = w.position.x - other.position.x;
            float z = w.position.z - other.position.z;
            float room = w.def.radius() + other.def.radius();
            float square = x * x + z * z;
            if (other != w && !other.beaten() && square > 0f && square < room * room) {
                float distance = (float) Math.sqrt(square);
                float share = PART * (room - distance) / distance;
                w.wish.addLocal(x * share, 0f, z * share);
            }
        }
    }

    private void whirl(Walker w, SimEvents events) {
        float share = Easing.out(w.stateTicks / (float) WHIRL);
        w.position.set(w.push).multLocal(share).addLocal(w.pushedFrom);
        w.pose.position().set(w.position);
        w.pose.face(w.yaw + WHIRL_ANGLE * share);
        w.play("death");
        if (w.stateTicks >= BURST) {
            w.gone = true;
            events.add(Type.WALKER_BURST, w.id, 0, w.position);
        }
    }

    /** Starts its end. */
    void beat(Walker w, float awayX, float awayZ) {
        w.become(State.BEATEN);
        w.pushedFrom.set(w.position);
        w.push.set(PUSHED * awayX, 0f, PUSHED * awayZ);
        w.push.multLocal(legs.room(w, w.push));
    }

    private void sweep() {
        for (int i = walkers.size() - 1; i >= 0; i--) {
            if (walkers.get(i).gone) {
                walkers.remove(i);
            }
        }
    }

    int size() {
        return walkers.size();
    }

    Walker get(int index) {
        return walkers.get(index);
    }

    void addTo(StateHash hash) {
        hash.add(walkers.size());
        for (int i = 0; i < walkers.size(); i++) {
            walkers.get(i).addTo(hash);
        }
    }
}
