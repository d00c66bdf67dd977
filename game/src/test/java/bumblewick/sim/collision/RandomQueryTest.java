package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Closest points, overlaps, ways out and rays in bumpy levels, against the slow reference. */
@Tag("long")
class RandomQueryTest {
    private static final int QUESTIONS = 400;
    private static final int RAYS = 10_000;
    private static final float RANGE = 1f;

    /** How far from the truth is still right, in u. */
    private static final double TOLERANCE = 1e-3;

    private static final QueryFilter ALL = new QueryFilter(QueryFilter.ALL);

    private final SweepHit hit = new SweepHit();
    private final Vector3f place = new Vector3f();
    private final Vector3f moved = new Vector3f();
    private final Quaternion turned = new Quaternion();
    private final float[] corners = BumpyLevel.corners(3, 40);
    private final CollisionWorld world = new CollisionWorld();
    private final ReferenceSweep reference = new ReferenceSweep(corners);

    RandomQueryTest() {
        world.add(TriangleMesh.of(corners, null), 1);
    }

    static ConvexShape[] shapes() {
        return RandomSweepTest.shapes();
    }

    private void draw(RandomStream random, float low, float high) {
        place.set(random.between(1f, 23f), random.between(low, high), random.between(1f, 23f));
        turned.set(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f));
        float norm = (float) Math.sqrt(turned.norm());
        turned.set(turned.getX() / norm, turned.getY() / norm, turned.getZ() / norm, turned.getW() / norm);
    }

    /**
     * Where a shape is apart from everything, the closest point is as far as the reference says; and a millimetre's gap
     * is left where it goes towards it.
     */
    @ParameterizedTest
    @MethodSource("shapes")
    void theClosestPointIsWhereTheReferenceHasIt(ConvexShape shape) {
        ReferenceShape exact = ReferenceShape.of(shape, 0);
        RandomStream random = new RandomStream(8, 1);
        int near = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            draw(random, 0f, 4f);
            if (reference.touches(exact, turned, place, 2 * TOLERANCE)) {
                continue;
            }
            double expected = reference.distance(exact, turned, place, RANGE);
            boolean any = world.closest(shape, turned, place, RANGE, ALL, hit);
            assertTrue(
                    any || expected > RANGE - TOLERANCE, () -> "nothing near, expected " + expected + " at " + place);
            if (any) {
                near++;
                assertEquals(expected, hit.distance(), TOLERANCE, () -> "at " + place + " turned " + turned);
                hit.normal().mult(-(hit.distance() - (float) TOLERANCE), moved).addLocal(place);
                double left = reference.distance(exact, turned, moved, RANGE);
                assertEquals(TOLERANCE, left, 2e-4, () -> "by " + hit.normal() + " at " + place + " turned " + turned);
            }
        }
        assertTrue(near > QUESTIONS / 10, near + " near");
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void overlapsWhatTheReferenceOverlaps(ConvexShape shape) {
        ReferenceShape smaller = ReferenceShape.of(shape, TOLERANCE);
        ReferenceShape exact = ReferenceShape.of(shape, 0);
        RandomStream random = new RandomStream(9, 1);
        int overlaps = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            draw(random, -0.5f, 2f);
            boolean overlap = world.overlaps(shape, turned, place, ALL);
            overlaps += overlap ? 1 : 0;
            if (overlap) {
                assertTrue(reference.touches(exact, turned, place, TOLERANCE), () -> "invented at " + place);
            } else {
                assertTrue(!reference.touches(smaller, turned, place, 0), () -> "missed at " + place + turned);
            }
        }
        int found = overlaps;
        assertTrue(found > QUESTIONS / 10 && found < QUESTIONS * 9 / 10, found + " overlaps");
    }

    /**
     * The way out of a triangle ends where the two touch: a little less is in, a little more out. Alone, for among its
     * neighbours an edge that does not stick out lends its contact the face's normal.
     */
    @ParameterizedTest
    @MethodSource("shapes")
    void theWayOutIsAsLongAsItIsDeep(ConvexShape shape) {
        ReferenceShape exact = ReferenceShape.of(shape, 0);
        RandomStream random = new RandomStream(10, 1);
        int inside = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            draw(random, -0.5f, 1.5f);
            if (!world.closest(shape, turned, place, 0f, ALL, hit) || hit.distance() > -5 * TOLERANCE) {
                continue;
            }
            inside++;
            float[] entered = Arrays.copyOfRange(corners, 9 * hit.triangle(), 9 * hit.triangle() + 9);
            ReferenceSweep triangle = new ReferenceSweep(entered);
            float depth = -hit.distance();
            CollisionWorld alone = new CollisionWorld();
            alone.add(TriangleMesh.of(entered, null), 1);
            assertTrue(alone.closest(shape, turned, place, 0f, ALL, hit));
            assertEquals(depth, -hit.distance(), 1e-5f, "as deep as among its neighbours");
            hit.normal().mult(depth + (float) TOLERANCE, moved).addLocal(place);
            assertTrue(!triangle.touches(exact, turned, moved, 0), () -> "still in at " + place + turned);
            hit.normal().mult(depth - 3 * (float) TOLERANCE, moved).addLocal(place);
            assertTrue(triangle.touches(exact, turned, moved, 1e-5), () -> "out too early at " + place + turned);
        }
        assertTrue(inside > QUESTIONS / 10, inside + " inside");
    }

    /** From a contact: on is stopped at once, back and along the touched triangle is not stopped by that triangle. */
    @ParameterizedTest
    @MethodSource("shapes")
    void whatTouchesMayLeaveButNotGoOn(ConvexShape shape) {
        RandomStream random = new RandomStream(11, 1);
        Vector3f down = new Vector3f(0f, -6f, 0f);
        Vector3f way = new Vector3f();
        int touched = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            draw(random, 3f, 5f);
            down.set(random.between(-2f, 2f), -6f, random.between(-2f, 2f));
            if (!world.sweep(shape, turned, place, down, ALL, hit) || hit.fraction() == 0f) {
                continue;
            }
            touched++;
            int triangle = hit.triangle();
            Vector3f normal = hit.normal().clone();
            down.mult(hit.fraction(), moved).addLocal(place);
            assertTrue(world.sweep(shape, turned, moved, down, ALL, hit), () -> "goes on at " + moved);
            assertTrue(hit.fraction() * down.length() <= TOLERANCE, () -> "on by " + hit.fraction() * down.length());
            boolean stopped = world.sweep(shape, turned, moved, normal.mult(0.5f, way), ALL, hit);
            assertTrue(!stopped || hit.triangle() != triangle, () -> "may not leave at " + moved);
            assertTrue(!world.sweep(shape, turned, moved, way.set(0f, 0f, 0f), ALL, hit), "nowhere is free");
        }
        assertTrue(touched > QUESTIONS / 2, touched + " touched");
    }

    /** A ray is stopped by a triangle that it surely goes through, and by none that it surely misses. */
    @Test
    void raysMeetWhatTheyGoThrough() {
        RandomStream random = new RandomStream(12, 1);
        Vector3f way = new Vector3f();
        int hits = 0;
        for (int i = 0; i < RAYS; i++) {
            place.set(random.between(0f, 24f), random.between(-1f, 5f), random.between(0f, 24f));
            way.set(random.between(-8f, 8f), random.between(-6f, 6f), random.between(-8f, 8f));
            double sure = pierced(way, -1e-6);
            double perhaps = pierced(way, 1e-6);
            boolean met = world.ray(place, way, ALL, hit);
            double found = met ? hit.fraction() : 2;
            assertTrue(found <= sure + 1e-5, () -> "missed at " + sure + " from " + place + " by " + way);
            assertTrue(found >= perhaps - 1e-5, () -> "invented at " + found + " from " + place + " by " + way);
            hits += met ? 1 : 0;
        }
        assertTrue(hits > RAYS / 4, hits + " hits");
    }

    /** T. Möller, B. Trumbore, <i>Fast, Minimum Storage Ray/Triangle Intersection</i> (1997), over all triangles. */
    private double pierced(Vector3f way, double slack) {
        double least = 2;
        double[] d = {way.x, way.y, way.z};
        for (int t = 0; t < corners.length; t += 9) {
            double[] e1 = new double[3];
            double[] e2 = new double[3];
            double[] s = {place.x - corners[t], place.y - corners[t + 1], place.z - corners[t + 2]};
            for (int k = 0; k < 3; k++) {
                e1[k] = (double) corners[t + 3 + k] - corners[t + k];
                e2[k] = (double) corners[t + 6 + k] - corners[t + k];
            }
            double[] p = cross(d, e2);
            double[] q = cross(s, e1);
            double determinant = Triples.dot(e1, p);
            double u = Triples.dot(s, p) / determinant;
            double v = Triples.dot(d, q) / determinant;
            double f = Triples.dot(e2, q) / determinant;
            if (u >= -slack && v >= -slack && u + v <= 1 + slack && f >= -slack && f <= 1 + slack) {
                least = Math.min(least, f);
            }
        }
        return least;
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }
}
