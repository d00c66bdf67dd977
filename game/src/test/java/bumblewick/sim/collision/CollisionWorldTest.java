package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import bumblewick.measure.AllocationMeter;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a world promises whoever asks it, whatever the shape. */
@Tag("allocation")
class CollisionWorldTest {
    private static final Quaternion UPRIGHT = new Quaternion();
    private static final QueryFilter ALL = new QueryFilter(QueryFilter.ALL);
    private static final float FAR = 5000f;

    private final SweepHit hit = new SweepHit();

    static ConvexShape[] shapes() {
        return SolidSweepTest.unitShapes();
    }

    /** The shapes once more, as a cloud of solids turned at random about (x, 0, 0). */
    private static CollisionWorld cloud(boolean backwards, float x) {
        CollisionWorld world = new CollisionWorld();
        ConvexShape[] shapes = shapes();
        int count = 150;
        for (int k = 0; k < count; k++) {
            int i = backwards ? count - 1 - k : k;
            RandomStream random = new RandomStream(9, i);
            Solid solid = world.add(shapes[i % shapes.length], 1, i);
            Vector3f place = new Vector3f(x + eighths(random), eighths(random), eighths(random));
            solid.place(place, turned(random));
        }
        return world;
    }

    /** Eighths are the same here and 5 km away. */
    private static float eighths(RandomStream random) {
        return (random.nextInt(97) - 48) / 8f;
    }

    private static Quaternion turned(RandomStream random) {
        Quaternion q = new Quaternion(
                random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f));
        float scale = 1f / (float) Math.sqrt(q.norm());
        return q.set(q.getX() * scale, q.getY() * scale, q.getZ() * scale, q.getW() * scale);
    }

    /**
     * A capsule's axis goes through two triangles, half a unit above its lower end through one, and a tenth through the other:
     * the closest is the one that it has to leave by most, whichever was found first.
     */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theClosestIsWhatIsOverlappedMost(boolean deepestLast) {
        float[] deep = {-4f, -0.5f, -4f, 0f, -0.5f, 8f, 4f, -0.5f, -4f};
        float[] shallow = {-4f, -0.9f, -4f, 0f, -0.9f, 8f, 4f, -0.9f, -4f};
        float[] corners = new float[18];
        System.arraycopy(deepestLast ? shallow : deep, 0, corners, 0, 9);
        System.arraycopy(deepestLast ? deep : shallow, 0, corners, 9, 9);
        CollisionWorld world = new CollisionWorld();
        world.add(TriangleMesh.of(corners, null), 1);

        assertTrue(world.closest(new Capsule(0.25f, 1f), UPRIGHT, new Vector3f(), 0f, ALL, hit));

        assertEquals(-0.75f, hit.distance(), 1e-6f);
        assertEquals(deepestLast ? 1 : 0, hit.triangle());
    }

    /** What a query needs room for is not known before it has looked: the first one meets as much as the next. */
    @ParameterizedTest
    @MethodSource("shapes")
    void theFirstQueryOfManyTrianglesMeetsWhatTheNextMeets(ConvexShape shape) {
        int across = 64; // 8192 triangles beneath the shape, far more than there is room for at first
        float[] corners = new float[across * across * 18];
        for (int cell = 0; cell < across * across; cell++) {
            float far = 1f / 32f;
            float x = (cell % across - across / 2) * far;
            float z = (cell / across - across / 2) * far;
            float[] both = {x, 0, z, x, 0, z + far, x + far, 0, z, x + far, 0, z, x, 0, z + far, x + far, 0, z + far};
            System.arraycopy(both, 0, corners, 18 * cell, 18);
        }
        TriangleMesh mesh = TriangleMesh.of(corners, null);
        CollisionWorld world = new CollisionWorld();
        world.add(mesh, 1);
        Vector3f start = new Vector3f(0.01f, 0.75f, 0.01f);
        Vector3f down = new Vector3f(0f, -0.5f, 0f);

        assertTrue(world.sweep(shape, UPRIGHT, start, down, ALL, hit));

        SweepHit next = new SweepHit();
        assertTrue(world.sweep(shape, UPRIGHT, start, down, ALL, next));
        assertEquals(next.fraction(), hit.fraction());
        assertEquals(next.triangle(), hit.triangle());
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theOrderOfSolidsChangesNothing(ConvexShape shape) {
        CollisionWorld one = cloud(false, 0f);
        CollisionWorld other = cloud(true, 0f);
        SweepHit second = new SweepHit();
        RandomStream random = new RandomStream(1, 1);
        int hits = 0;
        for (int i = 0; i < 500; i++) {
            Vector3f start = new Vector3f(eighths(random), eighths(random), eighths(random)).multLocal(1.5f);
            Vector3f way = new Vector3f(eighths(random), eighths(random), eighths(random));
            Quaternion turned = turned(random);
            boolean met = one.sweep(shape, turned, start, way, ALL, hit);
            assertEquals(met, other.sweep(shape, turned, start, way, ALL, second));
            if (met) {
                hits++;
                assertEquals(hit.fraction(), second.fraction());
                assertEquals(hit.normal(), second.normal());
                assertEquals(hit.point(), second.point());
                assertEquals(hit.surface(), second.surface());
            }
        }
        assertTrue(hits > 100);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void fiveKilometresAwayAllIsTheSame(ConvexShape shape) {
        CollisionWorld here = cloud(false, 0f);
        CollisionWorld there = cloud(false, FAR);
        SweepHit far = new SweepHit();
        RandomStream random = new RandomStream(2, 2);
        for (int i = 0; i < 500; i++) {
            Vector3f start = new Vector3f(eighths(random), eighths(random), eighths(random)).multLocal(2f);
            Vector3f way = new Vector3f(eighths(random), eighths(random), eighths(random));
            boolean met = here.sweep(shape, UPRIGHT, start, way, ALL, hit);
            assertEquals(met, there.sweep(shape, UPRIGHT, start.add(FAR, 0f, 0f), way, ALL, far));
            if (met) {
                assertEquals(hit.fraction(), far.fraction());
                assertEquals(hit.normal(), far.normal());
            }
        }
    }

    /** Two shapes meet after as long a way, whichever of them moves. */
    @ParameterizedTest
    @MethodSource("shapes")
    void itDoesNotMatterWhoMoves(ConvexShape shape) {
        RandomStream random = new RandomStream(3, 3);
        for (ConvexShape other : shapes()) {
            for (int i = 0; i < 200; i++) {
                Quaternion turned = turned(random);
                Quaternion otherTurned = turned(random);
                Vector3f from = new Vector3f(eighths(random), eighths(random), eighths(random));
                Vector3f way = from.mult(-2f).addLocal(random.nextFloat(), random.nextFloat(), random.nextFloat());
                CollisionWorld one = new CollisionWorld();
                one.add(other, 1, 0).place(new Vector3f(), otherTurned);
                CollisionWorld two = new CollisionWorld();
                two.add(shape, 1, 0).place(from, turned);
                SweepHit back = new SweepHit();
                boolean met = one.sweep(shape, turned, from, way, ALL, hit);
                assertEquals(met, two.sweep(other, otherTurned, new Vector3f(), way.negate(), ALL, back));
                if (met && hit.fraction() > 0f) {
                    assertEquals(hit.fraction(), back.fraction(), 1e-5f);
                    // two corners that meet have many normals, which a hair's breadth decides
                    assertEquals(0f, hit.normal().add(back.normal()).length(), 2e-2f);
                }
            }
        }
    }

    /** Where a sweep stops the shapes touch, before that they do not, and a hair later they overlap. */
    @ParameterizedTest
    @MethodSource("shapes")
    void aSweepStopsWhereDistanceEnds(ConvexShape shape) {
        CollisionWorld world = cloud(false, 0f);
        RandomStream random = new RandomStream(4, 4);
        SweepHit near = new SweepHit();
        int hits = 0;
        for (int i = 0; i < 1000; i++) {
            Quaternion turned = turned(random);
            Vector3f start = new Vector3f(eighths(random), eighths(random), eighths(random)).multLocal(2f);
            Vector3f way = start.mult(-1.5f).addLocal(eighths(random), eighths(random), eighths(random));
            if (world.overlaps(shape, turned, start, ALL) || !world.sweep(shape, turned, start, way, ALL, hit)) {
                continue;
            }
            hits++;
            Vector3f end = start.add(way.mult(hit.fraction()));
            assertTrue(world.closest(shape, turned, end, 1f, ALL, near));
            assertEquals(0f, near.distance(), 1e-4f);
            assertFalse(world.overlaps(shape, turned, end, ALL));
            end.subtractLocal(hit.normal().mult(0.01f));
            assertTrue(world.overlaps(shape, turned, end, ALL), () -> shape + " at " + end);
        }
        assertTrue(hits > 200, hits + " hits");
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void hugeDisplacementsAreExact(ConvexShape shape) {
        CollisionWorld world = new CollisionWorld();
        world.add(new Box(0.0005f, 5f, 5f), 1, 0).place(new Vector3f(100f, 0f, 0f), UPRIGHT);
        world.add(TriangleMesh.of(new float[] {90, -9, -9, 90, 9, 0, 90, -9, 9}, null), 2);
        Vector3f way = new Vector3f(1e5f, 0f, 0f);
        assertTrue(world.sweep(shape, UPRIGHT, new Vector3f(), way, new QueryFilter(1), hit));
        assertEquals((100f - 0.5005f) / 1e5f, hit.fraction(), 1e-9f);
        assertTrue(world.sweep(shape, UPRIGHT, new Vector3f(), way, new QueryFilter(2), hit));
        assertEquals((90f - 0.5f) / 1e5f, hit.fraction(), 1e-8f);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theNearestOfManyIsMetAndLayersAreKept(ConvexShape shape) {
        CollisionWorld world = new CollisionWorld();
        for (int i = 20; i >= 1; i--) {
            world.add(new Box(0.1f, 2f, 2f), 1 << i % 2, i).place(new Vector3f(3f * i, 0f, 0f), UPRIGHT);
        }
        Vector3f way = new Vector3f(70f, 0f, 0f);
        assertTrue(world.sweep(shape, UPRIGHT, new Vector3f(), way, ALL, hit));
        assertEquals(1, hit.surface());
        Solid first = hit.met();
        assertTrue(
                world.sweep(shape, UPRIGHT, new Vector3f(), way, new QueryFilter(QueryFilter.ALL).except(first), hit));
        assertEquals(2, hit.surface());
        assertTrue(world.sweep(shape, UPRIGHT, new Vector3f(), way, new QueryFilter(1), hit));
        assertEquals(2, hit.surface());
        first.setEnabled(false);
        assertTrue(world.sweep(shape, UPRIGHT, new Vector3f(), way, new QueryFilter(2), hit));
        assertEquals(3, hit.surface());
        world.remove(hit.met());
        assertTrue(world.sweep(shape, UPRIGHT, new Vector3f(), way, new QueryFilter(2), hit));
        assertEquals(5, hit.surface());
    }

    @Test
    void aRayMeetsMeshesAndSolids() {
        CollisionWorld world = cloud(false, 0f);
        world.add(TriangleMesh.of(new float[] {-90, -20, -90, 0, -20, 90, 90, -20, -90}, null), 1);
        Vector3f down = new Vector3f(0f, -40f, 0f);
        SweepHit ball = new SweepHit();
        for (int i = 0; i < 200; i++) {
            Vector3f start = new Vector3f(0.06f * (i - 100), 15f, 0.03f * i - 3f);
            assertTrue(world.ray(start, down, ALL, hit), "ray " + i);
            assertTrue(world.sweep(new Sphere(1e-4f), UPRIGHT, start, down, ALL, ball), "ball " + i);
            // a tiny ball comes a little earlier, much so only where it grazes an edge
            assertTrue(hit.fraction() >= ball.fraction() - 1e-6f, hit.fraction() + " " + ball.fraction());
            assertTrue(hit.normal().y > 0f, "normal " + i + hit.normal() + hit.surface() + " " + hit.fraction());
        }
        assertTrue(world.ray(new Vector3f(30f, 0f, 0f), down, ALL, hit));
        assertEquals(0.5f, hit.fraction(), 1e-6f);
    }

    @Test
    void aFloorOfManyTrianglesGivesOneNormal() {
        float[] corners = new float[9 * 200];
        for (int i = 0; i < 100; i++) {
            float x = i % 10;
            float z = i / 10f - x / 10f;
            float[] cell = {x, 0, z, x, 0, z + 1, x + 1, 0, z + 1, x, 0, z, x + 1, 0, z + 1, x + 1, 0, z};
            System.arraycopy(cell, 0, corners, 18 * i, 18);
        }
        CollisionWorld world = new CollisionWorld();
        world.add(TriangleMesh.of(corners, null), 1);
        ContactList contacts = new ContactList();
        for (ConvexShape shape : shapes()) {
            world.contacts(shape, UPRIGHT, new Vector3f(5f, 0.49f, 5f), 0.05f, ALL, contacts);
            assertTrue(contacts.size() > 1);
            for (int i = 0; i < contacts.size(); i++) {
                assertEquals(1f, contacts.get(i).normal().y, 1e-6f, shape + " contact " + i);
            }
        }
    }

    @Test
    void queriesMakeNoGarbage() {
        CollisionWorld world = cloud(false, 0f);
        world.add(TriangleMesh.of(BumpyLevel.corners(1, 20), null), 1);
        Solid mover = world.add(new Box(1f, 1f, 1f), 1, 0);
        ContactList contacts = new ContactList();
        ask(world, mover, contacts, 3000);
        AllocationMeter meter = new AllocationMeter();
        for (int i = 0; i < 3; i++) {
            meter.nextRun();
            meter.begin();
            ask(world, mover, contacts, 1000);
            meter.end();
        }
        assertEquals(0L, meter.bytes(), "bytes in a thousand rounds");
    }

    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final ConvexShape[] shapes = shapes();

    private void ask(CollisionWorld world, Solid mover, ContactList contacts, int rounds) {
        for (int i = 0; i < rounds; i++) {
            ConvexShape shape = shapes[i % shapes.length];
            start.set(i % 20, i % 7 - 3f, i % 13);
            way.set(3f - i % 6, -2f, i % 3 - 1f);
            mover.moveTo(start, UPRIGHT);
            world.sweep(shape, UPRIGHT, start, way, ALL, hit);
            world.ray(start, way, ALL, hit);
            world.overlaps(shape, UPRIGHT, start, ALL);
            world.closest(shape, UPRIGHT, start, 0.5f, ALL, hit);
            world.contacts(shape, UPRIGHT, start, 0.1f, ALL, contacts);
        }
    }

    @Test
    void aTriangleThatIsNoneIsNoTrouble() {
        CollisionWorld world = new CollisionWorld();
        float[] point = {0, 0, 0, 0, 0, 0, 0, 0, 0};
        float[] segment = {5, 0, -1, 5, 0, 0, 5, 0, 1};
        world.add(TriangleMesh.of(point, null), 1);
        world.add(TriangleMesh.of(segment, null), 1);
        for (ConvexShape shape : shapes) {
            for (int x = 0; x <= 5; x += 5) {
                assertTrue(world.sweep(
                        shape, UPRIGHT, new Vector3f(x, 3f, 0.1f * x), new Vector3f(0f, -4f, 0f), ALL, hit));
                float fraction = hit.fraction();
                Vector3f normal = hit.normal().clone();
                assertAll(
                        () -> assertEquals(2.5f / 4f, fraction, 1e-4f, shape.toString()),
                        () -> assertEquals(1f, normal.y, 1e-3f, shape.toString()));
            }
        }
    }
}
