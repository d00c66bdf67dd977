package bumblewick.view;

import com.jme3.renderer.Renderer;
import com.jme3.renderer.opengl.GLRenderer;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * A graphics card that does nothing, and a meter of what the processor does for each frame: its time and garbage on the thread
 * that draws, and its calls to the driver. Other threads, such as the compiler's, do not count.
 */
public final class CountingDriver implements Driver {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final GlCounts running = new GlCounts();
    private final GlCounts last = new GlCounts();
    private long nanosBefore;
    private long bytesBefore;
    private long nanos;
    private long bytes;

    @Override
    public Renderer open(int width, int height) {
        DesktopGl.openContext(width, height);
        return new GLRenderer(new CountingGl(running), new CountingExtensions(running), new CountingTargets(running));
    }

    @Override
    public void endFrame() {
        long nanosNow = THREADS.getCurrentThreadCpuTime();
        long bytesNow = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        nanos = nanosNow - nanosBefore;
        bytes = bytesNow - bytesBefore;
        last.take(running);
        nanosBefore = THREADS.getCurrentThreadCpuTime();
        bytesBefore = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    /** Processor time of the last frame that has ended, in nanoseconds. */
    public long nanos() {
        return nanos;
    }

    /** Garbage of the last frame that has ended, in bytes. */
    public long bytes() {
        return bytes;
    }

    /** Calls of the last frame that has ended; valid until the next does. */
    public GlCounts counts() {
        return last;
    }
}
