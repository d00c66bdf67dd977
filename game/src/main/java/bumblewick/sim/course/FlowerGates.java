package bumblewick.sim.course;

import bumblewick.def.SceneryDef;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Swarm;

/**
 * Flower gates park bees: if Wick flies through one and holds the swarm tight, half of the bees stay there in safety, score
 * points, and the Hum falls. At the next gate, flown through or not, they come back; tight through that one, half of all stay
 * there in turn. A swarm of less than {@value #FEWEST} bees keeps them all: two bees at least stay with Wick.
 */
public final class FlowerGates {
    /** The smallest swarm of which a gate takes bees. */
    public static final int FEWEST = 4;

    private final Wick wick;
    private final Swarm swarm;
    private final ScoreKeeper score;

    public FlowerGates(Wick wick, Swarm swarm, ScoreKeeper score) {
        this.wick = wick;
        this.swarm = swarm;
        this.score = score;
    }

    /** How many bees of a swarm would stay in a gate, held tight: half of them, or none of a small one. */
    public static int parked(int swarm) {
        return swarm < FEWEST ? 0 : swarm / 2;
    }

    /** Parks or brings back bees at the gates that Wick passes in this tick. */
    public void tick(SceneryStrip strip, SimEvents events) {
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (s.def().solidity() == SceneryDef.Solidity.FLOWER_GATE
                    && !s.passed()
                    && wick.position().z >= s.position().z) {
                s.markPassed();
                pass(s, events);
            }
        }
    }

    private void pass(Scenery gate, SimEvents events) {
        returnBees(events);
        int stay = parked(swarm.bees().size());
        if (wick.tight() && inOpening(gate) && stay > 0) {
            int parked = swarm.park(stay);
            gate.setSeeded(parked);
            score.seeded(parked);
            events.add(Type.BEES_SEEDED, gate.id(), parked, gate.position());
        }
    }

    /** Brings the parked bees back, if there are any. */
    public void returnBees(SimEvents events) {
        int returned = swarm.unpark(wick.position());
        if (returned > 0) {
            events.add(Type.BEES_RETURNED, SimEvent.NOBODY, returned, wick.position());
        }
    }

    private boolean inOpening(Scenery gate) {
        return wick.position().x > gate.minX()
                && wick.position().x < gate.maxX()
                && wick.position().y > gate.position().y
                && wick.position().y < gate.top();
    }
}
