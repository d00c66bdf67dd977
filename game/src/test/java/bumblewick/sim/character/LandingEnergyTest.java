package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who lands takes no energy out of it: what enters a surface is lost, and nothing else is won. */
class LandingEnergyTest {
    private static final float SECONDS = 1f / 60f;

    record Fall(int degrees, float down, float along, boolean solid) {}

    static Stream<Fall> falls() {
        List<Fall> all = new ArrayList<>();
        for (int degrees = 0; degrees <= 85; degrees += 5) {
            for (float down : new float[] {1f, 8f, 22f, 40f}) {
                for (float along : new float[] {-6f, 0f, 6f}) {
                    all.add(new Fall(degrees, down, along, false));
                    all.add(new Fall(degrees, down, along, true));
                }
            }
        }
        return all.stream();
    }

    /** A slope that sinks towards +x and goes through the origin. */
    private static Playground slope(double degrees, boolean solid) {
        double x = 40 * Math.cos(Math.toRadians(degrees));
        double y = 40 * Math.sin(Math.toRadians(degrees));
        Playground playground = new Playground();
        if (!solid) {
            return playground.quad(-x, y, -40, -x, y, 40, x, -y, 40, x, -y, -40);
        }
        platform(playground, degrees);
        return playground;
    }

    private static Solid platform(Playground playground, double degrees) {
        float half = (float) Math.toRadians(degrees) / 2f;
        Quaternion turned = new Quaternion(0f, 0f, (float) -Math.sin(half), (float) Math.cos(half));
        Solid box = playground.solid(new Box(40f, 1f, 40f), 0f, 0f, 0f);
        box.place(new Vector3f((float) -Math.sin(2 * half), (float) -Math.cos(2 * half), 0f), turned);
        return box;
    }

    /** Without gravity no move of a fall may end faster than it began. */
    @ParameterizedTest
    @MethodSource("falls")
    void noLandingMakesFaster(Fall fall) {
        Walker walker = slope(fall.degrees, fall.solid).walker(0, 0.7 / Math.cos(Math.toRadians(fall.degrees)), 0);
        Vector3f velocity = new Vector3f(fall.along, -fall.down, 0f);
        for (int i = 0; i < 30; i++) {
            float before = velocity.length();

            walker.controller.move(velocity, SECONDS);

            assertTrue(velocity.length() <= before * 1.0001f, () -> before + " u/s become " + velocity);
        }
    }

    /** How platforms move along x and y, in u/s. */
    private static final float[][] PLATFORMS = {{3f, 0f}, {-3f, 0f}, {8f, 0f}, {-8f, 0f}, {0f, 3f}, {0f, -3f}, {-5f, 2f}
    };

    /** Who slides down a moving platform that is too steep to stand on moves no faster along it than he came to it. */
    @ParameterizedTest
    @ValueSource(ints = {51, 55, 60, 65, 70, 75, 80, 85})
    void noLandingOnAMovingSlopeMakesFaster(int degrees) {
        for (float down : new float[] {1f, 8f, 22f, 40f}) {
            for (float along : new float[] {-6f, 0f, 6f}) {
                for (float[] moving : PLATFORMS) {
                    assertNoFasterOnSlope(degrees, new Vector3f(along, -down, 0f), moving);
                }
            }
        }
    }

    private static void assertNoFasterOnSlope(int degrees, Vector3f velocity, float[] moving) {
        String fall = velocity + " onto a platform that moves by " + moving[0] + ", " + moving[1];
        Playground playground = new Playground();
        Solid platform = platform(playground, degrees);
        Walker walker = playground.walker(0, 0.5 / Math.cos(Math.toRadians(degrees)), 0);
        Vector3f by = new Vector3f(moving[0], moving[1], 0f);
        double came = velocity.distance(by);
        for (int i = 0; i < 20; i++) {
            platform.moveTo(platform.position().add(by.mult(SECONDS)), platform.orientation());
            Vector3f before = walker.feet.clone();

            walker.controller.move(velocity, SECONDS);

            double speed = walker.feet.subtract(before).divideLocal(SECONDS).distance(by);
            assertTrue(speed <= 1.001 * came + 0.01, () -> fall + " came with " + came + " u/s, has " + speed);
        }
    }

    /** Who lands on a moving platform that can be stood on is no faster on it than he came to it, and gravity made him. */
    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 30, 40, 45})
    void noLandingOnAMovingPlatformMakesFaster(int degrees) {
        for (float down : new float[] {1f, 8f, 22f, 40f}) {
            for (float along : new float[] {-6f, 0f, 6f}) {
                for (float[] moving : PLATFORMS) {
                    assertNoFasterOnGround(degrees, new Vector3f(along, -down, 0f), moving);
                }
            }
        }
    }

    private static void assertNoFasterOnGround(int degrees, Vector3f velocity, float[] moving) {
        Playground playground = new Playground();
        Solid platform = platform(playground, degrees);
        Hare hare = new Hare(playground, 0, 0.5 / Math.cos(Math.toRadians(degrees)), 0);
        hare.motion.launch(velocity.y);
        hare.motion.velocity().x = velocity.x;
        hare.go(velocity.x / 6, 0); // steers neither faster nor slower
        Vector3f by = new Vector3f(moving[0], moving[1], 0f);
        double came = 0;
        for (int i = 0; i < 60 && !hare.motion.grounded(); i++) {
            platform.moveTo(platform.position().add(by.mult(SECONDS)), platform.orientation());
            came = hare.motion.velocity().distance(by);
            hare.tick();
        }
        double speed = hare.motion.velocity().length();
        String fall = velocity + " onto a platform that moves by " + by + " came with " + came + " u/s, has " + speed;
        assertTrue(hare.motion.grounded() && speed <= 1.001 * came + 0.01, fall);
    }

    /** Straight down onto a slope too steep to stand on, the part along it is left: it moves by v sin θ. */
    @ParameterizedTest
    @ValueSource(ints = {55, 60, 70, 80, 85})
    void aSteepSlopeBrakesAFall(int degrees) {
        Walker walker = slope(degrees, false).walker(0, 0.7 / Math.cos(Math.toRadians(degrees)), 0);
        Vector3f velocity = new Vector3f(0f, -22f, 0f);
        double speed = 0;
        for (int i = 0; i < 30; i++) {
            speed = speedOfMove(walker, velocity);
        }
        assertEquals(22 * Math.sin(Math.toRadians(degrees)), speed, 0.05);
    }

    /** Down a slope without friction it goes faster by g sin θ a second, as the textbook has it. */
    @ParameterizedTest
    @ValueSource(ints = {55, 60, 70, 80})
    void slidesDownByTheTextbook(int degrees) {
        Walker walker = slope(degrees, false).walker(0, 0.5 / Math.cos(Math.toRadians(degrees)), 0);
        Vector3f velocity = new Vector3f();
        double[] speeds = new double[90];
        for (int i = 0; i < speeds.length; i++) {
            velocity.y -= (float) (Walker.GRAVITY * SECONDS);
            speeds[i] = speedOfMove(walker, velocity);
        }
        double gained = speeds[89] - speeds[29]; // in the second after the landing
        assertEquals(Walker.GRAVITY * Math.sin(Math.toRadians(degrees)), gained, 0.05);
    }

    private static double speedOfMove(Walker walker, Vector3f velocity) {
        Vector3f before = walker.feet.clone();
        walker.controller.move(velocity, SECONDS);
        return walker.feet.distance(before) / SECONDS;
    }

    /** Who jumps on a platform and comes down on it again is no faster on it than it came, whichever way it moves. */
    @ParameterizedTest
    @ValueSource(floats = {-8f, -3f, 3f, 8f})
    void isNoFasterOnAPlatformThanItCame(float speed) {
        for (int held = 1; held < 20; held += 3) {
            assertNoFaster(speed, held, 0f);
            assertNoFaster(speed, held, 1f);
        }
    }

    private static void assertNoFaster(float speed, int held, float stick) {
        Playground playground = new Playground();
        Solid platform = playground.solid(0f, -0.5f, 0f, 9f, 0.5f, 9f);
        Hare hare = Hare.standing(playground, 0, 0, 0);
        Vector3f at = new Vector3f(0f, -0.5f, 0f);
        boolean left = false;
        float came = 0f;
        for (int i = 0; i < 120 && !(left && hare.motion.grounded()); i++) {
            at.x += speed * SECONDS;
            platform.moveTo(at, new Quaternion());
            hare.input.jump = i >= 20 && i < 20 + held;
            hare.input.x = stick;
            left |= !hare.motion.grounded();
            came = Math.abs(hare.motion.velocity().x - speed);
            hare.tick();
        }
        assertTrue(left && hare.motion.grounded(), "jumped and landed");
        float gained = Math.abs(hare.motion.velocity().x) - came;
        assertTrue(gained < 1f, "held " + held + ": came with " + came + " u/s, gained " + gained);
    }
}
