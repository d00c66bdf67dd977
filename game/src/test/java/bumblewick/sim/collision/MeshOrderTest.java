package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import bumblewick.measure.AllocationMeter;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a replay rests on: the order of triangles changes no bit, and asking makes no garbage. */
@Tag("allocation")
class MeshOrderTest {
    private static final int TRIANGLES = 2000;
    private static final int QUESTIONS = 3000;
    private static final ConvexShape[] SHAPES = {new Sphere(0.4f), new Capsule(0.4f, 0.5f), new Box(0.4f, 0.6f, 0.3f)};

    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Quaternion turned = new Quaternion();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theOrderOfTrianglesChangesNothing(long seed) {
        float[] corners = new float[9 * (TRIANGLES + 128)];
        System.arraycopy(MeshProbe.litter(TRIANGLES, 3), 0, corners, 0, 9 * TRIANGLES);
        System.arraycopy(MeshProbe.floor(8, -4f), 0, corners, 9 * TRIANGLES, 9 * 128);
        MeshProbe given = new MeshProbe(corners);
        MeshProbe shuffled = new MeshProbe(shuffled(corners, seed));
        RandomStream random = new RandomStream(seed, 2);
        int hits = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            ask(random, i % 2 == 0 ? 0.1f : 10f);
            ConvexShape shape = SHAPES[i % 3];

            boolean hit = given.sweep(shape, turned, start, way);

            assertEquals(hit, shuffled.sweep(shape, turned, start, way));
            if (hit) {
                hits++;
                assertEquals(given.hit.fraction(), shuffled.hit.fraction());
                assertEquals(given.hit.normal(), shuffled.hit.normal());
                assertEquals(given.hit.point(), shuffled.hit.point());
                assertEquals(given.hit.distance(), shuffled.hit.distance());
            }
        }
        assertTrue(hits > QUESTIONS / 4, "there is something to compare");
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
            for (int i = 0; i < QUESTIONS; i++) {
                meter.begin();
                ask(random, i % 2 == 0 ? 0.1f : 10f);
                litter.sweep(SHAPES[i % 3], turned, start, way);
                meter.end();
            }
        }
        assertEquals(0L, meter.bytes(), "bytes");
    }
}
