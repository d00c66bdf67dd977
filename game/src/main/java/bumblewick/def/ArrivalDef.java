package bumblewick.def;

/**
 * The three numbers of arrival steering.
 *
 * @param maxAcceleration in u/s², &gt; 0
 * @param maxSpeed in u/s, &gt; 0
 * @param brakeDistance distance from the target at which braking starts, in u
 */
public record ArrivalDef(float maxAcceleration, float maxSpeed, float brakeDistance) {
    /** Whether it can stop in time: {@code brakeDistance ≥ maxSpeed² / (2·maxAcceleration)}. */
    public boolean comesToRestWithoutOvershoot() {
        return brakeDistance >= maxSpeed * maxSpeed / (2f * maxAcceleration);
    }
}
