package bumblewick.sim.combat;

import bumblewick.def.BlastDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryStrip;
import com.jme3.math.Vector3f;
import java.util.Arrays;

/**
 * What is about to blow up, in the order in which it was destroyed. Each waits for the ticks of its definition, so that one
 * sees a chain run, and so that no blast sets off another within itself. {@link BlastHits} lets them go off.
 */
public final class Blasts {
    /** Chains whose blasts are counted at the same time. */
    private static final int CHAINS = 16;

    private final SceneryStrip strip;
    private BlastDef[] defs = new BlastDef[64];
    private String[] kinds = new String[64];
    private Vector3f[] places = new Vector3f[64];
    private boolean[] ride = new boolean[64];
    private int[] ticksLeft = new int[64];
    private int[] chain = new int[64];
    private int size;
    private int chains;
    private final int[] counted = new int[CHAINS];
    private final int[] counts = new int[CHAINS];

    public Blasts(SceneryStrip strip) {
        this.strip = strip;
        for (int i = 0; i < places.length; i++) {
            places[i] = new Vector3f();
        }
    }

    /** Takes hit points from a piece of scenery; if that breaks it and it blows up, it will. See {@link SceneryStrip#damage}. */
    void hitScenery(Scenery s, int damage, Vector3f where, int by, SimEvents events) {
        if (strip.damage(s, damage, where, by, events) && s.def().blast().isPresent()) {
            float middle = 0.5f * (s.top() + s.position().y);
            int i = add(s.def().blast().get(), s.def().id(), by, false);
            places[i].set(s.position().x, middle, s.position().z);
            events.add(Type.BLAST_TELL, SimEvent.NOBODY, s.def().id(), 0, places[i]);
        }
    }

    /**
     * Lights something that flies along with Wick.
     *
     * @param kind id of its definition
     * @param by id of the chain of blasts that did it, or {@link SceneryStrip#NO_BLAST}
     */
    void light(BlastDef def, String kind, Vector3f where, int by, SimEvents events) {
        int i = add(def, kind, by, true);
        places[i].set(where);
        events.add(Type.BLAST_TELL, SimEvent.NOBODY, kind, 0, where);
    }

    /** Begins a chain of blasts in which nothing blows up: what bursts at once is paid by it. */
    int beginChain() {
        return ++chains;
    }

    private int add(BlastDef def, String kind, int by, boolean rides) {
        if (size == defs.length) {
            grow();
        }
        defs[size] = def;
        kinds[size] = kind;
        ride[size] = rides;
        ticksLeft[size] = def.delay();
        chain[size] = by == SceneryStrip.NO_BLAST ? ++chains : by;
        return size++;
    }

    private void grow() {
        int larger = 2 * size;
        defs = Arrays.copyOf(defs, larger);
        kinds = Arrays.copyOf(kinds, larger);
        places = Arrays.copyOf(places, larger);
        ride = Arrays.copyOf(ride, larger);
        ticksLeft = Arrays.copyOf(ticksLeft, larger);
        chain = Arrays.copyOf(chain, larger);
        for (int i = size; i < larger; i++) {
            places[i] = new Vector3f();
        }
    }

    /** Lets a tick pass for all; {@code travel} is how far Wick came along the rail, in u. */
    void countDown(float travel) {
        for (int i = 0; i < size; i++) {
            ticksLeft[i]--;
            places[i].z += ride[i] ? travel : 0f;
        }
    }

    int size() {
        return size;
    }

    /** Whether one goes off now. */
    boolean isDue(int i) {
        return ticksLeft[i] <= 0;
    }

    BlastDef def(int i) {
        return defs[i];
    }

    /** Id of the definition of what blows up. */
    String kind(int i) {
        return kinds[i];
    }

    /** Where, in the corridor's frame; not to be changed. */
    Vector3f place(int i) {
        return places[i];
    }

    int chain(int i) {
        return chain[i];
    }

    /** Counts a blast of a chain; returns how many there were of it. */
    int count(int id) {
        int slot = id % CHAINS;
        if (counted[slot] != id) {
            counted[slot] = id;
            counts[slot] = 0;
        }
        return ++counts[slot];
    }

    /** Takes out those that have gone off. */
    void sweep() {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (ticksLeft[i] > 0) {
                move(i, kept++);
            }
        }
        size = kept;
    }

    private void move(int from, int to) {
        Vector3f spare = places[to];
        defs[to] = defs[from];
        kinds[to] = kinds[from];
        places[to] = places[from];
        places[from] = spare;
        ride[to] = ride[from];
        ticksLeft[to] = ticksLeft[from];
        chain[to] = chain[from];
    }

    /** Adds what is to come; nothing where nothing ever blew up, so that such runs keep the hashes that they always had. */
    public void addTo(StateHash hash) {
        if (chains == 0) {
            return;
        }
        hash.add(chains).add(size);
        for (int i = 0; i < size; i++) {
            hash.add(places[i]).add(defs[i].radius()).add(ticksLeft[i]).add(chain[i]);
        }
        for (int i = 0; i < CHAINS; i++) {
            hash.add(counted[i]).add(counts[i]);
        }
    }
}
