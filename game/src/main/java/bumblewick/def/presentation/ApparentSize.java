package bumblewick.def.presentation;

import bumblewick.def.BossDef;
import bumblewick.def.EnemyDef;
import bumblewick.math.Easing;

/**
 * How much larger than by the rules enemies of a flight are drawn, so that the player reads their faces in time. What is drawn
 * around them, as the markers of the HUD, takes the same factor.
 */
public final class ApparentSize {
    private static final float ENEMY_NEAR = 10f; // u ahead of Wick up to which a large enemy is drawn in its own size
    private static final float ENEMY_GROWTH = 0.032f; // growth per u beyond that
    private static final float ENEMY_MOST = 0.5f; // by which it grows so at most

    /** Least radius in the picture, in u per u of distance: 28 of 720 lines of a picture that is 54 degrees high. */
    private static final float ENEMY_LEAST = 28f / 720f * 2f * 0.51f;

    /** The same beyond {@link #ENEMY_FAR}, per u of the rest. */
    private static final float ENEMY_LEAST_FAR = 14f / 720f * 2f * 0.51f;

    private static final float ENEMY_FAR = 60f; // u ahead of Wick

    /** What is added to that, in u: so an enemy grows in the picture as it comes. */
    private static final float ENEMY_COMES = 0.2f;

    /** And as a share of its own radius: so large ones and small ones are told apart. */
    private static final float ENEMY_KIND = 0.5f;

    private static final float BOSS_NEAR = 10f; // u ahead of Wick
    private static final float BOSS_FAR = 26f; // u ahead of Wick from which a boss no longer grows
    private static final float BOSS_SMALL = 1.15f;
    private static final float BOSS_LARGE = 2.6f;

    private ApparentSize() {}

    /**
     * The factor on the model of an air enemy, its kind's own size included.
     *
     * @param ahead of Wick along the rail, in u
     */
    public static float ofEnemy(EnemyDef def, float ahead) {
        return def.size() * ofEnemy(def.size() * def.radius(), ahead);
    }

    /**
     * The factor for an air enemy, which is at least 56 of 720 lines high in the picture, wings not counted, from where it can be
     * shot at; before that it is smaller, so that a wave comes as separate points.
     *
     * @param radius near Wick, in u
     * @param ahead of Wick along the rail, in u
     */
    public static float ofEnemy(float radius, float ahead) {
        float read = 1f + Easing.clamp(ENEMY_GROWTH * (ahead - ENEMY_NEAR) / ENEMY_MOST) * ENEMY_MOST;
        float far = ENEMY_LEAST * Math.min(ahead, ENEMY_FAR) + ENEMY_LEAST_FAR * Math.max(0f, ahead - ENEMY_FAR);
        float least = ENEMY_KIND * radius + ENEMY_COMES + far;
        return Math.max(read, least / radius);
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
