package bumblewick.android.input;

import static bumblewick.android.input.Motions.finger;
import static bumblewick.android.input.Motions.fingers;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import android.view.MotionEvent;
import bumblewick.android.harness.GlRunner;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class FingersTest {
    private static final int SECOND = 1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT;

    private final FingerMouse mouse = new FingerMouse();
    private final Heard heard = new Heard();
    private final Fingers fingers = new Fingers(new EventQueue(mouse), mouse);

    @Before
    public void theScreenIs400High() {
        fingers.height(400);
        fingers.setInputListener(heard);
        fingers.setSimulateMouse(false);
    }

    private List<String> heard() {
        fingers.update();
        return heard.take();
    }

    @Test
    public void placesAreCountedFromTheLowerEdge() {
        fingers.take(fingers(MotionEvent.ACTION_DOWN, finger(0, 10, 30)));
        fingers.take(fingers(MotionEvent.ACTION_MOVE, finger(0, 15, 20)));
        fingers.take(fingers(MotionEvent.ACTION_UP, finger(0, 16, 20)));

        assertEquals(
                List.of(
                        "finger 0 DOWN at 10 370 by 0 0",
                        "finger 0 MOVE at 15 380 by 5 10",
                        "finger 0 UP at 16 380 by 1 0"),
                heard());
    }

    /** The system gives the finger that stays another index, but not another id. */
    @Test
    public void twoFingersKeepTheirNumbers() {
        fingers.take(fingers(MotionEvent.ACTION_DOWN, finger(0, 10, 300)));
        fingers.take(fingers(MotionEvent.ACTION_POINTER_DOWN | SECOND, finger(0, 10, 300), finger(1, 200, 100)));
        fingers.take(fingers(MotionEvent.ACTION_MOVE, finger(0, 12, 300), finger(1, 200, 90)));
        fingers.take(fingers(MotionEvent.ACTION_POINTER_UP, finger(0, 12, 300), finger(1, 200, 90)));
        fingers.take(fingers(MotionEvent.ACTION_MOVE, finger(1, 210, 90)));
        fingers.take(fingers(MotionEvent.ACTION_UP, finger(1, 210, 90)));

        assertEquals(
                List.of(
                        "finger 0 DOWN at 10 100 by 0 0",
                        "finger 1 DOWN at 200 300 by 0 0",
                        "finger 0 MOVE at 12 100 by 2 0",
                        "finger 1 MOVE at 200 310 by 0 10",
                        "finger 0 UP at 12 100 by 0 0",
                        "finger 1 MOVE at 210 310 by 10 0",
                        "finger 1 UP at 210 310 by 0 0"),
                heard());
    }

    @Test
    public void aFingerThatRestsWhileAnotherMovesIsNotToldOf() {
        fingers.take(fingers(MotionEvent.ACTION_DOWN, finger(0, 10, 300)));
        fingers.take(fingers(MotionEvent.ACTION_POINTER_DOWN | SECOND, finger(0, 10, 300), finger(1, 200, 100)));
        heard();

        fingers.take(fingers(MotionEvent.ACTION_MOVE, finger(0, 10, 300), finger(1, 201, 100)));

        assertEquals(List.of("finger 1 MOVE at 201 300 by 1 0"), heard());
    }

    @Test
    public void fingersThatAreTakenAwayGoWhereNothingIs() {
        fingers.take(fingers(MotionEvent.ACTION_DOWN, finger(0, 10, 300)));
        fingers.take(fingers(MotionEvent.ACTION_POINTER_DOWN | SECOND, finger(0, 10, 300), finger(1, 200, 100)));
        heard();

        fingers.take(fingers(MotionEvent.ACTION_CANCEL, finger(0, 10, 300), finger(1, 200, 100)));

        assertEquals(
                List.of("finger 0 UP at -100000 -100000 by 0 0", "finger 1 UP at -100000 -100000 by 0 0"), heard());
    }

    @Test
    public void aPalmGoesAwayAlone() {
        fingers.take(fingers(MotionEvent.ACTION_DOWN, finger(0, 10, 300)));
        fingers.take(fingers(MotionEvent.ACTION_POINTER_DOWN | SECOND, finger(0, 10, 300), finger(1, 200, 100)));
        heard();

        fingers.take(Motions.palm(MotionEvent.ACTION_POINTER_UP | SECOND, finger(0, 10, 300), finger(1, 200, 100)));
        fingers.take(fingers(MotionEvent.ACTION_UP, finger(0, 10, 300)));

        assertEquals(List.of("finger 1 UP at -100000 -100000 by 0 0", "finger 0 UP at 10 100 by 0 0"), heard());
    }

    /** Who hears both can tell the mouse of a finger from a mouse: a finger is down. */
    @Test
    public void theFirstFingerIsAMouseBetweenItsOwnDownAndUp() {
        fingers.setSimulateMouse(true);
        fingers.take(fingers(MotionEvent.ACTION_DOWN, finger(3, 10, 300)));
        fingers.take(fingers(MotionEvent.ACTION_POINTER_DOWN | SECOND, finger(3, 10, 300), finger(1, 200, 100)));
        fingers.take(fingers(MotionEvent.ACTION_MOVE, finger(3, 14, 300), finger(1, 200, 100)));
        fingers.take(fingers(MotionEvent.ACTION_POINTER_UP, finger(3, 14, 300), finger(1, 200, 100)));

        assertEquals(
                List.of(
                        "finger 3 DOWN at 10 100 by 0 0",
                        "mouse at 10 100 by 0 0 wheel 0",
                        "mouse 0 down at 10 100",
                        "finger 1 DOWN at 200 300 by 0 0",
                        "finger 3 MOVE at 14 100 by 4 0",
                        "mouse at 14 100 by 4 0 wheel 0",
                        "mouse at 14 100 by 0 0 wheel 0",
                        "mouse 0 up at 14 100",
                        "finger 3 UP at 14 100 by 0 0"),
                heard());
    }

    @Test
    public void aFingerThatIsAMouseLetsItsButtonGoEvenIfFingersAreNoneAnyMore() {
        fingers.setSimulateMouse(true);
        fingers.take(fingers(MotionEvent.ACTION_DOWN, finger(0, 10, 300)));
        heard();

        fingers.setSimulateMouse(false);
        fingers.take(fingers(MotionEvent.ACTION_UP, finger(0, 10, 300)));

        assertEquals(
                List.of("mouse at 10 100 by 0 0 wheel 0", "mouse 0 up at 10 100", "finger 0 UP at 10 100 by 0 0"),
                heard());
    }

    @Test
    public void theWayBetweenTwoFramesIsToldWhereItIsWanted() {
        fingers.take(fingers(MotionEvent.ACTION_DOWN, finger(0, 10, 300)));
        MotionEvent move = fingers(MotionEvent.ACTION_MOVE, finger(0, 20, 310));
        move.addBatch(1004, 30, 290, 1, 1, 0);
        fingers.take(move);
        fingers.setOmitHistoricEvents(false);
        MotionEvent next = fingers(MotionEvent.ACTION_MOVE, finger(0, 40, 290));
        next.addBatch(1012, 50, 290, 1, 1, 0);
        fingers.take(next);

        assertEquals(
                List.of(
                        "finger 0 DOWN at 10 100 by 0 0",
                        "finger 0 MOVE at 30 110 by 20 10",
                        "finger 0 MOVE at 40 110 by 10 0",
                        "finger 0 MOVE at 50 110 by 10 0"),
                heard());
    }

    @Test
    public void whatHoversIsNoFinger() {
        assertFalse(fingers.take(fingers(MotionEvent.ACTION_HOVER_MOVE, finger(0, 10, 300))));
    }
}
