package bumblewick.audio;

import bumblewick.def.MusicGauge;
import bumblewick.def.RuleDeed.Layer;
import bumblewick.sim.rule.Cues;
import java.util.Arrays;
import java.util.List;

/** The parameters that choose the layers of the music: gauges of 0 to 100. Danger and threat decay with time. */
final class MusicParameters {
    private static final List<MusicGauge> GAUGES = List.of(MusicGauge.values());
    private static final float MAX = 100f;
    private static final float DANGER_DECAY = 11f; // points per second
    private static final float THREAT_DECAY = 30f; // points per second

    private final float[] gauges = new float[MusicGauge.values().length];
    private final float[] held = new float[MusicGauge.values().length]; // levels of rules, less than 0 for none
    private boolean paused;

    MusicParameters() {
        Arrays.fill(held, Layer.FREE);
    }

    /** Sets a gauge; clamps to 0 and 100. */
    void set(MusicGauge gauge, float points) {
        gauges[gauge.ordinal()] = Math.max(0f, Math.min(MAX, points));
    }

    /** Holds the gauges at the levels that rules want, and lets the others follow the play. */
    void hold(Cues cues) {
        for (MusicGauge gauge : GAUGES) {
            held[gauge.ordinal()] = cues.level(gauge);
        }
    }

    /** Raises the danger gauge by {@code points}. */
    void raiseDanger(float points) {
        set(MusicGauge.DANGER, gauges[MusicGauge.DANGER.ordinal()] + points);
    }

    /** Raises the threat gauge to at least {@code points}; it falls only by decay. */
    void raiseThreat(float points) {
        set(MusicGauge.FOES, Math.max(points, gauges[MusicGauge.FOES.ordinal()]));
    }

    /** Sets whether the stage is paused: then all gauges read 0. */
    void setPaused(boolean paused) {
        this.paused = paused;
    }

    boolean isPaused() {
        return paused;
    }

    void update(float seconds) {
        if (!paused) {
            raiseDanger(-DANGER_DECAY * seconds);
            set(MusicGauge.FOES, gauges[MusicGauge.FOES.ordinal()] - THREAT_DECAY * seconds);
        }
    }

    float points(MusicGauge gauge) {
        if (paused) {
            return 0f;
        }
        return held[gauge.ordinal()] == Layer.FREE ? gauges[gauge.ordinal()] : held[gauge.ordinal()];
    }
}
