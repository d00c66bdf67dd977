package bumblewick.input.touch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.sim.run.PlayerIntent;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What fingers do on foot. */
class FootTouchSchemeTest extends TouchTestBench {
    /** The stick is 112 dp wide: 56 dp, 112 pixels from its middle it is pushed to its end; a tenth of that is rest. */
    @ParameterizedTest
    @CsvSource({"0, 0, 0, 0", "10, 0, 0, 0", "112, 0, 127, 0", "0, -112, 0, -127", "300, 0, 127, 0", "61.6, 0, 63.5, 0"
    })
    void theStickIsWhereTheFingerComesDown(float byX, float byY, float stickX, float stickY) {
        walk();
        down(0, 300f, 350f);
        move(0, 300f + byX, 350f + byY);
        PlayerIntent intent = frame();

        assertEquals(stickX, intent.moveX(), 1f);
        assertEquals(stickY, intent.moveY(), 1f);
    }

    @Test
    void theStickFollowsAFingerThatGoesTooFarSoThatTurningBackIsFeltAtOnce() {
        walk();
        down(0, 300f, 350f);
        move(0, 600f, 350f);
        move(0, 600f - 112f, 350f);
        assertEquals(0, frame().moveX());
        move(0, 600f - 224f, 350f);

        assertEquals(-127, frame().moveX());
    }

    /** 0.0065 rad for a dp: 100 pixels are 0.325 rad. */
    @Test
    void theOtherHalfTurnsTheCamera() {
        walk();
        down(0, 1000f, 500f);
        move(0, 1100f, 460f);
        float right = 0f;
        float up = 0f;
        for (int i = 0; i < 10; i++) {
            PlayerIntent intent = frame();
            right += intent.lookRight();
            up += intent.lookUp();
            assertEquals(0, intent.moveX());
        }
        assertEquals(0.325f, right, 0.003f);
        assertEquals(-0.13f, up, 0.003f);
    }

    @Test
    void twoTapsOnTheOtherHalfLookAhead() {
        walk();
        down(0, 1000f, 500f);
        frame();
        up(0, 1000f, 500f);
        assertFalse(frame().has(PlayerIntent.RECENTRE));
        down(0, 1010f, 505f);
        frame();
        up(0, 1010f, 505f);

        assertTrue(frame().has(PlayerIntent.RECENTRE));
        assertFalse(frame().has(PlayerIntent.RECENTRE));
    }

    @Test
    void twoTapsFarApartDoNot() {
        walk();
        for (float x : new float[] {900f, 1300f}) {
            down(0, x, 500f);
            up(0, x, 500f);
            assertFalse(frame().has(PlayerIntent.RECENTRE));
        }
    }

    @Test
    void jumpIsHeldUntilItsFingerIsLiftedWhereverThatIs() {
        walk();
        TouchGeometry plan = touch.geometry();
        down(3, plan.x(TouchContext.FOOT, TouchControl.JUMP), plan.y(TouchContext.FOOT, TouchControl.JUMP));
        assertTrue(frame().has(PlayerIntent.JUMP));
        move(3, 1000f, 400f);
        PlayerIntent later = frame();
        assertTrue(later.has(PlayerIntent.JUMP));
        assertEquals(0, later.lookX(), "it belongs to the button, not to the camera");
        up(3, 1000f, 400f);

        assertFalse(frame().has(PlayerIntent.JUMP));
        assertEquals(List.of(TouchControl.JUMP), pressed);
    }

    @Test
    void aJumpThatIsTappedWithinAFrameIsNotLost() {
        walk();
        TouchGeometry plan = touch.geometry();
        float x = plan.x(TouchContext.FOOT, TouchControl.JUMP);
        float y = plan.y(TouchContext.FOOT, TouchControl.JUMP);
        down(0, x, y);
        up(0, x, y);

        assertTrue(frame().has(PlayerIntent.JUMP));
        assertFalse(frame().has(PlayerIntent.JUMP));
    }

    @Test
    void walkingLookingAndJumpingGoOnAtTheSameTime() {
        walk();
        TouchGeometry plan = touch.geometry();
        down(0, 300f, 300f);
        move(0, 300f, 412f);
        down(1, 1000f, 600f);
        move(1, 1020f, 600f);
        down(2, plan.x(TouchContext.FOOT, TouchControl.JUMP), plan.y(TouchContext.FOOT, TouchControl.JUMP));
        PlayerIntent intent = frame();

        assertEquals(127, intent.moveY());
        assertTrue(intent.lookX() > 0);
        assertTrue(intent.has(PlayerIntent.JUMP));
    }
}
