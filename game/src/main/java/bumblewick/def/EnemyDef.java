package bumblewick.def;

import java.util.Optional;

/**
 * A kind of air enemy.
 *
 * @param id name, unique among enemies
 * @param model model without folder and extension
 * @param hp hit points
 * @param score for destroying it, before the multiplier
 * @param radius of what can be hit, in u
 * @param follow how it keeps to its path
 * @param arrival how it steers; only with {@link Follow#CHASE}
 * @param attack how it shoots, if it does
 * @param split what it breaks up into, if it does
 */
public record EnemyDef(
        String id,
        String model,
        int hp,
        int score,
        float radius,
        Follow follow,
        Optional<ArrivalDef> arrival,
        Optional<AttackDef> attack,
        Optional<Split> split) {
    /** Points from which an enemy that was destroyed counts as a big one: it is heard and seen to be heavier. */
    public static final int BIG = 800;

    /** How an enemy keeps to its path. */
    public enum Follow {
        /** It is on the path's point. */
        TABLE,
        /** It steers after the path's point by arrival. */
        CHASE
    }

    /**
     * What comes out of a destroyed enemy.
     *
     * @param enemy which kind
     * @param count how many, ≥ 1
     */
    public record Split(String enemy, int count) {}
}
