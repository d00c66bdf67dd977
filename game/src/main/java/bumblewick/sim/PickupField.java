package bumblewick.sim;

import bumblewick.def.PickupDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.Pool;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * The things to pick up, and what they give. Wick takes them, and so does any bee. Of the stray bees only the
 * difficulty's share is there; which ones, is the same in every run.
 */
final class PickupField {
    private static final int CAPACITY = 32;
    private static final float AHEAD = 200f;
    private static final float BEHIND = 12f;

    /** How much further Wick reaches than a bee, in u. */
    private static final float ARM = 0.6f;

    private final Rulebook rules;
    private final float strayBees;
    private final List<PickupSpawnDef> spawns;
    private final Ids ids;
    private final ScoreKeeper score;
    private final Blooms blooms;
    private final Pool<Pickup> pickups = new Pool<>(CAPACITY, Pickup::new, p -> p.gone);
    private final Vector3f place = new Vector3f();
    private float strays = 0.5f;
    private int next;

    /**
     * Makes the pick-ups of a stage.
     *
     * @param strayBees share of the stray bees that are there, 0 to 1
     * @param from where the run starts: what lies before never comes
     */
    PickupField(
            Rulebook rules,
            float strayBees,
            List<PickupSpawnDef> spawns,
            Ids ids,
            ScoreKeeper score,
            Blooms blooms,
            float from) {
        this.rules = rules;
        this.strayBees = strayBees;
        this.spawns = spawns;
        this.ids = ids;
        this.score = score;
        this.blooms = blooms;
        while (next < spawns.size() && spawns.get(next).z() < from) {
            next++;
        }
    }

    /** Lays out what comes into sight. */
    void slide(float distance) {
        while (next < spawns.size() && spawns.get(next).z() < distance + AHEAD) {
            PickupSpawnDef spawn = spawns.get(next++);
            place.set(spawn.x(), spawn.y(), spawn.z());
            drop(spawn.pickup(), place);
        }
        for (int i = 0; i < pickups.size(); i++) {
            pickups.get(i).gone |= pickups.get(i).position.z < distance - BEHIND;
        }
    }

    void drop(String id, Vector3f where) {
        PickupDef def = Rulebook.named(rules.pickups(), id);
        if (def.effect() == PickupDef.Effect.BEES && !strays()) {
            return;
        }
        Pickup p = pickups.add();
        p.id = ids.next();
        p.def = def;
        p.position.set(where);
        p.previousPosition.set(where);
        p.gone = false;
    }

    /** Whether the next stray bee is there: of all, in even steps, the difficulty's share. */
    private boolean strays() {
        strays += strayBees;
        if (strays < 1f) {
            return false;
        }
        strays -= 1f;
        return true;
    }

    void collect(Wick wick, Swarm swarm, SimEvents events) {
        for (int i = 0; i < pickups.size(); i++) {
            Pickup p = pickups.get(i);
            if (!p.gone && reached(p, wick, swarm)) {
                p.gone = true;
                events.add(Type.PICKED_UP, p.id, p.def.effect().ordinal(), p.position);
                give(p, swarm, events);
            }
        }
        pickups.sweep();
    }

    private boolean reached(Pickup p, Wick wick, Swarm swarm) {
        float ahead = p.position.z - wick.position.z;
        if (Math.abs(ahead) > p.def.radius() + BEHIND) {
            return false;
        }
        float arm = p.def.radius() + ARM;
        if (Approach.within(arm, wick.previousPosition, wick.position, p.position, p.position)) {
            return true;
        }
        return swarm.beeHitBy(p.position, p.position, p.def.radius()) != null;
    }

    private void give(Pickup p, Swarm swarm, SimEvents events) {
        PickupDef def = p.def;
        switch (def.effect()) {
            case BEES -> addBees(Math.round(def.amount()), p.position, swarm, events);
            case SCORE -> score.bonus(def.amount());
            case HEAL -> swarm.heal(Math.round(def.amount()));
            case LANTERN_SEED -> score.lanternSeed(def.amount());
            case SHIELD -> blooms.shield(Tick.of(def.amount()));
            case TEMPO -> blooms.tempo(Tick.of(def.amount()));
        }
    }

    private static void addBees(int count, Vector3f where, Swarm swarm, SimEvents events) {
        for (int i = 0; i < count; i++) {
            Bee bee = swarm.addBee(where);
            if (bee != null) {
                events.add(Type.BEE_GAINED, bee.id(), swarm.bees().size(), where);
            }
        }
    }

    List<Pickup> view() {
        return pickups.view();
    }

    void addTo(StateHash hash) {
        hash.add(next).add(strays).add(pickups.size());
        for (int i = 0; i < pickups.size(); i++) {
            hash.add(pickups.get(i).id).add(pickups.get(i).position);
        }
    }
}
