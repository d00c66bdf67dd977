package bumblewick.app.shell;

import bumblewick.input.Device;
import bumblewick.input.device.Controls;
import bumblewick.platform.Platform;
import bumblewick.platform.ScreenMetrics;
import bumblewick.save.TouchLayoutFile;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.settings.TouchLayout;
import bumblewick.settings.TouchPreferences;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.touch.TouchStatus;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The touch controls on the screen: applies the player's layout, which is saved in the data folder, to the screen as it is
 * now; a screen may be turned, folded or divided at any time.
 */
public final class TouchScreen implements TouchStatus {
    private static final Logger LOG = LoggerFactory.getLogger(TouchScreen.class);

    /** Strength of the vibration when a button is pressed, 0 to 1. */
    private static final float BUZZ_STRENGTH = 0.25f;

    private static final float BUZZ_SECONDS = 0.02f;

    private final Platform platform;
    private final Preferences preferences;
    private final Controls controls;
    private final Canvas canvas;
    private final TouchLayoutFile file;
    private TouchLayout layout;
    private TouchPreferences preferred = TouchPreferences.defaults();
    private ScreenMetrics screen = ScreenMetrics.PLAIN;
    private boolean haptics;

    public TouchScreen(Platform platform, Preferences preferences, Controls controls, Canvas canvas) {
        this.platform = platform;
        this.preferences = preferences;
        this.controls = controls;
        this.canvas = canvas;
        file = new TouchLayoutFile(platform.dataFolder());
        var readResult = file.read();
        readResult.problems().forEach(LOG::warn);
        layout = readResult.value();
        preferences.follow(this::follow);
        update();
    }

    private void follow(Settings chosen) {
        preferred = InputSettings.touchOptions(chosen);
        haptics = chosen.get(SettingsCatalogue.TOUCH_HAPTICS);
    }

    /** Adapts the layout to the screen, once a frame. */
    public void update() {
        ScreenMetrics now = platform.screen();
        if (now.touch() && !screen.touch()) {
            controls.assumeDevice(Device.TOUCH); // until the player uses another device
        }
        if (!now.equals(screen)) {
            LOG.info("screen: {}", now);
        }
        screen = now;
        int width = canvas.pixelWidth();
        int height = canvas.pixelHeight();
        if (!controls.touch().geometry().matches(layout, preferred, now, width, height)) {
            controls.setTouchGeometry(new TouchGeometry(layout, preferred, now, width, height));
        }
    }

    /** A button was pressed. */
    public void press(TouchControl part) {
        if (haptics) {
            platform.rumble(BUZZ_STRENGTH * preferences.get(SettingsCatalogue.RUMBLE), BUZZ_SECONDS);
        }
        LOG.debug("pressed: {}", part);
    }

    /** Whether touch is the device that the player uses now. */
    public boolean inHand() {
        return controls.activeDevice() == Device.TOUCH;
    }

    @Override
    public TouchGeometry geometry() {
        return controls.touch().geometry();
    }

    @Override
    public boolean holds(TouchControl part) {
        return controls.touch().holds(part);
    }

    @Override
    public float stickCentreX() {
        return controls.touch().stickCentreX();
    }

    @Override
    public float stickCentreY() {
        return controls.touch().stickCentreY();
    }

    @Override
    public float stickX() {
        return controls.touch().stickX();
    }

    @Override
    public float stickY() {
        return controls.touch().stickY();
    }

    public TouchLayout layout() {
        return layout;
    }

    /** Applies another layout at once, without saving it. */
    public void show(TouchLayout changed) {
        layout = changed;
        update();
    }

    /** Saves the layout. */
    public void save() {
        try {
            file.write(layout);
        } catch (IOException e) {
            LOG.warn("the touch layout could not be written", e);
        }
    }
}
