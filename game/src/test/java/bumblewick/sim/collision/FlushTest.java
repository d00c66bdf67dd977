package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import bumblewick.math.RandomStream;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What only touches a face is not stopped by it, nor by its edges, when it moves along it. */
class FlushTest {
    private static final ConvexShape BOX = new Box(0.5f, 0.5f, 0.25f);
    private static final ConvexShape[] SHAPES = {
        BOX, new Sphere(0.5f), new Capsule(0.25f, 0.25f), new Cylinder(0.5f, 0.5f), hull()
    };

    private final SweepHit hit = new SweepHit();

    private static ConvexShape hull() {
        float[] corners = new float[24];
        for (int i = 0; i < 8; i++) {
            corners[3 * i] = (i & 1) - 0.5f;
            corners[3 * i + 1] = (i >> 1 & 1) - 0.5f;
            corners[3 * i + 2] = (i >> 2 & 1) - 0.5f;
        }
        return new ConvexHull(corners);
    }

    record Motion(ConvexShape shape, boolean solid, float place, float from, float degrees) {}

    static Stream<Motion> motions() {
        List<Motion> all = new ArrayList<>();
        for (ConvexShape shape : SHAPES) {
            for (boolean solid : new boolean[] {false, true}) {
                for (float place : new float[] {0f, 1024f}) {
                    for (float from : new float[] {-3f, -1.25f, 0f}) {
                        for (float degrees : new float[] {0f, 90f, 30f}) {
                            all.add(new Motion(shape, solid, place, from, degrees));
                        }
                    }
                }
            }
        }
        return all.stream();
    }

    /** Over the top of a box with sides of 2 u, the gap exactly 0, from beside it, over its edge, and from its middle. */
    @ParameterizedTest
    @MethodSource("motions")
    void slidesOverAFaceWithoutAGap(Motion motion) {
        CollisionWorld world = world(motion);
        Quaternion turned = MeshProbe.turn(motion.degrees, 0, 1, 0);
        Vector3f start = new Vector3f(motion.place + motion.from, 1.5f, motion.place);
        QueryFilter all = new QueryFilter(~0);

        assertFalse(world.sweep(motion.shape, turned, start, new Vector3f(4f, 0f, 0f), all, hit), "along x");
        assertFalse(world.sweep(motion.shape, turned, start, new Vector3f(4f, 0f, 0.75f), all, hit), "aslant");
        assertFalse(world.sweep(motion.shape, turned, start, new Vector3f(4f, 0.5f, 0f), all, hit), "away");
        world.sweep(
                motion.shape,
                turned,
                new Vector3f(motion.place, 1.5f, motion.place),
                new Vector3f(0f, -1f, 0f),
                all,
                hit);
        assertEquals(0f, hit.fraction(), 1e-6f, "straight into it");
    }

    /**
     * Boxes, places and sizes at random, but in sixteenths, so that the gap is exactly 0: on each of the six sides, turned
     * about its normal, over edges and along them.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void slidesOverAnyFaceInAnyDirection(long seed) {
        RandomStream random = new RandomStream(seed, 5);
        for (int i = 0; i < 2000; i++) {
            float[] box = {sixteenths(random, 32), sixteenths(random, 32), sixteenths(random, 32)};
            float place = 1024f * random.nextInt(5);
            float[] size = {sixteenths(random, 8), sixteenths(random, 8), sixteenths(random, 8)};
            ConvexShape shape =
                    switch (i % 4) {
                        case 0 -> new Sphere(size[0]);
                        case 1 -> new Capsule(size[0], size[1]);
                        case 2 -> new Box(size[0], size[1], size[2]);
                        default -> new Cylinder(size[0], size[1]);
                    };
            float[] reach = {
                size[0], i % 4 == 0 ? size[0] : i % 4 == 1 ? size[0] + size[1] : size[1], i % 4 == 2 ? size[2] : size[0]
            };
            int axis = random.nextInt(3);
            float side = 1 - 2 * random.nextInt(2);
            float[] start = new float[3];
            float[] way = new float[3];
            float length = random.nextInt(2) == 0 ? 0.1f : 10f;
            for (int k = 0; k < 3; k++) {
                start[k] = place + (k == axis ? side * (box[k] + reach[k]) : 1.5f * random.between(-1f, 1f) * box[k]);
                way[k] = k == axis ? 0f : length * random.between(-1f, 1f);
            }
            Quaternion turned =
                    MeshProbe.turn(random.between(0f, 360f), axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0);
            Vector3f from = new Vector3f(start[0], start[1], start[2]);
            Vector3f by = new Vector3f(way[0], way[1], way[2]);
            CollisionWorld world = world(new Box(box[0], box[1], box[2]), random.nextInt(2) == 0, place);

            assertFalse(
                    world.sweep(shape, turned, from, by, new QueryFilter(~0), hit),
                    () -> shape + " turned " + turned + " from " + from + " by " + by + ", stopped at " + hit.fraction()
                            + " by " + hit.normal());
        }
    }

    /** 1 to {@code most} sixteenths. */
    private static float sixteenths(RandomStream random, int most) {
        return (1 + random.nextInt(most)) / 16f;
    }

    private static CollisionWorld world(Box box, boolean isSolid, float place) {
        CollisionWorld world = new CollisionWorld();
        if (isSolid) {
            world.add(box, 1, 0).place(new Vector3f(place, place, place), new Quaternion());
        } else {
            float[] corners = ShapeFaces.of(box);
            for (int i = 0; i < corners.length; i++) {
                corners[i] += place;
            }
            world.add(TriangleMesh.of(corners, null), 1);
        }
        return world;
    }

    private static CollisionWorld world(Motion motion) {
        CollisionWorld world = new CollisionWorld();
        if (motion.solid) {
            Solid solid = world.add(new Box(1f, 1f, 1f), 1, 0);
            solid.place(new Vector3f(motion.place, 0f, motion.place), new Quaternion());
        } else {
            float[] corners = ShapeFaces.of(new Box(1f, 1f, 1f));
            for (int i = 0; i < corners.length; i += 3) {
                corners[i] += motion.place;
                corners[i + 2] += motion.place;
            }
            world.add(TriangleMesh.of(corners, null), 1);
        }
        return world;
    }
}
