package bumblewick.view;

import com.jme3.renderer.Renderer;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL15;
import org.lwjgl.opengl.GL33;

/**
 * The desktop's OpenGL, and a clock for each frame: how long the graphics card works on it, and how long it takes from one to
 * the next if each is waited for. A driver in software tells nothing of a card.
 */
public final class TimedDriver implements Driver {
    private final DesktopGl driver = new DesktopGl();
    private int query;
    private long end;
    private long cardNanos;
    private long frameNanos;
    private volatile String name = "";

    @Override
    public Renderer open(int width, int height) {
        Renderer renderer = driver.open(width, height);
        name = GL11.glGetString(GL11.GL_RENDERER) + ", OpenGL " + GL11.glGetString(GL11.GL_VERSION);
        query = GL15.glGenQueries();
        begin();
        return renderer;
    }

    private void begin() {
        end = System.nanoTime();
        GL15.glBeginQuery(GL33.GL_TIME_ELAPSED, query);
    }

    @Override
    public void endFrame() {
        GL15.glEndQuery(GL33.GL_TIME_ELAPSED);
        GL11.glFinish();
        cardNanos = GL33.glGetQueryObjectui64(query, GL15.GL_QUERY_RESULT);
        frameNanos = System.nanoTime() - end;
        begin();
    }

    @Override
    public long textureBytes() {
        return driver.textureBytes();
    }

    /** What draws, as it calls itself; empty before it does. */
    public String name() {
        return name;
    }

    /** Time of the graphics card for the last frame that has ended, in nanoseconds. */
    public long cardNanos() {
        return cardNanos;
    }

    /** Time of the last frame that has ended, processor and card one after the other, in nanoseconds. */
    public long frameNanos() {
        return frameNanos;
    }
}
