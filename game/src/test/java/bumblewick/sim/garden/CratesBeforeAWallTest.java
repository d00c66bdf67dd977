package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES 6.5 with Wick himself as the first of the chain: he, two crates, and a wall half a unit behind the last. */
class CratesBeforeAWallTest {
    private static final float HALF = 0.5f;

    /** A stands 0.6 before Wick's middle and half a crate, B 0.2 behind A, the wall 0.5 behind B. */
    private static Walk row(boolean lastFirst) {
        float a = 1.6f;
        float b = a + 1.2f;
        Yard yard = new Yard()
                .body("crate", 1f, HALF, "grass", 0)
                .block(-5f, 0f, b + HALF + 0.5f, 5f, 3f, b + HALF + 2f)
                .spawn("crate", 0f, 0f, lastFirst ? b : a)
                .spawn("crate", 0f, 0f, lastFirst ? a : b);
        return yard.walk().wait(20);
    }

    private static List<Vector3f> crates(Walk walk) {
        return walk.stage().entities().stream()
                .filter(gardenEntity -> gardenEntity.model().equals("crate"))
                .map(GardenEntity::pose)
                .map(pose -> pose.position().clone())
                .sorted((p, q) -> Float.compare(p.z, q.z))
                .collect(Collectors.toList());
    }

    @ParameterizedTest(name = "stick at {0}")
    @ValueSource(floats = {0.3f, 0.6f, 1f})
    void allStopAtTheWall(float stick) {
        Walk walk = row(false);
        int moved = 0;
        for (int i = 1; i <= 300; i++) {
            float before = crates(walk).get(0).z;
            walk.tick(walk.towards(0f, stick, 0));
            List<Vector3f> now = crates(walk);
            moved = moved == 0 && now.get(0).z > before ? i : moved;
            float gap = now.get(1).z - now.get(0).z - 2 * HALF;
            assertTrue(gap >= -1e-3f, () -> "crates in each other by " + -gap);
            assertTrue(
                    walk.feet().z + 0.3f <= now.get(0).z - HALF + 5e-3f, () -> "Wick in the crate at " + walk.feet());
        }
        List<Vector3f> end = crates(walk);
        Vector3f wick = walk.feet().clone();
        walk.tick(walk.towards(0f, stick, 0));
        int first = moved;
        assertAll(
                () -> assertTrue(first > 0, "A moves"),
                () -> assertEquals(1.6f + 1.2f + 0.5f, end.get(1).z, 0.01f, "B at the wall"),
                () -> assertEquals(1.6f + 0.2f + 0.5f, end.get(0).z, 0.02f, "A at B"),
                () -> assertEquals(0, walk.feet().distance(wick), 1e-3, "Wick stands"),
                () -> assertTrue(walk.stage().wick().grounded()));
    }

    /** Which crate was there first does not matter to where anybody is, to the last bit. */
    @Test
    void theOrderOfCreationChangesNothing() {
        Walk one = row(false);
        Walk other = row(true);
        for (int i = 0; i < 300; i++) {
            PlayerIntent intent = one.towards(i % 90 < 60 ? 0f : 0.4f, i % 70 < 50 ? 1f : -0.5f, 0);
            one.tick(intent);
            other.tick(intent);
            assertEquals(crates(one), crates(other), "tick " + i);
            assertEquals(one.feet(), other.feet(), "tick " + i);
        }
    }
}
