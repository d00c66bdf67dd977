package bumblewick.android.input;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.os.Looper;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import bumblewick.android.harness.GlRunner;
import com.jme3.input.InputManager;
import com.jme3.input.Joystick;
import com.jme3.input.JoystickConnectionListener;
import com.jme3.input.dummy.DummyKeyInput;
import com.jme3.input.dummy.DummyMouseInput;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.InputDeviceBuilder;
import org.robolectric.shadows.ShadowInputManager;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class PadsTest {
    private static final int FIRST = 11;
    private static final int SECOND = 12;
    private static final float FLAT = 0.1f;

    private final Heard heard = new Heard();
    private final Pads pads = new Pads(new EventQueue(new FingerMouse()));
    private final List<String> plugs = new ArrayList<>();
    private InputManager engine;
    private ShadowInputManager system;

    @Before
    public void listen() {
        system = Shadow.extract(RuntimeEnvironment.getApplication().getSystemService(Context.INPUT_SERVICE));
    }

    /** The engine begins; pads that are there already are found. */
    private void begin() {
        engine = new InputManager(new DummyMouseInput(), new DummyKeyInput(), pads, null);
        engine.addJoystickConnectionListener(new JoystickConnectionListener() {
            @Override
            public void onConnected(Joystick pad) {
                plugs.add("+" + pad.getName());
            }

            @Override
            public void onDisconnected(Joystick pad) {
                plugs.add("-" + pad.getName());
            }
        });
        pads.setInputListener(heard);
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        pads.update();
    }

    private List<String> heard() {
        pads.update();
        return heard.take();
    }

    private static InputDeviceBuilder pad(int id, String name) {
        InputDeviceBuilder builder = InputDeviceBuilder.newBuilder()
                .setId(id)
                .setName(name)
                .setSources(InputDevice.SOURCE_GAMEPAD | InputDevice.SOURCE_JOYSTICK);
        int[] sticks = {
            MotionEvent.AXIS_X,
            MotionEvent.AXIS_Y,
            MotionEvent.AXIS_Z,
            MotionEvent.AXIS_RZ,
            MotionEvent.AXIS_HAT_X,
            MotionEvent.AXIS_HAT_Y
        };
        for (int axis : sticks) {
            builder.addMotionRange(axis, InputDevice.SOURCE_JOYSTICK, -1f, 1f, FLAT, 0f, 0f);
        }
        return builder;
    }

    private static InputDeviceBuilder withTriggers(InputDeviceBuilder builder, int left, int right) {
        return builder.addMotionRange(left, InputDevice.SOURCE_JOYSTICK, 0f, 1f, 0f, 0f, 0f)
                .addMotionRange(right, InputDevice.SOURCE_JOYSTICK, 0f, 1f, 0f, 0f, 0f);
    }

    private static InputDevice usual(int id, String name) {
        return withTriggers(pad(id, name), MotionEvent.AXIS_LTRIGGER, MotionEvent.AXIS_RTRIGGER)
                .build();
    }

    private boolean key(int device, int action, int code) {
        return pads.take(new KeyEvent(0, 0, action, code, 0, 0, device, 0, 0, InputDevice.SOURCE_GAMEPAD));
    }

    @Test
    public void aPadThatIsThereAtFirstIsFound() {
        system.addInputDevice(usual(FIRST, "one"));

        begin();

        assertEquals(List.of("+one"), plugs);
        assertEquals(1, engine.getJoysticks().length);
    }

    @Test
    public void buttonsHaveTheEnginesOrder() {
        system.addInputDevice(usual(FIRST, "one"));
        begin();
        int[] inOrder = {
            KeyEvent.KEYCODE_BUTTON_Y,
            KeyEvent.KEYCODE_BUTTON_B,
            KeyEvent.KEYCODE_BUTTON_A,
            KeyEvent.KEYCODE_BUTTON_X,
            KeyEvent.KEYCODE_BUTTON_L1,
            KeyEvent.KEYCODE_BUTTON_R1,
            KeyEvent.KEYCODE_BUTTON_SELECT,
            KeyEvent.KEYCODE_BUTTON_START,
            KeyEvent.KEYCODE_BUTTON_THUMBL,
            KeyEvent.KEYCODE_BUTTON_THUMBR
        };
        int[] numbers = {0, 1, 2, 3, 4, 5, 8, 9, 10, 11};

        for (int i = 0; i < inOrder.length; i++) {
            assertTrue(key(FIRST, KeyEvent.ACTION_DOWN, inOrder[i]));
            assertEquals(List.of("pad 0 button " + numbers[i] + " down"), heard());
            assertTrue(key(FIRST, KeyEvent.ACTION_UP, inOrder[i]));
            assertEquals(List.of("pad 0 button " + numbers[i] + " up"), heard());
        }
    }

    @Test
    public void theHatIsTheDirectionalPadAndUpIsPositive() {
        system.addInputDevice(usual(FIRST, "one"));
        begin();

        pads.take(Motions.pad(FIRST, MotionEvent.AXIS_HAT_X, 1f, MotionEvent.AXIS_HAT_Y, -1f));

        assertEquals(List.of("pad 0 axis pov_x 1.00", "pad 0 axis pov_y 1.00"), heard());
    }

    @Test
    public void aDirectionalPadOfKeysIsOneToo() {
        system.addInputDevice(usual(FIRST, "one"));
        begin();

        key(FIRST, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_DOWN);
        key(FIRST, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_UP);
        key(FIRST, KeyEvent.ACTION_UP, KeyEvent.KEYCODE_DPAD_DOWN);
        key(FIRST, KeyEvent.ACTION_UP, KeyEvent.KEYCODE_DPAD_UP);

        assertEquals(List.of("pad 0 axis pov_y -1.00", "pad 0 axis pov_y 1.00", "pad 0 axis pov_y 0.00"), heard());
    }

    @Test
    public void whatTheMakerCallsRestIsRest() {
        system.addInputDevice(usual(FIRST, "one"));
        begin();

        pads.take(Motions.pad(FIRST, MotionEvent.AXIS_X, 0.09f, MotionEvent.AXIS_RZ, 0.5f));

        assertEquals(List.of("pad 0 axis rz 0.50"), heard());
    }

    /** A pedal is a trigger; what says that it is a button too is pulled all the same, not pressed. */
    @Test
    public void triggersMayBePedals() {
        system.addInputDevice(withTriggers(pad(FIRST, "one"), MotionEvent.AXIS_BRAKE, MotionEvent.AXIS_GAS)
                .build());
        begin();

        pads.take(Motions.pad(FIRST, MotionEvent.AXIS_BRAKE, 0.25f, MotionEvent.AXIS_GAS, 1f));
        key(FIRST, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BUTTON_R2);

        assertEquals(List.of("pad 0 axis rx 0.25", "pad 0 axis ry 1.00"), heard());
    }

    @Test
    public void triggersMayBeButtons() {
        system.addInputDevice(pad(FIRST, "one").build());
        begin();

        key(FIRST, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BUTTON_R2);
        key(FIRST, KeyEvent.ACTION_UP, KeyEvent.KEYCODE_BUTTON_R2);

        assertEquals(List.of("pad 0 axis ry 1.00", "pad 0 axis ry 0.00"), heard());
    }

    @Test
    public void theRightStickMayHaveOtherNames() {
        InputDeviceBuilder other =
                InputDeviceBuilder.newBuilder().setId(FIRST).setName("other").setSources(InputDevice.SOURCE_JOYSTICK);
        for (int axis : new int[] {MotionEvent.AXIS_X, MotionEvent.AXIS_Y, MotionEvent.AXIS_RX, MotionEvent.AXIS_RY}) {
            other.addMotionRange(axis, InputDevice.SOURCE_JOYSTICK, 0f, 255f, 15f, 0f, 0f);
        }
        system.addInputDevice(other.build());
        begin();

        pads.take(Motions.pad(
                FIRST,
                MotionEvent.AXIS_X,
                127.5f,
                MotionEvent.AXIS_Y,
                127.5f,
                MotionEvent.AXIS_RX,
                255f,
                MotionEvent.AXIS_RY,
                0f));

        assertEquals(List.of("pad 0 axis z 1.00", "pad 0 axis rz -1.00"), heard());
    }

    @Test
    public void twoPadsHavePlacesOfTheirOwnAndTheNextTakesTheFreeOne() {
        system.addInputDevice(usual(FIRST, "one"));
        system.addInputDevice(usual(SECOND, "two"));
        begin();
        key(SECOND, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BUTTON_A);
        assertEquals(List.of("pad 1 button 2 down"), heard());

        system.removeInputDevice(FIRST);
        pads.onInputDeviceRemoved(FIRST);
        system.addInputDevice(usual(13, "three"));
        pads.onInputDeviceAdded(13);
        key(13, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BUTTON_A);

        assertEquals(List.of("pad 0 button 2 down"), heard());
        assertEquals(List.of("+one", "+two", "-one", "+three"), plugs);
    }

    @Test
    public void aPadThatIsPulledOutLetsEverythingGoFirst() {
        system.addInputDevice(usual(FIRST, "one"));
        begin();
        key(FIRST, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BUTTON_X);
        pads.take(Motions.pad(FIRST, MotionEvent.AXIS_X, -1f));
        heard();

        system.removeInputDevice(FIRST);
        pads.onInputDeviceRemoved(FIRST);

        assertEquals(List.of("+one"), plugs);
        assertEquals(List.of("pad 0 button 3 up", "pad 0 axis x 0.00"), heard());
        assertEquals(List.of("+one", "-one"), plugs);
        assertFalse(key(FIRST, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BUTTON_X));
    }

    @Test
    public void aRemoteControlIsNoPad() {
        InputDevice remote = InputDeviceBuilder.newBuilder()
                .setId(FIRST)
                .setName("remote")
                .setSources(InputDevice.SOURCE_KEYBOARD | InputDevice.SOURCE_DPAD)
                .build();
        system.addInputDevice(remote);
        begin();

        assertFalse(key(FIRST, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_UP));
        assertEquals(List.of(), plugs);
    }

    @Test
    public void theButtonInTheMiddleIsTheSystems() {
        system.addInputDevice(usual(FIRST, "one"));
        begin();

        assertFalse(key(FIRST, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BUTTON_MODE));
    }
}
