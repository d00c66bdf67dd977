package bumblewick.sim;

import bumblewick.def.SceneryDef;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Swarm;

/**
 * Seeding: who flies through a flower gate and holds the swarm tight leaves half of the bees there in safety, banks
 * points for them and quietens the Hum. At the next gate, flown through or not, they come back; nobody is parked there.
 */
final class FlowerGates {
    private final Wick wick;
    private final Swarm swarm;
    private final ScoreKeeper score;

    FlowerGates(Wick wick, Swarm swarm, ScoreKeeper score) {
        this.wick = wick;
        this.swarm = swarm;
        this.score = score;
    }

    void tick(SceneryStrip strip, SimEvents events) {
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (s.def.solidity() == SceneryDef.Solidity.FLOWER_GATE && !s.passed && wick.position.z >= s.position.z) {
                s.passed = true;
                pass(s, events);
            }
        }
    }

    private void pass(Scenery gate, SimEvents events) {
        if (swarm.parked() > 0) {
            giveBack(events);
        } else if (wick.tight && inOpening(gate)) {
            int parked = swarm.park(swarm.bees().size() / 2);
            if (parked > 0) {
                gate.seeded = parked;
                score.seeded(parked);
                events.add(Type.BEES_SEEDED, gate.id, parked, gate.position);
            }
        }
    }

    /** The parked bees come back, if there are any. */
    void giveBack(SimEvents events) {
        int returned = swarm.unpark(wick.position);
        if (returned > 0) {
            events.add(Type.BEES_RETURNED, 0, returned, wick.position);
        }
    }

    private boolean inOpening(Scenery gate) {
        return wick.position.x > gate.minX()
                && wick.position.x < gate.maxX()
                && wick.position.y > gate.position.y
                && wick.position.y < gate.top();
    }
}
