package bumblewick.view.effect;

import bumblewick.def.BulletDef;
import com.jme3.math.Vector3f;

/**
 * What tells kinds of enemies' bullets apart beside colour and size: a plate with a dark rim under the ball. Its shape is
 * that of the bullet's speed, which is what a player has to know.
 */
public enum BulletShape {
    /** A slow bullet. */
    DIAMOND(1.55f, 0f),
    /** A bullet of the usual speed has no plate: it is a ball. */
    ROUND(0f, 0f),
    /** A fast bullet: a burr, all thorns; a star with four points is what one picks up. */
    STAR(1.42f, 0.5f);

    /** Up to this speed a bullet is slow, in u/s. */
    private static final float SLOW = 20f;

    /** From this speed on a bullet is fast, in u/s. */
    private static final float FAST = 30f;

    private final float edge; // half the plate's per half the ball's
    private final float lot;

    BulletShape(float edge, float lot) {
        this.edge = edge;
        this.lot = lot;
    }

    /** The shape of a kind. */
    public static BulletShape of(BulletDef kind) {
        if (kind.speed() <= SLOW) {
            return DIAMOND;
        }
        return kind.speed() < FAST ? ROUND : STAR;
    }

    /**
     * Adds the plate; call it before the ball.
     *
     * @param at middle of the ball, in the scene's frame (unaffected)
     * @param size half the edge of the ball's sprite, in u
     * @param colour of the plate, in linear light (unaffected)
     * @param strength 1 covers what is behind, less lets it through
     */
    public void add(SpriteBatch sprites, Vector3f at, float size, Vector3f colour, float strength) {
        if (this != ROUND) {
            sprites.put(SpriteBatch.Shape.PLATE, at, size * edge, colour, 1f, strength, 0f, lot, 0f, size, 0f);
        }
    }
}
