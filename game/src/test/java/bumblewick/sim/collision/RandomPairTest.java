package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random sweeps of every shape against solids of every shape, both turned at random, against the {@linkplain
 * ReferenceSweep slow reference}, which knows the one that has faces by its triangles. Of a ball and a capsule, which
 * have none, it is enough to know the distance of two segments.
 */
class RandomPairTest {
    private static final int SWEEPS = 120;
    private static final double TOLERANCE = 1e-3;
    private static final QueryFilter ALL = new QueryFilter(QueryFilter.ALL);

    private final SweepHit hit = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Quaternion turned = new Quaternion();
    private final Quaternion solidTurned = new Quaternion();

    static Stream<Arguments> pairs() {
        ConvexShape[] shapes = RandomSweepTest.shapes();
        return Arrays.stream(shapes).flatMap(mover -> Arrays.stream(shapes).map(solid -> Arguments.of(mover, solid)));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void meetsASolidWhereTheReferenceDoes(ConvexShape mover, ConvexShape shape) {
        CollisionWorld world = new CollisionWorld();
        Solid solid = world.add(shape, 1, 0);
        RandomStream random = new RandomStream(13, 1);
        int hits = 0;
        int misses = 0;
        for (int swept = 0; swept < SWEEPS; ) {
            draw(random);
            solid.place(Vector3f.ZERO, solidTurned);
            if (world.closest(mover, turned, start, 0.01f, ALL, hit)) {
                continue;
            }
            swept++;
            double expected = reference(mover, shape, 0);
            boolean met = world.sweep(mover, turned, start, way, ALL, hit);
            if (met && expected <= 1) {
                hits++;
                compare(mover, shape, expected);
            } else if (met) {
                double grown = reference(mover, shape, -TOLERANCE);
                assertTrue(grown <= 1, () -> "invented at " + hit.fraction() + " " + this);
            } else {
                double shrunk = reference(mover, shape, TOLERANCE);
                assertTrue(shrunk > 1, () -> "missed at " + expected + " " + this);
                misses++;
            }
        }
        assertTrue(hits > SWEEPS / 5 && misses > SWEEPS / 20, hits + " hits, " + misses + " misses");
    }

    /** Where they graze, the faces of a cylinder are met later than the cylinder by more than they lie inside of it. */
    private void compare(ConvexShape mover, ConvexShape shape, double expected) {
        double off = Math.abs(expected - hit.fraction()) * way.length();
        boolean faceted = mover instanceof Cylinder || shape instanceof Cylinder;
        if (off > TOLERANCE && faceted) {
            assertTrue(hit.fraction() >= reference(mover, shape, -TOLERANCE), () -> "too soon " + this);
            assertTrue(hit.fraction() <= reference(mover, shape, TOLERANCE), () -> "too late " + this);
        } else {
            assertEquals(0, off, TOLERANCE, this::toString);
        }
    }

    private void draw(RandomStream random) {
        turn(random, turned);
        turn(random, solidTurned);
        start.set(random.between(-2f, 2f), random.between(-2f, 2f), random.between(-2f, 2f));
        start.mult(-random.between(0.5f, 3f), way);
        way.addLocal(random.between(-1.1f, 1.1f), random.between(-1.1f, 1.1f), random.between(-1.1f, 1.1f));
    }

    private static void turn(RandomStream random, Quaternion q) {
        q.set(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f));
        float norm = (float) Math.sqrt(q.norm());
        q.set(q.getX() / norm, q.getY() / norm, q.getZ() / norm, q.getW() / norm);
    }

    /** The share of the way after which the two meet, one of them made smaller all around; above 1 if they do not. */
    private double reference(ConvexShape mover, ConvexShape solid, double smaller) {
        if (!isRound(solid)) {
            ReferenceSweep reference = new ReferenceSweep(faces(solid, solidTurned, Vector3f.ZERO));
            reference.sweep(ReferenceShape.of(mover, smaller), turned, start, way);
            return reference.fraction;
        }
        if (!isRound(mover)) { // seen from the mover the solid comes the other way
            ReferenceSweep reference = new ReferenceSweep(faces(mover, turned, start));
            reference.sweep(ReferenceShape.of(solid, smaller), solidTurned, Vector3f.ZERO, way.negate());
            return reference.fraction;
        }
        return segments(mover, solid, radius(mover) + radius(solid) - smaller);
    }

    private static boolean isRound(ConvexShape shape) {
        return shape instanceof Sphere || shape instanceof Capsule;
    }

    private static double radius(ConvexShape round) {
        return round instanceof Sphere ball ? ball.radius() : ((Capsule) round).radius();
    }

    private static float[] faces(ConvexShape shape, Quaternion turned, Vector3f at) {
        float[] local = ShapeFaces.of(shape);
        float[] corners = new float[local.length];
        Vector3f v = new Vector3f();
        for (int i = 0; i < local.length; i += 3) {
            v.set(local[i], local[i + 1], local[i + 2]);
            Rotation.rotate(turned, v);
            corners[i] = v.x + at.x;
            corners[i + 1] = v.y + at.y;
            corners[i + 2] = v.z + at.z;
        }
        return corners;
    }

    /** The distance of two segments as one moves is a convex function of the time: down to its least, then halve. */
    private double segments(ConvexShape mover, ConvexShape solid, double reach) {
        double from = 0;
        double to = 1;
        for (int i = 0; i < 80; i++) {
            double left = from + (to - from) / 3;
            double right = to - (to - from) / 3;
            if (apart(mover, solid, left) < apart(mover, solid, right)) {
                to = right;
            } else {
                from = left;
            }
        }
        double low = 0;
        double high = from;
        if (apart(mover, solid, high) > reach) {
            return 2;
        }
        for (int i = 0; i < 60; i++) {
            double middle = 0.5 * (low + high);
            if (apart(mover, solid, middle) > reach) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** The least distance of the two axes: of the points of one, whose distance from the other is convex as well. */
    private double apart(ConvexShape mover, ConvexShape solid, double time) {
        double[] half = axis(mover, turned);
        double[] other = axis(solid, solidTurned);
        double[] a = {-other[0], -other[1], -other[2]};
        double[] p = new double[3];
        double[] q = new double[3];
        double from = -1;
        double to = 1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 60; i++) {
            double left = from + (to - from) / 3;
            double right = to - (to - from) / 3;
            double atLeft = from(half, left, time, a, other, p, q);
            double atRight = from(half, right, time, a, other, p, q);
            least = Math.min(least, Math.min(atLeft, atRight));
            if (atLeft < atRight) {
                to = right;
            } else {
                from = left;
            }
        }
        return least;
    }

    private double from(double[] half, double share, double time, double[] a, double[] b, double[] p, double[] q) {
        Triples.set(
                p,
                start.x + time * way.x + share * half[0],
                start.y + time * way.y + share * half[1],
                start.z + time * way.z + share * half[2]);
        Triples.nearestOfSegment(p, a, b, q);
        return Triples.distance(p, q);
    }

    /** From the middle of a capsule to the upper end of its axis; nothing for a ball. */
    private static double[] axis(ConvexShape round, Quaternion turned) {
        Vector3f half = new Vector3f(0f, round instanceof Capsule c ? c.halfHeight() : 0f, 0f);
        Rotation.rotate(turned, half);
        return new double[] {half.x, half.y, half.z};
    }

    @Override
    public String toString() {
        return "from " + start + " by " + way + " turned " + turned + " against " + solidTurned;
    }
}
