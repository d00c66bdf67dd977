package bumblewick.math;

/** Angles with the same result on every machine: {@link DeterministicMath} in floats. All angles are in radians. */
public final class Trig {
    /** A full turn. */
    public static final float TURN = (float) (2 * Math.PI);

    private Trig() {}

    public static float sin(float angle) {
        return (float) DeterministicMath.sin(angle);
    }

    public static float cos(float angle) {
        return (float) DeterministicMath.cos(angle);
    }

    /** The angle of the point (x, y), −π to π, counted from the x axis towards the y axis. */
    public static float atan2(float y, float x) {
        return (float) DeterministicMath.atan2(y, x);
    }

    /** The same direction as an angle from −π (exclusive) to π (inclusive), to be used for the shorter of two arcs. */
    public static float wrap(float angle) {
        float wrapped = angle - TURN * (float) Math.rint(angle / TURN);
        return wrapped <= -0.5f * TURN ? wrapped + TURN : wrapped;
    }

    /**
     * Turns from one direction to another by the shorter arc.
     *
     * @param most how far at most
     */
    public static float turn(float from, float to, float most) {
        float arc = wrap(to - from);
        return from + Math.max(-most, Math.min(most, arc));
    }
}
