package bumblewick.sim.course;

import bumblewick.def.PickupDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.Rulebook;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.motion.ClosestApproach;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * The pick-ups of a flight and their effects. Wick takes them, and so does any bee. The difficulty says which share of the
 * stray bees is there; which ones is the same in every run.
 */
public final class PickupField extends EntityPool<Pickup> {
    private static final int CAPACITY = 32;
    private static final float AHEAD = 200f;
    private static final float BEHIND = 12f;
    private static final float RETURNS = 3f; // u/s, of what the wind has carried off

    /** How much further Wick reaches than a bee, in u. */
    private static final float ARM = 0.6f;

    private final Rulebook rules;
    private final float strayBees;
    private final List<PickupSpawnDef> spawns;
    private final EntityIds ids;
    private final ScoreKeeper score;
    private final Blooms blooms;
    private final Vector3f place = new Vector3f();
    private float strays = 0.5f;
    private int next;
    private String chosen = ""; // lane of a fork
    private float chosenUpTo = -1f; // where that fork ends, in u

    /**
     * Makes the pick-ups of a stage.
     *
     * @param strayBees share of the stray bees that are there, 0 to 1
     * @param from where the run starts: what lies before never comes
     */
    public PickupField(
            Rulebook rules,
            float strayBees,
            List<PickupSpawnDef> spawns,
            EntityIds ids,
            ScoreKeeper score,
            Blooms blooms,
            float from) {
        super(CAPACITY, Pickup::new, p -> p.gone);
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

    /** Adds the pick-ups that come into sight, and removes those left behind; {@code distance} is Wick's, in u. */
    public void slide(float distance) {
        while (next < spawns.size() && spawns.get(next).z() < distance + AHEAD) {
            PickupSpawnDef spawn = spawns.get(next++);
            if (spawn.z() <= chosenUpTo
                    && !spawn.lane().isEmpty()
                    && !spawn.lane().equals(chosen)) {
                continue;
            }
            place.set(spawn.x(), spawn.y(), spawn.z());
            drop(spawn.pickup(), spawn.lane(), spawn.windage(), place);
        }
        for (int i = 0; i < size(); i++) {
            get(i).gone |= get(i).position().z < distance - BEHIND;
        }
    }

    /**
     * Lets fields carry along what is light, as far as the corridor reaches; in the calm it comes back.
     *
     * @param rail whose corridor holds it
     */
    public void drift(StageFields fields, Rail rail) {
        for (int i = 0; i < size(); i++) {
            Pickup p = get(i);
            if (p.windage > 0f) {
                p.pose().beginTick();
                fields.driftAt(p.position(), place).multLocal(p.windage * Tick.SECONDS);
                p.position().x = blow(p.position().x, place.x, p.home.x, rail.minX(), rail.maxX());
                p.position().y = blow(p.position().y, place.y, p.home.y, rail.minY(), rail.maxY());
            }
        }
    }

    /** Where it is after a tick along an axis, in u: blown by {@code way}, or on its way home. */
    private static float blow(float at, float way, float home, float least, float most) {
        float back = Easing.clamp(home - at, -RETURNS * Tick.SECONDS, RETURNS * Tick.SECONDS);
        return way == 0f ? at + back : Math.max(Math.min(least, at), Math.min(Math.max(most, at), at + way));
    }

    /** Takes away what lies in the lane that Wick did not take. */
    public void leaveOtherLane(Forks forks) {
        chosen = forks.name();
        chosenUpTo = forks.end();
        for (int i = 0; i < size(); i++) {
            Pickup p = get(i);
            p.gone |= p.position().z <= chosenUpTo && !forks.isOpen(p.lane);
        }
    }

    /** Adds a pick-up; {@code where} is copied. */
    public void drop(String id, Vector3f where) {
        drop(id, "", 0f, where);
    }

    private void drop(String id, String lane, float windage, Vector3f where) {
        PickupDef def = rules.get(PickupDef.class, id);
        if (def.effect() == PickupDef.Effect.BEES && !takesNextStray()) {
            return;
        }
        Pickup p = add();
        p.id = ids.next();
        p.def = def;
        p.lane = lane;
        p.windage = windage;
        p.home.set(where);
        p.position().set(where);
        p.pose().beginTick();
        p.gone = false;
    }

    /** Whether the next stray bee is there: the difficulty's share of all, evenly spread. */
    private boolean takesNextStray() {
        strays += strayBees;
        if (strays < 1f) {
            return false;
        }
        strays -= 1f;
        return true;
    }

    /** Gives the effects of the pick-ups that Wick or a bee reaches. */
    public void collect(Wick wick, Swarm swarm, SimEvents events) {
        for (int i = 0; i < size(); i++) {
            Pickup p = get(i);
            if (!p.gone && reached(p, wick, swarm)) {
                p.gone = true;
                events.add(Type.PICKED_UP, p.id(), p.def().id(), 0, p.position());
                give(p, swarm, events);
            }
        }
        sweep();
    }

    private boolean reached(Pickup p, Wick wick, Swarm swarm) {
        float ahead = p.position().z - wick.position().z;
        if (Math.abs(ahead) > p.def().radius() + BEHIND) {
            return false;
        }
        float arm = p.def().radius() + ARM;
        if (ClosestApproach.within(arm, wick.previousPosition(), wick.position(), p.position(), p.position())) {
            return true;
        }
        return swarm.beeHitBy(p.position(), p.position(), p.def().radius()) != null;
    }

    private void give(Pickup p, Swarm swarm, SimEvents events) {
        PickupDef def = p.def();
        switch (def.effect()) {
            case BEES -> addBees(Math.round(def.amount()), p.position(), swarm, events);
            case SCORE -> score.bonus(def.amount());
            case HEAL -> swarm.heal(Math.round(def.amount()));
            case LANTERN_SEED -> score.lanternSeed(def.amount());
            case SHIELD -> blooms.shield(Tick.of(def.amount()));
            case TEMPO -> blooms.tempo(Tick.of(def.amount()));
            case GEM, KEY -> {} // lie in gardens alone
        }
    }

    /** Adds bees, as far as there is room for them. */
    public static void addBees(int count, Vector3f where, Swarm swarm, SimEvents events) {
        for (int i = 0; i < count; i++) {
            Bee bee = swarm.addBee(where);
            if (bee != null) {
                events.add(Type.BEE_GAINED, bee.id(), swarm.bees().size(), where);
            }
        }
    }

    public void addTo(StateHash hash) {
        hash.add(next).add(strays).add(size());
        for (int i = 0; i < size(); i++) {
            hash.add(get(i).id()).add(get(i).position());
        }
    }
}
