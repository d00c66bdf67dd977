package bumblewick.android.gles;

import android.opengl.GLES20;
import android.opengl.GLES30;
import com.jme3.renderer.opengl.GLExt;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;

/** Extensions of OpenGL by their names in the engine that are part of OpenGL ES 3.0. */
public final class GlesExtensions implements GLExt {
    /** Makes the adapter; a context need not be there yet. */
    public GlesExtensions() {}

    @Override
    public void glBufferData(int target, IntBuffer data, int usage) {
        GLES20.glBufferData(target, GlesDialect.bytes(data, 4), data, usage);
    }

    @Override
    public void glBufferSubData(int target, long offset, IntBuffer data) {
        GLES20.glBufferSubData(target, GlesDialect.offset(offset), GlesDialect.bytes(data, 4), data);
    }

    @Override
    public int glClientWaitSync(Object sync, int flags, long timeout) {
        return GLES30.glClientWaitSync((Long) sync, flags, timeout);
    }

    @Override
    public void glDeleteSync(Object sync) {
        GLES30.glDeleteSync((Long) sync);
    }

    @Override
    public Object glFenceSync(int condition, int flags) {
        return GLES30.glFenceSync(condition, flags);
    }

    @Override
    public void glDrawArraysInstancedARB(int mode, int first, int count, int primCount) {
        GLES30.glDrawArraysInstanced(mode, first, count, primCount);
    }

    @Override
    public void glDrawBuffers(IntBuffer bufs) {
        GLES30.glDrawBuffers(bufs.remaining(), bufs);
    }

    @Override
    public void glDrawElementsInstancedARB(
            int mode, int indicesCount, int type, long indicesBufferOffset, int primCount) {
        GLES30.glDrawElementsInstanced(mode, indicesCount, type, GlesDialect.offset(indicesBufferOffset), primCount);
    }

    /** Refused: OpenGL ES 3.0 has no textures of many samples, and the game makes none (its frames use render buffers). */
    @Override
    public void glGetMultisample(int pname, int index, FloatBuffer val) {
        throw new UnsupportedOperationException("textures of many samples need OpenGL ES 3.1");
    }

    /** Refused, as {@link #glGetMultisample}. */
    @Override
    public void glTexImage2DMultisample(
            int target, int samples, int internalFormat, int width, int height, boolean fixedSampleLocations) {
        throw new UnsupportedOperationException("textures of many samples need OpenGL ES 3.1");
    }

    @Override
    public void glVertexAttribDivisorARB(int index, int divisor) {
        GLES30.glVertexAttribDivisor(index, divisor);
    }
}
