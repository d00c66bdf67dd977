package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.TriangleMesh;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is put into a closed mesh gets out of it, to its outside, at every depth up to the radius. */
class WayOutTest {
    private static final float RADIUS = 0.4f;
    private static final QueryFilter FILTER = new QueryFilter(Playground.LAYER);

    /** Where the middle is, behind the face if above 0: a rounding error, and every centimetre up to the radius. */
    static Stream<Float> depths() {
        return Stream.concat(
                Stream.of(-1e-7f, 0f, 1e-7f), IntStream.rangeClosed(1, 39).mapToObj(i -> i / 100f));
    }

    /** A closed box of 1 u on the floor, turned and shifted at random; the character stands in its face. */
    @ParameterizedTest
    @MethodSource("depths")
    void aCharacterGetsOutOfAClosedBox(float depth) {
        RandomStream random = new RandomStream(7, 1);
        for (int i = 0; i < 29; i++) {
            double degrees = random.between(0f, 360f);
            double x = random.between(-40f, 40f);
            double z = random.between(-40f, 40f);
            double nx = Math.cos(Math.toRadians(degrees));
            double nz = -Math.sin(Math.toRadians(degrees));
            Playground playground = new Playground().floor(80).hull(x, 0.5, z, 0.5, 0.5, 0.5, degrees);
            double out = 0.5 - depth;
            Walker walker = playground.walker(x + out * nx, 0.02, z + out * nz).yielding(2);

            walker.walk(0, 0, 1);

            double along = (walker.feet.x - x) * nx + (walker.feet.z - z) * nz;
            assertAll(
                    () -> assertFalse(walker.controller.crushed(), degrees + "° crushed"),
                    () -> assertTrue(walker.separation() >= -1e-4, degrees + "° inside by " + -walker.separation()),
                    () -> assertTrue(
                            along > 0.5 || walker.feet.y > 0.9, degrees + "° not outside: " + along + walker.feet));
        }
    }

    /**
     * Near the middle of a drum's lid, whose triangles rounding has bent: some have the ball's middle before them, some
     * behind.
     */
    @Test
    void aBallGetsOutOfALidOfManyTriangles() {
        RandomStream random = new RandomStream(9, 1);
        for (int i = 0; i < 2000; i++) {
            Quaternion turned = anyTurn(random);
            CollisionWorld world = new CollisionWorld();
            world.add(TriangleMesh.of(drum(3 + random.nextInt(10), turned, Vector3f.ZERO), null), Playground.LAYER);
            SlideMove move = new SlideMove(world, new Sphere(RADIUS), FILTER, SlideMove.Variant.DEFAULT, 0.01f, 1f, 0f);
            Vector3f position =
                    turned.mult(new Vector3f(random.between(-0.02f, 0.02f), 1f, random.between(-0.02f, 0.02f)));

            move.move(position, new Quaternion(), new Vector3f());

            float above = position.dot(turned.mult(Vector3f.UNIT_Y)) - 1f;
            assertTrue(above >= RADIUS - 1e-4f, () -> above + " above the lid, turned " + turned);
        }
    }

    /**
     * Between two boxes that stand near each other, anyhow, some of them one in the other: each way out of one box may lead into
     * the other, but a way out of both at once is free. Caught stays who is deeper in both together than the body is wide, for no
     * face is near enough to show a way, and who is in a slot between two faces, whose only way out leads along them.
     */
    @ParameterizedTest(name = "solids {0}: at most {1} of 900 are caught")
    @CsvSource({"false, 3", "true, 11"})
    void getsOutOfAWedgeBetweenTwoBoxes(boolean solids, int most) {
        int caught = 0;
        for (int i = 0; i < 30; i++) {
            RandomStream random = new RandomStream(100 + i, 1);
            float[] turned = {random.between(0f, 360f), random.between(0f, 360f)};
            float apart = random.between(0.3f, 1.5f);
            float[] x = {random.between(-40f, 40f), 0f};
            float[] z = {random.between(-40f, 40f), 0f};
            double direction = random.between(0f, 6.28f);
            x[1] = x[0] + (float) (apart * Math.cos(direction));
            z[1] = z[0] + (float) (apart * Math.sin(direction));
            for (int start = 0; start < 30; start++) {
                Playground playground = new Playground().floor(80);
                for (int box = 0; box < 2; box++) {
                    if (solids) {
                        playground
                                .solid(0f, 0f, 0f, 0.5f, 1f, 0.5f)
                                .place(new Vector3f(x[box], 1f, z[box]), aboutY(turned[box]));
                    } else {
                        playground.hull(x[box], 1, z[box], 0.5, 1, 0.5, turned[box]);
                    }
                }
                double fromX = (x[0] + x[1]) / 2 + random.between(-1f, 1f);
                double fromZ = (z[0] + z[1]) / 2 + random.between(-1f, 1f);
                Walker walker = playground.walker(fromX, 0.02, fromZ).yielding(2);
                walker.walk(0, 0, 0.5);
                Vector3f rest = walker.feet.clone();
                walker.walk(0, 0, 0.25);
                boolean free = walker.separation() >= -1e-4 && walker.feet.distance(rest) <= 0.002;
                caught += free && !walker.controller.crushed() ? 0 : 1;
            }
        }
        Measured.note("wedge of two boxes, solids %b: %d of 900 caught", solids, caught);
        int found = caught;
        assertTrue(found <= most, () -> found + " caught");
    }

    private static Quaternion aboutY(double degrees) {
        double half = Math.toRadians(degrees / 2);
        return new Quaternion(0f, (float) Math.sin(half), 0f, (float) Math.cos(half));
    }

    /** A closed prism of radius and half height 1 about y, turned; its lids are fans about their middles. */
    private static float[] drum(int sides, Quaternion turned, Vector3f middle) {
        float[] corners = new float[36 * sides];
        int filled = 0;
        for (int i = 0; i < sides; i++) {
            Vector3f a = rim(i, sides);
            Vector3f b = rim((i + 1) % sides, sides);
            Vector3f lowA = a.add(0f, -2f, 0f);
            Vector3f lowB = b.add(0f, -2f, 0f);
            Vector3f top = new Vector3f(0f, 1f, 0f);
            Vector3f[] ring = {top, b, a, top.negate(), lowA, lowB, lowA, a, b, lowA, b, lowB};
            for (Vector3f corner : ring) {
                Vector3f v = turned.mult(corner).addLocal(middle);
                corners[filled++] = v.x;
                corners[filled++] = v.y;
                corners[filled++] = v.z;
            }
        }
        return corners;
    }

    private static Vector3f rim(int i, int sides) {
        double angle = 2 * Math.PI * i / sides;
        return new Vector3f((float) Math.cos(angle), 1f, (float) Math.sin(angle));
    }

    static Stream<ConvexShape> shapes() {
        return Stream.of(new Sphere(RADIUS), new Capsule(RADIUS, 0.3f), new Box(RADIUS, RADIUS, RADIUS));
    }

    /** Whatever way the closed mesh and the shape are turned, and wherever they are. */
    @ParameterizedTest
    @MethodSource("shapes")
    void everyShapeThatSlidesGetsOutOfAClosedMesh(ConvexShape shape) {
        RandomStream random = new RandomStream(8, 1);
        for (int i = 0; i < 29; i++) {
            Quaternion turned = anyTurn(random);
            Vector3f middle =
                    new Vector3f(random.between(-40f, 40f), random.between(-40f, 40f), random.between(-40f, 40f));
            CollisionWorld world = new CollisionWorld();
            world.add(TriangleMesh.of(drum(3 + random.nextInt(10), turned, middle), null), Playground.LAYER);
            SlideMove move = new SlideMove(world, shape, FILTER, SlideMove.Variant.DEFAULT, 0.01f, 1f, 0f);
            depths().forEach(depth -> {
                Quaternion orientation = anyTurn(random);
                Vector3f position =
                        turned.mult(new Vector3f(0f, 1f - depth, 0f)).addLocal(middle);

                move.move(position, orientation, new Vector3f());

                assertFalse(world.overlaps(shape, orientation, position, FILTER), depth + " u deep: overlaps");
                Vector3f own = turned.inverse().mult(position.subtract(middle));
                assertTrue(own.y > 1f || Math.hypot(own.x, own.z) > 0.5, depth + " u deep: not outside, " + own);
            });
        }
    }

    private static Quaternion anyTurn(RandomStream random) {
        return new Quaternion(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f), 0.5f)
                .normalizeLocal();
    }
}
