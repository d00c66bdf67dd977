package bumblewick.sim;

import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Drop;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.sim.combat.HostileForces;
import bumblewick.sim.course.PickupField;
import bumblewick.sim.enemy.RuleWaves;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;

/** What the rules of a flight see of it and do in it. */
final class RuleActions {
    private final RuleWaves waves;
    private final Wick wick;
    private final Swarm swarm;
    private final HostileForces hostiles;
    private final PickupField pickups;
    private final ScoreKeeper score;
    private final Blooms blooms;
    private final Vector3f place = new Vector3f();

    RuleActions(
            Rulebook rules,
            Wick wick,
            Swarm swarm,
            HostileForces hostiles,
            PickupField pickups,
            ScoreKeeper score,
            Blooms blooms) {
        waves = new RuleWaves(rules);
        this.wick = wick;
        this.swarm = swarm;
        this.hostiles = hostiles;
        this.pickups = pickups;
        this.score = score;
        this.blooms = blooms;
    }

    /** Wick's distance along the rail, in u. */
    float distance() {
        return wick.position().z;
    }

    /** Bees with Wick, parked ones too. */
    int bees() {
        return swarm.bees().size() + swarm.parked();
    }

    /** Does it; sending signals is up to the rules. */
    void run(Action action, SimEvents events) {
        switch (action.action()) {
            case WAVE -> waves.begin(action.wave());
            case PICKUP -> drop(action.pickup());
            case BEES -> addBees(action.bees(), events);
            case SIGNAL -> throw new IllegalArgumentException("rules send signals themselves");
        }
    }

    private void drop(Drop drop) {
        place.set(drop.x(), drop.y(), distance() + drop.ahead());
        pickups.drop(drop.kind(), place);
    }

    private void addBees(int count, SimEvents events) {
        for (int i = 0; i < count; i++) {
            Bee bee = swarm.addBee(wick.position());
            if (bee != null) {
                events.add(Type.BEE_GAINED, bee.id(), swarm.bees().size(), wick.position());
            }
        }
    }

    /** Spawns the enemies of waves that have begun, as fast as a tempo bloom lets. */
    void tick() {
        if (blooms.clocksTick()) {
            waves.spawn(distance(), hostiles.enemies, score);
        }
    }

    void addTo(StateHash hash) {
        waves.addTo(hash);
    }
}
