package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef;
import bumblewick.def.RuleDeed.Wave;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.ScoreKeeper;

/** The waves that rules have begun and of which enemies are still to come. They belong to no wave of the stage. */
public final class RuleWaves {
    /** While that many waves spawn, no further one begins. */
    public static final int MOST = 32;

    private final Rulebook rules;
    private final Wave[] waves = new Wave[MOST];
    private final int[] spawned = new int[MOST];
    private final int[] pauseTicks = new int[MOST];
    private int size;

    public RuleWaves(Rulebook rules) {
        this.rules = rules;
    }

    /** Begins a wave; without effect while {@link #MOST} spawn. */
    public void begin(Wave wave) {
        if (size < MOST) {
            waves[size] = wave;
            spawned[size] = 0;
            pauseTicks[size++] = 0;
        }
    }

    /** Spawns the enemies that are due; {@code wickZ} is Wick's distance along the rail, in u. */
    public void spawn(float wickZ, EnemyField enemies, ScoreKeeper score) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            spawnIfDue(i, wickZ, enemies, score);
            waves[kept] = waves[i];
            spawned[kept] = spawned[i];
            pauseTicks[kept] = pauseTicks[i];
            kept += spawned[i] < waves[i].count() ? 1 : 0;
        }
        size = kept;
    }

    private void spawnIfDue(int i, float wickZ, EnemyField enemies, ScoreKeeper score) {
        if (pauseTicks[i]-- > 0) {
            return;
        }
        Wave wave = waves[i];
        EnemyDef def = rules.get(EnemyDef.class, wave.enemy());
        enemies.spawn(def, wave.path(), wave.mirrored(), 0f, 0f, WaveSpawner.NO_WAVE, wickZ);
        score.enemySeen();
        spawned[i]++;
        pauseTicks[i] = Tick.of(wave.spacing()) - 1;
    }

    public void addTo(StateHash hash) {
        hash.add(size);
        for (int i = 0; i < size; i++) {
            Wave wave = waves[i];
            hash.add(wave.count())
                    .add(wave.spacing())
                    .add(wave.mirrored())
                    .add(spawned[i])
                    .add(pauseTicks[i]);
        }
    }
}
