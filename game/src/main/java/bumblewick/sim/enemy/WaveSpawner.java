package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.ScoreKeeper;
import java.util.Arrays;
import java.util.List;

/** Spawns the waves when Wick reaches their distance, and counts which of them were wholly destroyed. */
public final class WaveSpawner {
    /** The wave of an enemy that belongs to none. */
    static final int NO_WAVE = -1;

    private List<WaveDef> waves;
    private final Rulebook rules;
    private int[] spawned;
    private int[] destroyed;
    private int[] pauseTicks;
    private int started;

    /**
     * @param from where the run starts: earlier waves never come
     */
    public WaveSpawner(Rulebook rules, List<WaveDef> waves, float from) {
        this.rules = rules;
        this.waves = waves;
        spawned = new int[waves.size()];
        destroyed = new int[waves.size()];
        pauseTicks = new int[waves.size()];
        while (started < waves.size() && waves.get(started).at() < from) {
            spawned[started] = waves.get(started).count();
            started++;
        }
    }

    /**
     * Replaces the waves that have not begun.
     *
     * @param others by rising distance; the waves that have begun are the first of them
     * @throws IllegalArgumentException if a wave that has begun is not the same
     */
    public void replace(List<WaveDef> others) {
        if (others.size() < started || !others.subList(0, started).equals(waves.subList(0, started))) {
            throw new IllegalArgumentException("one of the " + started + " waves that have begun would be another");
        }
        waves = others;
        spawned = Arrays.copyOf(spawned, others.size());
        destroyed = Arrays.copyOf(destroyed, others.size());
        pauseTicks = Arrays.copyOf(pauseTicks, others.size());
    }

    /** Starts the waves at or before a distance along the rail, in u. */
    public void startDue(float distance) {
        while (started < waves.size() && waves.get(started).at() <= distance) {
            started++;
        }
    }

    /** Spawns the next enemies of the waves that have started. */
    public void spawn(float wickZ, EnemyField enemies, ScoreKeeper score) {
        for (int i = 0; i < started; i++) {
            if (spawned[i] < waves.get(i).count() && pauseTicks[i]-- <= 0) {
                spawnNext(i, wickZ, enemies);
                score.enemySeen();
            }
        }
    }

    private void spawnNext(int i, float wickZ, EnemyField enemies) {
        WaveDef wave = waves.get(i);
        EnemyDef def = rules.get(EnemyDef.class, wave.enemy());
        enemies.spawnNext(def, wave, spawned[i], i, wickZ);
        spawned[i]++;
        pauseTicks[i] = Tick.of(wave.spacing()) - 1;
    }

    /**
     * Counts a destroyed enemy of a wave.
     *
     * @return id of the pick-up that the wave leaves if that was its last enemy and none got away, else empty
     */
    public String countDestroyed(int wave) {
        if (wave == NO_WAVE) {
            return "";
        }
        destroyed[wave]++;
        return destroyed[wave] == waves.get(wave).count() ? waves.get(wave).drops() : "";
    }

    public void addTo(StateHash hash) {
        hash.add(started);
        for (int i = 0; i < started; i++) {
            hash.add(spawned[i]).add(destroyed[i]).add(pauseTicks[i]);
        }
    }
}
