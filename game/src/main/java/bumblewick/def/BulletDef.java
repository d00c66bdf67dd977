package bumblewick.def;

import java.util.Optional;

/**
 * A kind of enemy bullet.
 *
 * @param id name, unique among bullets
 * @param model model, or empty for the round glowing bullet
 * @param hue colour as {@code #rrggbb}, used by nothing but bullets
 * @param speed in u/s relative to Wick
 * @param radius of what hits, in u
 * @param life seconds until it fades
 * @param sticks whether it holds on like a web: Wick stumbles over it, and no bee is hurt
 * @param returned hit points that it takes from a boss when a whirl sends it back: it flies at a vital part then; 0 for as much
 *     as any bullet, at whoever is nearest
 * @param shell how shots break it; empty if they fly through
 */
public record BulletDef(
        String id,
        String model,
        String hue,
        float speed,
        float radius,
        float life,
        boolean sticks,
        int returned,
        Optional<Shell> shell) {
    /**
     * What shots break of a bullet.
     *
     * @param hp hit points that they take until it breaks
     * @param score for breaking it, before the multiplier
     * @param holds pick-up that comes out of it, or empty
     */
    public record Shell(int hp, int score, String holds) {}

    /** One that hurts, is like any other when it is sent back, and that no shot breaks. */
    public BulletDef(String id, String model, String hue, float speed, float radius, float life) {
        this(id, model, hue, speed, radius, life, false, 0, Optional.empty());
    }

    /** The same at a share of its speed, for as much longer: it flies as far. */
    public BulletDef slowed(float share) {
        return new BulletDef(id, model, hue, speed * share, radius, life / share, sticks, returned, shell);
    }
}
