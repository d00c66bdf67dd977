package bumblewick.view;

import com.jme3.renderer.lwjgl.LwjglGLExt;
import java.nio.IntBuffer;

/** The same for what OpenGL knows since it was extended: instances, and buffers of whole numbers. */
final class CountingExtensions extends LwjglGLExt {
    private final GlCounts counts;

    CountingExtensions(GlCounts counts) {
        this.counts = counts;
    }

    @Override
    public void glDrawArraysInstancedARB(int mode, int first, int count, int instances) {
        counts.draws++;
    }

    @Override
    public void glDrawElementsInstancedARB(int mode, int count, int type, long offset, int instances) {
        counts.draws++;
    }

    @Override
    public void glVertexAttribDivisorARB(int index, int divisor) {
        counts.vertices++;
    }

    @Override
    public void glDrawBuffers(IntBuffer buffers) {
        counts.states++;
    }

    @Override
    public void glBufferData(int target, IntBuffer data, int usage) {
        counts.uploaded += (long) Integer.BYTES * data.remaining();
    }

    @Override
    public void glBufferSubData(int target, long offset, IntBuffer data) {
        counts.uploaded += (long) Integer.BYTES * data.remaining();
    }
}
