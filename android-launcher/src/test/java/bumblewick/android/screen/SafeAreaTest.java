package bumblewick.android.screen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SafeAreaTest {
    /** 100 · (1 − 1/√2) = 29.3. */
    @Test
    void aRoundedCornerTakesItsShareOfBothEdges() {
        int[] sides = {0, 0, 0, 0};

        SafeArea.roundCorners(sides, new int[] {100, 0, 0, 0});

        assertArrayEquals(new int[] {30, 30, 0, 0}, sides);
    }

    @Test
    void whatIsLeftLiesWithinAllCorners() {
        int[] radii = {80, 120, 40, 200};
        int[][] all = {{0, 0, 0, 0}, {132, 0, 0, 24}, {10, 10, 10, 10}, {0, 90, 300, 0}};
        for (int[] sides : all) {
            SafeArea.roundCorners(sides, radii);

            assertTrue(within(sides[0], sides[1], radii[0]));
            assertTrue(within(sides[2], sides[1], radii[1]));
            assertTrue(within(sides[2], sides[3], radii[2]));
            assertTrue(within(sides[0], sides[3], radii[3]));
        }
    }

    private static boolean within(int x, int y, int radius) {
        return x >= radius || y >= radius || Math.hypot(radius - x, radius - y) <= radius;
    }

    /** A cut-out that is wider than the corner's circle has room for it. */
    @Test
    void insetsThatAreWideEnoughStay() {
        int[] sides = {132, 0, 0, 0};

        SafeArea.roundCorners(sides, new int[] {100, 0, 0, 100});

        assertArrayEquals(new int[] {132, 0, 0, 0}, sides);
    }

    @Test
    void aTelevisionMayCutOffItsEdges() {
        int[] sides = {0, 100, 0, 0};

        SafeArea.television(sides, 2f);

        assertArrayEquals(new int[] {96, 100, 96, 54}, sides);
    }
}
