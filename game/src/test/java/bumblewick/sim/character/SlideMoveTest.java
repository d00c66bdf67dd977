package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.character.SlideMove.Variant;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexHull;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Sphere;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES 4: the published rule, the same repaired, and the game's own. */
class SlideMoveTest {
    private static final float EXACT = 1e-5f;
    private static final Quaternion UPRIGHT = new Quaternion();
    private final Vector3f left = new Vector3f();

    private Vector3f published(Variant variant, Vector3f v, float f, Vector3f n) {
        SlideMove.publishedSlide(variant, v, f, n, left);
        return left;
    }

    private static void assertNear(double x, double y, double z, Vector3f actual, double tolerance) {
        assertAll(
                () -> assertEquals(x, actual.x, tolerance, actual::toString),
                () -> assertEquals(y, actual.y, tolerance, actual::toString),
                () -> assertEquals(z, actual.z, tolerance, actual::toString));
    }

    /** (0.1, 0, 0.1) half way to a wall: slid is (−0.01, 0, 0.1), its length becomes 0.5 · √0.02. */
    @Test
    void theRepairedRuleTurnsAlongTheWallAndALittleOff() {
        assertNear(
                -0.007036,
                0,
                0.070360,
                published(Variant.REPAIRED, new Vector3f(0.1f, 0f, 0.1f), 0.5f, new Vector3f(-1f, 0f, 0f)),
                EXACT);
    }

    /** The source looks from the sweep's start, so what led to the wall still counts: (0.05, 0, 0.05) more. */
    @Test
    void thePublishedRulePointsIntoTheWall() {
        Vector3f v = published(Variant.SOURCE, new Vector3f(0.1f, 0f, 0.1f), 0.5f, new Vector3f(-1f, 0f, 0f));

        double length = 0.5 * Math.sqrt(0.02);
        double slid = Math.hypot(0.04, 0.15);
        assertNear(0.04 / slid * length, 0, 0.15 / slid * length, v, EXACT);
    }

    /** Gap 0.02 before a wall: met at 0.02 / 0.04714 of the way. */
    @Test
    void theRepairedRuleComesToTheContact() {
        Playground playground = new Playground().quad(-5, -5, 1, 5, -5, 1, 5, 5, 1, -5, 5, 1);
        Vector3f position = new Vector3f(0f, 0f, 0.58f);
        Vector3f v = new Vector3f(0.04714f, 0f, 0.04714f);
        float fraction = 0.02f / 0.04714f;
        assertEquals(0.42426, fraction, EXACT);
        Vector3f n = new Vector3f(0f, 0f, -1f);
        assertNear(0.03755, 0, -0.00797, published(Variant.REPAIRED, v, fraction, n), EXACT);

        mover(playground.world(), new Sphere(0.4f), Variant.REPAIRED, 1f, 0f).move(position, UPRIGHT, v);

        assertNear(0.02 + 0.03755, 0, 0.6 - 0.00797, position, 1e-4);
    }

    @Test
    void headOnTheRepairedRuleLeavesNothing() {
        Vector3f v = published(Variant.REPAIRED, new Vector3f(0.1f, 0f, 0f), 0.5f, new Vector3f(-1f, 0f, 0f));

        assertNear(0, 0, 0, v, 0);
    }

    /** Head-on the published rule goes on into the wall with 0.3 of the rest; when it is at the wall, it has no way. */
    @Test
    void headOnThePublishedRuleDividesByZeroTheSecondTime() {
        Vector3f n = new Vector3f(-1f, 0f, 0f);
        Vector3f first =
                published(Variant.SOURCE, new Vector3f(0.1f, 0f, 0f), 0.5f, n).clone();
        assertNear(0.3 * 0.5 * 0.1, 0, 0, first, EXACT);

        Vector3f second = published(Variant.SOURCE, new Vector3f(0f, 0f, 0f), 0f, n);

        assertTrue(Float.isNaN(second.x));
    }

    /** At 60° from the wall's plane half the speed is left; the published rule keeps all of it. */
    @ParameterizedTest
    @EnumSource(Variant.class)
    void onlyTheGamesRuleLosesWhatPointsIntoTheWall(Variant variant) {
        Playground playground = new Playground().quad(-50, -5, 1, 50, -5, 1, 50, 5, 1, -50, 5, 1);
        SlideMove mover = mover(playground.world(), new Sphere(0.4f), variant, 1f, 0f);
        Vector3f position = new Vector3f(0f, 0f, 0.59f);

        for (int i = 0; i < 30; i++) {
            Vector3f v = new Vector3f(0.1f * 0.5f, 0f, 0.1f * 0.8660254f);
            mover.move(position, UPRIGHT, v);
        }

        if (variant == Variant.DEFAULT) {
            assertEquals(30 * 0.05, position.x, 0.002);
        } else {
            assertTrue(position.x > 1.3 * 30 * 0.05, variant + " went only " + position.x);
        }
    }

    static Stream<ConvexShape> shapes() {
        return Stream.of(
                new Sphere(0.4f),
                new Capsule(0.4f, 0.5f),
                new Box(0.4f, 0.9f, 0.4f),
                new Cylinder(0.4f, 0.9f),
                new ConvexHull(
                        -0.4f, -0.9f, -0.4f, 0.4f, -0.9f, -0.4f, 0.4f, -0.9f, 0.4f, -0.4f, -0.9f, 0.4f, 0f, 0.9f, 0f));
    }

    /** All are 0.4 wide at the foot; a skin of 0.01 stays. Along the wall 3 · 4/5 · … is left: (3, 4) loses the 4. */
    @ParameterizedTest
    @MethodSource("shapes")
    void everyShapeSlidesAlongAWall(ConvexShape shape) {
        Playground playground = new Playground().wall(-50, 1, 50, 1);
        SlideMove mover = mover(playground.world(), shape, Variant.DEFAULT, 1f, 0f);
        Vector3f position = new Vector3f(0f, 1f, 0f);

        for (int i = 0; i < 60; i++) {
            mover.move(position, UPRIGHT, left.set(3f / 60, 0f, 4f / 60));
        }

        assertNear(3, 1, 0.59, position, 0.002);
    }

    /** Each reaches 0.4 to the side and starts 0.1 and 0.05 in the walls of a corner; what it wants it gets besides. */
    @ParameterizedTest
    @MethodSource("shapes")
    void whatStartsInsideGetsOutFirst(ConvexShape shape) {
        Playground playground = new Playground().wall(-50, 1, 50, 1).wall(1, -50, 1, 50);
        SlideMove mover = mover(playground.world(), shape, Variant.DEFAULT, 1f, 0f);
        Vector3f position = new Vector3f(0.65f, 1f, 0.7f);

        mover.move(position, UPRIGHT, left.set(-0.5f, 0f, 0f));

        assertNear(0.59 - 0.5, 1, 0.59, position, 0.002);
    }

    /** head-on factor 0.3, surface friction 0.5: of 0.1 · sin 20° along the wall 0.3 · 0.5 is left. */
    @ParameterizedTest(name = "{0}° from head-on: {1}")
    @CsvSource({"20, 0.15", "60, 0.5"})
    void frictionShortensTheSlide(double degrees, double share) {
        Playground playground = new Playground().wall(-50, 1, 50, 1);
        SlideMove mover = mover(playground.world(), new Sphere(0.4f), Variant.DEFAULT, 0.3f, 0.5f);
        Vector3f position = new Vector3f(0f, 1f, 0.59f);
        double along = 0.1 * Math.sin(Math.toRadians(degrees));

        mover.move(position, UPRIGHT, left.set((float) along, 0f, (float) (0.1 * Math.cos(Math.toRadians(degrees)))));

        assertEquals(share * along, position.x, 2e-4);
    }

    /** Two walls and the floor leave nothing of a way into their corner, and all of one along a crease. */
    @Test
    void followsACreaseAndStopsInACorner() {
        Playground playground = new Playground().floor(9).wall(2, -9, 2, 9).wall(-9, 2, 9, 2);
        SlideMove mover = mover(playground.world(), new Sphere(0.4f), Variant.DEFAULT, 1f, 0f);
        Vector3f position = new Vector3f(0f, 0.5f, 0f);

        int met = mover.move(position, UPRIGHT, left.set(5f, -3f, 4f));
        assertNear(1.59, 0.41, 1.59, position, 0.001);
        assertTrue(met >= 3, "met " + met);

        mover.move(position, UPRIGHT, left.set(-1f, -3f, 4f));
        assertNear(0.59, 0.41, 1.59, position, 0.001);
    }

    @Test
    void aWayOfAsGoodAsNothingEndsAtOnce() {
        Playground playground = new Playground().floor(9);
        SlideMove mover = mover(playground.world(), new Sphere(0.4f), Variant.DEFAULT, 1f, 0f);
        Vector3f position = new Vector3f(0f, 0.41f, 0f);

        assertEquals(0, mover.move(position, UPRIGHT, left.set(0f, -1e-5f, 0f)));
        assertEquals(0, mover.move(position, UPRIGHT, left.set(0f, 0f, 0f)));
        assertNear(0, 0.41f, 0, position, 0);
    }

    private static SlideMove mover(
            CollisionWorld world, ConvexShape shape, Variant variant, float headOn, float friction) {
        return new SlideMove(world, shape, new QueryFilter(QueryFilter.ALL), variant, 0.01f, headOn, friction);
    }
}
