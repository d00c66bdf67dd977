package bumblewick.view.scenery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.presentation.LookDef.Scatter;
import bumblewick.def.presentation.LookDef.Side;
import bumblewick.def.presentation.LookDef.Stand;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ScatterPlacesTest {
    private static final int MANY = 300;
    private static final float ROUNDING = 1e-3f; // u

    private final Vector3f place = new Vector3f();
    private final Vector3f other = new Vector3f();

    private static ScatterPlaces places(Stand stand, float minX, float maxX, float spacing) {
        Scatter scatter = new Scatter("fern", 100f / spacing, Side.BOTH, stand, minX, maxX, 1f, 1f, 0f, 0f, 4_000f, 0f);
        return new ScatterPlaces(scatter, 3, spacing);
    }

    /** Also where a strip is narrower than a drift is wide. */
    @ParameterizedTest
    @CsvSource({"STREWN, 9, 30", "ROW, 9, 9", "DRIFTS, 9, 30", "DRIFTS, 9, 10.5", "DRIFTS, 9, 9"})
    void noneStandsNearerToTheRailOrFartherThanItMay(Stand stand, float minX, float maxX) {
        ScatterPlaces places = places(stand, minX, maxX, 3f);
        for (int index = -MANY; index < MANY; index++) {
            places.find(index, index & 1, place);
            assertTrue(place.x >= minX - ROUNDING && place.x <= maxX + ROUNDING, "at " + place);
        }
    }

    @ParameterizedTest
    @CsvSource({"STREWN, 0.4", "STREWN, 7", "ROW, 5", "DRIFTS, 0.4", "DRIFTS, 2", "DRIFTS, 30"})
    void allOfAPieceOfTheRailAreAmongItsIndicesAndNoMoreThanIsSaid(Stand stand, float spacing) {
        ScatterPlaces places = places(stand, 9f, 30f, spacing);
        float length = 260f;
        for (float least = -500f; least < 500f; least += 37f) {
            int count = 0;
            for (int index = places.first(least) - MANY; index <= places.last(least + length) + MANY; index++) {
                places.find(index, 0, place);
                if (place.z > least && place.z < least + length && isAmong(places, index, least, length)) {
                    count++;
                } else if (stand == Stand.DRIFTS) {
                    assertTrue(place.z <= least || place.z >= least + length, "index " + index + " is at " + place.z);
                }
            }
            assertTrue(count > 0 && count <= places.most(length), count + " of " + places.most(length));
        }
    }

    private static boolean isAmong(ScatterPlaces places, int index, float least, float length) {
        return index >= places.first(least) && index <= places.last(least + length);
    }

    /** However thin they are sown: the next drift begins where six others would have stood. */
    @Test
    void aDriftIsSixCloseTogether() {
        ScatterPlaces places = places(Stand.DRIFTS, 9f, 60f, 20f);
        for (int drift = -20; drift < 20; drift++) {
            places.find(6 * drift, 0, place);
            for (int plant = 1; plant < 6; plant++) {
                places.find(6 * drift + plant, 0, other);
                assertTrue(place.distance(other) < 11f, place + " and " + other);
            }
        }
    }

    @Test
    void aRowStandsAtEqualDistances() {
        ScatterPlaces places = places(Stand.ROW, 9f, 9f, 4f);
        for (int index = -5; index < 5; index++) {
            places.find(index, 1, place);
            assertEquals(4f * index, place.z, ROUNDING);
        }
    }

    @ParameterizedTest
    @EnumSource(Stand.class)
    void aPlaceFollowsFromItsIndexAlone(Stand stand) {
        places(stand, 9f, 30f, 3f).find(41, 1, place);
        places(stand, 9f, 30f, 3f).find(41, 1, other);
        assertEquals(place, other);
    }
}
