package bumblewick.sim.motion;

import bumblewick.def.ArrivalDef;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * Steering by arrival: a mover flies to its target and comes to rest there; its velocity never changes abruptly.
 *
 * <pre>
 * speed    = distance &lt; brakeDistance ? maxSpeed · distance / brakeDistance : maxSpeed
 * steer    = (target − position) / distance · speed − velocity,   |steer| ≤ maxAcceleration
 * velocity = velocity + steer,                                    |velocity| ≤ maxSpeed
 * position = position + velocity
 * </pre>
 *
 * <p>Has no state, so that all movers of a kind share one. {@link #of} takes speeds in u/s,
 * {@link #perTick} in u per tick, and the velocities it works on are in the same unit. There is no overshoot when
 * {@code brakeDistance ≥ maxSpeed² / (2 · maxAcceleration)}.
 *
 * <p>Source: C. Reynolds, <i>Steering Behaviors For Autonomous Characters</i>, GDC 1999, "arrival"; the order of the
 * steps and the limits from takujidev, <i>Making stiff CCAction movements smooth</i>, parts 1–3 (2013).
 */
public final class Arrival {
    /** What happens when the wish is zero. */
    public enum Mode {
        /** The velocity is braked. */
        CORRECTED,
        /** Nothing moves in that tick and the velocity stays: the rule as first published. */
        SOURCE
    }

    private final float velocityStep;
    private final float maxSpeed;
    private final float brakeDistance;
    private final float tick;
    private final Mode mode;

    private Arrival(float maxAcceleration, float maxSpeed, float brakeDistance, float tick, Mode mode) {
        requirePositive("maxAcceleration", maxAcceleration);
        requirePositive("maxSpeed", maxSpeed);
        if (!(brakeDistance >= 0f)) {
            throw new IllegalArgumentException("brakeDistance is " + brakeDistance + ", expected 0 or more");
        }
        this.velocityStep = maxAcceleration * tick;
        this.maxSpeed = maxSpeed;
        this.brakeDistance = brakeDistance;
        this.tick = tick;
        this.mode = mode;
    }

    /**
     * Makes one that reckons in seconds: velocities in u/s.
     *
     * @throws IllegalArgumentException if acceleration or speed is not above 0, naming it
     */
    public static Arrival of(ArrivalDef def) {
        return of(def, Mode.CORRECTED);
    }

    /** Makes one that reckons in seconds, corrected or source; see {@link #of(ArrivalDef)}. */
    public static Arrival of(ArrivalDef def, Mode mode) {
        return new Arrival(def.maxAcceleration(), def.maxSpeed(), def.brakeDistance(), Tick.SECONDS, mode);
    }

    /**
     * Makes one that reckons in ticks, as first published.
     *
     * @param maxAcceleration in u per tick², &gt; 0
     * @param maxSpeed in u per tick, &gt; 0
     * @param brakeDistance distance from the target at which braking starts, in u
     * @param mode corrected or source
     * @throws IllegalArgumentException if acceleration or speed is not above 0, naming it
     */
    public static Arrival perTick(float maxAcceleration, float maxSpeed, float brakeDistance, Mode mode) {
        return new Arrival(maxAcceleration, maxSpeed, brakeDistance, 1f, mode);
    }

    /**
     * Moves by one tick.
     *
     * @param target where to (unaffected)
     * @param position modified
     * @param velocity modified
     */
    public void move(Vector3f target, Vector3f position, Vector3f velocity) {
        if (steer(target.x - position.x, target.y - position.y, target.z - position.z, velocity)) {
            integrate(position, velocity);
        }
    }

    /**
     * Moves by one tick at a slower pace: the velocity changes as in a whole tick, but only a part of the way is covered.
     *
     * @param target where to (unaffected)
     * @param position modified
     * @param velocity modified
     * @param share of the tick's way, 0 to 1
     */
    public void move(Vector3f target, Vector3f position, Vector3f velocity, float share) {
        float x = position.x;
        float y = position.y;
        float z = position.z;
        move(target, position, velocity);
        position.set((position.x - x) * share + x, (position.y - y) * share + y, (position.z - z) * share + z);
    }

    /**
     * Changes a velocity by one tick's acceleration.
     *
     * @param wishX the way to the target, in u
     * @param wishY the way to the target, in u
     * @param wishZ the way to the target, in u
     * @param velocity modified
     * @return whether to move on by that velocity; false only in source mode, for a zero wish
     */
    public boolean steer(float wishX, float wishY, float wishZ, Vector3f velocity) {
        float distance = (float) Math.sqrt(wishX * wishX + wishY * wishY + wishZ * wishZ);
        if (distance == 0f) {
            if (mode == Mode.SOURCE) {
                return false;
            }
            approach(0f, 0f, 0f, velocity);
            return true;
        }
        float speed = distance < brakeDistance ? maxSpeed * distance / brakeDistance : maxSpeed;
        float scale = speed / distance;
        approach(wishX * scale, wishY * scale, wishZ * scale, velocity);
        return true;
    }

    /**
     * Moves a position by one tick of a velocity.
     *
     * @param position modified
     * @param velocity in the unit of this arrival (unaffected)
     */
    public void integrate(Vector3f position, Vector3f velocity) {
        position.x += velocity.x * tick;
        position.y += velocity.y * tick;
        position.z += velocity.z * tick;
    }

    private void approach(float desiredX, float desiredY, float desiredZ, Vector3f velocity) {
        float x = desiredX - velocity.x;
        float y = desiredY - velocity.y;
        float z = desiredZ - velocity.z;
        float change = x * x + y * y + z * z;
        if (change > velocityStep * velocityStep) {
            float scale = velocityStep / (float) Math.sqrt(change);
            velocity.set(velocity.x + x * scale, velocity.y + y * scale, velocity.z + z * scale);
        } else {
            velocity.set(desiredX, desiredY, desiredZ);
        }
        limitSpeed(velocity);
    }

    private void limitSpeed(Vector3f velocity) {
        float square = velocity.x * velocity.x + velocity.y * velocity.y + velocity.z * velocity.z;
        if (square > maxSpeed * maxSpeed) {
            velocity.multLocal(maxSpeed / (float) Math.sqrt(square));
        }
    }

    private static void requirePositive(String name, float value) {
        if (!(value > 0f)) {
            throw new IllegalArgumentException(name + " is " + value + ", expected more than 0");
        }
    }
}
