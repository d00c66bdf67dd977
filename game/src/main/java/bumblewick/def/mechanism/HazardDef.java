package bumblewick.def.mechanism;

import com.jme3.math.Vector3f;

/**
 * A solid thing of a flight that moves: a mill's sail, a cog, a pendulum, a comb that slams, an apple that falls, a ball that
 * rolls down the valley. Places are in the corridor's frame: x right, y up, z along the rail, in u.
 *
 * @param id name, unique in its stage
 * @param model of one arm of a rotor, which points up; else of the whole. It is drawn as wide and as high as what is felt
 * @param place of a rotor its pivot, else its middle at rest
 * @param motion how it moves: one of the records in here
 * @param hp what it takes until it acts: a rotor stops, a mover that waits for damage goes, others break; 0 if shots do nothing
 * @param score for that, before the multiplier
 * @param damage that it does to an enemy on its way, in hit points; 0 for none
 * @param sends signal when it has acted: a rotor stopped, a mover come to the end of its way, a roller or mover broken; or empty
 * @param waits whether it stands still until a rule switches it on
 * @param lane of a fork in which alone it is; empty for both
 * @param inTimeWith another hazard with which it wakes, so that their rhythms keep together; or empty
 */
public record HazardDef(
        String id,
        String model,
        Vector3f place,
        Motion motion,
        int hp,
        int score,
        int damage,
        String sends,
        boolean waits,
        String lane,
        String inTimeWith) {
    /** One of both lanes, with a time of its own. */
    public HazardDef(
            String id,
            String model,
            Vector3f place,
            Motion motion,
            int hp,
            int score,
            int damage,
            String sends,
            boolean waits) {
        this(id, model, place, motion, hp, score, damage, sends, waits, "", "");
    }

    /** The same of one lane. */
    public HazardDef inLane(String only) {
        return new HazardDef(id, model, place, motion, hp, score, damage, sends, waits, only, inTimeWith);
    }

    /** The most hazards of a stage. */
    public static final int MOST = 128;

    /** How long a hazard that comes is announced before, at least, in ticks. */
    public static final int TELL = 45;

    /** The kinds of hazards. */
    public enum Kind {
        /** Turns, or swings, about an axis. */
        ROTOR,
        /** Moves from one place to another and back. */
        MOVER,
        /** A ball that runs along the ground. */
        ROLLER
    }

    /** How a hazard moves. */
    public interface Motion {
        Kind kind();

        /** What lets it go. */
        default Trigger trigger() {
            return Trigger.RHYTHM;
        }

        /** The signal that lets it go, or empty. */
        default String signal() {
            return "";
        }
    }

    /** About what a rotor turns. */
    public enum Axis {
        /** The rail: it faces Wick and turns clockwise. */
        ALONG,
        /** Upright: from ahead to the right. */
        UP,
        /** From left to right: from up to ahead. */
        ACROSS
    }

    /**
     * Arms about a pivot.
     *
     * @param arms how many, evenly spaced
     * @param reach of an arm from the pivot, in u
     * @param inner where an arm begins, from the pivot, in u
     * @param width of an arm in the plane in which it turns, in u
     * @param depth of an arm along the axis, in u
     * @param hub radius of a disc about the pivot, in u; 0 for none
     * @param hubModel of the disc, or empty
     * @param startDegrees where the first arm begins, or about where it swings: 0 is up, or ahead for {@link Axis#UP}
     * @param arcDegrees from one end of the swing to the other; 0 for full turns
     * @param clack in which it stops
     * @param turn time of a turn, or of a swing there and back, in ticks; with a clack unused
     * @param reversed whether it turns, or begins to swing, the other way
     * @param faces how it faces the rail when it is switched on
     * @param sinks how far its pivot sinks when it is shot down, in u
     */
    public record Rotor(
            Axis axis,
            int arms,
            float reach,
            float inner,
            float width,
            float depth,
            float hub,
            String hubModel,
            float startDegrees,
            float arcDegrees,
            Clack clack,
            int turn,
            boolean reversed,
            Faces faces,
            float sinks)
            implements Motion {
        /** One that faces the rail from the start, and stays where it is. */
        public Rotor(
                Axis axis,
                int arms,
                float reach,
                float inner,
                float width,
                float depth,
                float hub,
                String hubModel,
                float startDegrees,
                float arcDegrees,
                Clack clack,
                int turn,
                boolean reversed) {
            this(
                    axis,
                    arms,
                    reach,
                    inner,
                    width,
                    depth,
                    hub,
                    hubModel,
                    startDegrees,
                    arcDegrees,
                    clack,
                    turn,
                    reversed,
                    Faces.NONE,
                    0f);
        }

        @Override
        public Kind kind() {
            return Kind.ROTOR;
        }
    }

    /**
     * How a rotor that waits faces the rail, like a mill that is turned into the wind: it stands turned aside about an upright
     * axis, and when it is switched on it swings round before its arms begin to turn.
     *
     * @param degrees from which it comes: to the right if positive
     * @param ticks that it takes; 0 if it faces the rail from the start
     */
    public record Faces(float degrees, int ticks) {
        /** It faces the rail from the start. */
        public static final Faces NONE = new Faces(0f, 0);
    }

    /**
     * The beat of a clockwork: it rests, then turns a step.
     *
     * @param rest in ticks
     * @param move in ticks; 0 for what does not stop
     * @param degrees of a step
     */
    public record Clack(int rest, int move, float degrees) {
        /** Turns without a stop. */
        public static final Clack NONE = new Clack(0, 0, 0f);

        /** Whether it stops at all. */
        public boolean isThere() {
            return move > 0;
        }
    }

    /** What a mover or roller is shaped like. */
    public enum Shape {
        BALL,
        BOX,
        /** Upright. */
        CYLINDER
    }

    /** What lets a mover or roller go. */
    public enum Trigger {
        /** Time alone, again and again. */
        RHYTHM,
        /** Wick comes near. */
        NEAR,
        /** Its hit points are used up. */
        DAMAGE,
        /** A signal, or a rule. */
        SIGNAL
    }

    /** How a mover goes. */
    public enum Ease {
        /** Begins and ends gently. */
        SMOOTH,
        /** Like a thing that falls: faster and faster. */
        FALL,
        /** At one speed. */
        EVEN
    }

    /**
     * A body that rests, is announced, goes, holds, and comes back.
     *
     * @param width along x, in u; of a ball or cylinder its diameter
     * @param height along y, in u
     * @param depth along z, in u
     * @param way where to, from its place, in u
     * @param tiltDegrees how far it tilts to the right about its foot on the way
     * @param on what lets it go
     * @param near distance along the rail at which Wick lets it go, in u
     * @param signal that lets it go, or empty
     * @param first ticks before the first rest, from when Wick comes near
     * @param rest in ticks
     * @param tell in ticks
     * @param go in ticks
     * @param hold in ticks
     * @param back in ticks; 0 for what stays where it has come to
     * @param ease how it goes
     * @param bursts whether it bursts at the end of its way; in a rhythm another one is there after {@code hold}
     * @param boostNear how near Wick passes it at boost, on the ground plan, that lets it go as well, in u; 0 if none does
     */
    public record Mover(
            Shape shape,
            float width,
            float height,
            float depth,
            Vector3f way,
            float tiltDegrees,
            Trigger on,
            float near,
            String signal,
            int first,
            int rest,
            int tell,
            int go,
            int hold,
            int back,
            Ease ease,
            boolean bursts,
            float boostNear)
            implements Motion {
        /** One that Wick's boost does not let go. */
        public Mover(
                Shape shape,
                float width,
                float height,
                float depth,
                Vector3f way,
                float tiltDegrees,
                Trigger on,
                float near,
                String signal,
                int first,
                int rest,
                int tell,
                int go,
                int hold,
                int back,
                Ease ease,
                boolean bursts) {
            this(
                    shape,
                    width,
                    height,
                    depth,
                    way,
                    tiltDegrees,
                    on,
                    near,
                    signal,
                    first,
                    rest,
                    tell,
                    go,
                    hold,
                    back,
                    ease,
                    bursts,
                    0f);
        }

        @Override
        public Trigger trigger() {
            return on;
        }

        @Override
        public Kind kind() {
            return Kind.MOVER;
        }
    }

    /**
     * A ball that runs along the ground, down the valley towards Wick.
     *
     * @param radius in u
     * @param velocity at the start, in u/s, in the corridor's frame
     * @param slopeDegrees of the valley, down towards Wick
     * @param bounce share of the speed with which it leaves the ground, a wall or another roller
     * @param left wall of the valley, in u
     * @param right wall of the valley, in u
     * @param tell in ticks
     * @param on what lets it go
     * @param near distance along the rail at which Wick lets it go, in u
     * @param signal that lets it go, or empty
     */
    public record Roller(
            float radius,
            Vector3f velocity,
            float slopeDegrees,
            float bounce,
            float left,
            float right,
            int tell,
            Trigger on,
            float near,
            String signal)
            implements Motion {
        @Override
        public Trigger trigger() {
            return on;
        }

        @Override
        public Kind kind() {
            return Kind.ROLLER;
        }
    }

    /** The signal that lets it go, or empty. */
    public String signal() {
        return motion.signal();
    }

    /** Whether Wick's boost lets it go. */
    public boolean fallsAtBoost() {
        return motion instanceof Mover mover && mover.boostNear() > 0f;
    }

    /** What kind it is. */
    public Kind kind() {
        return motion.kind();
    }
}
