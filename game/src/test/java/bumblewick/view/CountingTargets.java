package bumblewick.view;

import com.jme3.renderer.lwjgl.LwjglGLFboGL3;
import com.jme3.renderer.opengl.GLFbo;

/** The same for what is drawn into. */
final class CountingTargets extends LwjglGLFboGL3 {
    private final GlCounts counts;

    CountingTargets(GlCounts counts) {
        this.counts = counts;
    }

    @Override
    public void glBindFramebufferEXT(int target, int buffer) {
        counts.states++;
    }

    @Override
    public void glBindRenderbufferEXT(int target, int buffer) {
        // only while one is made
    }

    @Override
    public void glBlitFramebufferEXT(
            int fromX0, int fromY0, int fromX1, int fromY1, int x0, int y0, int x1, int y1, int mask, int filter) {
        counts.draws++;
    }

    @Override
    public int glCheckFramebufferStatusEXT(int target) {
        return GLFbo.GL_FRAMEBUFFER_COMPLETE_EXT;
    }

    @Override
    public void glFramebufferRenderbufferEXT(int target, int attachment, int kind, int buffer) {
        // only while one is made
    }

    @Override
    public void glFramebufferTexture2DEXT(int target, int attachment, int kind, int texture, int level) {
        counts.states++;
    }

    @Override
    public void glGenerateMipmapEXT(int target) {
        // there is no picture
    }

    @Override
    public void glRenderbufferStorageEXT(int target, int format, int width, int height) {
        // only while one is made
    }

    @Override
    public void glRenderbufferStorageMultisampleEXT(int target, int samples, int format, int width, int height) {
        // only while one is made
    }
}
