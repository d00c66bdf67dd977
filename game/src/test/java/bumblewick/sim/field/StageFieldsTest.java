package bumblewick.sim.field;

import static bumblewick.sim.TestFields.wind;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a stage pays for fields that it has not, or no longer. */
class StageFieldsTest {
    private static final Vector3f ORIGIN = new Vector3f();
    private static final Vector3f HALF = new Vector3f(5f, 5f, 5f);

    private final StateHash hash = new StateHash();

    @Test
    void aStageWithoutFieldsLooksAtNothing() {
        long nothing = hash.reset().value();
        for (StageFields fields : List.of(StageFields.everywhere(List.of()), StageFields.alongRail(List.of()))) {
            assertDoesNotThrow(() -> fields.tick(null, true, null));

            fields.addTo(hash.reset());
            assertEquals(nothing, hash.value());
        }
    }

    @Test
    void aFlightBehindItsLastFieldLooksAtNothing() {
        StageFields fields = StageFields.alongRail(List.of(wind(ORIGIN, HALF, Vector3f.UNIT_X)));
        fields.tick(ORIGIN, true, new SimEvents());
        assertEquals(1, fields.awake().size());
        Vector3f far = new Vector3f(0f, 0f, HALF.z + StageFields.PASSED + 1f);
        fields.tick(far, true, new SimEvents());
        fields.tick(far, true, new SimEvents());

        assertEquals(0, fields.awake().size());
        assertEquals(ORIGIN, fields.drift());
        assertDoesNotThrow(() -> fields.tick(null, true, null));
    }
}
