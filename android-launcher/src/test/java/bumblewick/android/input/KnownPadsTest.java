package bumblewick.android.input;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import bumblewick.android.harness.GlRunner;
import bumblewick.input.device.PadLayout;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.InputDeviceBuilder;
import org.robolectric.shadows.ShadowInputManager;

/**
 * Devices as Android describes them: sources, axes and keys of common pads follow from the kernel's drivers and Android's
 * key layouts of the same name; beside them are drivers that call themselves pads and are none.
 *
 * <p>Source: {@code frameworks/base/data/keyboards/*.kl}; {@code drivers/hid} and {@code drivers/input/joystick} of Linux.
 */
@RunWith(GlRunner.class)
@Config(sdk = 35)
public class KnownPadsTest {
    private static final int GAMEPAD = InputDevice.SOURCE_GAMEPAD;
    private static final int JOYSTICK = InputDevice.SOURCE_JOYSTICK;
    private static final int KEYBOARD = InputDevice.SOURCE_KEYBOARD;
    private static final int DPAD = InputDevice.SOURCE_DPAD;

    private static final int[] STICKS = {MotionEvent.AXIS_X, MotionEvent.AXIS_Y, MotionEvent.AXIS_Z, MotionEvent.AXIS_RZ
    };
    private static final int[] HAT = {MotionEvent.AXIS_HAT_X, MotionEvent.AXIS_HAT_Y};
    private static final int[] PEDALS = {MotionEvent.AXIS_BRAKE, MotionEvent.AXIS_GAS};
    private static final int[] TRIGGERS = {MotionEvent.AXIS_LTRIGGER, MotionEvent.AXIS_RTRIGGER};
    private static final int[] NONE = {};

    private static final int[] BUTTONS = {
        KeyEvent.KEYCODE_BUTTON_A,
        KeyEvent.KEYCODE_BUTTON_B,
        KeyEvent.KEYCODE_BUTTON_X,
        KeyEvent.KEYCODE_BUTTON_Y,
        KeyEvent.KEYCODE_BUTTON_L1,
        KeyEvent.KEYCODE_BUTTON_R1,
        KeyEvent.KEYCODE_BUTTON_SELECT,
        KeyEvent.KEYCODE_BUTTON_START,
        KeyEvent.KEYCODE_BUTTON_THUMBL,
        KeyEvent.KEYCODE_BUTTON_THUMBR
    };

    /**
     * A device.
     *
     * @param triggers its axes of triggers; none if they are buttons
     */
    private record Device(
            String name, int vendor, int product, int sources, int[] sticks, int[] hat, int[] triggers, int[] keys) {}

    private static final List<Device> PADS = List.of(
            new Device(
                    "Xbox Wireless Controller",
                    0x045e,
                    0x0b13,
                    KEYBOARD | GAMEPAD | JOYSTICK,
                    STICKS,
                    HAT,
                    PEDALS,
                    BUTTONS),
            new Device("Microsoft X-Box 360 pad", 0x045e, 0x028e, GAMEPAD | JOYSTICK, STICKS, HAT, TRIGGERS, BUTTONS),
            new Device(
                    "DualSense Wireless Controller",
                    0x054c,
                    0x0ce6,
                    GAMEPAD | JOYSTICK,
                    STICKS,
                    HAT,
                    TRIGGERS,
                    BUTTONS),
            new Device("8BitDo Pro 2", 0x2dc8, 0x6003, KEYBOARD | GAMEPAD | JOYSTICK, STICKS, HAT, PEDALS, BUTTONS),
            new Device("8BitDo Zero 2", 0x2dc8, 0x3230, KEYBOARD | GAMEPAD | JOYSTICK, STICKS, NONE, NONE, BUTTONS),
            new Device(
                    "NVIDIA Controller v01.04",
                    0x0955,
                    0x7214,
                    KEYBOARD | GAMEPAD | JOYSTICK,
                    STICKS,
                    HAT,
                    PEDALS,
                    BUTTONS),
            new Device(
                    "Nintendo Switch Pro Controller", 0x057e, 0x2009, GAMEPAD | JOYSTICK, STICKS, HAT, NONE, BUTTONS),
            new Device("arcade stick of numbered buttons", 0x0079, 0x0006, JOYSTICK, STICKS, HAT, NONE, NONE),
            new Device("pad of keys alone", 0x0583, 0x2060, GAMEPAD | DPAD, NONE, NONE, NONE, BUTTONS));

    private static final List<Device> OTHERS = List.of(
            new Device("uinput-fpc", 0, 0, KEYBOARD | GAMEPAD, NONE, NONE, NONE, NONE),
            new Device("uinput-goodix", 0, 0, KEYBOARD | DPAD | GAMEPAD, NONE, NONE, NONE, new int[] {
                KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_DOWN
            }),
            new Device("gf_input", 0, 0, KEYBOARD | GAMEPAD, NONE, NONE, NONE, new int[] {KeyEvent.KEYCODE_CAMERA}),
            new Device("gpio-keys", 1, 1, KEYBOARD, NONE, NONE, NONE, new int[] {KeyEvent.KEYCODE_VOLUME_UP}),
            new Device("sec_touchkey", 0, 0, KEYBOARD | GAMEPAD, NONE, NONE, NONE, new int[] {KeyEvent.KEYCODE_BACK}),
            new Device("accelerometer", 0, 0, JOYSTICK, NONE, HAT, NONE, NONE),
            new Device("SHIELD Remote", 0x0955, 0x7217, KEYBOARD | DPAD, NONE, NONE, NONE, new int[] {
                KeyEvent.KEYCODE_DPAD_CENTER
            }),
            new Device("a keyboard", 0x046d, 0xc31c, KEYBOARD, NONE, NONE, NONE, new int[] {KeyEvent.KEYCODE_A}));

    private static InputDevice plug(Device device, int id) {
        InputDeviceBuilder builder = InputDeviceBuilder.newBuilder()
                .setId(id)
                .setName(device.name())
                .setVendorId(device.vendor())
                .setProductId(device.product())
                .setSources(device.sources());
        for (int[] axes : new int[][] {device.sticks(), device.hat()}) {
            for (int axis : axes) {
                builder.addMotionRange(axis, JOYSTICK, -1f, 1f, 0.1f, 0f, 0f);
            }
        }
        for (int axis : device.triggers()) {
            builder.addMotionRange(axis, JOYSTICK, 0f, 1f, 0f, 0f, 0f);
        }
        InputDevice made = builder.build();
        ShadowInputManager system =
                Shadow.extract(RuntimeEnvironment.getApplication().getSystemService(Context.INPUT_SERVICE));
        system.addInputDevice(made);
        if (device.keys().length > 0) {
            system.addInputDeviceKeys(id, device.keys());
        }
        return made;
    }

    @Test
    public void padsArePadsWithAllTheyHave() {
        int id = 20;
        for (Device pad : PADS) {
            InputDevice device = plug(pad, id++);

            assertTrue(pad.name(), PadMapping.isPad(device));
            PadMapping mapping = PadMapping.of(device);
            assertEquals(pad.name(), pad.sticks().length > 0, mapping.hasAxis(0) && mapping.hasAxis(3));
            assertEquals(pad.name(), pad.triggers().length > 0, mapping.hasAxis(PadLayout.LEFT_TRIGGER));
            assertEquals(pad.name(), pad.triggers().length > 0, mapping.hasAxis(PadLayout.RIGHT_TRIGGER));
            assertEquals(pad.name(), pad.hat().length > 0, mapping.hasAxis(PadLayout.POV_X));
        }
    }

    /** Else a pad would seem connected on these phones, and hints would name its buttons. */
    @Test
    public void whatOnlyCallsItselfAPadIsNone() {
        int id = 40;
        for (Device other : OTHERS) {
            assertFalse(other.name(), PadMapping.isPad(plug(other, id++)));
        }
    }
}
