package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.FieldDef.Rhythm;
import bumblewick.sim.TestFields;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What one sees of the wind in things. */
class SeenWindTest {
    private static final Vector3f HALF = new Vector3f(10f, 10f, 10f);
    private static final float OUTSIDE = 40f;

    /** At time and phase 0 nothing trembles: 0.06 radians for each u/s, but never more than 0.55. */
    @ParameterizedTest(name = "{0} u/s at x {1}: {2}")
    @CsvSource({"5, 0, 0.3", "-5, 0, -0.3", "30, 0, 0.55", "0, 0, 0", "5, " + OUTSIDE + ", 0"})
    void leansToWhereItIsBlown(float drift, float x, float expected) {
        StageFields fields =
                StageFields.everywhere(List.of(TestFields.wind(new Vector3f(), HALF, new Vector3f(drift, 0f, 0f))));
        fields.tick(new Vector3f(), true, new SimEvents());

        assertEquals(expected, new SeenWind(fields).lean(new Vector3f(x, 0f, 0f), 0f, 0f), 1e-5f);
    }

    /** Of a gust of 6 u/s that is announced 45 ticks before: nothing, up to three quarters as it is announced, all of it. */
    @Test
    void socksRiseBeforeAGust() {
        StageFields fields = StageFields.everywhere(
                List.of(TestFields.gusts(new Vector3f(), HALF, new Vector3f(6f, 0f, 0f), new Rhythm(100, 60, 100))));

        assertEquals(0f, across(fields, 50), 0.01f);
        assertEquals(0.75f * 6f * 25f / 45f, across(fields, 30), 0.15f);
        assertEquals(6f, across(fields, 40), 0.01f);
        assertEquals(0f, across(fields, 60), 0.01f);
    }

    private static float across(StageFields fields, int later) {
        SimEvents events = new SimEvents();
        for (int i = 0; i < later; i++) {
            events.clear();
            fields.tick(new Vector3f(), true, events);
        }
        return new SeenWind(fields).across(new Vector3f());
    }
}
