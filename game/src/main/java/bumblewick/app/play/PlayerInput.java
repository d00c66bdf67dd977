package bumblewick.app.play;

import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.InputSettings;
import bumblewick.app.shell.Preferences;
import bumblewick.input.InputContext;
import bumblewick.input.IntentBuffer;
import bumblewick.input.device.Controls;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.Canvas;

/** Turns what the player does with the devices into intents of a run. */
public final class PlayerInput {
    /** Wick's way for a movement of the mouse over the height of the canvas, in u. */
    private static final float MOUSE_REACH = 26f;

    /** The camera's turn on foot for a pixel of the mouse, in radians. */
    private static final float LOOK_PER_PIXEL = 0.0026f;

    private final Controls controls;
    private final InputMode mode;
    private final Preferences preferences;
    private final Canvas canvas;
    private final IntentBuffer intents;
    private InputContext context;

    /**
     * Prepares; the devices are not used yet.
     *
     * @param intents receives what the player wants
     * @param context what keys mean at first
     */
    public PlayerInput(
            Controls controls,
            InputMode mode,
            Preferences preferences,
            Canvas canvas,
            IntentBuffer intents,
            InputContext context) {
        this.controls = controls;
        this.mode = mode;
        this.preferences = preferences;
        this.canvas = canvas;
        this.intents = intents;
        this.context = context;
    }

    /** Uses the devices from now on, with the player's settings as they are now. */
    void start(InputContext now) {
        mode.closeMenus();
        context = now;
        intents.tuning(InputSettings.feel(preferences.all()))
                .autoFire(preferences.get(SettingsCatalogue.AUTO_FIRE))
                .toggles(InputSettings.toggles(preferences.all()))
                .autoRun(InputSettings.autoRun(preferences.all()));
        controls.swapSticks(preferences.get(SettingsCatalogue.SWAP_STICKS));
        controls.enterPlay(intents, context);
    }

    /** Takes the menus' input mode again. */
    void stop() {
        mode.openMenus();
    }

    /** Leaves the menus to a run that plays by itself. */
    void watch() {
        mode.closeMenus();
        mode.takePressed();
    }

    /** Whether anything was pressed since this was asked last. */
    boolean takePressed() {
        return mode.takePressed();
    }

    /** Reads the devices, once a frame. */
    void update(float seconds) {
        controls.update(perPixel(), seconds);
    }

    /** What a pixel of the mouse's way is worth: radians on foot, u in the air. */
    private float perPixel() {
        return context == InputContext.FOOT ? LOOK_PER_PIXEL : MOUSE_REACH / (Canvas.HEIGHT * canvas.scale());
    }

    /** What keys mean now. */
    InputContext context() {
        return context;
    }
}
