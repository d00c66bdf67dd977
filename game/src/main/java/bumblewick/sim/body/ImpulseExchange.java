package bumblewick.sim.body;

/**
 * How two colliding bodies exchange speed along the contact's normal.
 *
 * <pre>vA' = vA + (vB − vA)(1 + eA) / (mA/mB + 1)</pre>
 *
 * <p>Each side has a restitution e of its own. If they differ, momentum is not conserved: a rule of the game, not a
 * mistake.
 *
 * <p>Source: RULES 6.4.
 */
public final class ImpulseExchange {
    /** The mass of what cannot be moved. */
    public static final float WALL = Float.POSITIVE_INFINITY;

    private ImpulseExchange() {}

    /**
     * The speed of A afterwards.
     *
     * @param speed of A along the normal, in u/s
     * @param other speed of B along the normal, in u/s
     * @param mass of A, in kg
     * @param otherMass of B, in kg, or {@link #WALL}
     * @param restitution of A, 0 to 1
     */
    public static float speed(float speed, float other, float mass, float otherMass, float restitution) {
        return speed + (other - speed) * (1f + restitution) / (mass / otherMass + 1f);
    }
}
