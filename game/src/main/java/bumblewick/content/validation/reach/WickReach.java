package bumblewick.content.validation.reach;

import bumblewick.def.FootDef;

/**
 * How high Wick comes, at the most: never less than in the game.
 *
 * <pre>height of a throw = (v² + a²) / 2g, with the gravity and the apex speed of {@code Gravity}</pre>
 */
final class WickReach {
    /** For what is not counted: rounding, blasts, a throw by a hit, the edge that feet get hold of. In u. */
    private static final float MARGIN = 0.6f;

    private final double gravity;
    private final double leap;
    private final float jump;

    /**
     * @param stack what may be piled up under Wick: crates, heads of walkers, in u
     */
    WickReach(FootDef foot, float stack) {
        double k = 2.0 * foot.jumpHeight() / foot.jumpSeconds();
        double a = foot.apexSpeed();
        leap = (k + Math.sqrt(k * k + 4.0 * a * (k - a))) / 2.0;
        gravity = (leap + a) / foot.jumpSeconds();
        jump = 2f * foot.jumpHeight() + foot.body().stepUp() + stack + MARGIN; // from the ground and from a wall
    }

    /** From the ground, with a jump off a wall. */
    float jump() {
        return jump;
    }

    /** From what rises at up to {@code speed} u/s. */
    float jumpFrom(float speed) {
        double v = leap + speed;
        return jump + (float) ((v * v - leap * leap) / (2.0 * gravity));
    }

    /** When thrown up at {@code speed} u/s: twice as high as such a throw, for gravity is halved at its apex. */
    float thrown(float speed) {
        return jump + (float) (speed * speed / gravity);
    }
}
