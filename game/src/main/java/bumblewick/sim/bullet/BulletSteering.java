package bumblewick.sim.bullet;

import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import com.jme3.math.Vector3f;

/**
 * The changes of a bullet's flight that are under way: of its direction along a great circle, of its speed, and of parts of
 * its velocity. Each goes in equal steps, one in each tick, and the last one puts it exactly where it was to end.
 */
final class BulletSteering {
    private final Vector3f turnTo = new Vector3f();
    /** At right angles to the direction, in the plane in which it turns. */
    private final Vector3f turnAxis = new Vector3f();

    private int turnTicks;
    private float turnCos;
    private float turnSin;
    private boolean turnsOn; // by yaw and pitch in each tick, to no end that is known
    private float yaw; // degrees in a tick
    private float pitch;
    private int speedTicks;
    private float speedTo;
    private float speedStep;
    private boolean speedEnds;
    private int accelTicks;
    private final Vector3f accel = new Vector3f(); // u/s in a tick
    private final Vector3f accelTo = new Vector3f();
    private int accelEnds; // which parts end at accelTo: 1 x, 2 y, 4 z
    private final FiringAxes axes = new FiringAxes();
    private final Vector3f direction = new Vector3f();

    /** Ends all changes. */
    void stop() {
        turnTicks = 0;
        speedTicks = 0;
        accelTicks = 0;
    }

    boolean isActive() {
        return turnTicks > 0 || speedTicks > 0 || accelTicks > 0;
    }

    /** By how much its velocity upwards changes in a tick without an end that is known, in u/s. */
    float rise() {
        return accelTicks > 0 && (accelEnds & 2) == 0 ? accel.y : 0f;
    }

    /** Begins a turn to a direction of length 1 (copied). */
    void turnTo(Bullet b, Vector3f wanted, int ticks) {
        turnsOn = false;
        turnTicks = Math.max(1, ticks);
        turnTo.set(wanted);
        Vector3f from = b.heading();
        float cos = Math.max(-1f, Math.min(1f, from.dot(wanted)));
        turnAxis.set(wanted.x - from.x * cos, wanted.y - from.y * cos, wanted.z - from.z * cos);
        float sin = turnAxis.length();
        if (sin < 1e-6f) {
            sidewaysOf(from);
            sin = 0f;
        } else {
            turnAxis.multLocal(1f / sin);
        }
        float step = Trig.atan2(sin, cos) / turnTicks;
        turnCos = Trig.cos(step);
        turnSin = Trig.sin(step);
    }

    /** Of a bullet that turns right round, the way there is by its right. */
    private void sidewaysOf(Vector3f from) {
        axes.look(from);
        axes.tilt(90f, 0f, turnAxis);
    }

    /** Begins to turn by angles in each tick, in degrees, to the right and up. */
    void turnOn(float yawDegrees, float pitchDegrees, int ticks) {
        turnsOn = true;
        turnTicks = Math.max(1, ticks);
        yaw = yawDegrees;
        pitch = pitchDegrees;
    }

    /** Begins a change to a speed, in u/s. */
    void changeSpeed(Bullet b, float wanted, int ticks) {
        speedTicks = Math.max(1, ticks);
        speedTo = Math.max(0f, wanted);
        speedStep = (speedTo - b.velocity().length()) / speedTicks;
        speedEnds = true;
    }

    /** Begins to add to the speed in each tick, in u/s. */
    void addSpeed(float each, int ticks) {
        speedTicks = Math.max(1, ticks);
        speedStep = each;
        speedEnds = false;
    }

    /**
     * Begins a change of parts of the velocity.
     *
     * @param wanted in u/s (copied)
     * @param parts those that change: 1 x, 2 y, 4 z, and sums
     */
    void accelerate(Bullet b, Vector3f wanted, int parts, int ticks) {
        accelTicks = Math.max(1, ticks);
        accelTo.set(wanted);
        accel.set(wanted).subtractLocal(b.velocity()).multLocal(1f / accelTicks);
        accel.set((parts & 1) == 0 ? 0f : accel.x, (parts & 2) == 0 ? 0f : accel.y, (parts & 4) == 0 ? 0f : accel.z);
        accelEnds = parts;
    }

    /** Begins to add to the velocity in each tick, in u/s (copied). */
    void addVelocity(Vector3f each, int ticks) {
        accelTicks = Math.max(1, ticks);
        accel.set(each);
        accelEnds = 0;
    }

    /** Goes one step on with every change. */
    void tick(Bullet b) {
        if (turnTicks > 0) {
            turn(b);
        }
        if (speedTicks > 0) {
            boolean last = --speedTicks == 0 && speedEnds;
            float speed = last ? speedTo : Math.max(0f, b.velocity().length() + speedStep);
            b.velocity().set(b.heading()).multLocal(speed);
        }
        if (accelTicks > 0) {
            accelerate(b);
        }
    }

    private void turn(Bullet b) {
        boolean last = --turnTicks == 0;
        float speed = b.velocity().length();
        if (turnsOn) {
            axes.look(b.heading());
            axes.turn(yaw, pitch, b.heading());
        } else if (last) {
            b.heading().set(turnTo);
        } else {
            direction.set(b.heading());
            b.heading().multLocal(turnCos).addLocal(turnAxis.x * turnSin, turnAxis.y * turnSin, turnAxis.z * turnSin);
            turnAxis.multLocal(turnCos)
                    .subtractLocal(direction.x * turnSin, direction.y * turnSin, direction.z * turnSin);
        }
        float length = b.heading().length();
        if (length > 0f) {
            b.heading().multLocal(1f / length); // an acceleration at the same time bends the plane of the turn
        }
        b.velocity().set(b.heading()).multLocal(speed);
    }

    private void accelerate(Bullet b) {
        Vector3f v = b.velocity().addLocal(accel);
        int ends = --accelTicks == 0 ? accelEnds : 0;
        v.set((ends & 1) == 0 ? v.x : accelTo.x, (ends & 2) == 0 ? v.y : accelTo.y, (ends & 4) == 0 ? v.z : accelTo.z);
        float speed = v.length();
        if (speed > 0f) {
            b.heading().set(v).multLocal(1f / speed);
        }
    }

    void addTo(StateHash hash) {
        hash.add(turnTicks).add(speedTicks).add(accelTicks);
        if (turnTicks > 0) {
            hash.add(turnsOn).add(turnTo).add(turnAxis).add(turnCos).add(yaw).add(pitch);
        }
        if (speedTicks > 0) {
            hash.add(speedTo).add(speedStep).add(speedEnds);
        }
        if (accelTicks > 0) {
            hash.add(accel).add(accelTo).add(accelEnds);
        }
    }
}
