package bumblewick.sim.hazard;

import bumblewick.def.RuleDeed.HazardSwitch;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The hazards of a flight. Each sleeps until Wick comes near, so that its rhythm begins there, whether the run began at the
 * start or at a checkpoint, and so that hazards far away cost nothing.
 */
public final class StageHazards {
    /** How far ahead of Wick a hazard wakes, in u: farther than the mist lets see. */
    public static final float WAKES = 220f;

    /** How far behind Wick a hazard is over, in u: past the camera. */
    private static final float PASSED = 16f;

    /** The layer of their bodies in their own collision world. */
    static final int LAYER = 1;

    private final List<Hazard> all = new ArrayList<>();
    private final List<Hazard> awake; // with room for all from the start: who wakes late in a flight makes no garbage
    private final List<Hazard> view;
    private final CollisionWorld world = new CollisionWorld();
    private final Vector3f normal = new Vector3f();
    private final SortedMap<String, Float> wakes; // place along the rail by name, in u
    private int next; // index of the first that sleeps

    /**
     * @param clearUntil those before this distance, in u, are not there: they would appear too late to be avoided
     */
    public StageHazards(List<HazardDef> defs, EntityIds ids, Signals signals, ScoreKeeper score, float clearUntil) {
        awake = new ArrayList<>(defs.size());
        view = new ReadOnlyList<>(awake);
        for (HazardDef def : defs) {
            if (def.place().z >= clearUntil) {
                all.add(new Hazard(ids.next(), def, world, signals, score));
            }
        }
        wakes = new TreeMap<>();
        defs.forEach(def -> wakes.put(def.id(), def.place().z));
        all.sort(Comparator.comparing(this::wakesFor)
                .thenComparing(hazard -> hazard.def().place().z));
    }

    /**
     * Moves all that are awake by a tick.
     *
     * @param wick Wick's position, in u (unaffected)
     * @param factor 1, or less under a tempo bloom
     */
    public void tick(Vector3f wick, float factor, SimEvents events) {
        tick(wick, false, factor, events);
    }

    /**
     * Moves all that are awake by a tick.
     *
     * @param wick Wick's position, in u (unaffected)
     * @param boosting whether Wick flies at boost, which shakes what hangs near
     * @param factor 1, or less under a tempo bloom
     */
    public void tick(Vector3f wick, boolean boosting, float factor, SimEvents events) {
        if (next == all.size() && awake.isEmpty()) {
            return;
        }
        slide(wick.z);
        for (int i = 0; i < awake.size(); i++) {
            if (boosting) {
                awake.get(i).feelBoost(wick, events);
            }
            awake.get(i).tick(factor, wick, events);
        }
        meetEachOther();
    }

    /** For which place along the rail it wakes, in u: its own, or that of the one in whose time it moves. */
    public float wakesFor(Hazard hazard) {
        String leader = hazard.def().inTimeWith();
        return leader.isEmpty() ? hazard.def().place().z : wakes.get(leader);
    }

    private void slide(float z) {
        for (int i = awake.size() - 1; i >= 0; i--) {
            if (awake.get(i).ends() < z - PASSED) {
                awake.remove(i).sleep();
            }
        }
        while (next < all.size() && wakesFor(all.get(next)) < z + WAKES) {
            Hazard hazard = all.get(next++);
            hazard.wake();
            awake.add(hazard);
        }
    }

    /** Takes out what is in the lane that Wick did not take, whether it is awake or not. */
    public void leaveOtherLane(Forks forks) {
        for (int i = all.size() - 1; i >= 0; i--) {
            Hazard hazard = all.get(i);
            if (forks.closes(hazard.def().lane(), hazard.def().place().z)) {
                hazard.sleep();
                awake.remove(hazard);
                all.remove(i);
                next -= i < next ? 1 : 0;
            }
        }
    }

    private void meetEachOther() {
        for (int i = 0; i < awake.size(); i++) {
            if (awake.get(i).motion() instanceof RollerMotion one
                    && one.rolls()
                    && !awake.get(i).gone()) {
                for (int k = i + 1; k < awake.size(); k++) {
                    if (awake.get(k).motion() instanceof RollerMotion other
                            && other.rolls()
                            && !awake.get(k).gone()) {
                        RollerMotion.collide(awake.get(i), one, awake.get(k), other, normal);
                    }
                }
            }
        }
    }

    /** Switches the hazard of a name, or lets it go; one that Wick has passed stays as it is. */
    public void turn(HazardSwitch how, SimEvents events) {
        Hazard hazard = named(how.name());
        if (hazard != null) {
            hazard.turn(how, events);
        }
    }

    /** Switches the hazard of a name off for good if it is on, and on if it is off. */
    void switchOver(String name) {
        Hazard hazard = named(name);
        if (hazard != null) {
            hazard.switchOver();
        }
    }

    /** The one of a name, or null. */
    public Hazard named(String name) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).def().id().equals(name)) {
                return all.get(i);
            }
        }
        return null;
    }

    /** The first that something met which moved straight in this tick, or null. */
    public Hazard inTheWay(Vector3f from, Vector3f to, float radius) {
        for (int i = 0; i < awake.size(); i++) {
            if (awake.get(i).isMetBy(from, to, radius)) {
                return awake.get(i);
            }
        }
        return null;
    }

    /** Lets a shot hit one; {@code where} is the place of the hit. */
    public void damage(Hazard hazard, int damage, Vector3f where, SimEvents events) {
        if (hazard.takeHit(damage, events)) {
            events.add(Type.HIT, hazard.id(), hazard.def().id(), damage, where);
        }
    }

    /** Those that are awake. Not to be changed. */
    public List<Hazard> awake() {
        return view;
    }

    /** Where their bodies are: of no others. */
    public CollisionWorld world() {
        return world;
    }

    /** Counts nothing for a stage without hazards. */
    public void addTo(StateHash hash) {
        if (all.isEmpty()) {
            return;
        }
        hash.add(next).add(awake.size());
        for (int i = 0; i < all.size(); i++) {
            all.get(i).addTo(hash);
        }
    }
}
