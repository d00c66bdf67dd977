package bumblewick.sim.field;

import bumblewick.def.FieldDef;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
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

    private final List<StageField> all = new ArrayList<>();
    private final List<StageField> awake = new ArrayList<>();
    private final List<StageField> view = new ReadOnlyList<>(awake);
    private final boolean alongRail;
    private final Vector3f drift = new Vector3f();
    private float factor = 1f;
    private float darkness;
    private float sight;
    private int next; // index of the first that sleeps

    private StageFields(List<FieldDef> defs, boolean alongRail) {
        this.alongRail = alongRail;
        for (FieldDef def : defs) {
            all.add(new StageField(all.size() + 1, def));
        }
        all.sort(Comparator.comparing(StageField::begins));
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
        darkness = 0f;
        sight = 0f;
        for (int i = 0; i < awake.size(); i++) {
            StageField field = awake.get(i);
            field.tick(wick, acts, events);
            feel(field.def(), field.felt());
        }
    }

    private void wake(float z) {
        while (next < all.size() && all.get(next).begins() < z + WAKES) {
            awake.add(all.get(next++));
        }
        for (int i = awake.size() - 1; alongRail && i >= 0; i--) {
            if (awake.get(i).ends() < z - PASSED && awake.get(i).felt() == 0f) {
                awake.remove(i);
            }
        }
    }

    private void feel(FieldDef def, float share) {
        if (share == 0f) {
            return;
        }
        drift.addLocal(def.drift().x * share, def.drift().y * share, def.drift().z * share);
        factor *= 1f + (def.factor() - 1f) * share;
        if (def.sight() > 0f) {
            sight = darkness == 0f ? def.sight() : Math.min(sight, def.sight());
            darkness = Math.max(darkness, share);
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
            if (field.strength() > 0f && field.contains(point)) {
                Vector3f own = field.def().drift();
                float share = field.strength();
                store.addLocal(own.x * share, own.y * share, own.z * share);
            }
        }
        return store;
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
        if (all.isEmpty()) {
            return;
        }
        hash.add(next).add(awake.size()).add(drift).add(factor).add(darkness).add(sight);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).addTo(hash);
        }
    }
}
