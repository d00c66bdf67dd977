package bumblewick.sim.enemy;

import bumblewick.def.CourseDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.StageDef.Corridor;
import bumblewick.def.WaveDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.ScoreKeeper;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Spawns the waves when Wick reaches their distance, and counts which of them were wholly destroyed. */
public final class WaveSpawner {
    /** The wave of an enemy that belongs to none. */
    static final int NO_WAVE = -1;

    private List<WaveDef> waves;
    private final Rulebook rules;
    private final StageDef stage;
    private final String difficulty;
    private final Forks forks;
    private final StageFields fields;
    private int[] counts; // of each wave at the difficulty
    private float[] laneX; // by how much the lane of a wave is to the right of the stage's corridor, in u
    private float[] laneY;
    private int[] spawned;
    private int[] destroyed;
    private int[] pauseTicks;
    private int started;

    /**
     * @param difficulty id of the one that is played
     * @param forks which lane Wick is in
     * @param fields for whose gusts waves wait
     * @param from where the run starts: earlier waves never come
     */
    public WaveSpawner(Rulebook rules, StageDef stage, String difficulty, Forks forks, StageFields fields, float from) {
        this.rules = rules;
        this.stage = stage;
        this.difficulty = difficulty;
        this.forks = forks;
        this.fields = fields;
        waves = stage.waves();
        compile();
        spawned = new int[waves.size()];
        destroyed = new int[waves.size()];
        pauseTicks = new int[waves.size()];
        while (started < waves.size() && waves.get(started).at() < from) {
            spawned[started] = counts[started];
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
        compile();
        spawned = Arrays.copyOf(spawned, others.size());
        destroyed = Arrays.copyOf(destroyed, others.size());
        pauseTicks = Arrays.copyOf(pauseTicks, others.size());
    }

    private void compile() {
        counts = new int[waves.size()];
        laneX = new float[waves.size()];
        laneY = new float[waves.size()];
        for (int i = 0; i < waves.size(); i++) {
            WaveDef wave = waves.get(i);
            counts[i] = wave.count(difficulty);
            Optional<Corridor> lane =
                    stage.course().lane(wave.lane(), wave.at()).flatMap(CourseDef.Lane::around);
            if (lane.isPresent()) {
                laneX[i] = middle(lane.get().minX(), lane.get().maxX())
                        - middle(stage.corridor().minX(), stage.corridor().maxX());
                laneY[i] = middle(lane.get().minY(), lane.get().maxY())
                        - middle(stage.corridor().minY(), stage.corridor().maxY());
            }
        }
    }

    private static float middle(float a, float b) {
        return (a + b) / 2f;
    }

    /** Starts the waves at or before a distance along the rail, in u; of those of a lane that Wick did not take, nobody comes. */
    public void startDue(float distance) {
        while (started < waves.size() && waves.get(started).at() <= distance) {
            if (!forks.isOpen(waves.get(started).lane())) {
                spawned[started] = counts[started];
            }
            started++;
        }
    }

    /** Ends the waves of the lane that Wick did not take, and lets who is there of them leave. */
    public void leaveOtherLane(EnemyField enemies, Vector3f wick) {
        for (int i = 0; i < started; i++) {
            if (!forks.isOpen(waves.get(i).lane())) {
                spawned[i] = counts[i];
            }
        }
        for (int i = 0; i < enemies.size(); i++) {
            int wave = enemies.get(i).wave();
            if (wave != NO_WAVE && !forks.isOpen(waves.get(wave).lane())) {
                enemies.get(i).leaveFrom(wick);
            }
        }
    }

    /** The thread on which the enemies of a wave hang, or empty; {@code wave} may be {@link #NO_WAVE}. */
    public String thread(int wave) {
        return wave == NO_WAVE ? "" : waves.get(wave).thread();
    }

    /** Spawns the next enemies of the waves that have started. */
    public void spawn(float wickZ, EnemyField enemies, ScoreKeeper score) {
        for (int i = 0; i < started; i++) {
            if (spawned[i] < counts[i] && !waits(i) && pauseTicks[i]-- <= 0) {
                spawnNext(i, wickZ, enemies);
                score.enemySeen();
            }
        }
    }

    /** Whether a wave that has not begun still waits for its wind. */
    private boolean waits(int i) {
        String field = waves.get(i).when();
        return spawned[i] == 0 && !field.isEmpty() && !fields.lets(field);
    }

    private void spawnNext(int i, float wickZ, EnemyField enemies) {
        WaveDef wave = waves.get(i);
        EnemyDef def = rules.get(EnemyDef.class, wave.enemy());
        enemies.spawnNext(def, wave, spawned[i], i, laneX[i], laneY[i], wave.at(), wickZ);
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
        return destroyed[wave] == counts[wave] ? waves.get(wave).drops() : "";
    }

    public void addTo(StateHash hash) {
        hash.add(started);
        for (int i = 0; i < started; i++) {
            hash.add(spawned[i]).add(destroyed[i]).add(pauseTicks[i]);
        }
    }
}
