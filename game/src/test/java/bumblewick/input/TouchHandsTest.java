package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.platform.Screen;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.touch.TouchLayout;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchRealm;
import bumblewick.touch.TouchWishes;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A screen of 1600 × 800 pixels, two of them a dp. */
class TouchHandsTest {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 800;
    private static final float DENSITY = 2f;
    private static final float FRAME = 1f / 60f;

    /** Wick's way in a tick at full stick, in u. */
    private static final float WAY = 0.25f;

    private final Controls controls = new Controls(new MenuKeys(step -> {}), Bindings.defaults());
    private final TouchHands touch = controls.touch();
    private final IntentBuffer buffer = new IntentBuffer(WAY);
    private final List<TouchPart> pressed = new ArrayList<>();

    private void steer(Realm realm, TouchWishes wishes) {
        touch.plan(new TouchPlan(TouchLayout.usual(), wishes, new Screen(0, 0, 0, 0, DENSITY, true), WIDTH, HEIGHT));
        touch.whenPressed(pressed::add);
        controls.steer(buffer, realm);
    }

    private void fly() {
        steer(Realm.FLIGHT, TouchWishes.usual());
    }

    private void walk() {
        steer(Realm.FOOT, TouchWishes.usual());
    }

    private void finger(TouchEvent.Type type, int id, float x, float y) {
        TouchEvent event = new TouchEvent(type, x, y, 0f, 0f);
        event.setPointerId(id);
        controls.onTouchEvent(event);
    }

    private void down(int id, float x, float y) {
        finger(TouchEvent.Type.DOWN, id, x, y);
    }

    private void move(int id, float x, float y) {
        finger(TouchEvent.Type.MOVE, id, x, y);
    }

    private void up(int id, float x, float y) {
        finger(TouchEvent.Type.UP, id, x, y);
    }

    /** As the Android back end tells that the system took the finger. */
    private void cancel(int id) {
        move(id, -10000f, -10000f);
        up(id, -10000f, -10000f);
    }

    private PlayerIntent frame() {
        controls.update(0.01f, FRAME);
        return buffer.take();
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame();
        }
    }

    /** Wick's way to the right and up in the next frames, in u. */
    private float[] way(int frames) {
        float[] sum = new float[2];
        for (int i = 0; i < frames; i++) {
            PlayerIntent intent = frame();
            sum[0] += intent.x() * WAY;
            sum[1] += intent.y() * WAY;
        }
        return sum;
    }

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
        touch.plan(new TouchPlan(
                TouchLayout.usual(),
                TouchWishes.usual(),
                new Screen(0, 0, 0, 0, 2f * DENSITY, true),
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
        steer(Realm.FLIGHT, new TouchWishes(1f, 1f, false, true, false));
        down(0, 300f, 300f);
        assertFalse(frame().has(PlayerIntent.TIGHT));
        TouchPlan plan = touch.plan();
        down(1, plan.x(TouchRealm.FLIGHT, TouchPart.TIGHT), plan.y(TouchRealm.FLIGHT, TouchPart.TIGHT));

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

    @Test
    void aFingerThatTheSystemTakesLetsGoAndDoesNothing() {
        fly();
        down(0, 300f, 300f);
        down(1, 1300f, 400f);
        frame();
        cancel(1);
        cancel(0);

        assertEquals(PlayerIntent.NONE, frame());
        assertFalse(touch.touches());
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
        controls.navigate();
        down(0, 300f, 300f);
        controls.steer(buffer, Realm.FLIGHT);
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
        controls.navigate();
        controls.steer(buffer, Realm.FOOT);

        assertEquals(PlayerIntent.NONE, frame());
    }

    @Test
    void aMirroredLayoutSteersOnTheRightAndPausesOnTheLeft() {
        steer(Realm.FLIGHT, new TouchWishes(1f, 1f, true, false, false));
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
        assertEquals(List.of(TouchPart.PAUSE), pressed);
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

        assertEquals(List.of(TouchPart.PAUSE), pressed);
    }

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
        TouchPlan plan = touch.plan();
        down(3, plan.x(TouchRealm.FOOT, TouchPart.JUMP), plan.y(TouchRealm.FOOT, TouchPart.JUMP));
        assertTrue(frame().has(PlayerIntent.JUMP));
        move(3, 1000f, 400f);
        PlayerIntent later = frame();
        assertTrue(later.has(PlayerIntent.JUMP));
        assertEquals(0, later.lookX(), "it belongs to the button, not to the camera");
        up(3, 1000f, 400f);

        assertFalse(frame().has(PlayerIntent.JUMP));
        assertEquals(List.of(TouchPart.JUMP), pressed);
    }

    @Test
    void aJumpThatIsTappedWithinAFrameIsNotLost() {
        walk();
        TouchPlan plan = touch.plan();
        float x = plan.x(TouchRealm.FOOT, TouchPart.JUMP);
        float y = plan.y(TouchRealm.FOOT, TouchPart.JUMP);
        down(0, x, y);
        up(0, x, y);

        assertTrue(frame().has(PlayerIntent.JUMP));
        assertFalse(frame().has(PlayerIntent.JUMP));
    }

    @Test
    void walkingLookingAndJumpingGoOnAtTheSameTime() {
        walk();
        TouchPlan plan = touch.plan();
        down(0, 300f, 300f);
        move(0, 300f, 412f);
        down(1, 1000f, 600f);
        move(1, 1020f, 600f);
        down(2, plan.x(TouchRealm.FOOT, TouchPart.JUMP), plan.y(TouchRealm.FOOT, TouchPart.JUMP));
        PlayerIntent intent = frame();

        assertEquals(127, intent.moveY());
        assertTrue(intent.lookX() > 0);
        assertTrue(intent.has(PlayerIntent.JUMP));
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
        assertEquals(Device.TOUCH, controls.inHand());
    }
}
