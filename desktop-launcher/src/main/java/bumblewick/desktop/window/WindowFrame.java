package bumblewick.desktop.window;

import bumblewick.desktop.window.Monitors.Monitor;
import org.lwjgl.glfw.GLFW;

/** The inside of a framed window on the desktop, in the system's units, y downwards. */
record WindowFrame(int x, int y, int width, int height) {
    /** That of a window that is open. */
    static WindowFrame of(long window) {
        int[] a = new int[1];
        int[] b = new int[1];
        int[] c = new int[1];
        int[] d = new int[1];
        if (GLFW.glfwGetPlatform() != GLFW.GLFW_PLATFORM_WAYLAND) { // there, windows do not know where they are
            GLFW.glfwGetWindowPos(window, a, b);
        }
        GLFW.glfwGetWindowSize(window, c, d);
        return new WindowFrame(a[0], b[0], c[0], d[0]);
    }

    /** One that is nowhere yet. */
    static WindowFrame of(WindowSize size) {
        return new WindowFrame(0, 0, size.width(), size.height());
    }

    long shownBy(Monitor monitor) {
        return monitor.shows(x, y, width, height);
    }

    /** The same in the middle of a screen, and no larger than it. */
    WindowFrame centred(Monitor monitor) {
        int wide = Math.min(width, monitor.width());
        int high = Math.min(height, monitor.height());
        return new WindowFrame(
                monitor.x() + (monitor.width() - wide) / 2, monitor.y() + (monitor.height() - high) / 2, wide, high);
    }
}
