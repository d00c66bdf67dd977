package bumblewick.desktop.window;

import java.util.List;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;

/**
 * Checks whether a window with OpenGL can be opened, before the engine does: the engine would print a stack trace,
 * this class explains in one sentence.
 */
public final class DisplayProbe {
    /** The oldest OpenGL with everything that the game draws with: core profile, instancing. */
    private static final int MAJOR = 3;

    private static final int MINOR = 3;

    private static final long NONE = 0;
    private static final String NO_DISPLAY = "Bumblewick needs a display, and there is none here.";

    /** What drivers that draw on the processor call themselves. */
    private static final List<String> SOFTWARE = List.of("llvmpipe", "softpipe", "swrast", "GDI Generic");

    private DisplayProbe() {}

    /**
     * What was found.
     *
     * @param problem what is missing, as a sentence; empty if the window can be opened
     * @param renderer what draws the picture, as its driver calls it; empty if there is a problem
     */
    public record Finding(Optional<String> problem, String renderer) {
        private static Finding missing(String sentence) {
            return new Finding(Optional.of(sentence), "");
        }

        /** Whether the processor draws the picture. */
        public boolean softwareDrawn() {
            return SOFTWARE.stream().anyMatch(renderer::contains);
        }
    }

    /** Opens a small hidden window and closes it again; loads the window library only where a display may be. */
    public static Finding probe() {
        return linuxNamesNoDisplay() ? Finding.missing(NO_DISPLAY) : probeWindow();
    }

    /** On Linux the session names its displays; without a name there is no use in looking for one. */
    private static boolean linuxNamesNoDisplay() {
        String display = System.getenv("DISPLAY");
        return System.getProperty("os.name").startsWith("Linux")
                && prefersX11()
                && (display == null || display.isEmpty());
    }

    private static Finding probeWindow() {
        GLFWErrorCallback silence = GLFWErrorCallback.create((error, description) -> {});
        GLFWErrorCallback before = GLFW.glfwSetErrorCallback(silence);
        try {
            choosePlatform();
            return tryWindow();
        } catch (LinkageError e) {
            return Finding.missing(
                    "Bumblewick cannot start: its window library does not load here (" + e.getMessage() + ").");
        } finally {
            GLFW.glfwSetErrorCallback(before);
            silence.free();
        }
    }

    /** Without this the Wayland library complains on the console where there is only X11. */
    private static void choosePlatform() {
        if (prefersX11() && GLFW.glfwPlatformSupported(GLFW.GLFW_PLATFORM_X11)) {
            GLFW.glfwInitHint(GLFW.GLFW_PLATFORM, GLFW.GLFW_PLATFORM_X11);
        }
    }

    /** Whether this session has no Wayland display. */
    public static boolean prefersX11() {
        return System.getenv("WAYLAND_DISPLAY") == null && System.getenv("WAYLAND_SOCKET") == null;
    }

    private static Finding tryWindow() {
        if (!GLFW.glfwInit()) {
            return Finding.missing(NO_DISPLAY);
        }
        try {
            GLFW.glfwWindowHint(GLFW.GLFW_VISIBLE, GLFW.GLFW_FALSE);
            GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_VERSION_MAJOR, MAJOR);
            GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_VERSION_MINOR, MINOR);
            GLFW.glfwWindowHint(GLFW.GLFW_OPENGL_FORWARD_COMPAT, GLFW.GLFW_TRUE);
            GLFW.glfwWindowHint(GLFW.GLFW_OPENGL_PROFILE, GLFW.GLFW_OPENGL_CORE_PROFILE);
            long window = GLFW.glfwCreateWindow(64, 64, "", NONE, NONE);
            if (window == NONE) {
                return Finding.missing("Bumblewick needs OpenGL " + MAJOR + "." + MINOR
                        + " or later, and the graphics driver of this display does not offer it.");
            }
            String renderer = renderer(window);
            GLFW.glfwDestroyWindow(window);
            return new Finding(Optional.empty(), renderer);
        } finally {
            GLFW.glfwTerminate();
        }
    }

    private static String renderer(long window) {
        GLFW.glfwMakeContextCurrent(window);
        GL.createCapabilities();
        String renderer = GL11C.glGetString(GL11C.GL_RENDERER);
        GLFW.glfwMakeContextCurrent(NONE);
        GL.setCapabilities(null);
        return renderer == null ? "" : renderer;
    }
}
