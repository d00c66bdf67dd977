package bumblewick.pilot;

/** Detects that Wick does not come nearer to its goal, and proposes what else to try. */
final class StuckDetector {
    /** What else to try. */
    enum Remedy {
        NONE,
        JUMP,
        LEFT,
        RIGHT,
        BACK
    }

    /** Coming nearer by less than this, in u, is no progress. */
    private static final float PROGRESS = 0.2f;

    /** Without progress for as long, in ticks, something is in the way. */
    private static final int PATIENCE = 75;

    /** Factor on that time while something is being pushed. */
    private static final int HARD_WORK = 8;

    /** How long each remedy is tried, in ticks. */
    private static final int TRIAL = 40;

    private static final Remedy[] REMEDIES = {Remedy.JUMP, Remedy.LEFT, Remedy.RIGHT, Remedy.BACK};

    private float nearest = Float.MAX_VALUE;
    private int since;
    private int tried;
    private int left;
    private Remedy remedy = Remedy.NONE;

    /** Starts anew for another goal. */
    void reset() {
        nearest = Float.MAX_VALUE;
        since = 0;
        left = 0;
    }

    /** Call it in a tick in which Wick stands still on purpose. */
    void rest() {
        since = 0;
    }

    /**
     * Call it in every other tick.
     *
     * @param distance from the goal, in u
     * @param working whether something is being pushed that gives way slowly
     * @return what to try in this tick
     */
    Remedy at(float distance, boolean working) {
        if (distance < nearest - PROGRESS) {
            nearest = distance;
            since = 0;
            tried = 0;
        }
        if (left > 0) {
            left--;
            return remedy;
        }
        if (++since < (working ? HARD_WORK * PATIENCE : PATIENCE)) {
            return Remedy.NONE;
        }
        since = 0;
        nearest = distance;
        left = TRIAL;
        remedy = REMEDIES[tried++ % REMEDIES.length];
        return remedy;
    }
}
