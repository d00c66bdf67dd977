package bumblewick.app;

import bumblewick.input.Activity;
import bumblewick.input.Controls;
import com.jme3.input.InputManager;
import com.simsilica.lemur.GuiGlobals;

/** Who has keys, mouse and fingers: menus, through which they walk and at which they point, or who flies. */
final class MenuPointer {
    private final InputManager input;
    private final Controls controls;
    private final Activity activity;
    private final PointerState pointer;
    private boolean wanted = true;

    MenuPointer(InputManager input, Controls controls, Activity activity, PointerState pointer) {
        this.input = input;
        this.controls = controls;
        this.activity = activity;
        this.pointer = pointer;
    }

    /** Shows the pointer and lets keys walk through menus. */
    void open() {
        controls.navigate();
        GuiGlobals.getInstance().setCursorEventsEnabled(true, true);
        point(true);
    }

    /** Hides the pointer; keys and mouse are free to fly. */
    void close() {
        GuiGlobals.getInstance().setCursorEventsEnabled(false, true);
        point(false);
    }

    /** A finger points only where there is something to point at. */
    private void point(boolean at) {
        pointer.setEnabled(at);
        input.setSimulateMouse(at);
        show(at);
    }

    /** Lets the pointer be seen while the mouse is in hand, or never. */
    void show(boolean shown) {
        wanted = shown;
    }

    /** Goes on by a frame. */
    void update() {
        input.setCursorVisible(wanted && activity.pointing());
    }
}
