package bumblewick.sim.combat;

import bumblewick.def.FlightDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.HitForgiveness;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;

/** What a hit does to Wick and the bees. The swarm is the life bar: a hit on Wick costs a bee. */
public final class PlayerDamage {
    private final Wick wick;
    private final Swarm swarm;
    private final ScoreKeeper score;
    private final Blooms blooms;
    private final HitForgiveness forgiveness;
    private final SafetyNet net;
    private final int immunity;
    private final int stumble;

    public PlayerDamage(Wick wick, Swarm swarm, ScoreKeeper score, Blooms blooms, RunOptions options, FlightDef def) {
        this.wick = wick;
        this.swarm = swarm;
        this.score = score;
        this.blooms = blooms;
        forgiveness = new HitForgiveness(options.assists().bees());
        net = new SafetyNet(options.guidance());
        this.immunity = Tick.of(def.hurtSeconds());
        this.stumble = Tick.of(def.stumbleSeconds());
    }

    /** Counts immunity and stumbling down by a tick. */
    public void tick() {
        wick.countDownHurt();
    }

    /**
     * Notes what the player has done, on which it depends how long the last bees are safe.
     *
     * @param boss whether the boss has come
     */
    public void noteDeeds(LockOn lockOn, boolean boss) {
        net.tick(wick, lockOn, boss);
    }

    /** From now on every hit counts. */
    public void endForgiveness() {
        forgiveness.end();
        net.end();
    }

    /**
     * Lets a bee lose a hit point, unless it still flashes from the last hit or hits are forgiven.
     *
     * @param cause id of the definition of what hit it
     */
    public void hurtBee(Bee bee, String cause, SimEvents events) {
        if (blooms.shielded() || bee.hitTicks() > 0) {
            return;
        }
        boolean spared = forgiveness.forgives()
                || (bee.hp() == 1 && net.keeps(swarm.bees().size()));
        if (swarm.hurt(bee, spared ? 0 : 1)) {
            reportLoss(bee, cause, events);
        } else {
            events.add(Type.BEE_HURT, bee.id(), cause, bee.hp(), bee.position());
        }
    }

    /**
     * Lets Wick lose a bee, and makes Wick immune for a moment.
     *
     * @param cause id of the definition of what hit Wick
     * @return whether the hit counted
     */
    public boolean hurtWick(String cause, SimEvents events) {
        if (wick.hurtTicks() > 0) {
            return false;
        }
        wick.beImmune(immunity);
        if (blooms.shielded() || swarm.bees().isEmpty()) {
            return false;
        }
        boolean spared = forgiveness.forgives() || net.keeps(swarm.bees().size());
        events.add(Type.WICK_HURT, wick.id(), cause, spared ? 0 : 1, wick.position());
        if (!spared) {
            Bee bee = swarm.weakest();
            swarm.lose(bee);
            reportLoss(bee, cause, events);
        }
        return true;
    }

    /** Lets Wick stumble over something hard and lose a bee, but never the last one. */
    void crash(String cause, SimEvents events) {
        if (wick.hurtTicks() > 0) {
            return;
        }
        stumble(events);
        if (swarm.bees().size() > 1) {
            hurtWick(cause, events);
        } else {
            wick.beImmune(immunity);
        }
    }

    /** Lets a bee burn, but never the last one. */
    void burn(String cause, SimEvents events) {
        if (swarm.bees().size() > 1) {
            hurtWick(cause, events);
        }
    }

    /** Lets Wick stumble: for a moment it flies slower. */
    void stumble(SimEvents events) {
        if (wick.stumbleTicks() == 0) {
            events.add(Type.STUMBLED, wick.id(), wick.position());
        }
        wick.stumble(stumble);
    }

    public void addTo(StateHash hash) {
        forgiveness.addTo(hash);
        net.addTo(hash);
    }

    private void reportLoss(Bee bee, String cause, SimEvents events) {
        Vector3f where = bee.position();
        events.add(Type.BEE_LOST, bee.id(), cause, swarm.bees().size(), where);
        score.beeDied(where, events);
    }
}
