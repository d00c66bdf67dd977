package bumblewick.input.touch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Device;
import bumblewick.input.InputContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchPreferences;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What fingers do wherever one plays, and what they must not. */
class TouchInputTest extends TouchTestBench {
    @Test
    void aFingerThatTheSystemTakesLetsGoAndDoesNothing() {
        fly();
        down(0, 300f, 300f);
        down(1, 1300f, 400f);
        frame();
        cancel(1);
        cancel(0);

        assertEquals(PlayerIntent.NONE, frame());
        assertFalse(touch.isTouched());
    }

    @Test
    void aFingerOfWhichNobodySaidThatItWasLiftedBeginsAnew() {
        fly();
        down(0, 300f, 300f);
        down(0, 500f, 300f);
        move(0, 520f, 300f);

        assertEquals(1f, way(60)[0], 0.02f);
    }

    @Test
    void aFingerThatIsDownWhenTheGameGoesOnDoesNothingUntilItComesDownAgain() {
        fly();
        controls.enterMenus();
        down(0, 300f, 300f);
        controls.enterPlay(buffer, InputContext.FLIGHT);
        move(0, 500f, 300f);
        assertEquals(PlayerIntent.NONE, frame());
        up(0, 500f, 300f);
        assertEquals(PlayerIntent.NONE, frame());
        down(0, 300f, 300f);

        assertTrue(frame().has(PlayerIntent.TIGHT));
    }

    @Test
    void aPauseLetsGoOfEverything() {
        walk();
        down(0, 200f, 200f);
        move(0, 400f, 200f);
        assertEquals(127, frame().moveX());
        controls.enterMenus();
        controls.enterPlay(buffer, InputContext.FOOT);

        assertEquals(PlayerIntent.NONE, frame());
    }

    @Test
    void aMirroredLayoutSteersOnTheRightAndPausesOnTheLeft() {
        steer(InputContext.FLIGHT, new TouchPreferences(1f, 1f, true, false, false));
        down(0, 100f, 300f);
        up(0, 100f, 300f);
        PlayerIntent left = frame();
        down(0, 1500f, 300f);
        move(0, 1520f, 300f);
        PlayerIntent right = frame();
        down(1, 30f, HEIGHT - 30f);
        up(1, 30f, HEIGHT - 30f);

        assertEquals(PlayerIntent.SPIN, left.buttons());
        assertTrue(right.has(PlayerIntent.TIGHT));
        assertTrue(right.moveX() > 0, "a finger to the right is a finger to the right");
        assertEquals(List.of(TouchControl.PAUSE), pressed);
    }

    @Test
    void theCornerPausesWhenItIsLetGoThereAndNotElsewhere() {
        fly();
        down(0, WIDTH - 30f, HEIGHT - 30f);
        assertEquals(List.of(), pressed);
        up(0, 800f, 300f);
        assertEquals(List.of(), pressed);
        down(0, WIDTH - 30f, HEIGHT - 30f);
        up(0, WIDTH - 30f, HEIGHT - 30f);

        assertEquals(List.of(TouchControl.PAUSE), pressed);
    }

    /** The engine lets the first finger be a mouse as well; in play that would steer, and whirl, once more. */
    @Test
    void theMouseThatAFingerIsDoesNothingInPlay() {
        fly();
        down(0, 300f, 300f);
        controls.onMouseMotionEvent(new MouseMotionEvent(300, 300, 50, 0, 0, 0));
        controls.onMouseButtonEvent(new MouseButtonEvent(0, true, 300, 300));
        assertEquals(PlayerIntent.TIGHT, frame().buttons());
        up(0, 300f, 300f);
        controls.onMouseButtonEvent(new MouseButtonEvent(0, false, 300, 300));

        assertEquals(PlayerIntent.NONE, frame());
        assertEquals(Device.TOUCH, controls.activeDevice());
    }
}
