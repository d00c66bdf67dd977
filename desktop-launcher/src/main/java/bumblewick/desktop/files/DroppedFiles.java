package bumblewick.desktop.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWDropCallback;

/** The files that the player dropped on the window. All calls belong to the render thread. */
public final class DroppedFiles {
    private final List<Path> waiting = new ArrayList<>();
    private GLFWDropCallback callback; // GLFW does not keep it from the garbage collector
    private long heard;

    /** The files that were dropped since this was last asked. */
    public List<Path> take() {
        long window = GLFW.glfwGetCurrentContext();
        if (window != 0 && window != heard) {
            hear(window);
        }
        List<Path> taken = List.copyOf(waiting);
        waiting.clear();
        return taken;
    }

    private void hear(long window) {
        callback = GLFWDropCallback.create((where, count, names) -> {
            for (int i = 0; i < count; i++) {
                waiting.add(Path.of(GLFWDropCallback.getName(names, i)));
            }
        });
        GLFW.glfwSetDropCallback(window, callback);
        heard = window;
    }
}
