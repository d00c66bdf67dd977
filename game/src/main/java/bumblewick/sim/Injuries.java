package bumblewick.sim;

import bumblewick.def.FlightDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.Mercy;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;

/** What hits do to Wick and the bees. The swarm is the life bar: Wick is never hurt, a bee is. */
final class Injuries {
    private final Wick wick;
    private final Swarm swarm;
    private final ScoreKeeper score;
    private final Blooms blooms;
    private final Mercy mercy;
    private final int immunity;
    private final int stumble;

    Injuries(Wick wick, Swarm swarm, ScoreKeeper score, Blooms blooms, Mercy mercy, FlightDef def) {
        this.wick = wick;
        this.swarm = swarm;
        this.score = score;
        this.blooms = blooms;
        this.mercy = mercy;
        this.immunity = Tick.of(def.hurtSeconds());
        this.stumble = Tick.of(def.stumbleSeconds());
    }

    void tick() {
        wick.hurtTicks = Math.max(0, wick.hurtTicks - 1);
        wick.stumbleTicks = Math.max(0, wick.stumbleTicks - 1);
    }

    /** From now on every hit counts. */
    void endMercy() {
        mercy.end();
    }

    /** A bee is hit: it loses a hit point. One that still reels from the last hit loses none. */
    void hurtBee(Bee bee, SimEvents events) {
        if (blooms.shielded() || bee.hitTicks() > 0) {
            return;
        }
        if (swarm.hurt(bee, mercy.spares() ? 0 : 1)) {
            mourn(bee, events);
        } else {
            events.add(Type.BEE_HURT, bee.id(), bee.hp(), bee.position());
        }
    }

    /** Wick is hit: a bee is gone, then nothing hurts for a moment. Returns whether it hurt. */
    boolean hurtWick(SimEvents events) {
        if (wick.hurtTicks > 0) {
            return false;
        }
        wick.hurtTicks = immunity;
        if (blooms.shielded() || swarm.bees().isEmpty()) {
            return false;
        }
        boolean spared = mercy.spares();
        events.add(Type.WICK_HURT, wick.id, spared ? 0 : 1, wick.position);
        if (!spared) {
            Bee bee = swarm.weakest();
            swarm.lose(bee);
            mourn(bee, events);
        }
        return true;
    }

    /** Wick hits something hard: stumbles and loses a bee, but never the last one. */
    void crash(SimEvents events) {
        if (wick.hurtTicks > 0) {
            return;
        }
        stumble(events);
        if (swarm.bees().size() > 1) {
            hurtWick(events);
        } else {
            wick.hurtTicks = immunity;
        }
    }

    void stumble(SimEvents events) {
        if (wick.stumbleTicks == 0) {
            events.add(Type.STUMBLED, wick.id, 0, wick.position);
        }
        wick.stumbleTicks = stumble;
    }

    void addTo(StateHash hash) {
        mercy.addTo(hash);
    }

    private void mourn(Bee bee, SimEvents events) {
        Vector3f where = bee.position();
        events.add(Type.BEE_LOST, bee.id(), swarm.bees().size(), where);
        score.beeDied(where, events);
    }
}
