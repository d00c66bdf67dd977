package bumblewick.app;

import bumblewick.input.Controls;
import bumblewick.input.Device;
import bumblewick.platform.Platform;
import bumblewick.platform.Screen;
import bumblewick.save.TouchFile;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;
import bumblewick.touch.TouchLayout;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchWishes;
import bumblewick.ui.Canvas;
import bumblewick.ui.TouchView;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The screen as fingers know it: the player's layout, kept in the data folder, laid out for the screen as it is now, which
 * may be turned, folded or divided at any time.
 */
final class TouchSurface implements TouchView {
    private static final Logger LOG = LoggerFactory.getLogger(TouchSurface.class);

    /** How a button that is pressed feels. */
    private static final float BUZZ_STRENGTH = 0.25f;

    private static final float BUZZ_SECONDS = 0.02f;

    private final Platform platform;
    private final Preferences preferences;
    private final Controls controls;
    private final Canvas canvas;
    private final TouchFile file;
    private TouchLayout layout;
    private TouchWishes wishes = TouchWishes.usual();
    private Screen screen = Screen.PLAIN;
    private boolean felt;

    TouchSurface(Platform platform, Preferences preferences, Controls controls, Canvas canvas) {
        this.platform = platform;
        this.preferences = preferences;
        this.controls = controls;
        this.canvas = canvas;
        file = new TouchFile(platform.dataFolder());
        var kept = file.read();
        kept.problems().forEach(LOG::warn);
        layout = kept.value();
        preferences.follow(this::follow);
        update();
    }

    private void follow(Settings chosen) {
        wishes = Hand.wishes(chosen);
        felt = chosen.get(Catalogue.TOUCH_HAPTICS);
        controls.touch().tightByToggle(chosen.get(Catalogue.TIGHT_TOGGLES));
    }

    /** Looks at the screen, once a frame. */
    void update() {
        Screen now = platform.screen();
        if (now.touch() && !screen.touch()) {
            controls.takeUp(Device.TOUCH); // fingers are what there is until somebody presses something else
        }
        if (!now.equals(screen)) {
            LOG.info("screen: {}", now);
        }
        screen = now;
        int width = canvas.pixelWidth();
        int height = canvas.pixelHeight();
        if (!controls.touch().plan().isOf(layout, wishes, now, width, height)) {
            controls.plan(new TouchPlan(layout, wishes, now, width, height));
        }
    }

    /** A button was pressed. */
    void press(TouchPart part) {
        if (felt) {
            platform.rumble(BUZZ_STRENGTH * preferences.get(Catalogue.RUMBLE), BUZZ_SECONDS);
        }
        LOG.debug("pressed: {}", part);
    }

    /** Whether fingers are what the player uses now. */
    boolean inHand() {
        return controls.inHand() == Device.TOUCH;
    }

    @Override
    public TouchPlan plan() {
        return controls.touch().plan();
    }

    @Override
    public boolean holds(TouchPart part) {
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

    TouchLayout layout() {
        return layout;
    }

    /** Lays out anew, at once. */
    void show(TouchLayout changed) {
        layout = changed;
        update();
    }

    /** Writes down where everything lies now. */
    void keep() {
        try {
            file.write(layout);
        } catch (IOException e) {
            LOG.warn("the touch layout could not be written", e);
        }
    }
}
