package bumblewick.loop;

/** Notices that somebody does not come nearer to where they want to go, and says what else to try. */
final class Stall {
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

    /** By how much more patience work takes. */
    private static final int HARD_WORK = 8;

    /** How long each remedy is tried, in ticks. */
    private static final int TRIAL = 40;

    private static final Remedy[] REMEDIES = {Remedy.JUMP, Remedy.LEFT, Remedy.RIGHT, Remedy.BACK};

    private float nearest = Float.MAX_VALUE;
    private int since;
    private int tried;
    private int left;
    private Remedy remedy = Remedy.NONE;

    /** There is a new place to go to. */
    void reset() {
        nearest = Float.MAX_VALUE;
        since = 0;
        left = 0;
    }

    /** Standing still on purpose is no stall. */
    void rest() {
        since = 0;
    }

    /**
     * A tick has passed.
     *
     * @param distance from the place
     * @param working whether something is being pushed that gives way slowly
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
