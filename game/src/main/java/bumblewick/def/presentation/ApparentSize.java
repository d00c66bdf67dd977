package bumblewick.def.presentation;

import bumblewick.def.BossDef;
import bumblewick.math.Easing;

/**
 * How much larger than by the rules enemies of a flight are drawn, so that the player reads their faces in time. What is drawn
 * around them, as the markers of the HUD, takes the same factor.
 */
public final class ApparentSize {
    private static final float ENEMY_NEAR = 10f; // u ahead of Wick up to which an enemy is drawn in its own size
    private static final float ENEMY_GROWTH = 0.032f; // growth per u beyond that
    private static final float ENEMY_MOST = 1.1f; // u by which its radius grows so at most

    /** Least radius in the picture, in u per u of distance: 22 of 720 lines of a picture that is 54 degrees high. */
    private static final float ENEMY_LEAST = 22f / 720f * 2f * 0.51f;

    private static final float BOSS_NEAR = 10f; // u ahead of Wick
    private static final float BOSS_FAR = 26f; // u ahead of Wick from which a boss no longer grows
    private static final float BOSS_SMALL = 1.15f;
    private static final float BOSS_LARGE = 2.3f;

    private ApparentSize() {}

    /**
     * The factor for an air enemy, which is never smaller in the picture than 44 of 720 lines, wings not counted.
     *
     * @param radius by the rules, in u
     * @param ahead of Wick along the rail, in u
     */
    public static float ofEnemy(float radius, float ahead) {
        float read = Math.max(1f, 1f + Math.min(ENEMY_MOST / radius, ENEMY_GROWTH * (ahead - ENEMY_NEAR)));
        return Math.max(read, ENEMY_LEAST * ahead / radius);
    }

    /** The factor for a boss: one that is hit part by part is drawn where it is hit, in its own size. */
    public static float ofBoss(BossDef def, float ahead) {
        return def.parts().isEmpty() ? ofBoss(ahead) : 1f;
    }

    /**
     * The factor for a boss that is one ball.
     *
     * @param ahead of Wick along the rail, in u
     */
    public static float ofBoss(float ahead) {
        return Easing.mix(BOSS_SMALL, BOSS_LARGE, Easing.clamp((ahead - BOSS_NEAR) / (BOSS_FAR - BOSS_NEAR)));
    }
}
