package bumblewick.def;

/**
 * How Wick flies.
 *
 * @param speed across the corridor at full stick, in u/s
 * @param acceleration in u/s²
 * @param deceleration in u/s², when the stick is let go
 * @param boostFactor on the rail's speed while boosting
 * @param brakeFactor on the rail's speed while braking
 * @param energySeconds how long a full tank of boost and brake lasts
 * @param refillSeconds how long an empty tank takes to fill
 * @param bodyRadius of what bumps into scenery, in u
 * @param hitRadius of what bullets hit, in u
 * @param brushRadius within which a passing bullet counts as brushed, in u
 * @param hurtSeconds immunity after a hit
 * @param stumbleSeconds for which a stumble slows
 * @param runHeight height of Wick's middle above the ground when running, in u
 */
public record FlightDef(
        float speed,
        float acceleration,
        float deceleration,
        float boostFactor,
        float brakeFactor,
        float energySeconds,
        float refillSeconds,
        float bodyRadius,
        float hitRadius,
        float brushRadius,
        float hurtSeconds,
        float stumbleSeconds,
        float runHeight) {
    /** The same with a tank of boost and brake that never empties. */
    public FlightDef withEndlessEnergy() {
        return new FlightDef(
                speed,
                acceleration,
                deceleration,
                boostFactor,
                brakeFactor,
                Float.POSITIVE_INFINITY,
                refillSeconds,
                bodyRadius,
                hitRadius,
                brushRadius,
                hurtSeconds,
                stumbleSeconds,
                runHeight);
    }
}
