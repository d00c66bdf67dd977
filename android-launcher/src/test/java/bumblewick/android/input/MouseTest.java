package bumblewick.android.input;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import android.view.InputDevice;
import android.view.MotionEvent;
import bumblewick.android.harness.GlRunner;
import java.nio.IntBuffer;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class MouseTest {
    private final Heard heard = new Heard();
    private final Mouse mouse = new Mouse(new EventQueue(new FingerMouse()), new Cursor());

    @Before
    public void thePictureIs400High() {
        mouse.height(400);
        mouse.setInputListener(heard);
    }

    private List<String> heard() {
        mouse.update();
        return heard.take();
    }

    @Test
    public void itMovesWithoutAButton() {
        mouse.take(Motions.mouse(MotionEvent.ACTION_HOVER_MOVE, 100, 100, 0));
        mouse.take(Motions.mouse(MotionEvent.ACTION_HOVER_MOVE, 103, 90, 0));
        mouse.take(Motions.mouse(MotionEvent.ACTION_HOVER_EXIT, 103, 90, 0));

        assertEquals(List.of("mouse at 100 300 by 100 300 wheel 0", "mouse at 103 310 by 3 10 wheel 0"), heard());
    }

    @Test
    public void allItsButtonsAreTold() {
        mouse.take(Motions.mouse(MotionEvent.ACTION_DOWN, 0, 400, MotionEvent.BUTTON_PRIMARY));
        mouse.take(Motions.mouse(MotionEvent.ACTION_BUTTON_PRESS, 0, 400, MotionEvent.BUTTON_PRIMARY));
        mouse.take(Motions.mouse(
                MotionEvent.ACTION_BUTTON_PRESS,
                0,
                400,
                MotionEvent.BUTTON_PRIMARY | MotionEvent.BUTTON_SECONDARY | MotionEvent.BUTTON_TERTIARY));
        mouse.take(Motions.mouse(MotionEvent.ACTION_BUTTON_RELEASE, 0, 400, MotionEvent.BUTTON_SECONDARY));
        mouse.take(Motions.mouse(MotionEvent.ACTION_UP, 0, 400, 0));

        assertEquals(
                List.of(
                        "mouse 0 down at 0 0",
                        "mouse 1 down at 0 0",
                        "mouse 2 down at 0 0",
                        "mouse 0 up at 0 0",
                        "mouse 2 up at 0 0",
                        "mouse 1 up at 0 0"),
                heard());
    }

    /** A touchpad sends a third of a notch at a time; a menu goes on by whole ones. */
    @Test
    public void theWheelTurnsByWholeNotches() {
        mouse.take(Motions.wheel(1f));
        mouse.take(Motions.wheel(-0.4f));
        mouse.take(Motions.wheel(-0.4f));
        mouse.take(Motions.wheel(-0.4f));

        assertEquals(
                List.of(
                        "mouse at 0 400 by 0 400 wheel 0",
                        "mouse at 0 400 by 0 0 wheel 120",
                        "mouse at 0 400 by 0 0 wheel -120"),
                heard());
    }

    @Test
    public void onlyItsWayCountsWhileItIsCaught() {
        mouse.take(Motions.mouse(MotionEvent.ACTION_HOVER_MOVE, 100, 100, 0));
        heard();

        MotionEvent way = Motions.mouse(MotionEvent.ACTION_MOVE, 5, -3, 0);
        way.setSource(InputDevice.SOURCE_MOUSE_RELATIVE);
        way.addBatch(1004, 2, -1, 1, 1, 0);
        mouse.takeCaught(way);

        assertEquals(List.of("mouse at 100 300 by 7 4 wheel 0"), heard());
    }

    @Test
    public void aCaughtTouchpadMovesByTheWayOfAFinger() {
        MotionEvent[] strokes = {
            Motions.mouse(MotionEvent.ACTION_DOWN, 500, 200, 0),
            Motions.mouse(MotionEvent.ACTION_MOVE, 510, 190, 0),
            Motions.mouse(MotionEvent.ACTION_UP, 510, 190, 0),
            Motions.mouse(MotionEvent.ACTION_DOWN, 100, 100, 0),
            Motions.mouse(MotionEvent.ACTION_MOVE, 101, 100, 0),
        };
        for (MotionEvent stroke : strokes) {
            stroke.setSource(InputDevice.SOURCE_TOUCHPAD);
            mouse.takeCaught(stroke);
        }

        assertEquals(List.of("mouse at 0 0 by 10 10 wheel 0", "mouse at 0 0 by 1 0 wheel 0"), heard());
    }

    @Test
    public void thePointersPictureStandsUpright() {
        IntBuffer lowestFirst = IntBuffer.wrap(new int[] {5, 6, 3, 4, 1, 2});

        assertArrayEquals(new int[] {1, 2, 3, 4, 5, 6}, Cursor.upright(lowestFirst, 2, 3));
    }
}
