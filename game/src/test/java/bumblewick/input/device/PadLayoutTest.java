package bumblewick.input.device;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.input.JoystickAxis;
import org.junit.jupiter.api.Test;

class PadLayoutTest {
    @Test
    void theAxesStandWhereTheyAreSaidToStand() {
        assertAll(
                () -> assertEquals(JoystickAxis.LEFT_TRIGGER, PadLayout.axisId(PadLayout.LEFT_TRIGGER)),
                () -> assertEquals(JoystickAxis.RIGHT_TRIGGER, PadLayout.axisId(PadLayout.RIGHT_TRIGGER)),
                () -> assertEquals(JoystickAxis.POV_X, PadLayout.axisId(PadLayout.POV_X)),
                () -> assertEquals(JoystickAxis.POV_Y, PadLayout.axisId(PadLayout.POV_Y)),
                () -> assertEquals(JoystickAxis.Z_ROTATION, PadLayout.axisId(PadLayout.STICK_AXES - 1)));
    }

    @Test
    void whatNoUsualPadHasIsNumbered() {
        assertEquals("8", PadLayout.axisId(8));
    }
}
