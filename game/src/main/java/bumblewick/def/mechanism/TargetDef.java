package bumblewick.def.mechanism;

import com.jme3.math.Vector3f;

/**
 * A thing of a flight that is shot or flown through and then sends a signal or switches a hazard: a lamp, a knob, a lever, a
 * bell, a ring, the brake of a mill.
 *
 * @param id name, unique among the targets of its stage
 * @param by how it is hit
 * @param model or empty for a ring of light
 * @param place its middle, in the corridor's frame, in u
 * @param radius within which it is hit, in u
 * @param hp what it takes until it lights; 0 for what is flown through
 * @param tight whether only tight fire and volleys count
 * @param sends signal when it lights, or empty
 * @param switches hazard that it switches over when it lights, or empty
 * @param score for that, before the multiplier
 * @param boosted whether flying through it counts only while Wick boosts
 * @param after signal from which on it can be hit, or empty for from the start
 * @param lane of a fork in which alone it is; empty for both
 */
public record TargetDef(
        String id,
        By by,
        String model,
        Vector3f place,
        float radius,
        int hp,
        boolean tight,
        String sends,
        String switches,
        int score,
        boolean boosted,
        String after,
        String lane) {
    /** One of both lanes that switches nothing and is flown through at any speed. */
    public TargetDef(
            String id,
            By by,
            String model,
            Vector3f place,
            float radius,
            int hp,
            boolean tight,
            String sends,
            int score,
            String after) {
        this(id, by, model, place, radius, hp, tight, sends, "", score, false, after, "");
    }

    /** The same of one lane. */
    public TargetDef inLane(String only) {
        return new TargetDef(id, by, model, place, radius, hp, tight, sends, switches, score, boosted, after, only);
    }

    /** The same that switches a hazard. */
    public TargetDef switching(String hazard) {
        return new TargetDef(id, by, model, place, radius, hp, tight, sends, hazard, score, boosted, after, lane);
    }

    /** The most targets of a stage. */
    public static final int MOST = 128;

    /** How a target is hit. */
    public enum By {
        /** By the bees' fire. */
        SHOT,
        /** By Wick, who flies through it. */
        FLOWN
    }
}
