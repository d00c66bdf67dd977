package bumblewick.android.gles;

import android.opengl.GLES20;
import android.opengl.GLES30;
import com.jme3.renderer.opengl.GLFbo;
import java.nio.IntBuffer;
import java.util.BitSet;

/**
 * Frame buffer objects, which are part of OpenGL ES 3.0. Whenever one with a depth buffer is left, its depth is given up:
 * nobody can read it, and a graphics card that draws by tiles need not write it to memory. So a frame buffer that is entered
 * again has to be cleared first. Depth in a texture, such as a shadow map, is kept.
 */
public final class GlesFrames implements GLFbo {
    private static final int[] DEPTH = {GLES20.GL_DEPTH_ATTACHMENT};

    private final BitSet withDepthBuffer = new BitSet();
    private int entered;

    /** Makes the adapter; a context need not be there yet. */
    public GlesFrames() {}

    @Override
    public void glBindFramebufferEXT(int target, int frameBuffer) {
        if (target != GLES30.GL_READ_FRAMEBUFFER && frameBuffer != entered) {
            leave();
            entered = frameBuffer;
        }
        GLES20.glBindFramebuffer(target, frameBuffer);
    }

    private void leave() {
        if (withDepthBuffer.get(entered)) {
            GLES30.glInvalidateFramebuffer(GLES30.GL_DRAW_FRAMEBUFFER, DEPTH.length, DEPTH, 0);
        }
    }

    /** All frame buffers are gone with their context. */
    public void forget() {
        withDepthBuffer.clear();
        entered = 0;
    }

    private void attach(int attachment, boolean buffer) {
        if (attachment == GLES20.GL_DEPTH_ATTACHMENT) {
            withDepthBuffer.set(entered, buffer);
        }
    }

    @Override
    public void glBindRenderbufferEXT(int target, int renderBuffer) {
        GLES20.glBindRenderbuffer(target, renderBuffer);
    }

    @Override
    public void glBlitFramebufferEXT(
            int srcX0,
            int srcY0,
            int srcX1,
            int srcY1,
            int dstX0,
            int dstY0,
            int dstX1,
            int dstY1,
            int mask,
            int filter) {
        GLES30.glBlitFramebuffer(srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
    }

    @Override
    public int glCheckFramebufferStatusEXT(int target) {
        return GLES20.glCheckFramebufferStatus(target);
    }

    @Override
    public void glDeleteFramebuffersEXT(IntBuffer frameBuffers) {
        for (int i = frameBuffers.position(); i < frameBuffers.limit(); i++) {
            withDepthBuffer.clear(frameBuffers.get(i));
            entered = entered == frameBuffers.get(i) ? 0 : entered;
        }
        GLES20.glDeleteFramebuffers(frameBuffers.remaining(), frameBuffers);
    }

    @Override
    public void glDeleteRenderbuffersEXT(IntBuffer renderBuffers) {
        GLES20.glDeleteRenderbuffers(renderBuffers.remaining(), renderBuffers);
    }

    @Override
    public void glFramebufferRenderbufferEXT(int target, int attachment, int renderBufferTarget, int renderBuffer) {
        attach(attachment, renderBuffer != 0);
        GLES20.glFramebufferRenderbuffer(target, attachment, renderBufferTarget, renderBuffer);
    }

    @Override
    public void glFramebufferTexture2DEXT(int target, int attachment, int texTarget, int texture, int level) {
        attach(attachment, false);
        GLES20.glFramebufferTexture2D(target, attachment, texTarget, texture, level);
    }

    @Override
    public void glFramebufferTextureLayerEXT(int target, int attachment, int texture, int level, int layer) {
        GLES30.glFramebufferTextureLayer(target, attachment, texture, level, layer);
    }

    @Override
    public void glGenFramebuffersEXT(IntBuffer frameBuffers) {
        GLES20.glGenFramebuffers(frameBuffers.remaining(), frameBuffers);
    }

    @Override
    public void glGenRenderbuffersEXT(IntBuffer renderBuffers) {
        GLES20.glGenRenderbuffers(renderBuffers.remaining(), renderBuffers);
    }

    @Override
    public void glGenerateMipmapEXT(int target) {
        GLES20.glGenerateMipmap(target);
    }

    @Override
    public void glRenderbufferStorageEXT(int target, int internalFormat, int width, int height) {
        GLES20.glRenderbufferStorage(target, internalFormat, width, height);
    }

    @Override
    public void glRenderbufferStorageMultisampleEXT(
            int target, int samples, int internalFormat, int width, int height) {
        GLES30.glRenderbufferStorageMultisample(target, samples, internalFormat, width, height);
    }
}
