package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;

/**
 * One who is walked through a scenario: gravity of 9.81 u/s² in the air, the wanted speed on the plan every tick. Looks
 * every tick that all is finite and nothing is entered.
 */
final class Walker {
    static final double GRAVITY = 9.81;

    private final Playground playground;
    private final double radius;
    private final Vector3f before = new Vector3f();

    final CharacterController controller;
    final Vector3f feet;
    final Vector3f velocity = new Vector3f();

    /** Length of a step, in seconds. */
    private double seconds = 1.0 / 60;

    private double gravity = GRAVITY;
    private double deepest = -0.001;

    private int ticks;
    private int groundedTicks;
    private double leastSeparation = 1;
    private double lowest = Double.MAX_VALUE;
    private double highest = -Double.MAX_VALUE;
    private double slowest = Double.MAX_VALUE;

    Walker(Playground playground, CharacterController controller, double radius) {
        this.playground = playground;
        this.controller = controller;
        this.radius = radius;
        feet = controller.feet();
    }

    /** Steps as many times a second. */
    Walker hertz(double hertz) {
        seconds = 1 / hertz;
        return this;
    }

    Walker weightless() {
        gravity = 0;
        return this;
    }

    /** Allows to enter things by so much, for scenarios in which things enter the walker. */
    Walker yielding(double depth) {
        deepest = -depth;
        return this;
    }

    double seconds() {
        return seconds;
    }

    /** One step with a wish on the plan, in u/s. */
    Walker step(double x, double z) {
        velocity.x = (float) x;
        velocity.z = (float) z;
        velocity.y = controller.grounded() && velocity.y <= 0f ? 0f : (float) (velocity.y - gravity * seconds);
        before.set(feet);
        controller.move(velocity, (float) seconds);
        look();
        return this;
    }

    /** Leaves the ground in the next step with this speed, in u/s; that step's gravity is already in it. */
    Walker leap(double speed) {
        velocity.y = (float) (speed + gravity * seconds);
        return this;
    }

    /** Walks for a time. */
    Walker walk(double x, double z, double time) {
        long steps = Math.round(time / seconds);
        for (long i = 0; i < steps; i++) {
            step(x, z);
        }
        return this;
    }

    private void look() {
        assertTrue(Vector3f.isValidVector(feet) && Vector3f.isValidVector(velocity), () -> feet + " at " + velocity);
        double separation = playground.separation(feet, controller.height(), radius);
        leastSeparation = Math.min(leastSeparation, separation);
        assertTrue(separation >= deepest, () -> "entered something by " + -separation + " at " + feet);
        ticks++;
        groundedTicks += controller.grounded() ? 1 : 0;
        lowest = Math.min(lowest, feet.y);
        highest = Math.max(highest, feet.y);
        slowest = Math.min(slowest, stride() / seconds);
    }

    /** Starts to measure anew. */
    Walker measure() {
        ticks = 0;
        groundedTicks = 0;
        leastSeparation = 1;
        lowest = Double.MAX_VALUE;
        highest = -Double.MAX_VALUE;
        slowest = Double.MAX_VALUE;
        return this;
    }

    /** How far the last step went on the plan. */
    double stride() {
        return Math.hypot((double) feet.x - before.x, (double) feet.z - before.z);
    }

    /** By how much the last step went down. */
    double drop() {
        return (double) before.y - feet.y;
    }

    /** The share of the steps since {@link #measure} that ended on the ground. */
    double grounded() {
        return groundedTicks / (double) ticks;
    }

    /** Highest less lowest feet since then. */
    double heightRange() {
        return highest - lowest;
    }

    double highest() {
        return highest;
    }

    /** Speed on the plan of the slowest step since then, in u/s. */
    double slowest() {
        return slowest;
    }

    /** The least true distance from anything since then. */
    double leastSeparation() {
        return leastSeparation;
    }

    /** The true distance from what never moves, now. */
    double fromLevel() {
        return playground.fromLevel(feet, controller.height(), radius);
    }

    /** The true distance from everything now. */
    double separation() {
        return playground.separation(feet, controller.height(), radius);
    }
}
