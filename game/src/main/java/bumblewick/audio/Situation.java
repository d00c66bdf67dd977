package bumblewick.audio;

import bumblewick.def.TrackDef.Gauge;

/** What music listens to: a gauge of 0 to 100 each. Danger dies down by itself. */
final class Situation {
    private static final float FULL = 100f;
    private static final float CALMS = 11f; // points a second
    private static final float FORGETS = 30f; // points a second: enemies that are gone

    private final float[] gauges = new float[Gauge.values().length];
    private boolean rest;

    /** Sets a gauge; what is beyond 0 and 100 is cut. */
    void set(Gauge gauge, float points) {
        gauges[gauge.ordinal()] = Math.max(0f, Math.min(FULL, points));
    }

    /** Something frightening happened. */
    void alarm(float points) {
        set(Gauge.DANGER, gauges[Gauge.DANGER.ordinal()] + points);
    }

    /** So many points of enemies are about now; fewer than a moment ago are heard only by and by. */
    void foes(float points) {
        set(Gauge.FOES, Math.max(points, gauges[Gauge.FOES.ordinal()]));
    }

    /** Whether everything stands still, as during a pause: then all gauges are heard as 0. */
    void rest(boolean rests) {
        rest = rests;
    }

    boolean rests() {
        return rest;
    }

    void update(float seconds) {
        if (!rest) {
            alarm(-CALMS * seconds);
            set(Gauge.FOES, gauges[Gauge.FOES.ordinal()] - FORGETS * seconds);
        }
    }

    float points(Gauge gauge) {
        return rest ? 0f : gauges[gauge.ordinal()];
    }
}
