package bumblewick.desktop.window;

import bumblewick.desktop.window.Monitors.Monitor;
import bumblewick.platform.Display;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.glfw.GLFWMonitorCallback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The window of a PC. It changes while it is open: the picture's context, and everything that was handed to it, stays.
 *
 * <p>The window library reports what it cannot do to a callback that the engine takes for the end of the game; from
 * the first frame on such a report is a line in the log instead.
 */
public final class DesktopDisplay implements Display {
    private static final Logger LOG = LoggerFactory.getLogger(DesktopDisplay.class);
    private static final long NONE = 0;

    /** Smaller than this texts cannot be read, in the system's units. */
    private static final int LEAST_WIDTH = 640;

    private static final int LEAST_HEIGHT = 360;

    private final WindowSize opened;
    private final String lastMonitor;
    private final Optional<WindowSize> wholeSize;
    private GLFWMonitorCallback monitorCallback;
    private boolean monitorsChanged;
    private boolean stale;
    private Request current;
    private WindowFrame framed;

    /**
     * Knows what the window is opened like.
     *
     * @param opened size of the window when it has a frame
     * @param lastMonitor name of the screen that it was on the last time; may be empty
     * @param wholeSize points of a screen that is the game's alone, if other than the desktop's are wanted
     */
    public DesktopDisplay(WindowSize opened, String lastMonitor, Optional<WindowSize> wholeSize) {
        this.opened = opened;
        this.lastMonitor = lastMonitor;
        this.wholeSize = wholeSize;
    }

    @Override
    public List<String> monitors() {
        return Monitors.all().stream().map(Monitor::name).toList();
    }

    @Override
    public boolean takeChange() {
        boolean changed = monitorsChanged;
        monitorsChanged = false;
        if (changed) {
            LOG.info("screens: {}", monitors());
            stale = true; // the system may have moved the window
        }
        return changed;
    }

    @Override
    public void apply(Request wish) {
        long window = GLFW.glfwGetCurrentContext();
        if (window == NONE || (wish.equals(current) && !stale)) {
            return;
        }
        change(window, wish);
    }

    private void change(long window, Request wish) {
        if (monitorCallback == null) {
            begin(window);
        }
        GLFW.glfwSwapInterval(wish.vsync() ? 1 : 0);
        if (stale || current == null || isElsewhere(wish)) {
            place(window, wish);
        }
        current = wish;
        stale = false;
    }

    private boolean isElsewhere(Request wish) {
        return current.mode() != wish.mode() || !current.monitor().equals(wish.monitor());
    }

    private void begin(long window) {
        GLFW.glfwSetErrorCallback(GLFWErrorCallback.create(
                (error, text) -> LOG.warn("the window is not as wanted: {}", GLFWErrorCallback.getDescription(text))));
        monitorCallback = GLFWMonitorCallback.create((monitor, event) -> monitorsChanged = true);
        GLFW.glfwSetMonitorCallback(monitorCallback);
        GLFW.glfwSetWindowSizeLimits(
                window,
                Math.min(LEAST_WIDTH, opened.width()),
                Math.min(LEAST_HEIGHT, opened.height()),
                GLFW.GLFW_DONT_CARE,
                GLFW.GLFW_DONT_CARE);
        framed = WindowFrame.of(opened);
        LOG.info("screens: {}", monitors());
    }

    private void place(long window, Request wish) {
        boolean first = current == null;
        List<Monitor> monitors = Monitors.all();
        if (monitors.isEmpty()) {
            LOG.warn("there is no screen to show the window on; it waits for one");
            return;
        }
        if (!first && current.mode() == Mode.WINDOW && GLFW.glfwGetWindowMonitor(window) == NONE) {
            framed = WindowFrame.of(window);
        }
        String name = first && wish.monitor().isEmpty() ? lastMonitor : wish.monitor();
        Monitor monitor = choose(window, monitors, name);
        switch (wish.mode()) {
            case WINDOW -> frame(window, monitor);
            case BORDERLESS -> borderless(window, monitor);
            case FULL -> full(window, monitor);
        }
        LOG.info("window: {} on {}", wish.mode().name().toLowerCase(Locale.ROOT), monitor.name());
    }

    /** The screen of that name, else the one that shows most of the window, else the system's preferred. */
    private Monitor choose(long window, List<Monitor> monitors, String name) {
        Optional<Monitor> named =
                monitors.stream().filter(monitor -> monitor.name().equals(name)).findFirst();
        if (named.isEmpty() && !name.isEmpty()) {
            LOG.warn("there is no screen '{}', there are {}", name, monitors());
        }
        return named.orElseGet(() -> under(window, monitors));
    }

    private static Monitor under(long window, List<Monitor> monitors) {
        WindowFrame now = WindowFrame.of(window);
        return monitors.stream()
                .max(Comparator.comparingLong(now::shownBy))
                .filter(most -> now.shownBy(most) > 0)
                .orElse(monitors.get(0));
    }

    /** Where it was, if that is on the screen that is wanted. */
    private void frame(long window, Monitor monitor) {
        GLFW.glfwSetWindowAttrib(window, GLFW.GLFW_DECORATED, GLFW.GLFW_TRUE);
        boolean stays = current != null && framed.shownBy(monitor) > 0;
        WindowFrame place = stays ? framed : framed.centred(monitor);
        GLFW.glfwSetWindowMonitor(
                window, NONE, place.x(), place.y(), place.width(), place.height(), GLFW.GLFW_DONT_CARE);
    }

    private void borderless(long window, Monitor monitor) {
        if (GLFW.glfwGetPlatform() == GLFW.GLFW_PLATFORM_WAYLAND) {
            full(window, monitor); // a window cannot place itself there, and a whole screen is never exclusive
            return;
        }
        GLFW.glfwSetWindowAttrib(window, GLFW.GLFW_DECORATED, GLFW.GLFW_FALSE);
        GLFW.glfwSetWindowMonitor(
                window, NONE, monitor.x(), monitor.y(), monitor.width(), monitor.height(), GLFW.GLFW_DONT_CARE);
    }

    private void full(long window, Monitor monitor) {
        int width = wholeSize.map(WindowSize::width).orElse(monitor.width());
        int height = wholeSize.map(WindowSize::height).orElse(monitor.height());
        if (GLFW.glfwGetWindowMonitor(window) != monitor.handle()) {
            GLFW.glfwSetWindowMonitor(window, monitor.handle(), 0, 0, width, height, monitor.rate());
        }
        if (GLFW.glfwGetWindowMonitor(window) != monitor.handle()) {
            LOG.warn("'{}' cannot be had alone, the window lies over it", monitor.name());
            GLFW.glfwSetWindowAttrib(window, GLFW.GLFW_DECORATED, GLFW.GLFW_FALSE);
            GLFW.glfwSetWindowMonitor(
                    window, NONE, monitor.x(), monitor.y(), monitor.width(), monitor.height(), GLFW.GLFW_DONT_CARE);
        }
    }

    @Override
    public Optional<Bounds> place() {
        long window = GLFW.glfwGetCurrentContext();
        boolean framedNow = window != NONE
                && current != null
                && current.mode() == Mode.WINDOW
                && GLFW.glfwGetWindowMonitor(window) == NONE
                && GLFW.glfwGetWindowAttrib(window, GLFW.GLFW_ICONIFIED) == GLFW.GLFW_FALSE;
        List<Monitor> monitors = framedNow ? Monitors.all() : List.of();
        if (monitors.isEmpty()) {
            return Optional.empty();
        }
        WindowFrame now = WindowFrame.of(window);
        return Optional.of(new Bounds(under(window, monitors).name(), now.width(), now.height()));
    }
}
