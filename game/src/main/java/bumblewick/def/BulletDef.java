package bumblewick.def;

/**
 * A kind of enemy bullet.
 *
 * @param id name, unique among bullets
 * @param model model, or empty for the round glowing bullet
 * @param hue colour as {@code #rrggbb}, used by nothing but bullets
 * @param speed in u/s relative to Wick
 * @param radius of what hits, in u
 * @param life seconds until it fades
 */
public record BulletDef(String id, String model, String hue, float speed, float radius, float life) {
    /** The same at a share of its speed, for as much longer: it flies as far. */
    public BulletDef slowed(float share) {
        return new BulletDef(id, model, hue, speed * share, radius, life / share);
    }
}
