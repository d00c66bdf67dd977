package bumblewick.view;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.ShortBuffer;

/**
 * A driver that counts instead of drawing: only shaders are still compiled, for the renderer asks them for their uniforms.
 *
 * <p>It is written out, and no proxy made by reflection, because that would cost as much as what is to be measured.
 */
final class CountingGl extends CountingUniforms {
    CountingGl(GlCounts counts) {
        super(counts);
    }

    @Override
    public void glActiveTexture(int unit) {
        counts.states++;
    }

    @Override
    public void glBindBuffer(int target, int buffer) {
        counts.vertices++;
    }

    @Override
    public void glBindTexture(int target, int texture) {
        counts.states++;
    }

    @Override
    public void glBlendEquationSeparate(int colour, int alpha) {
        counts.states++;
    }

    @Override
    public void glBlendFunc(int source, int target) {
        counts.states++;
    }

    @Override
    public void glBlendFuncSeparate(int source, int target, int sourceAlpha, int targetAlpha) {
        counts.states++;
    }

    @Override
    public void glClear(int mask) {
        counts.states++;
    }

    @Override
    public void glColorMask(boolean r, boolean g, boolean b, boolean a) {
        counts.states++;
    }

    @Override
    public void glCullFace(int face) {
        counts.states++;
    }

    @Override
    public void glDepthFunc(int function) {
        counts.states++;
    }

    @Override
    public void glDepthMask(boolean written) {
        counts.states++;
    }

    @Override
    public void glDisable(int what) {
        counts.states++;
    }

    @Override
    public void glDisableVertexAttribArray(int index) {
        counts.vertices++;
    }

    @Override
    public void glDrawArrays(int mode, int first, int count) {
        counts.draws++;
    }

    @Override
    public void glDrawRangeElements(int mode, int first, int last, int count, int type, long offset) {
        counts.draws++;
    }

    @Override
    public void glEnable(int what) {
        counts.states++;
    }

    @Override
    public void glEnableVertexAttribArray(int index) {
        counts.vertices++;
    }

    @Override
    public void glLineWidth(float width) {
        counts.states++;
    }

    @Override
    public void glPolygonOffset(float factor, float units) {
        counts.states++;
    }

    @Override
    public void glScissor(int x, int y, int width, int height) {
        counts.states++;
    }

    @Override
    public void glStencilFuncSeparate(int face, int function, int reference, int mask) {
        counts.states++;
    }

    @Override
    public void glStencilOpSeparate(int face, int fails, int depthFails, int passes) {
        counts.states++;
    }

    @Override
    public void glUseProgram(int program) {
        counts.states++;
    }

    @Override
    public void glVertexAttribPointer(int index, int size, int type, boolean normalised, int stride, long offset) {
        counts.vertices++;
    }

    @Override
    public void glViewport(int x, int y, int width, int height) {
        counts.states++;
    }

    @Override
    public void glPolygonMode(int face, int mode) {
        counts.states++;
    }

    @Override
    public void glDrawBuffer(int buffer) {
        counts.states++;
    }

    @Override
    public void glReadBuffer(int buffer) {
        counts.states++;
    }

    @Override
    public void glBindVertexArray(int array) {
        counts.vertices++;
    }

    @Override
    public void glBufferData(int target, FloatBuffer data, int usage) {
        upload(data, Float.BYTES);
    }

    @Override
    public void glBufferData(int target, ShortBuffer data, int usage) {
        upload(data, Short.BYTES);
    }

    @Override
    public void glBufferData(int target, ByteBuffer data, int usage) {
        upload(data, 1);
    }

    @Override
    public void glBufferSubData(int target, long offset, FloatBuffer data) {
        upload(data, Float.BYTES);
    }

    @Override
    public void glBufferSubData(int target, long offset, ShortBuffer data) {
        upload(data, Short.BYTES);
    }

    @Override
    public void glBufferSubData(int target, long offset, ByteBuffer data) {
        upload(data, 1);
    }

    @Override
    public void glTexImage2D(
            int target,
            int level,
            int stored,
            int width,
            int height,
            int border,
            int format,
            int type,
            ByteBuffer data) {
        upload(data, 1);
    }

    @Override
    public void glTexSubImage2D(
            int target, int level, int x, int y, int width, int height, int format, int type, ByteBuffer data) {
        upload(data, 1);
    }

    @Override
    public void glReadPixels(int x, int y, int width, int height, int format, int type, ByteBuffer store) {
        // nothing has been drawn
    }

    private void upload(Buffer data, int size) {
        counts.uploaded += data == null ? 0 : (long) size * data.remaining();
    }
}
