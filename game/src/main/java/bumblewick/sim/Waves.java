package bumblewick.sim;

import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import java.util.Arrays;
import java.util.List;

/** Sends the waves when Wick comes to their distance, and knows which of them were destroyed to the last. */
final class Waves {
    /** The wave of an enemy that belongs to none. */
    static final int NO_WAVE = -1;

    private List<WaveDef> waves;
    private final Rulebook rules;
    private int[] sent;
    private int[] destroyed;
    private int[] clock;
    private int begun;

    /**
     * @param from where the run starts: earlier waves never come
     */
    Waves(Rulebook rules, List<WaveDef> waves, float from) {
        this.rules = rules;
        this.waves = waves;
        sent = new int[waves.size()];
        destroyed = new int[waves.size()];
        clock = new int[waves.size()];
        while (begun < waves.size() && waves.get(begun).at() < from) {
            sent[begun] = waves.get(begun).count();
            begun++;
        }
    }

    /**
     * Others are to come.
     *
     * @param others by rising distance; those that have begun are the first of them
     * @throws IllegalArgumentException if one that has begun would be another
     */
    void change(List<WaveDef> others) {
        if (others.size() < begun || !others.subList(0, begun).equals(waves.subList(0, begun))) {
            throw new IllegalArgumentException("one of the " + begun + " waves that have begun would be another");
        }
        waves = others;
        sent = Arrays.copyOf(sent, others.size());
        destroyed = Arrays.copyOf(destroyed, others.size());
        clock = Arrays.copyOf(clock, others.size());
    }

    /** Begins the waves that are due. */
    void begin(float distance) {
        while (begun < waves.size() && waves.get(begun).at() <= distance) {
            begun++;
        }
    }

    /** Sends the next enemies of the waves that have begun. */
    void send(float wickZ, EnemyFlight enemies, ScoreKeeper score) {
        for (int i = 0; i < begun; i++) {
            if (sent[i] < waves.get(i).count() && clock[i]-- <= 0) {
                sendNext(i, wickZ, enemies);
                score.enemySeen();
            }
        }
    }

    private void sendNext(int i, float wickZ, EnemyFlight enemies) {
        WaveDef wave = waves.get(i);
        EnemyDef def = Rulebook.named(rules.enemies(), wave.enemy());
        enemies.enter(def, wave.path(), wave.mirrored(), sent[i] * wave.shiftX(), sent[i] * wave.shiftY(), i, wickZ);
        sent[i]++;
        clock[i] = Tick.of(wave.spacing()) - 1;
    }

    /**
     * One of a wave was destroyed.
     *
     * @return what the wave leaves behind if that was the last and none got away, else empty
     */
    String destroyed(int wave) {
        if (wave == NO_WAVE) {
            return "";
        }
        destroyed[wave]++;
        return destroyed[wave] == waves.get(wave).count() ? waves.get(wave).drops() : "";
    }

    void addTo(StateHash hash) {
        hash.add(begun);
        for (int i = 0; i < begun; i++) {
            hash.add(sent[i]).add(destroyed[i]).add(clock[i]);
        }
    }
}
