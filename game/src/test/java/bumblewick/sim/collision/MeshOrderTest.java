package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import bumblewick.measure.AllocationMeter;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a replay rests on: the order of triangles changes no bit, and asking makes no garbage. */
@Tag("allocation")
class MeshOrderTest {
    private static final int TRIANGLES = 2000;
    private static final int QUESTIONS = 20_000;
    private static final ConvexShape[] SHAPES = {new Sphere(0.4f), new Capsule(0.4f, 0.5f), new Box(0.4f, 0.6f, 0.3f)};
    private static final ConvexShape[] RARE_SHAPES = {new Cylinder(0.4f, 0.5f), SolidSweepTest.cube(0.3f)};
    private static final int RARE = 101;
    private static final QueryFilter ALL = new QueryFilter(QueryFilter.ALL);

    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Quaternion turned = new Quaternion();

    /** A level with all that makes ties: squares in one plane, walls flush with them, boxes, slivers and litter. */
    private static float[] level() {
        float[] floor = MeshProbe.floor(16, -4f);
        float[] wall = floor.clone();
        for (int i = 0; i < wall.length; i += 3) {
            wall[i] = floor[i + 1];
            wall[i + 1] = floor[i];
        }
        float[][] parts = {MeshProbe.litter(TRIANGLES, 3), floor, wall, BumpyLevel.corners(5, 30)};
        float[] corners = new float[0];
        for (float[] part : parts) {
            int filled = corners.length;
            corners = Arrays.copyOf(corners, filled + part.length);
            System.arraycopy(part, 0, corners, filled, part.length);
        }
        return corners;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void theOrderOfTrianglesChangesNothing(long seed) {
        float[] corners = level();
        float[] otherCorners = shuffled(corners, seed);
        CollisionWorld given = world(corners);
        CollisionWorld shuffled = world(otherCorners);
        SweepHit hit = new SweepHit();
        SweepHit other = new SweepHit();
        RandomStream random = new RandomStream(seed, 2);
        int hits = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            ask(random, i % 2 == 0 ? 0.1f : 10f);
            if (i % 3 == 0) {
                align(random);
            }
            boolean met = sweep(given, i, hit);

            assertEquals(met, sweep(shuffled, i, other));
            if (met) {
                hits++;
                assertEquals(hit.fraction(), other.fraction());
                assertEquals(hit.normal(), other.normal());
                assertEquals(hit.point(), other.point());
                assertEquals(hit.distance(), other.distance());
                assertEquals(hit.surface(), other.surface());
                assertArrayEquals(triangle(corners, hit.triangle()), triangle(otherCorners, other.triangle()));
            }
        }
        assertTrue(hits > QUESTIONS / 4, "there is something to compare");
    }

    /** Each triangle has a surface that follows from where it is. */
    private static CollisionWorld world(float[] corners) {
        byte[] surfaces = new byte[corners.length / 9];
        for (int i = 0; i < surfaces.length; i++) {
            surfaces[i] = (byte) (Arrays.hashCode(triangle(corners, i)) & 63);
        }
        CollisionWorld world = new CollisionWorld();
        world.add(TriangleMesh.of(corners, surfaces), 1);
        return world;
    }

    private boolean sweep(CollisionWorld world, int i, SweepHit store) {
        int shape = i % (SHAPES.length + 1);
        if (i % RARE == 0) {
            return world.sweep(RARE_SHAPES[i / RARE % RARE_SHAPES.length], turned, start, way, ALL, store);
        }
        return shape == SHAPES.length
                ? world.ray(start, way, ALL, store)
                : world.sweep(SHAPES[shape], turned, start, way, ALL, store);
    }

    private static float[] triangle(float[] corners, int number) {
        return Arrays.copyOfRange(corners, 9 * number, 9 * number + 9);
    }

    /** Puts the motion onto a lattice of half units along an axis, upright: many triangles are met at once. */
    private void align(RandomStream random) {
        start.set(Math.round(2 * start.x) / 2f, Math.round(2 * start.y) / 2f, Math.round(2 * start.z) / 2f);
        float length = way.length();
        float axis = random.between(0f, 3f);
        way.set(axis < 1f ? length : 0f, axis >= 1f && axis < 2f ? -length : 0f, axis >= 2f ? -length : 0f);
        turned.set(0f, 0f, 0f, 1f);
    }

    private static float[] shuffled(float[] corners, long seed) {
        float[] result = corners.clone();
        RandomStream random = new RandomStream(seed, 3);
        float[] held = new float[9];
        for (int i = corners.length / 9 - 1; i > 0; i--) {
            int j = (int) random.between(0f, i + 0.999f);
            System.arraycopy(result, 9 * i, held, 0, 9);
            System.arraycopy(result, 9 * j, result, 9 * i, 9);
            System.arraycopy(held, 0, result, 9 * j, 9);
        }
        return result;
    }

    private void ask(RandomStream random, float length) {
        start.set(random.between(-8f, 8f), random.between(-8f, 8f), random.between(-8f, 8f));
        way.set(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f));
        way.multLocal(length);
        turned.set(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f));
        float norm = (float) Math.sqrt(turned.norm());
        turned.set(turned.getX() / norm, turned.getY() / norm, turned.getZ() / norm, turned.getW() / norm);
    }

    @Test
    void askingMakesNoGarbage() {
        MeshProbe litter = new MeshProbe(MeshProbe.litter(TRIANGLES, 3));
        AllocationMeter meter = new AllocationMeter();
        for (int pass = 0; pass < 5; pass++) {
            RandomStream random = new RandomStream(4, 2);
            meter.nextRun();
            for (int i = 0; i < QUESTIONS / 5; i++) {
                meter.begin();
                ask(random, i % 2 == 0 ? 0.1f : 10f);
                litter.sweep(SHAPES[i % 3], turned, start, way);
                meter.end();
            }
        }
        assertEquals(0L, meter.bytes(), "bytes");
    }
}
