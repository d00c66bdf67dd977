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
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
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

    static Stream<ConvexShape> shapes() {
        return Stream.of(new Sphere(RADIUS), new Capsule(RADIUS, 0.3f), new Box(RADIUS, RADIUS, RADIUS));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void everyShapeThatSlidesGetsOutOfAClosedBox(ConvexShape shape) {
        RandomStream random = new RandomStream(8, 1);
        depths().forEach(depth -> {
            double degrees = random.between(0f, 360f);
            double nx = Math.cos(Math.toRadians(degrees));
            double nz = -Math.sin(Math.toRadians(degrees));
            CollisionWorld world =
                    new Playground().hull(0, 0, 0, 0.5, 2, 0.5, degrees).world();
            SlideMove move = new SlideMove(world, shape, FILTER, SlideMove.Variant.DEFAULT, 0.01f, 1f, 0f);
            Quaternion turned = new Quaternion(0f, (float) Math.sin(Math.toRadians(degrees / 2)), 0f, (float)
                    Math.cos(Math.toRadians(degrees / 2)));
            Vector3f position = new Vector3f((float) ((0.5 - depth) * nx), 0f, (float) ((0.5 - depth) * nz));

            move.move(position, turned, new Vector3f());

            double along = position.x * nx + position.z * nz;
            assertAll(
                    () -> assertFalse(world.overlaps(shape, turned, position, FILTER), depth + " u deep: overlaps"),
                    () -> assertTrue(along > 0.5, depth + " u deep: not outside, " + along));
        });
    }
}
