package bumblewick.input.touch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.HoldToggles;
import bumblewick.input.InputContext;
import bumblewick.platform.ScreenMetrics;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.settings.TouchLayout;
import bumblewick.settings.TouchPreferences;
import bumblewick.sim.run.PlayerIntent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What fingers do in flight. */
class FlightTouchSchemeTest extends TouchTestBench {
    /** Ten dp of the finger's way are one u of Wick's, in any number of steps, from anywhere on the steering side. */
    @ParameterizedTest
    @CsvSource({"100, 300, 60, 0, 3, 0", "700, 200, -80, 60, -4, 3", "400, 700, 0, -100, 0, -5"})
    void wickTravelsTheWayOfTheFinger(float x, float y, float byX, float byY, float wickX, float wickY) {
        fly();
        down(0, x, y);
        move(0, x + byX / 2f, y + byY / 2f);
        move(0, x + byX, y + byY);

        float[] way = way(60);

        assertEquals(wickX, way[0], 0.02f);
        assertEquals(wickY, way[1], 0.02f);
    }

    @Test
    void theSameWayOnADenserScreenIsTheSameWayOfWick() {
        fly();
        touch.geometry(new TouchGeometry(
                TouchLayout.defaults(),
                TouchPreferences.defaults(),
                new ScreenMetrics(0, 0, 0, 0, 2f * DENSITY, true),
                2 * WIDTH,
                2 * HEIGHT));
        down(0, 200f, 600f);
        move(0, 320f, 600f);

        assertEquals(3f, way(60)[0], 0.02f);
    }

    @Test
    void aFingerGathersTheBeesForAsLongAsItSteers() {
        fly();
        down(0, 300f, 300f);
        assertTrue(frame().has(PlayerIntent.TIGHT));
        assertTrue(frame().has(PlayerIntent.TIGHT));
        up(0, 300f, 300f);

        assertFalse(frame().has(PlayerIntent.TIGHT));
    }

    @Test
    void aHoldButtonGathersInsteadOfTheFingerThatSteers() {
        steer(InputContext.FLIGHT, new TouchPreferences(1f, 1f, false, true, false));
        down(0, 300f, 300f);
        assertFalse(frame().has(PlayerIntent.TIGHT));
        TouchGeometry plan = touch.geometry();
        down(1, plan.x(TouchContext.FLIGHT, TouchControl.TIGHT), plan.y(TouchContext.FLIGHT, TouchControl.TIGHT));

        assertTrue(frame().has(PlayerIntent.TIGHT));
        up(1, 0f, 0f);
        assertFalse(frame().has(PlayerIntent.TIGHT));
    }

    @ParameterizedTest
    @CsvSource({"300", "1300"})
    void aTapOfASecondFingerOnEitherSideWhirlsOnce(float x) {
        fly();
        down(0, 100f, 300f);
        down(1, x, 500f);
        assertFalse(frame().has(PlayerIntent.SPIN));
        up(1, x + 4f, 500f);

        assertTrue(frame().has(PlayerIntent.SPIN));
        assertFalse(frame().has(PlayerIntent.SPIN));
    }

    /** After a tenth of a second, six frames, it is no flick any more. */
    @Test
    void aSecondFingerThatRestsWhirlsWithoutBeingLifted() {
        fly();
        down(0, 100f, 300f);
        down(1, 1300f, 500f);
        boolean whirled = false;
        for (int i = 0; i < 7; i++) {
            whirled |= frame().has(PlayerIntent.SPIN);
        }
        assertTrue(whirled);
        up(1, 1300f, 500f);

        assertFalse(frame().has(PlayerIntent.SPIN));
    }

    /** 60 pixels are 30 dp; a flick is 26. Held it goes on; lifted at once it counts for half a second, 30 frames. */
    @ParameterizedTest
    @CsvSource({"60, BOOST", "-60, BRAKE"})
    void aFlickOfASecondFingerThrustsAndDoesNotWhirl(float way, String what) {
        int button = what.equals("BOOST") ? PlayerIntent.BOOST : PlayerIntent.BRAKE;
        fly();
        down(0, 100f, 300f);
        down(1, 1300f, 400f);
        frame();
        move(1, 1302f, 400f + way / 2f);
        frame();
        move(1, 1304f, 400f + way);
        PlayerIntent flicked = frame();
        assertTrue(flicked.has(button));
        assertFalse(flicked.has(PlayerIntent.SPIN));
        up(1, 1304f, 400f + way);
        PlayerIntent lifted = frame();
        assertTrue(lifted.has(button));
        assertFalse(lifted.has(PlayerIntent.SPIN));
        frames(30);

        assertEquals(PlayerIntent.TIGHT, frame().buttons());
    }

    @Test
    void aFlickGoesOnForAsLongAsTheFingerStays() {
        fly();
        down(0, 100f, 300f);
        down(1, 1300f, 400f);
        move(1, 1300f, 470f);
        frames(120);

        assertTrue(frame().has(PlayerIntent.BOOST));
    }

    /** A flick up begins a toggled boost, and the next one ends it. */
    @Test
    void aFlickTogglesABoostThatIsToggled() {
        fly();
        buffer.toggles(new HoldToggles(false, false, true, true, false, false));
        flickUp();
        frames(120);
        assertTrue(frame().has(PlayerIntent.BOOST));
        flickUp();

        assertFalse(frame().has(PlayerIntent.BOOST));
    }

    private void flickUp() {
        down(1, 1300f, 400f);
        move(1, 1300f, 470f);
        frame();
        up(1, 1300f, 470f);
    }

    /** Both thumbs flick: what the steering one dragged in that moment is not flown. */
    @Test
    void aFlickOfBothFingersDoesNotDragWickAlong() {
        fly();
        down(0, 100f, 300f);
        down(1, 1300f, 400f);
        frame();
        move(0, 100f, 370f);
        move(1, 1300f, 470f);

        assertEquals(0f, way(60)[1], 0.001f);
    }

    @Test
    void aSlowDragAcrossTheOtherHalfIsNeitherWhirlNorThrust() {
        fly();
        down(1, 1300f, 400f);
        for (int i = 1; i <= 60; i++) {
            move(1, 1300f + 2f * i, 400f + 2f * i);
            assertEquals(0, frame().buttons());
        }
        up(1, 1420f, 520f);

        assertEquals(PlayerIntent.NONE, frame());
    }
}
