package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.DeterministicMath;
import bumblewick.math.RandomStream;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random sweeps of each shape over bumpy ground with boxes, against the {@linkplain ReferenceSweep slow
 * reference}: nothing is missed and nothing invented by more than a millimetre, contacts are where they are, and faces
 * have their own normals.
 */
@Tag("long")
class RandomSweepTest {
    /** What goes wrong in one sweep of 2,000 is missed by so many less than once in a hundred: 0.9995^10,000 = 0.7 %. */
    private static final int SWEEPS = Integer.getInteger("bumblewick.sweeps", 10_000);

    private static final int FAR_SWEEPS = 1_000;
    private static final int LEVELS = 10;

    /** How far from the truth is still right, in u. */
    private static final double TOLERANCE = 1e-3;

    /** Sine of one degree. */
    private static final double ONE_DEGREE = 0.01745;

    private static final QueryFilter ALL = new QueryFilter(QueryFilter.ALL);

    private final List<String> faults = new ArrayList<>();
    private final SweepHit hit = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f displacement = new Vector3f();
    private final Quaternion turned = new Quaternion();
    private ReferenceSweep reference;
    private int swept;
    private int hits;
    private int faces;

    /** Corners of the levels lie at least so far out for the sweeps far away, in u. */
    private static final float FAR = 5000f;

    static ConvexShape[] shapes() {
        return new ConvexShape[] {
            new Sphere(0.4f), new Capsule(0.4f, 0.5f), new Box(0.3f, 0.5f, 0.4f), new Cylinder(0.4f, 0.5f), hull()
        };
    }

    private static ConvexHull hull() {
        RandomStream random = new RandomStream(5, 0);
        float[] points = new float[24];
        for (int i = 0; i < 24; i += 3) {
            float y = random.between(-1f, 1f);
            float angle = random.between(0f, 6.28f);
            float across = (float) Math.sqrt(1 - y * y);
            points[i] = 0.4f * across * (float) DeterministicMath.cos(angle);
            points[i + 1] = 0.6f * y;
            points[i + 2] = 0.5f * across * (float) DeterministicMath.sin(angle);
        }
        return new ConvexHull(points);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void agreesWithTheReference(ConvexShape shape) {
        sweep(shape, SWEEPS, 0f);
    }

    /** There numbers are half a millimetre apart; the reference reads the same ones. */
    @ParameterizedTest
    @MethodSource("shapes")
    void agreesWithTheReferenceFiveKilometresAway(ConvexShape shape) {
        sweep(shape, FAR_SWEEPS, FAR);
    }

    private void sweep(ConvexShape shape, int sweeps, float away) {
        RandomStream random = new RandomStream(2026, 3);
        for (int level = 0; level < LEVELS; level++) {
            float[] corners = BumpyLevel.corners(level, 40);
            for (int i = 0; i < corners.length; i++) {
                corners[i] += i % 3 == 1 ? 0f : away;
            }
            CollisionWorld world = new CollisionWorld();
            world.add(TriangleMesh.of(corners, null), 1);
            reference = new ReferenceSweep(corners);
            while (swept < (level + 1) * sweeps / LEVELS) {
                draw(random);
                start.addLocal(away, 0f, away);
                compare(world, shape);
            }
        }
        assertTrue(hits > sweeps / 10, hits + " hits");
        assertTrue(faces > sweeps / 100, faces + " faces");
        assertEquals(0, faults.size(), () -> faults.size() + " faults of " + swept + ", first " + faults.get(0));
    }

    private void draw(RandomStream random) {
        start.set(random.between(0f, 24f), random.between(-1f, 5f), random.between(0f, 24f));
        float length = random.nextInt(2) == 0 ? random.between(0.01f, 0.5f) : random.between(0.5f, 10f);
        do {
            displacement.set(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f));
        } while (displacement.lengthSquared() > 1f || displacement.lengthSquared() < 1e-4f);
        displacement.multLocal(length / displacement.length());
        turned.set(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f));
        float norm = (float) Math.sqrt(turned.norm());
        turned.set(turned.getX() / norm, turned.getY() / norm, turned.getZ() / norm, turned.getW() / norm);
    }

    private void compare(CollisionWorld world, ConvexShape shape) {
        ReferenceShape exact = ReferenceShape.of(shape, 0);
        if (reference.touches(exact, turned, start, 1e-4)) {
            return;
        }
        swept++;
        boolean met = world.sweep(shape, turned, start, displacement, ALL, hit);
        reference.sweep(exact, turned, start, displacement);
        boolean expected = reference.fraction <= 1;
        if (met && expected) {
            hits++;
            compareContacts();
        } else if (met) {
            double grown = fraction(shape, -TOLERANCE);
            note(grown > 1, "invented at " + hit.fraction());
        } else if (expected) {
            double shrunk = fraction(shape, TOLERANCE);
            note(shrunk <= 1, "missed at " + reference.fraction);
        }
    }

    private double fraction(ConvexShape shape, double smaller) {
        reference.sweep(ReferenceShape.of(shape, smaller), turned, start, displacement);
        return reference.fraction;
    }

    private void compareContacts() {
        double along = Math.abs(hit.fraction() - reference.fraction) * displacement.length();
        note(along > TOLERANCE, "met at " + hit.fraction() + ", expected " + reference.fraction);
        double ahead = (reference.runnerUp - reference.fraction) * displacement.length();
        if (reference.face != null && ahead > TOLERANCE) { // no edge as near as that
            faces++;
            Vector3f n = hit.normal();
            double[] normal = {n.x, n.y, n.z};
            double cosine = Math.abs(Triples.dot(normal, reference.face));
            note(cosine < 1 - ONE_DEGREE * ONE_DEGREE / 2, "face normal off, cosine " + cosine);
        }
    }

    private void note(boolean fault, String what) {
        if (fault) {
            faults.add(what + " from " + start + " by " + displacement + " turned " + turned);
        }
    }
}
