package bumblewick.def;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A part of the air that carries Wick along, slows it, or hides what is farther away: wind, an updraft, a web, smoke, the
 * dark. What it does adds up with other fields that Wick is in.
 *
 * @param id name, unique in its stage
 * @param kind how it is seen and heard
 * @param shape of it
 * @param middle in u: of a flight in the corridor's frame (x right, y up, z along the rail), of a garden in the world's
 * @param half its half sizes along its own axes, in u; of a cylinder, which stands on its y axis, x and z are the radius, of a
 *     disc x and y
 * @param turn of its axes
 * @param drift that is added to Wick's velocity, in u/s, in the same frame as {@code middle}; on foot its upward part counts
 *     in the air alone
 * @param factor on Wick's own speed, more than 0
 * @param sight how far one sees in it, in u; 0 if it hides nothing
 * @param ease time until Wick feels all of it, and no more of it, in s
 * @param rhythm in which it comes and goes
 * @param waits whether it is off until a rule switches it on
 * @param lane of a fork in which alone it is; empty for both
 * @param away that is added to Wick's velocity away from its middle, in u/s; less than 0 draws to it
 * @param fire how it burns, if it does
 * @param refill factor on how fast the energy of boost and brake comes back in it, more than 0
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
        boolean waits,
        String lane,
        float away,
        Fire fire,
        float refill) {
    /** One of both lanes that neither blows away from its middle nor burns. */
    public FieldDef(
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
        this(id, kind, shape, middle, half, turn, drift, factor, sight, ease, rhythm, waits, "", 0f, Fire.NONE, 1f);
    }

    /** The same of one lane. */
    public FieldDef inLane(String only) {
        return new FieldDef(
                id, kind, shape, middle, half, turn, drift, factor, sight, ease, rhythm, waits, only, away, fire,
                refill);
    }

    /** The same that blows away from its middle, in u/s, as well. */
    public FieldDef blowingAway(float speed) {
        return new FieldDef(
                id, kind, shape, middle, half, turn, drift, factor, sight, ease, rhythm, waits, lane, speed, fire,
                refill);
    }

    /** The same that burns. */
    public FieldDef burning(Fire by) {
        return new FieldDef(
                id, kind, shape, middle, half, turn, drift, factor, sight, ease, rhythm, waits, lane, away, by, refill);
    }

    /** The same in which the energy of boost and brake comes back that much faster. */
    public FieldDef refilling(float by) {
        return new FieldDef(
                id, kind, shape, middle, half, turn, drift, factor, sight, ease, rhythm, waits, lane, away, fire, by);
    }

    /** The most fields of a stage. */
    public static final int MOST = 64;

    /** How long a field that comes is announced before, at least, in ticks. */
    public static final int TELL = 45;

    /** The same, off until something switches it on. */
    public FieldDef waiting() {
        return new FieldDef(
                id, kind, shape, middle, half, turn, drift, factor, sight, ease, rhythm, true, lane, away, fire,
                refill);
    }

    /** The signals that fields wait for. */
    public static List<String> signals(List<FieldDef> fields) {
        return fields.stream()
                .map(field -> field.fire().on())
                .filter(signal -> !signal.isEmpty())
                .collect(Collectors.toList());
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
        /** Upright. */
        CYLINDER,
        /** Round and upright, across the rail: x and y are the radius, z half its depth. */
        DISC
    }

    /**
     * How a web burns away.
     *
     * @param hp hit points that tight fire from the front takes until it burns; 0 if shots fly through
     * @param on signal that sets it alight, or empty
     * @param thread on which it hangs, or empty: what burns sets all alight that hangs on the same
     */
    public record Fire(int hp, String on, String thread) {
        /** Never. */
        public static final Fire NONE = new Fire(0, "", "");

        /** Whether anything sets it alight. */
        public boolean isThere() {
            return hp > 0 || !on.isEmpty() || !thread.isEmpty();
        }
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
