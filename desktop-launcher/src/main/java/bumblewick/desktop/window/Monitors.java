package bumblewick.desktop.window;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lwjgl.PointerBuffer;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWVidMode;

/** The screens that the window library reports now, the primary one first. */
final class Monitors {
    private Monitors() {}

    /**
     * A screen.
     *
     * @param handle of the library
     * @param name as the system calls it; a second one of the same name gets a number
     * @param x of its left edge on the desktop
     * @param y of its upper edge
     * @param rate refreshes per second
     */
    record Monitor(long handle, String name, int x, int y, int width, int height, int rate) {
        /** How much of a rectangle it shows, in square units. */
        long shows(int left, int top, int wide, int high) {
            long across = Math.min(left + wide, x + width) - (long) Math.max(left, x);
            long down = Math.min(top + high, y + height) - (long) Math.max(top, y);
            return Math.max(0, across) * Math.max(0, down);
        }
    }

    /** All of them; empty only while none is connected. */
    static List<Monitor> all() {
        List<Monitor> monitors = new ArrayList<>();
        PointerBuffer handles = GLFW.glfwGetMonitors();
        Map<String, Integer> names = new HashMap<>();
        for (int i = 0; handles != null && i < handles.limit(); i++) {
            GLFWVidMode mode = GLFW.glfwGetVideoMode(handles.get(i));
            if (mode != null) {
                monitors.add(monitor(handles.get(i), mode, names));
            }
        }
        return monitors;
    }

    private static Monitor monitor(long handle, GLFWVidMode mode, Map<String, Integer> names) {
        String name = String.valueOf(GLFW.glfwGetMonitorName(handle));
        int count = names.merge(name, 1, Integer::sum);
        int[] x = new int[1];
        int[] y = new int[1];
        GLFW.glfwGetMonitorPos(handle, x, y);
        String known = count == 1 ? name : name + " " + count;
        return new Monitor(handle, known, x[0], y[0], mode.width(), mode.height(), mode.refreshRate());
    }
}
