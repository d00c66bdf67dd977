package bumblewick.app;

import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Shows one screen at a time. A change asked for during a frame happens at the start of the next. */
final class Screens {
    private static final Logger LOG = LoggerFactory.getLogger(Screens.class);

    private static final Screen NOTHING = new Screen() {
        @Override
        public void show() {}

        @Override
        public void update(float seconds) {}

        @Override
        public void hide() {}
    };

    private Screen current = NOTHING;
    private Screen next = NOTHING;

    /** Leads to another screen; the last wish of a frame counts. */
    void change(Screen screen) {
        next = screen;
    }

    void update(float seconds) {
        if (next != current) {
            current.hide();
            current = next;
            current.show();
            LOG.info("screen: {}", nameOf(current));
        }
        current.update(seconds);
    }

    /** {@code title} for a {@code TitleScreen}. */
    private static String nameOf(Screen screen) {
        return screen.getClass().getSimpleName().replace("Screen", "").toLowerCase(Locale.ROOT);
    }

    Screen current() {
        return current;
    }

    /** Hides what is shown; for the end. */
    void close() {
        current.hide();
        current = NOTHING;
        next = NOTHING;
    }
}
