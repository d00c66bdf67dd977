package bumblewick.sim.player;

import bumblewick.def.CourseDef.Floor;
import bumblewick.def.FlightDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/**
 * What is below Wick in a flight: on turf, planks, ice and scenery Wick runs, over water it skims, lava throws it up, and
 * where there is no ground the air holds it softly.
 */
final class FlightGround {
    /** Lower than this above the running height the feet touch, higher than that they leave; in u. */
    private static final float LANDS = 0.04f;

    private static final float TAKES_OFF = 0.2f;

    /** Length of a step, and from one stroke of the water to the next, in u. */
    private static final float STRIDE = 3.4f;

    private static final float ICE_GRIP = 0.2f;

    /** Slower than this share of the rail's speed Wick sinks into water, after that many ticks. */
    private static final float SINKS_BELOW = 0.8f;

    private static final int SINKS_AFTER = 30;

    /** Lava and water throw Wick up with these speeds, which fade over that many ticks; in u/s. */
    private static final float LAVA_THROW = 16f;

    private static final float WATER_THROW = 8f;
    private static final int THROW_TICKS = 24;

    /** The air above open sky lifts Wick below this height over the border, in u, up to that speed, in u/s. */
    private static final float AIR_FROM = 1.4f;

    private static final float AIR_LIFT = 3f;

    private final FlightDef def;
    private final Rail rail;
    private final Wick wick;
    private float stride;
    private int sinkTicks;
    private int throwTicks;
    private float thrown; // u/s

    FlightGround(FlightDef def, Rail rail, Wick wick) {
        this.def = def;
        this.rail = rail;
        this.wick = wick;
    }

    private enum Surface {
        GROUND,
        SCENERY,
        WOOD,
        ICE,
        WATER
    }

    /** What is below, by the height of the scenery there in u, 0 for none. */
    private Floor below(float top) {
        return top > 0f ? Floor.MEADOW : rail.floor();
    }

    /** Factor on how fast Wick can change its speed. */
    float grip() {
        return wick.grounded && rail.floor() == Floor.ICE ? ICE_GRIP : 1f;
    }

    /** The least height of Wick's middle, in u. */
    float lowest(float top) {
        return below(top) == Floor.NONE ? rail.minY() : Math.max(rail.minY(), top + def.runHeight());
    }

    /** Changes the speed upwards by what throws or holds Wick. */
    void lift(float top) {
        if (throwTicks > 0) {
            wick.velocity().y = Math.max(wick.velocity().y, thrown * throwTicks / THROW_TICKS);
            throwTicks--;
        }
        float above = wick.position().y - rail.minY();
        if (below(top) == Floor.NONE && above < AIR_FROM) {
            wick.velocity().y += AIR_LIFT * (1f - Math.max(0f, above) / AIR_FROM);
        }
    }

    /** Lets Wick touch what is below or leave it; {@code top} is the height of the scenery there in u, 0 for none. */
    void meet(float top, SimEvents events) {
        Floor floor = below(top);
        float height = wick.position().y - top - def.runHeight();
        boolean runs = floor == Floor.MEADOW || floor == Floor.WOOD || floor == Floor.ICE;
        run(runs && height < (wick.grounded ? TAKES_OFF : LANDS), surface(floor, top), events);
        skim(floor == Floor.WATER && height < (wick.skimming ? TAKES_OFF : LANDS), events);
        wick.scorched = floor == Floor.LAVA && height < LANDS;
        if (wick.scorched) {
            throwUp(LAVA_THROW);
            events.add(Type.SCORCHED, wick.id(), wick.position());
        }
    }

    private static Surface surface(Floor floor, float top) {
        if (top > 0f) {
            return Surface.SCENERY;
        }
        return floor == Floor.WOOD ? Surface.WOOD : floor == Floor.ICE ? Surface.ICE : Surface.GROUND;
    }

    private void run(boolean down, Surface surface, SimEvents events) {
        if (down != wick.grounded) {
            wick.grounded = down;
            stride = 0f;
            events.add(Type.GROUND, wick.id(), down, wick.position());
        }
        if (wick.grounded) {
            step(surface, events);
        }
    }

    private void step(Surface surface, SimEvents events) {
        stride += wick.position().z - wick.previousPosition().z;
        if (stride >= STRIDE) {
            stride -= STRIDE;
            events.add(Type.FOOTSTEP, wick.id(), surface.ordinal(), wick.position());
        }
    }

    private void skim(boolean down, SimEvents events) {
        if (down != wick.skimming) {
            wick.skimming = down;
            stride = 0f;
            sinkTicks = 0;
            events.add(Type.SKIMMING, wick.id(), down, wick.position());
        }
        if (!down) {
            return;
        }
        step(Surface.WATER, events);
        boolean slow = wick.velocity().z < SINKS_BELOW * rail.speed();
        sinkTicks = slow && wick.stumbleTicks() == 0 ? sinkTicks + 1 : 0;
        if (sinkTicks > SINKS_AFTER) {
            sinkTicks = 0;
            wick.stumble(Tick.of(def.stumbleSeconds()));
            throwUp(WATER_THROW);
            events.add(Type.SUNK, wick.id(), wick.position());
        }
    }

    private void throwUp(float speed) {
        thrown = speed;
        throwTicks = THROW_TICKS;
    }

    /** How far the step has come, in u. */
    float stride() {
        return stride;
    }

    /** Counts nothing as long as nothing but turf was below Wick. */
    void addTo(StateHash hash) {
        if (wick.skimming || sinkTicks > 0 || throwTicks > 0) {
            hash.add(wick.skimming).add(sinkTicks).add(throwTicks).add(thrown);
        }
    }
}
