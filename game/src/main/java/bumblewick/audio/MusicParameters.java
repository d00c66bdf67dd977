package bumblewick.audio;

import bumblewick.def.presentation.TrackDef.Gauge;

/** The parameters that choose the layers of the music: gauges of 0 to 100. Danger and threat decay with time. */
final class MusicParameters {
    private static final float MAX = 100f;
    private static final float DANGER_DECAY = 11f; // points per second
    private static final float THREAT_DECAY = 30f; // points per second

    private final float[] gauges = new float[Gauge.values().length];
    private boolean paused;

    /** Sets a gauge; clamps to 0 and 100. */
    void set(Gauge gauge, float points) {
        gauges[gauge.ordinal()] = Math.max(0f, Math.min(MAX, points));
    }

    /** Raises the danger gauge by {@code points}. */
    void raiseDanger(float points) {
        set(Gauge.DANGER, gauges[Gauge.DANGER.ordinal()] + points);
    }

    /** Raises the threat gauge to at least {@code points}; it falls only by decay. */
    void raiseThreat(float points) {
        set(Gauge.FOES, Math.max(points, gauges[Gauge.FOES.ordinal()]));
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
            set(Gauge.FOES, gauges[Gauge.FOES.ordinal()] - THREAT_DECAY * seconds);
        }
    }

    float points(Gauge gauge) {
        return paused ? 0f : gauges[gauge.ordinal()];
    }
}
