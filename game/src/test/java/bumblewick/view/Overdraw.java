package bumblewick.view;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;
import org.lwjgl.BufferUtils;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL15;

/**
 * Counts how often each pixel of a scene is shaded, by the stencil buffer: every fragment that passes the depth test when it is
 * drawn adds one. Fragments that their shader discards are not among them.
 *
 * <p>Of all that is drawn for a frame, the scene is what has the window's shape, no matter how large, and most fragments:
 * neither the shadow map, nor filters, nor the HUD.
 */
public final class Overdraw {
    private final Map<Integer, String> shaders = new TreeMap<>();
    private final Map<Integer, String> programs = new TreeMap<>();
    private final int query = GL15.glGenQueries();
    private Picture open = new Picture();
    private Picture scene = new Picture();
    private final int windowWidth;
    private final int windowHeight;
    private int program;
    private int width;
    private int height;

    /**
     * Counts in the context that is the thread's own.
     *
     * @param windowWidth of the window, in pixels
     * @param windowHeight likewise
     */
    Overdraw(int windowWidth, int windowHeight) {
        this.windowWidth = windowWidth;
        this.windowHeight = windowHeight;
    }

    /** How often each pixel of a picture is shaded. */
    public static final class Picture {
        private final Map<String, Long> fragments = new TreeMap<>();
        private long sum;
        private int width;
        private int height;
        private ByteBuffer times;

        /** How many fragments were shaded by each shader, by its file's name. */
        public Map<String, Long> fragments() {
            return fragments;
        }

        public int width() {
            return width;
        }

        public int height() {
            return height;
        }

        /** How often a pixel was shaded, at most 255; y from below. */
        public int times(int x, int y) {
            return times.get(y * width + x) & 255;
        }

        /** Fragments a pixel. */
        public double mean() {
            return (double) sum / (width * height);
        }
    }

    /** A shader has this name, if it is not empty. */
    void name(int shader, String name) {
        if (!name.isEmpty()) {
            shaders.put(shader, name);
        }
    }

    /** A shader is part of a program. */
    void attach(int to, int shader) {
        if (shaders.containsKey(shader)) {
            programs.put(to, shaders.get(shader));
        }
    }

    void use(int next) {
        program = next;
    }

    void resize(int nextWidth, int nextHeight) {
        width = nextWidth;
        height = nextHeight;
    }

    /** Draws, and counts. */
    void draw(Runnable draw) {
        GL11.glEnable(GL11.GL_STENCIL_TEST);
        GL11.glStencilFunc(GL11.GL_ALWAYS, 0, 255);
        GL11.glStencilOp(GL11.GL_KEEP, GL11.GL_KEEP, GL11.GL_INCR);
        GL15.glBeginQuery(GL15.GL_SAMPLES_PASSED, query);
        draw.run();
        GL15.glEndQuery(GL15.GL_SAMPLES_PASSED);
        GL11.glDisable(GL11.GL_STENCIL_TEST);
        long passed = GL15.glGetQueryObjecti(query, GL15.GL_QUERY_RESULT);
        open.fragments.merge(programs.getOrDefault(program, "other"), passed, Long::sum);
        open.sum += passed;
        open.width = width;
        open.height = height;
    }

    /** What comes now is drawn into another picture, or over this one. */
    void next() {
        boolean isScene = open.width * windowHeight == open.height * windowWidth;
        if (isScene && open.sum > scene.sum) {
            open.times = BufferUtils.createByteBuffer(open.width * open.height);
            GL11.glPixelStorei(GL11.GL_PACK_ALIGNMENT, 1);
            GL11.glReadPixels(0, 0, open.width, open.height, GL11.GL_STENCIL_INDEX, GL11.GL_UNSIGNED_BYTE, open.times);
            GL11.glPixelStorei(GL11.GL_PACK_ALIGNMENT, 4);
            scene = open;
        }
        open = new Picture();
    }

    /** The scene of the frame that has been drawn; the next frame begins. */
    public Picture take() {
        next();
        Picture taken = scene;
        scene = new Picture();
        return taken;
    }
}
