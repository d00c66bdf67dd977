package bumblewick.def;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** From one key to another the shortest way. */
class MusicalKeyTest {
    @Test
    void fromDtoGIsAFourthUpAndBackDown() {
        assertEquals(5, MusicalKey.G.from(MusicalKey.D));
        assertEquals(-5, MusicalKey.D.from(MusicalKey.G));
    }

    @Test
    void noWayIsLongerThanHalfAnOctaveAndEachArrives() {
        for (MusicalKey from : MusicalKey.values()) {
            for (MusicalKey to : MusicalKey.values()) {
                int way = to.from(from);
                assertTrue(-5 <= way && way <= 6, from + " to " + to);
                boolean tuned = from != MusicalKey.NONE && to != MusicalKey.NONE;
                int expected = tuned ? Math.floorMod(to.ordinal() - from.ordinal(), 12) : 0;
                assertEquals(expected, Math.floorMod(way, 12), from + " to " + to);
            }
        }
    }
}
