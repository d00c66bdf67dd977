package bumblewick.def;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A part of the air that carries Wick along, slows it, or hides what is farther away: wind, an updraft, a web, smoke, the
 * dark. What it does adds up with other fields that Wick is in.
 *
 * @param id name, unique in its stage
 * @param kind how it is seen and heard
 * @param shape of it
 * @param middle in u: of a flight in the corridor's frame (x right, y up, z along the rail), of a garden in the world's
 * @param half its half sizes along its own axes, in u; of a cylinder, which stands on its y axis, x and z are the radius
 * @param turn of its axes
 * @param drift that is added to Wick's velocity, in u/s, in the same frame as {@code middle}; on foot its upward part counts
 *     in the air alone
 * @param factor on Wick's own speed, more than 0
 * @param sight how far one sees in it, in u; 0 if it hides nothing
 * @param ease time until Wick feels all of it, and no more of it, in s
 * @param rhythm in which it comes and goes
 * @param waits whether it is off until a rule switches it on
 */
public record FieldDef(
        String id,
        Kind kind,
        Shape shape,
        Vector3f middle,
        Vector3f half,
        Quaternion turn,
        Vector3f drift,
        float factor,
        float sight,
        float ease,
        Rhythm rhythm,
        boolean waits) {
    /** The most fields of a stage. */
    public static final int MOST = 64;

    /** How long a field that comes is announced before, at least, in ticks. */
    public static final int TELL = 45;

    /** The same, off until something switches it on. */
    public FieldDef waiting() {
        return new FieldDef(id, kind, shape, middle, half, turn, drift, factor, sight, ease, rhythm, true);
    }

    /** How a field is seen and heard. */
    public enum Kind {
        /** Streaks and pollen in the air. */
        WIND,
        /** Threads. */
        WEB,
        /** Clouds of smoke. */
        SMOKE,
        /** Only what is near the lantern and the bees has colours. */
        DARK
    }

    /** What a field fills. */
    public enum Shape {
        BOX,
        CYLINDER
    }

    /**
     * When a field is on: {@code off} comes first, {@code first} ticks long.
     *
     * @param first ticks until it is on for the first time
     * @param on ticks that it is on; 0 for a field that stays on
     * @param off ticks between
     */
    public record Rhythm(int first, int on, int off) {
        /** Always on. */
        public static final Rhythm NONE = new Rhythm(0, 0, 0);

        /** Whether it comes and goes. */
        public boolean alternates() {
            return on > 0;
        }
    }
}
