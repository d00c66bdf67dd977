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

    /** How long each remedy is tried, in ticks. */
    private static final int TRIAL = 40;

    private static final Remedy[] REMEDIES = {Remedy.JUMP, Remedy.LEFT, Remedy.RIGHT, Remedy.BACK};

    private float nearest = Float.MAX_VALUE;
    private int since;
    private int tried;
    private int left;

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

    /** A tick has passed at that distance from the place. */
    Remedy at(float distance) {
        if (distance < nearest - PROGRESS) {
            nearest = distance;
            since = 0;
            tried = 0;
        }
        if (left > 0) {
            left--;
            return REMEDIES[(tried - 1) % REMEDIES.length];
        }
        if (++since < PATIENCE) {
            return Remedy.NONE;
        }
        since = 0;
        nearest = distance;
        left = TRIAL;
        return REMEDIES[tried++ % REMEDIES.length];
    }
}
