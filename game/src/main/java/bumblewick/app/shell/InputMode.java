package bumblewick.app.shell;

import bumblewick.input.Device;
import bumblewick.input.device.ActivityMonitor;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.Controls;
import bumblewick.input.device.ReservedBindings;
import com.jme3.input.InputManager;
import com.jme3.input.Joystick;
import com.simsilica.lemur.GuiGlobals;
import java.util.Optional;
import java.util.stream.Stream;

/** Decides what keys, mouse and fingers do: they walk through menus and point at them, play, or give commands to a tool. */
public final class InputMode {
    private final InputManager input;
    private final Controls controls;
    private final ActivityMonitor activity;
    private final PointerState pointer;
    private boolean pointerWanted = true;

    public InputMode(InputManager input, Controls controls, ActivityMonitor activity, PointerState pointer) {
        this.input = input;
        this.controls = controls;
        this.activity = activity;
        this.pointer = pointer;
    }

    /** Shows the pointer and lets keys walk through menus. */
    public void openMenus() {
        controls.enterMenus();
        GuiGlobals.getInstance().setCursorEventsEnabled(true, true);
        point(true);
    }

    /** Hides the pointer; keys and mouse are free to play. */
    public void closeMenus() {
        GuiGlobals.getInstance().setCursorEventsEnabled(false, true);
        point(false);
    }

    /** A finger points only where there is something to point at. */
    private void point(boolean at) {
        pointer.setEnabled(at);
        input.setSimulateMouse(at);
        showPointer(at);
    }

    /** Shows the pointer whenever the mouse is in use, or hides it always. */
    public void showPointer(boolean shown) {
        pointerWanted = shown;
    }

    /** Gives a tool its commands; until they are released the keys and buttons that they use do nothing else. */
    public void useCommands(CommandInput<?> commands) {
        input.addRawInputListener(commands);
        controls.reserve(commands);
        commands.assumePad(controls.isPadActive());
    }

    /** Ends what {@link #useCommands} began. */
    public void releaseCommands(CommandInput<?> commands) {
        input.removeRawInputListener(commands);
        controls.reserve(ReservedBindings.NONE);
    }

    /** Whether anything was pressed since this was asked last. */
    public boolean takePressed() {
        return activity.takePressed();
    }

    /** Whether anything was pressed or moved since this was asked last. */
    public boolean takeTouched() {
        return activity.takeTouched();
    }

    /** Whether the player points with the mouse, rather than with keys or a pad. */
    public boolean isPointing() {
        return activity.pointing();
    }

    /** The device that the player used last. */
    public Device activeDevice() {
        return controls.activeDevice();
    }

    /** The system's name of the first gamepad that is plugged in; empty without one. */
    public Optional<String> padName() {
        Joystick[] pads = input.getJoysticks();
        return pads == null
                ? Optional.empty()
                : Stream.of(pads).map(Joystick::getName).findFirst();
    }

    /** Shows or hides the pointer, once a frame. */
    public void update() {
        input.setCursorVisible(pointerWanted && activity.pointing());
    }
}
