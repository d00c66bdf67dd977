package bumblewick.app;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows one screen at a time. A change asked for during a frame happens at the start of the next.
 *
 * <p>An app state, so that screens live on before the views do, which are states that screens attach after it.
 */
final class Screens extends BaseAppState {
    private static final Logger LOG = LoggerFactory.getLogger(Screens.class);

    /** After so many frames all that a screen begins with has been drawn. */
    private static final int STEADY = 20;

    static final Screen NOTHING = new Screen() {
        @Override
        public void show() {}

        @Override
        public void update(float seconds) {}

        @Override
        public void hide() {}

        @Override
        public boolean ready() {
            return false;
        }
    };

    private final Runnable beforeChange;
    private Screen current = NOTHING;
    private Screen next = NOTHING;
    private boolean anew;

    /** Whether a whole frame of the current screen has reached the window. */
    private boolean seen = true;

    private int steady; // frames since the current screen is ready

    private Optional<String> firstSeen = Optional.empty();
    private Attempts attempts = Attempts.NONE;

    /** Who wants to know that something new is to be shown, and that it is. */
    interface Attempts {
        Attempts NONE = new Attempts() {};

        default void begins() {}

        default void arrived() {}
    }

    /** Tells {@code who} from now on. */
    void tell(Attempts who) {
        attempts = who;
    }

    /** Shows nothing at first; {@code beforeChange} is done whenever one screen gives way to another. */
    Screens(Runnable beforeChange) {
        this.beforeChange = beforeChange;
    }

    /** The name of the first ready screen of which a frame was seen. */
    Optional<String> firstSeen() {
        return firstSeen;
    }

    /** Leads to another screen, or shows the same one anew; the last wish of a frame counts. */
    void change(Screen screen) {
        next = screen;
        anew = screen == current;
    }

    @Override
    public void update(float seconds) {
        if (next != current || anew) {
            anew = false;
            beforeChange.run();
            attempts.begins();
            current.hide();
            current = next;
            seen = false;
            steady = 0;
            current.show();
            LOG.info("screen: {}", nameOf(current));
        } else if (!seen) {
            seen = true;
            LOG.info("seen: {}", nameOf(current));
            if (firstSeen.isEmpty() && current.ready()) {
                firstSeen = Optional.of(nameOf(current));
            }
        }
        current.update(seconds);
        if (current.ready() && ++steady == STEADY) {
            LOG.info("steady: {}", nameOf(current));
            attempts.arrived();
        }
    }

    /** {@code title} for a {@code TitleScreen}. */
    static String nameOf(Screen screen) {
        return screen == NOTHING
                ? "none"
                : screen.getClass().getSimpleName().replace("Screen", "").toLowerCase(Locale.ROOT);
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

    @Override
    protected void initialize(Application app) {}

    @Override
    protected void onEnable() {}

    @Override
    protected void onDisable() {}

    @Override
    protected void cleanup(Application app) {}
}
