package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.run.EntityIds;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.TreeMap;

/**
 * The flight of one enemy along one path, alone, by the rules of the game: its position and heading at every tick until it
 * leaves. For the editor. Relative to Wick, at the path's own speed. Immutable.
 */
public final class PathRehearsal {
    /** The flight is cut off after so many ticks: five minutes. */
    private static final int MOST_TICKS = 18_000;

    private static final int FLOATS = 10;

    private final EnemyDef enemy;
    private final int ticks;
    private float[] samples = new float[FLOATS * 1_024];

    /**
     * Computes the flight.
     *
     * @param rules of all enemies
     * @param enemy one of those rules
     * @param path need not be one of those rules
     * @throws IllegalArgumentException if the path cannot be baked
     */
    public PathRehearsal(Rulebook rules, EnemyDef enemy, PathDef path, boolean mirrored) {
        this.enemy = enemy;
        TreeMap<String, PathDef> paths = new TreeMap<>();
        paths.put(path.id(), path);
        EnemyField enemies = new EnemyField(rules, new PathBank(paths), new EntityIds());
        Enemy flier = enemies.spawn(enemy, path.id(), mirrored, 0f, 0f, WaveSpawner.NO_WAVE, 0f);
        int tick = 0;
        record(0, flier);
        while (!flier.gone() && tick < MOST_TICKS) {
            enemies.tick(0f, 1f, 1f);
            record(++tick, flier);
        }
        ticks = tick;
    }

    private void record(int tick, Enemy flier) {
        int i = FLOATS * tick;
        if (i + FLOATS > samples.length) {
            samples = Arrays.copyOf(samples, 2 * samples.length);
        }
        put(i, flier.position());
        put(i + 3, flier.heading());
        put(i + 6, flier.velocity());
        samples[i + 9] = flier.bank();
    }

    private void put(int i, Vector3f vector) {
        samples[i] = vector.x;
        samples[i + 1] = vector.y;
        samples[i + 2] = vector.z;
    }

    /** The kind that flies. */
    public EnemyDef enemy() {
        return enemy;
    }

    /** How long it takes until the enemy leaves, in ticks. */
    public int ticks() {
        return ticks;
    }

    /**
     * Where it is between two ticks.
     *
     * @param tick 0 to {@link #ticks()}, with a fraction
     * @param store receives the result, in u
     * @return {@code store}
     */
    public Vector3f position(float tick, Vector3f store) {
        int before = Math.min((int) tick, ticks);
        int after = Math.min(before + 1, ticks);
        float share = tick - before;
        at(before, 0, store);
        int i = FLOATS * after;
        return store.set(
                store.x + (samples[i] - store.x) * share,
                store.y + (samples[i + 1] - store.y) * share,
                store.z + (samples[i + 2] - store.z) * share);
    }

    /** Where its nose points at a tick, length 1; see {@link #position}. */
    public Vector3f heading(float tick, Vector3f store) {
        return at((int) tick, 3, store);
    }

    /** How fast it flies at a tick, in u/s; see {@link #position}. */
    public Vector3f velocity(float tick, Vector3f store) {
        return at((int) tick, 6, store);
    }

    /** Roll about the nose at a tick, in radians. */
    public float bank(float tick) {
        return samples[FLOATS * Math.min((int) tick, ticks) + 9];
    }

    private Vector3f at(int tick, int field, Vector3f store) {
        int i = FLOATS * Math.min(tick, ticks) + field;
        return store.set(samples[i], samples[i + 1], samples[i + 2]);
    }
}
