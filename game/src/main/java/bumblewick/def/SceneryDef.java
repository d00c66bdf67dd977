package bumblewick.def;

import java.util.Optional;

/**
 * A kind of thing that stands in the corridor and matters to the play. The body is an upright box, its foot in the
 * middle of the ground.
 *
 * @param id name, unique among scenery
 * @param model model without folder and extension, or empty for a body that belongs to another model
 * @param solidity what happens on contact
 * @param hp hit points of what can be broken, else 0
 * @param score for breaking it, before the multiplier
 * @param halfWidth half the size along x, in u
 * @param height in u
 * @param halfDepth half the size along z, in u
 * @param round whether Wick feels an upright cylinder of radius {@code halfWidth} instead of the box
 * @param debris model of the pieces, or empty
 * @param blast how it blows up when it breaks, if it does
 */
public record SceneryDef(
        String id,
        String model,
        Solidity solidity,
        int hp,
        int score,
        float halfWidth,
        float height,
        float halfDepth,
        boolean round,
        String debris,
        Optional<BlastDef> blast) {
    /** One that does not blow up. */
    public SceneryDef(
            String id,
            String model,
            Solidity solidity,
            int hp,
            int score,
            float halfWidth,
            float height,
            float halfDepth,
            boolean round,
            String debris) {
        this(id, model, solidity, hp, score, halfWidth, height, halfDepth, round, debris, Optional.empty());
    }

    /** What happens on contact. */
    public enum Solidity {
        /** Stops shots and Wick; breaks. */
        BREAKABLE,
        /** Stops shots and Wick; never breaks. */
        SOLID,
        /** Makes Wick stumble. */
        FOLIAGE,
        /** A flower gate: bees can be parked in it, and come back at the next. */
        FLOWER_GATE,
        /** Seen, not felt. */
        DECOR
    }
}
