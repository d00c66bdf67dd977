package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Triangles that are met together: neighbours that share a vertex, and each of them twice, of different surfaces. Which of them
 * is reported never depends on their order.
 */
class CoincidentTrianglesTest {
    private static final int QUESTIONS = 3000;
    private static final QueryFilter ALL = new QueryFilter(QueryFilter.ALL);

    private final SweepHit hit = new SweepHit();
    private final SweepHit other = new SweepHit();
    private final ContactList contacts = new ContactList();
    private final ContactList otherContacts = new ContactList();
    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Quaternion turned = new Quaternion();
    private final Vector3f shift = new Vector3f();
    private final Quaternion turn = new Quaternion();

    private float[] corners;
    private float[] otherCorners;
    private byte[] surfaces;
    private byte[] otherSurfaces;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theirOrderChangesNothing(long seed) {
        RandomStream random = new RandomStream(seed, 7);
        turnAndShift(random);
        make(random, seed);
        CollisionWorld world = world(corners, surfaces);
        CollisionWorld shuffled = world(otherCorners, otherSurfaces);
        ConvexShape[] shapes = RandomSweepTest.shapes();
        int hits = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            ask(random, i % 2 == 0);
            ConvexShape shape = shapes[i % shapes.length];
            boolean any = query(world, i % 3, shape, hit);
            assertEquals(any, query(shuffled, i % 3, shape, other));
            if (any) {
                hits++;
                assertSame(hit, other);
                assertEquals(triangle(corners, hit), triangle(otherCorners, other));
            }
            assertSameContacts(world, shuffled, shape);
        }
        assertTrue(hits > QUESTIONS / 5, hits + " hits");
    }

    private boolean query(CollisionWorld world, int kind, ConvexShape shape, SweepHit store) {
        return switch (kind) {
            case 0 -> world.ray(start, way, ALL, store);
            case 1 -> world.closest(shape, turned, start, 0.5f, ALL, store);
            default -> world.sweep(shape, turned, start, way, ALL, store);
        };
    }

    private void assertSameContacts(CollisionWorld world, CollisionWorld shuffled, ConvexShape shape) {
        world.contacts(shape, turned, start, 0.2f, ALL, contacts);
        shuffled.contacts(shape, turned, start, 0.2f, ALL, otherContacts);
        assertEquals(contacts.size(), otherContacts.size());
        for (int i = 0; i < contacts.size(); i++) {
            assertSame(contacts.get(i), otherContacts.get(i));
        }
    }

    private static void assertSame(SweepHit a, SweepHit b) {
        assertEquals(a.fraction(), b.fraction());
        assertEquals(a.distance(), b.distance());
        assertEquals(a.normal(), b.normal());
        assertEquals(a.point(), b.point());
        assertEquals(a.surface(), b.surface());
    }

    private static String triangle(float[] corners, SweepHit hit) {
        return Arrays.toString(Arrays.copyOfRange(corners, 9 * hit.triangle(), 9 * hit.triangle() + 9));
    }

    private static CollisionWorld world(float[] corners, byte[] surfaces) {
        CollisionWorld world = new CollisionWorld();
        world.add(TriangleMesh.of(corners, surfaces), 1);
        return world;
    }

    /** A floor and loose triangles, all of it twice, turned and far away, and the same in another order. */
    private void make(RandomStream random, long seed) {
        float[] floor = MeshProbe.floor(12, -3f);
        float[] litter = MeshProbe.litter(200, seed);
        int once = floor.length + litter.length;
        corners = Arrays.copyOf(floor, 2 * once);
        System.arraycopy(litter, 0, corners, floor.length, litter.length);
        Vector3f corner = new Vector3f();
        for (int i = 0; i < once; i += 3) {
            corner.set(corners[i], corners[i + 1], corners[i + 2]);
            place(corner);
            corners[i] = corner.x;
            corners[i + 1] = corner.y;
            corners[i + 2] = corner.z;
        }
        System.arraycopy(corners, 0, corners, once, once);
        surfaces = new byte[corners.length / 9];
        for (int i = 0; i < surfaces.length; i++) {
            surfaces[i] = (byte) random.nextInt(5);
        }
        shuffle(random);
    }

    private void shuffle(RandomStream random) {
        otherCorners = corners.clone();
        otherSurfaces = surfaces.clone();
        for (int i = surfaces.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            float[] held = Arrays.copyOfRange(otherCorners, 9 * i, 9 * i + 9);
            System.arraycopy(otherCorners, 9 * j, otherCorners, 9 * i, 9);
            System.arraycopy(held, 0, otherCorners, 9 * j, 9);
            byte surface = otherSurfaces[i];
            otherSurfaces[i] = otherSurfaces[j];
            otherSurfaces[j] = surface;
        }
    }

    private void turnAndShift(RandomStream random) {
        turn(random, turn);
        shift.set(random.between(-2000f, 2000f), random.between(-50f, 50f), random.between(-2000f, 2000f));
    }

    private static void turn(RandomStream random, Quaternion store) {
        store.set(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f), random.between(0.1f, 1f));
        store.normalizeLocal();
    }

    private void place(Vector3f point) {
        turn.multLocal(point);
        point.addLocal(shift);
    }

    /** From anywhere to anywhere, or from above a vertex of the floor straight down, not turned against it. */
    private void ask(RandomStream random, boolean down) {
        start.set(random.between(-7f, 7f), random.between(-3.5f, 5f), random.between(-7f, 7f));
        way.set(random.between(-3f, 3f), random.between(-6f, 3f), random.between(-3f, 3f));
        turn(random, turned);
        if (down) {
            start.set(Math.round(start.x), start.y, Math.round(start.z));
            way.set(0f, -6f, 0f);
            turned.set(turn);
        }
        place(start);
        turn.multLocal(way);
    }
}
