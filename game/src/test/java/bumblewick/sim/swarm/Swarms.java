package bumblewick.sim.swarm;

import bumblewick.def.ArrivalDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;

/** Swarms for tests, with the game's numbers. */
final class Swarms {
    /** As in the scene folder's tuning. */
    static final SwarmDef DEF = withCap(20);

    private Swarms() {}

    static SwarmDef withCap(int cap) {
        return new SwarmDef(
                cap,
                3,
                0.2f,
                2.5f,
                1.25f,
                0.9f,
                0.4f,
                1.875f,
                new ArrivalDef(60f, 15f, 3.125f),
                0.1f,
                0.5f,
                0.3f,
                24,
                12,
                1,
                2,
                4,
                70f,
                1.4f,
                48f,
                8,
                30,
                90,
                2f);
    }

    static Swarm of(SwarmDef def, long seed) {
        return new Swarm(def, Swarm.Rule.CORRECTED, new RandomStream(seed, 1));
    }
}
