package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.FootDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.replay.IntentSource;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.World;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.stream.Stream;

/**
 * A garden played wildly, with the tests' own measure put to Wick in every tick. Where the stage ends, it begins anew
 * with the next seed.
 */
final class GardenSoak {
    private static final int USER = 78;

    private static final double DEEPEST = -0.005; // u

    /** Who pushes the stick for so many ticks gets out of a box of so many u, or is stuck. */
    private static final int STALL_TICKS = 20 * Tick.PER_SECOND;

    private static final float STALL_ROOM = 2f;

    /** So often Wick is put somewhere else, to see the whole level, in ticks. */
    private static final int MOVE_TICKS = 30 * Tick.PER_SECOND;

    /** Where there is ground at most so far below, in u, one can be put. */
    private static final float GROUND = 3f;

    /** So many places are chosen by chance. */
    private static final int TOPS = 500;

    /** How far above ground Wick is put, in u. */
    private static final float DROP = 0.3f;

    private final String stage;
    private final LevelMeasure level;
    private final FootDef foot;
    private final StateHash hash = new StateHash();
    private final SimEvents events = new SimEvents();
    private final Vector3f before = new Vector3f();
    private final Vector3f middle = new Vector3f();
    private final Vector3f least = new Vector3f();
    private final Vector3f most = new Vector3f();
    private final List<Vector3f> places;
    private final RandomStream random;

    private long seed;
    private World world;
    private IntentSource hands;
    private int wilful;
    private int runs;
    private int resets;
    private double deepest = Double.MAX_VALUE;
    private float leastRoom = Float.MAX_VALUE;

    GardenSoak(String stage, long seed) {
        this.stage = stage;
        this.seed = seed;
        Rulebook rules = ShippedRules.get();
        LevelDef def = rules.get(GardenDef.class, stage).level();
        level = new LevelMeasure(def);
        foot = rules.only(FootDef.class);
        random = new RandomStream(seed, USER);
        Stream<Vector3f> things = def.spawns().stream().map(LevelDef.Spawn::position);
        Stream<Vector3f> tops = Stream.generate(this::top).limit(TOPS);
        places = Stream.concat(things, tops).filter(this::hasRoom).toList();
        begin();
    }

    private Vector3f top() {
        return level.top(random).addLocal(0f, DROP, 0f);
    }

    private boolean hasRoom(Vector3f place) {
        return level.separation(place, foot.body().height(), foot.body().radius()) > 0
                && level.pierced(place, place.subtract(0f, GROUND, 0f));
    }

    private void begin() {
        world = new World(ShippedRules.get(), new RunOptions(stage, "normal", seed++, 0));
        hands = new WildIntents(world, level);
        runs++;
        middle(before);
        watchFromHere();
    }

    /** Plays on for so many ticks; returns the hash of all states. */
    long play(int ticks) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(hands.take(), events);
            middle(middle);
            look();
            hash.add(world.stateHash());
            before.set(middle);
            if (world.over()) {
                begin();
            } else if (world.ticks() % MOVE_TICKS == 0) {
                putSomewhere();
            }
        }
        return hash.value();
    }

    private void putSomewhere() {
        Vector3f place = places.get(random.nextInt(places.size()));
        world.garden().wick().foot().place(place, 0f);
        middle(before);
        watchFromHere();
    }

    private void look() {
        FootMotion motion = world.garden().wick().foot();
        assertTrue(Vector3f.isValidVector(motion.feet()) && Vector3f.isValidVector(motion.velocity()), this::toString);
        double height = motion.controller().height();
        double separation = level.separation(motion.feet(), height, foot.body().radius());
        deepest = Math.min(deepest, separation);
        assertTrue(separation >= DEEPEST, () -> this + ": in the level by " + -separation);
        if (happened(SimEvent.Type.RESET)) {
            resets++;
        } else {
            assertTrue(!level.pierced(before, middle), () -> this + ": through the level, from " + before);
        }
        watchForStalls();
    }

    private void watchForStalls() {
        if (world.garden().cinematic()) {
            return;
        }
        least.minLocal(middle);
        most.maxLocal(middle);
        if (++wilful == STALL_TICKS) {
            float room = most.subtract(least).length();
            leastRoom = Math.min(leastRoom, room);
            assertTrue(room > STALL_ROOM, () -> this + ": stuck, got about by " + room);
            watchFromHere();
        }
    }

    private void watchFromHere() {
        wilful = 0;
        least.set(middle(middle));
        most.set(middle);
    }

    private boolean happened(SimEvent.Type type) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == type) {
                return true;
            }
        }
        return false;
    }

    /** A point well inside of Wick, crouching or not. */
    private Vector3f middle(Vector3f store) {
        return store.set(world.garden().wick().foot().feet())
                .addLocal(0f, foot.body().radius(), 0f);
    }

    /** What there is to tell about it. */
    String figures() {
        return "soak of %s: %d runs, %d places, %d resets, least separation %.4f u, least room in %d s %.1f u"
                .formatted(stage, runs, places.size(), resets, deepest, STALL_TICKS / Tick.PER_SECOND, leastRoom);
    }

    @Override
    public String toString() {
        FootMotion motion = world.garden().wick().foot();
        return "%s, seed %d, tick %d, feet %s, velocity %s"
                .formatted(stage, seed - 1, world.ticks(), motion.feet(), motion.velocity());
    }
}
