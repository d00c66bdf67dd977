package bumblewick.app.shell;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows one screen at a time, and opens screens and pages by the records that name them. Which screen a record stands for
 * is registered once, where the game is put together.
 *
 * <p>An app state, so that screens live on before the views do, which are states that screens attach after it.
 */
public final class Navigator extends BaseAppState {
    private static final Logger LOG = LoggerFactory.getLogger(Navigator.class);

    /** Frames after which everything that a screen begins with has been drawn. */
    private static final int STEADY = 20;

    static final GameScreen NOTHING = new GameScreen() {
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
    private final Runnable end;
    private final Map<Class<?>, Function<Destination, GameScreen>> screens = new HashMap<>();
    private final Map<Class<?>, Consumer<PageDestination>> pages = new HashMap<>();
    private final List<Listener> listeners = new ArrayList<>();
    private GameScreen current = NOTHING;
    private GameScreen next = NOTHING;
    private boolean again;

    /** Whether a whole frame of the current screen has reached the window. */
    private boolean seen = true;

    private int steady; // frames since the current screen is ready

    private Optional<String> firstSeen = Optional.empty();

    /** Is notified of changes of the screen. */
    public interface Listener {
        /** A screen is about to be replaced. */
        void screenChanges();

        /** The new screen has been drawn for a while, see {@link GameScreen#ready}. */
        void screenIsSteady();
    }

    /**
     * Shows nothing at first.
     *
     * @param beforeChange run whenever one screen is about to give way to another
     * @param end ends the game
     */
    public Navigator(Runnable beforeChange, Runnable end) {
        this.beforeChange = beforeChange;
        this.end = end;
        register(KeptScreen.class, KeptScreen::screen);
    }

    /** The name of the first ready screen of which a frame was seen. */
    public Optional<String> firstSeen() {
        return firstSeen;
    }

    /** Adds a listener, for good. */
    public void addListener(Listener listener) {
        listeners.add(listener);
    }

    /**
     * Sets which screen a kind of destination stands for.
     *
     * @param factory makes the screen each time that it is opened
     * @throws IllegalStateException if the kind is registered already
     */
    public <D extends Destination> void register(Class<D> kind, Function<D, GameScreen> factory) {
        if (screens.put(kind, to -> factory.apply(kind.cast(to))) != null) {
            throw new IllegalStateException(kind + " is registered twice");
        }
    }

    /**
     * Sets how pages of a kind are opened.
     *
     * @throws IllegalStateException if the kind is registered already
     */
    public <P extends PageDestination> void registerPages(Class<P> kind, Consumer<P> opener) {
        if (pages.put(kind, to -> opener.accept(kind.cast(to))) != null) {
            throw new IllegalStateException(kind + " is registered twice");
        }
    }

    /**
     * Opens a screen. It is made at once and shown at the start of the next frame; of several that are opened in one
     * frame the last is shown.
     *
     * @throws IllegalArgumentException if no screen is registered for it
     */
    public void open(Destination to) {
        change(registered(screens, to).apply(to));
    }

    /**
     * Opens pages over the screen that is shown, at once.
     *
     * @throws IllegalArgumentException if no pages are registered for it
     */
    public void openPages(PageDestination to) {
        registered(pages, to).accept(to);
    }

    private static <T> T registered(Map<Class<?>, T> all, Object to) {
        T found = all.get(to.getClass());
        if (found == null) {
            throw new IllegalArgumentException("nothing is registered for " + to);
        }
        return found;
    }

    /** Ends the game. */
    public void quit() {
        end.run();
    }

    /** Shows a screen at the start of the next frame; if it is shown already, it is hidden and shown again. */
    public void change(GameScreen screen) {
        next = screen;
        again = screen == current;
    }

    @Override
    public void update(float seconds) {
        if (next != current || again) {
            again = false;
            beforeChange.run();
            listeners.forEach(Listener::screenChanges);
            current.hide();
            current = next;
            seen = false;
            steady = 0;
            current.show();
            LOG.info("screen: {}", nameOf(current));
        } else if (!seen) {
            seen = true;
            LOG.info("seen: {}", nameOf(current));
        }
        if (seen && firstSeen.isEmpty() && current != NOTHING && current.ready()) {
            firstSeen = Optional.of(nameOf(current));
        }
        current.update(seconds);
        if (current.ready() && ++steady == STEADY) {
            LOG.info("steady: {}", nameOf(current));
            listeners.forEach(Listener::screenIsSteady);
        }
    }

    /** The name of a screen in the log: {@code title} for a {@code TitleScreen}. */
    static String nameOf(GameScreen screen) {
        return screen == NOTHING
                ? "none"
                : screen.getClass().getSimpleName().replace("Screen", "").toLowerCase(Locale.ROOT);
    }

    public GameScreen current() {
        return current;
    }

    /** Hides the screen that is shown, for good. */
    public void close() {
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
