package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A flat floor is flat, however many pieces it is made of. */
class InternalEdgesWalkTest {
    private static final int HEADINGS = 13;

    static Stream<Arguments> walks() {
        return floors().flatMap(floor -> Stream.of(4.0, 10.0).flatMap(speed -> IntStream.range(0, HEADINGS)
                .mapToObj(i -> Arguments.of(floor, speed, i * 360.0 / HEADINGS))));
    }

    private static Stream<Named<Supplier<Playground>>> floors() {
        return Stream.of(
                Named.of("tessellated", InternalEdgesWalkTest::tessellated),
                Named.of("slivers", InternalEdgesWalkTest::slivers),
                Named.of("coplanar boxes", InternalEdgesWalkTest::boxes),
                Named.of("coplanar solids", InternalEdgesWalkTest::solids));
    }

    /** Half-unit squares, the diagonals changing sides. */
    private static Playground tessellated() {
        Playground playground = new Playground();
        for (int i = -30; i < 30; i++) {
            for (int j = -30; j < 30; j++) {
                double x = 0.5 * i;
                double z = 0.5 * j;
                if ((i + j & 1) == 0) {
                    playground.quad(x, 0, z, x, 0, z + 0.5, x + 0.5, 0, z + 0.5, x + 0.5, 0, z);
                } else {
                    playground.quad(x + 0.5, 0, z, x, 0, z, x, 0, z + 0.5, x + 0.5, 0, z + 0.5);
                }
            }
        }
        return playground;
    }

    /** Strips 0.02 wide and 40 long. */
    private static Playground slivers() {
        Playground playground = new Playground();
        for (int i = -750; i < 750; i++) {
            double x = 0.02 * i;
            playground.quad(x, 0, -20, x, 0, 20, x + 0.02, 0, 20, x + 0.02, 0, -20);
        }
        return playground;
    }

    private static Playground boxes() {
        Playground playground = new Playground();
        for (int i = -20; i < 20; i++) {
            playground.box(0.8 * i, -1, -16, 0.8 * (i + 1), 0, 16);
        }
        return playground;
    }

    private static Playground solids() {
        Playground playground = new Playground();
        for (int i = -20; i < 20; i++) {
            playground.solid(0.8f * i + 0.4f, -0.5f, 0f, 0.4f, 0.5f, 16f);
        }
        return playground;
    }

    @ParameterizedTest(name = "{0} at {1} u/s, {2}°")
    @MethodSource("walks")
    void aFlatFloorOfManyPiecesIsWalkedLikeOne(Supplier<Playground> floor, double speed, double degrees) {
        Walker walker = floor.get().walker(0.13, 0.02, 0.07);
        walker.walk(0, 0, 0.2).measure();
        Vector3f start = walker.feet.clone();
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));

        double widest = 0;
        for (int i = 0; i < 12 / speed * 60; i++) {
            walker.step(speed * cos, speed * sin);
            widest = Math.max(widest, Math.abs((walker.feet.x - start.x) * sin - (walker.feet.z - start.z) * cos));
        }

        double lateral = widest;
        Measured.note(
                "inner edges %.0f %.0f°: slowest %.5f range %.6f lateral %.6f",
                speed, degrees, walker.slowest() / speed, walker.heightRange(), lateral);
        assertAll(
                () -> assertTrue(walker.slowest() >= 0.98 * speed, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= 0.001, "height range " + walker.heightRange()),
                () -> assertTrue(lateral <= 0.005, "off by " + lateral));
    }
}
