package bumblewick.sim.field;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Kind;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The fields of a stage, and what Wick feels of them together. In a flight a field sleeps until Wick comes near, so that its
 * rhythm begins there, whether the run began at the start or at a checkpoint, and so that fields far away cost nothing.
 */
public final class StageFields {
    /** How far ahead of Wick a flight's field wakes, in u. */
    static final float WAKES = 160f;

    /** How far behind Wick a flight's field is over, in u. */
    static final float PASSED = 30f;

    /** The most fields that enemies have made at once; more are not made. */
    private static final int MADE = 24;

    /** How fast a fire runs along a thread, in u/s, and how soon it is with the next, in ticks. */
    private static final float RUNS = 40f;

    private static final int SOONEST = 6;
    private static final int LATEST = 60;

    private final List<StageField> all = new ArrayList<>();
    private final List<StageField> awake = new ArrayList<>(FieldDef.MOST + MADE);
    private final List<StageField> view = new ReadOnlyList<>(awake);
    private final List<StageField> spare = new ArrayList<>(MADE);
    private final boolean alongRail;
    private final Vector3f way = new Vector3f();
    private final Vector3f drift = new Vector3f();
    private float factor = 1f;
    private float refill = 1f;
    private float darkness;
    private float sight;
    private int next; // index of the first that sleeps
    private int lastId;

    private StageFields(List<FieldDef> defs, boolean alongRail) {
        this.alongRail = alongRail;
        for (FieldDef def : defs) {
            all.add(new StageField(++lastId, def));
        }
        all.sort(Comparator.comparing(StageField::begins));
        for (int i = 0; alongRail && i < MADE; i++) {
            spare.add(new StageField());
        }
        if (!alongRail) {
            awake.addAll(all);
            next = all.size();
        }
    }

    /** Those of a flight: they wake one after the other. */
    public static StageFields alongRail(List<FieldDef> defs) {
        return new StageFields(defs, true);
    }

    /** Those of a garden: all are awake. */
    public static StageFields everywhere(List<FieldDef> defs) {
        return new StageFields(defs, false);
    }

    /**
     * Advances all that are awake by a tick.
     *
     * @param wick Wick's position, in u (unaffected)
     * @param acts whether Wick feels fields now; if not, what it felt fades
     */
    public void tick(Vector3f wick, boolean acts, SimEvents events) {
        if (next == all.size() && awake.isEmpty()) {
            return;
        }
        wake(wick.z);
        drift.set(0f, 0f, 0f);
        factor = 1f;
        refill = 1f;
        darkness = 0f;
        sight = 0f;
        for (int i = 0; i < awake.size(); i++) {
            StageField field = awake.get(i);
            field.tick(wick, acts, events);
            if (field.hasCaughtFire()) {
                spread(field);
            }
            feel(field, field.felt(), wick);
        }
    }

    private void wake(float z) {
        while (next < all.size() && all.get(next).begins() < z + WAKES) {
            awake.add(all.get(next++));
        }
        for (int i = awake.size() - 1; alongRail && i >= 0; i--) {
            StageField field = awake.get(i);
            if (field.isOver() || (field.ends() < z - PASSED && field.felt() == 0f)) {
                awake.remove(i);
                if (field.maker() != 0) {
                    spare.add(field);
                }
            }
        }
    }

    private void feel(StageField field, float share, Vector3f wick) {
        if (share == 0f) {
            return;
        }
        FieldDef def = field.def();
        drift.addLocal(def.drift().x * share, def.drift().y * share, def.drift().z * share);
        drift.addLocal(away(field, wick).multLocal(share));
        factor *= 1f + (def.factor() - 1f) * share;
        refill *= 1f + (def.refill() - 1f) * share;
        if (def.sight() > 0f) {
            sight = darkness == 0f ? def.sight() : Math.min(sight, def.sight());
            darkness = Math.max(darkness, share);
        }
    }

    /** What one adds away from its middle at a point, in u/s. */
    private Vector3f away(StageField field, Vector3f point) {
        way.set(point).subtractLocal(field.middle());
        float length = way.length();
        return way.multLocal(length == 0f ? 0f : field.def().away() / length);
    }

    /**
     * Lets an enemy begin to make a field; it is announced while it is made.
     *
     * @param place its middle, in the corridor's frame (copied)
     * @param tell ticks that it takes
     * @param stays ticks that it stays then; 0 until Wick has passed
     * @param maker id of the enemy, which calls {@link StageField#hold} in each tick until it is done
     * @param thread on which it hangs, or empty
     * @return the field, or null if there are too many
     */
    public StageField weave(FieldDef def, Vector3f place, int tell, int stays, int maker, String thread) {
        if (spare.isEmpty()) {
            return null;
        }
        StageField field = spare.remove(spare.size() - 1);
        field.weave(++lastId, def, place, tell, stays, maker, thread);
        awake.add(field);
        return field;
    }

    /** The one of a number that is near, or null. */
    public StageField find(int id) {
        for (int i = awake.size() - 1; i >= 0; i--) {
            if (awake.get(i).id() == id) {
                return awake.get(i);
            }
        }
        return null;
    }

    /** Whether a web holds what is at a point, so that it cannot get out of the way. */
    public boolean snares(Vector3f point) {
        for (int i = 0; i < awake.size(); i++) {
            StageField field = awake.get(i);
            if (field.def().kind() == Kind.WEB && field.phase() == StageField.Phase.ON && field.contains(point)) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a web near. */
    public boolean hasWebs() {
        for (int i = 0; i < awake.size(); i++) {
            if (awake.get(i).def().kind() == Kind.WEB) {
                return true;
            }
        }
        return false;
    }

    /** The nearest that tight fire wears down and that something met by its front which flew straight in this tick, or null. */
    public StageField inTheWay(Vector3f from, Vector3f to) {
        StageField nearest = null;
        for (int i = 0; i < awake.size(); i++) {
            StageField field = awake.get(i);
            boolean meets = field.canBeShot() && field.isEntered(from, to);
            if (meets && (nearest == null || field.begins() < nearest.begins())) {
                nearest = field;
            }
        }
        return nearest;
    }

    /**
     * Lets tight fire wear a web down.
     *
     * @param where it is hit (unaffected)
     * @return whether it burns by that
     */
    public boolean damage(StageField field, int damage, Vector3f where, SimEvents events) {
        events.add(Type.WEB_HIT, field.id(), field.def().id(), 0, where);
        return field.takeHit(damage);
    }

    /**
     * Sets a web alight, and what hangs on the same thread.
     *
     * @param where the fire begins (copied)
     * @param chain id of the chain of what the fire destroys
     */
    public void burn(StageField field, Vector3f where, int chain, SimEvents events) {
        field.burn(where, chain, events);
        spread(field);
    }

    /** The fire runs to all that hang on the same thread. */
    private void spread(StageField from) {
        for (int i = 0; i < awake.size(); i++) {
            StageField other = awake.get(i);
            if (other != from
                    && other.canBurn()
                    && !from.thread().isEmpty()
                    && other.thread().equals(from.thread())) {
                other.catchFire(runs(from, other.middle()), from.chain());
            }
        }
    }

    /** How long a fire takes from a field to a point, in ticks. */
    public static int runs(StageField from, Vector3f to) {
        float seconds = from.fireFrom().distance(to) / RUNS;
        return Math.max(SOONEST, Math.min(LATEST, (int) (seconds * Tick.PER_SECOND)));
    }

    /** Takes out what is in the lane that Wick did not take. */
    public void leaveOtherLane(Forks forks) {
        for (int i = all.size() - 1; i >= 0; i--) {
            StageField field = all.get(i);
            if (forks.closes(field.def().lane(), field.begins())) {
                awake.remove(field);
                all.remove(i);
                next -= i < next ? 1 : 0;
            }
        }
    }

    /** Switches the fields of a name on or off; one that Wick has passed stays as it is. */
    public void turn(FieldSwitch how) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).def().id().equals(how.name())) {
                all.get(i).turn(how);
            }
        }
    }

    /**
     * What fields add to the velocity of something that they carry along, at their strength now.
     *
     * @param point where it is, in u (unaffected)
     * @param store receives the result, in u/s
     * @return {@code store}
     */
    public Vector3f driftAt(Vector3f point, Vector3f store) {
        store.set(0f, 0f, 0f);
        for (int i = 0; i < awake.size(); i++) {
            StageField field = awake.get(i);
            if (field.strength() > 0f && field.burnt() == 0f && field.contains(point)) {
                Vector3f own = field.def().drift();
                float share = field.strength();
                store.addLocal(own.x * share, own.y * share, own.z * share);
                store.addLocal(away(field, point).multLocal(share));
            }
        }
        return store;
    }

    /** Whether who waits for the next gust of a field comes now: it has begun to blow, or there is no more to wait for. */
    public boolean lets(String name) {
        boolean known = false;
        for (int i = 0; i < awake.size(); i++) {
            if (awake.get(i).def().id().equals(name)) {
                known = true;
                if (awake.get(i).isFresh()) {
                    return true;
                }
            }
        }
        return !known;
    }

    /** Those that are awake. Not to be changed. */
    public List<StageField> awake() {
        return view;
    }

    /** What is added to Wick's velocity, in u/s. Not to be changed. */
    public Vector3f drift() {
        return drift;
    }

    /** Factor on Wick's own speed. */
    public float factor() {
        return factor;
    }

    /** Factor on how fast the energy of boost and brake comes back to Wick. */
    public float refill() {
        return refill;
    }

    /** How dark it is where Wick is, 0 to 1. */
    public float darkness() {
        return darkness;
    }

    /** How far one sees where it is dark, in u; 0 where it is not. */
    public float sight() {
        return sight;
    }

    /** Counts nothing for a stage without fields. */
    public void addTo(StateHash hash) {
        if (all.isEmpty() && awake.isEmpty()) {
            return;
        }
        hash.add(next).add(awake.size()).add(drift).add(factor).add(darkness).add(sight);
        if (refill != 1f) {
            hash.add(refill);
        }
        for (int i = 0; i < all.size(); i++) {
            all.get(i).addTo(hash);
        }
        for (int i = 0; i < awake.size(); i++) {
            if (awake.get(i).maker() != 0) {
                awake.get(i).addTo(hash);
            }
        }
    }
}
