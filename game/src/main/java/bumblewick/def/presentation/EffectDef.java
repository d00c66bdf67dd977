package bumblewick.def.presentation;

import java.util.List;

/**
 * What is seen of something that happens: layers of small sprites, pieces that fly about, a shake, and a moment for
 * which the world goes slower. The rules do not depend on it.
 *
 * @param id name
 * @param shake of the camera, 0 to 1
 * @param hold for which the world goes slower, in seconds of the player
 * @param pace at which it goes then, 0 to 1 (1 is normal)
 * @param layers of sprites, drawn in this order
 * @param pieces of models
 */
public record EffectDef(String id, float shake, float hold, float pace, List<Layer> layers, List<Pieces> pieces) {
    public EffectDef {
        layers = List.copyOf(layers);
        pieces = List.copyOf(pieces);
    }

    /** An effect of which nothing is seen. */
    public static EffectDef none(String id) {
        return new EffectDef(id, 0f, 0f, 1f, List.of(), List.of());
    }

    /** What is drawn for one particle. */
    public enum Sprite {
        /** Soft light. */
        GLOW,
        /** A line of light along the way it flies. */
        SPARK,
        /** Sharp rays of light. */
        STAR,
        /** A thin ring towards the camera. */
        RING,
        /** A ring on the ground. */
        GROUND_RING,
        /** Rings on water. */
        RIPPLE,
        /** Bands of light that chase each other round, on the ground. */
        WHIRL,
        /** A tapering arc. */
        ARC,
        /** Lumpy smoke. */
        PUFF,
        /** Torn dust, flat below. */
        DUST,
        /** A tongue of fire. */
        FLAME,
        /** A ring of fire and smoke, hollow in the middle. */
        BLAST,
        PETAL,
        LEAF,
        DROP,
        /** A crown of water. */
        SPLASH,
        /** A splinter of ice. */
        SHARD,
        /** A star with four points. */
        SPARKLE,
        /** A stroke of wind. */
        SWIRL,
        STRAW,
        /** Rays of light, white at their root, which leave the middle: something was destroyed. */
        BURST,
        /** A puff of light with lobes and a dark line about it, which opens from its middle: something is no more. */
        POP
    }

    /** Where the particles of a layer fly to. */
    public enum Spread {
        /** Nowhere. */
        STILL,
        /** In the direction of the effect. */
        ALONG,
        /** In all directions. */
        BALL,
        /** In a plane across the direction of the effect. */
        DISC,
        /** About the direction of the effect. */
        CONE
    }

    /** From which to which a value is drawn by lot. */
    public record Span(float min, float max) {}

    /**
     * Particles of one kind.
     *
     * @param sprite what each shows
     * @param count how many
     * @param perSecond how many in a second, of an effect that lasts
     * @param delay before they show, in seconds
     * @param life in seconds
     * @param size half the edge, in u: at birth and at death
     * @param vary share by which sizes differ
     * @param motion how they fly
     * @param paint how they look
     * @param flash whether they count as a flash: held back if the last one was a moment ago, and dimmed on wish
     */
    public record Layer(
            Sprite sprite,
            Span count,
            float perSecond,
            Span delay,
            Span life,
            Span size,
            float vary,
            Motion motion,
            Paint paint,
            boolean flash) {}

    /**
     * How particles fly.
     *
     * @param spread where to
     * @param speed in u/s
     * @param lift added to it upwards, in u/s
     * @param start how far along their way they begin, in u
     * @param drift share of Wick's speed along the rail that they go along with
     * @param gravity in u/s², downwards
     * @param drag share of the speed lost in a second
     * @param turnDegrees at birth
     * @param spinDegrees in a second
     */
    public record Motion(
            Spread spread,
            Span speed,
            Span lift,
            Span start,
            float drift,
            float gravity,
            float drag,
            Span turnDegrees,
            Span spinDegrees) {}

    /**
     * How particles look.
     *
     * @param colours as {@code #rrggbb}; each particle has one of them
     * @param end colour at death, or empty for the same
     * @param cover 0 adds light, 1 covers what is behind
     * @param strength factor on what is drawn
     * @param heat of the core of fire, 0 to 1
     * @param streak of a spark: it is as long as its way in this time, in seconds
     * @param behind drawn as if it were so far behind where it is, in u: what is nearer than that stays in sight
     */
    public record Paint(
            List<String> colours, String end, float cover, float strength, float heat, float streak, float behind) {
        public Paint {
            colours = List.copyOf(colours);
        }
    }

    /**
     * Pieces of a model that fly, fall, bounce and shrink away.
     *
     * @param model of one
     * @param count how many
     * @param speed at first, in u/s
     * @param size factor on the model's
     * @param drift share of Wick's speed along the rail that they go along with
     * @param fall how far the ground is below, on foot, in u
     * @param seconds until it is gone, about
     */
    public record Pieces(String model, int count, float speed, float size, float drift, float fall, float seconds) {}
}
