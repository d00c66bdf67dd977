package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef;
import bumblewick.def.RuleDeed.Waves;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.ScoreKeeper;
import java.util.List;

/** The waves that rules have begun and of which enemies are still to come. They belong to no wave of the stage. */
public final class RuleWaves {
    /** While that many waves spawn or wait, no further one begins; a formation has up to 64. */
    public static final int MOST = 128;

    private final Rulebook rules;
    private final String difficulty;
    private final Forks forks;
    private final int[] counts = new int[MOST];
    private final WaveDef[] waves = new WaveDef[MOST];
    private final float[] from = new float[MOST]; // distance along the rail, in u
    private final int[] spawned = new int[MOST];
    private final int[] pauseTicks = new int[MOST];
    private int size;

    public RuleWaves(Rulebook rules, String difficulty, Forks forks) {
        this.rules = rules;
        this.difficulty = difficulty;
        this.forks = forks;
    }

    /** Begins waves, those of the other lane apart, as far as there is room; {@code wickZ} is Wick's distance along the rail, in u. */
    public void begin(Waves begun, float wickZ) {
        List<WaveDef> all = begun.waves();
        for (int i = 0; i < all.size() && size < MOST; i++) {
            if (!forks.isOpen(all.get(i).lane())) {
                continue;
            }
            waves[size] = all.get(i);
            counts[size] = all.get(i).count(difficulty);
            from[size] = wickZ + all.get(i).at();
            spawned[size] = 0;
            pauseTicks[size++] = 0;
        }
    }

    /** Spawns the enemies that are due; {@code wickZ} is Wick's distance along the rail, in u. */
    public void spawn(float wickZ, EnemyField enemies, ScoreKeeper score) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (from[i] <= wickZ) {
                spawnIfDue(i, wickZ, enemies, score);
            }
            waves[kept] = waves[i];
            from[kept] = from[i];
            spawned[kept] = spawned[i];
            pauseTicks[kept] = pauseTicks[i];
            counts[kept] = counts[i];
            kept += spawned[i] < counts[i] ? 1 : 0;
        }
        size = kept;
    }

    private void spawnIfDue(int i, float wickZ, EnemyField enemies, ScoreKeeper score) {
        if (pauseTicks[i]-- > 0) {
            return;
        }
        WaveDef wave = waves[i];
        EnemyDef def = rules.get(EnemyDef.class, wave.enemy());
        enemies.spawnNext(def, wave, spawned[i], WaveSpawner.NO_WAVE, from[i], wickZ);
        score.enemySeen();
        spawned[i]++;
        pauseTicks[i] = Tick.of(wave.spacing()) - 1;
    }

    public void addTo(StateHash hash) {
        hash.add(size);
        for (int i = 0; i < size; i++) {
            WaveDef wave = waves[i];
            hash.add(counts[i])
                    .add(wave.spacing())
                    .add(wave.mirrored())
                    .add(from[i])
                    .add(spawned[i])
                    .add(pauseTicks[i]);
            if (wave.moored()) {
                hash.add(true);
            }
        }
    }
}
