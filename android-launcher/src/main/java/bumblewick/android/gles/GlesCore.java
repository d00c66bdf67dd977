package bumblewick.android.gles;

import android.opengl.GLES20;
import android.opengl.GLES30;
import com.jme3.renderer.opengl.GL;
import com.jme3.renderer.opengl.GL2;
import com.jme3.renderer.opengl.GLES_30;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;

/**
 * OpenGL ES 3.0 as the engine's renderer calls it. It belongs to the thread that has the context.
 *
 * <p>This is a table of calls in alphabetical order, as long as the engine's three interfaces: each method hands one call on
 * to the platform, in the words that {@link GlesDialect} has for it. It stays one class because the engine takes one object
 * for all three, and parts by families of calls would need a second method for each of them that only calls the part's.
 *
 * <p>It is a {@link GL2} too, which the renderer takes as a sign that volumes, arrays of textures and several targets can
 * be had, as they can.
 */
public final class GlesCore implements GL, GL2, GLES_30 {
    private static final int MOST_TARGETS = 16;

    private final GlesDialect glesDialect = new GlesDialect();
    private final int[] scratch = new int[MOST_TARGETS];
    private final boolean[] flags = new boolean[4];
    private boolean srgb;

    /** Makes the adapter; a context need not be there yet. */
    public GlesCore() {}

    @Override
    public void resetStats() {
        // nothing is counted
    }

    @Override
    public void glActiveTexture(int texture) {
        GLES20.glActiveTexture(texture);
    }

    @Override
    public void glAttachShader(int program, int shader) {
        GLES20.glAttachShader(program, shader);
    }

    @Override
    public void glBeginQuery(int target, int query) {
        GLES30.glBeginQuery(target, query);
    }

    @Override
    public void glBindBuffer(int target, int buffer) {
        GLES20.glBindBuffer(target, buffer);
    }

    @Override
    public void glBindTexture(int target, int texture) {
        GLES20.glBindTexture(target, texture);
    }

    @Override
    public void glBlendEquationSeparate(int colorMode, int alphaMode) {
        GLES20.glBlendEquationSeparate(colorMode, alphaMode);
    }

    @Override
    public void glBlendFunc(int sFactor, int dFactor) {
        GLES20.glBlendFunc(sFactor, dFactor);
    }

    @Override
    public void glBlendFuncSeparate(int sFactorRGB, int dFactorRGB, int sFactorAlpha, int dFactorAlpha) {
        GLES20.glBlendFuncSeparate(sFactorRGB, dFactorRGB, sFactorAlpha, dFactorAlpha);
    }

    @Override
    public void glBufferData(int target, long dataSize, int usage) {
        GLES20.glBufferData(target, GlesDialect.offset(dataSize), null, usage);
    }

    @Override
    public void glBufferData(int target, FloatBuffer data, int usage) {
        GLES20.glBufferData(target, GlesDialect.bytes(data, 4), data, usage);
    }

    @Override
    public void glBufferData(int target, ShortBuffer data, int usage) {
        GLES20.glBufferData(target, GlesDialect.bytes(data, 2), data, usage);
    }

    @Override
    public void glBufferData(int target, ByteBuffer data, int usage) {
        GLES20.glBufferData(target, GlesDialect.bytes(data, 1), data, usage);
    }

    @Override
    public void glBufferSubData(int target, long offset, FloatBuffer data) {
        GLES20.glBufferSubData(target, GlesDialect.offset(offset), GlesDialect.bytes(data, 4), data);
    }

    @Override
    public void glBufferSubData(int target, long offset, ShortBuffer data) {
        GLES20.glBufferSubData(target, GlesDialect.offset(offset), GlesDialect.bytes(data, 2), data);
    }

    @Override
    public void glBufferSubData(int target, long offset, ByteBuffer data) {
        GLES20.glBufferSubData(target, GlesDialect.offset(offset), GlesDialect.bytes(data, 1), data);
    }

    @Override
    public void glClear(int mask) {
        GLES20.glClear(mask);
    }

    @Override
    public void glClearColor(float red, float green, float blue, float alpha) {
        GLES20.glClearColor(red, green, blue, alpha);
    }

    @Override
    public void glColorMask(boolean red, boolean green, boolean blue, boolean alpha) {
        GLES20.glColorMask(red, green, blue, alpha);
    }

    @Override
    public void glCompileShader(int shader) {
        GLES20.glCompileShader(shader);
    }

    @Override
    public void glCompressedTexImage2D(
            int target, int level, int internalFormat, int width, int height, int border, ByteBuffer data) {
        GLES20.glCompressedTexImage2D(target, level, internalFormat, width, height, 0, data.remaining(), data);
    }

    @Override
    public void glCompressedTexSubImage2D(
            int target, int level, int xoffset, int yoffset, int width, int height, int format, ByteBuffer data) {
        GLES20.glCompressedTexSubImage2D(
                target, level, xoffset, yoffset, width, height, format, data.remaining(), data);
    }

    @Override
    public int glCreateProgram() {
        return GLES20.glCreateProgram();
    }

    @Override
    public int glCreateShader(int shaderType) {
        return GLES20.glCreateShader(shaderType);
    }

    @Override
    public void glCullFace(int mode) {
        GLES20.glCullFace(mode);
    }

    @Override
    public void glDeleteBuffers(IntBuffer buffers) {
        GLES20.glDeleteBuffers(buffers.remaining(), buffers);
    }

    @Override
    public void glDeleteProgram(int program) {
        GLES20.glDeleteProgram(program);
    }

    @Override
    public void glDeleteShader(int shader) {
        GLES20.glDeleteShader(shader);
    }

    @Override
    public void glDeleteTextures(IntBuffer textures) {
        GLES20.glDeleteTextures(textures.remaining(), textures);
    }

    @Override
    public void glDepthFunc(int func) {
        GLES20.glDepthFunc(func);
    }

    @Override
    public void glDepthMask(boolean flag) {
        GLES20.glDepthMask(flag);
    }

    @Override
    public void glDepthRange(double nearVal, double farVal) {
        GLES20.glDepthRangef((float) nearVal, (float) farVal);
    }

    @Override
    public void glDetachShader(int program, int shader) {
        GLES20.glDetachShader(program, shader);
    }

    @Override
    public void glDisable(int cap) {
        if (cap == GlesDialect.FRAMEBUFFER_SRGB) {
            writeSrgb(false);
        } else if (GlesDialect.canBeSwitched(cap)) {
            GLES20.glDisable(cap);
        }
    }

    @Override
    public void glDisableVertexAttribArray(int index) {
        GLES20.glDisableVertexAttribArray(index);
    }

    @Override
    public void glDrawArrays(int mode, int first, int count) {
        GLES20.glDrawArrays(mode, first, count);
    }

    @Override
    public void glDrawRangeElements(int mode, int start, int end, int count, int type, long indices) {
        GLES30.glDrawRangeElements(mode, start, end, count, type, GlesDialect.offset(indices));
    }

    @Override
    public void glEnable(int cap) {
        if (cap == GlesDialect.FRAMEBUFFER_SRGB) {
            writeSrgb(true);
        } else if (GlesDialect.canBeSwitched(cap)) {
            GLES20.glEnable(cap);
        }
    }

    private void writeSrgb(boolean on) {
        srgb = on;
        if (glesDialect.canSwitchSrgb()) {
            if (on) {
                GLES20.glEnable(GlesDialect.FRAMEBUFFER_SRGB);
            } else {
                GLES20.glDisable(GlesDialect.FRAMEBUFFER_SRGB);
            }
        }
    }

    @Override
    public void glEnableVertexAttribArray(int index) {
        GLES20.glEnableVertexAttribArray(index);
    }

    @Override
    public void glEndQuery(int target) {
        GLES30.glEndQuery(target);
    }

    @Override
    public void glGenBuffers(IntBuffer buffers) {
        GLES20.glGenBuffers(buffers.remaining(), buffers);
    }

    @Override
    public void glGenTextures(IntBuffer textures) {
        GLES20.glGenTextures(textures.remaining(), textures);
    }

    @Override
    public void glGenQueries(int number, IntBuffer ids) {
        GLES30.glGenQueries(number, ids);
    }

    @Override
    public int glGetAttribLocation(int program, String name) {
        return GLES20.glGetAttribLocation(program, name);
    }

    @Override
    public void glGetBoolean(int pname, ByteBuffer params) {
        if (pname == GlesDialect.FRAMEBUFFER_SRGB_CAPABLE) {
            params.put(0, (byte) 1);
            return;
        }
        GLES20.glGetBooleanv(pname, flags, 0);
        for (int i = 0; i < Math.min(flags.length, params.remaining()); i++) {
            params.put(params.position() + i, (byte) (flags[i] ? 1 : 0));
        }
    }

    @Override
    public void glGetBufferSubData(int target, long offset, ByteBuffer data) {
        int bytes = data.remaining();
        ByteBuffer mapped =
                (ByteBuffer) GLES30.glMapBufferRange(target, GlesDialect.offset(offset), bytes, GLES30.GL_MAP_READ_BIT);
        data.duplicate().put(mapped.order(ByteOrder.nativeOrder()));
        GLES30.glUnmapBuffer(target);
    }

    @Override
    public int glGetError() {
        return GLES20.glGetError();
    }

    @Override
    public void glGetFloat(int parameterId, FloatBuffer storeValues) {
        GLES20.glGetFloatv(parameterId, storeValues);
    }

    @Override
    public void glGetInteger(int pname, IntBuffer params) {
        GLES20.glGetIntegerv(GlesDialect.query(pname), params);
    }

    @Override
    public void glGetProgram(int program, int pname, IntBuffer params) {
        GLES20.glGetProgramiv(program, pname, params);
    }

    @Override
    public String glGetProgramInfoLog(int program, int maxSize) {
        return GLES20.glGetProgramInfoLog(program);
    }

    @Override
    public long glGetQueryObjectui64(int query, int pname) {
        GLES30.glGetQueryObjectuiv(query, pname, scratch, 0);
        return Integer.toUnsignedLong(scratch[0]);
    }

    @Override
    public int glGetQueryObjectiv(int query, int pname) {
        GLES30.glGetQueryObjectuiv(query, pname, scratch, 0);
        return scratch[0];
    }

    @Override
    public void glGetShader(int shader, int pname, IntBuffer params) {
        GLES20.glGetShaderiv(shader, pname, params);
    }

    @Override
    public String glGetShaderInfoLog(int shader, int maxSize) {
        return GLES20.glGetShaderInfoLog(shader);
    }

    @Override
    public String glGetString(int name) {
        return name == GL_EXTENSIONS ? glesDialect.extensions() : GLES20.glGetString(name);
    }

    @Override
    public int glGetUniformLocation(int program, String name) {
        return GLES20.glGetUniformLocation(program, name);
    }

    @Override
    public boolean glIsEnabled(int cap) {
        if (cap == GlesDialect.FRAMEBUFFER_SRGB) {
            return srgb;
        }
        return GlesDialect.canBeSwitched(cap) && GLES20.glIsEnabled(cap);
    }

    @Override
    public void glLineWidth(float width) {
        GLES20.glLineWidth(width);
    }

    @Override
    public void glLinkProgram(int program) {
        GLES20.glLinkProgram(program);
    }

    @Override
    public void glPixelStorei(int pname, int param) {
        GLES20.glPixelStorei(pname, param);
    }

    @Override
    public void glPolygonOffset(float factor, float units) {
        GLES20.glPolygonOffset(factor, units);
    }

    @Override
    public void glReadPixels(int x, int y, int width, int height, int format, int type, ByteBuffer data) {
        GLES20.glReadPixels(x, y, width, height, format, type, data);
    }

    @Override
    public void glReadPixels(int x, int y, int width, int height, int format, int type, long offset) {
        GLES30.glReadPixels(x, y, width, height, format, type, GlesDialect.offset(offset));
    }

    @Override
    public void glScissor(int x, int y, int width, int height) {
        GLES20.glScissor(x, y, width, height);
    }

    @Override
    public void glShaderSource(int shader, String[] strings, IntBuffer length) {
        GLES20.glShaderSource(shader, String.join("", strings));
    }

    @Override
    public void glStencilFuncSeparate(int face, int func, int ref, int mask) {
        GLES20.glStencilFuncSeparate(face, func, ref, mask);
    }

    @Override
    public void glStencilOpSeparate(int face, int sfail, int dpfail, int dppass) {
        GLES20.glStencilOpSeparate(face, sfail, dpfail, dppass);
    }

    @Override
    public void glTexImage2D(
            int target,
            int level,
            int internalFormat,
            int width,
            int height,
            int border,
            int format,
            int type,
            ByteBuffer data) {
        GLES20.glTexImage2D(
                target,
                level,
                GlesDialect.internalFormat(internalFormat),
                width,
                height,
                0,
                format,
                GlesDialect.type(type),
                data);
    }

    @Override
    public void glTexParameterf(int target, int pname, float param) {
        GLES20.glTexParameterf(target, pname, param);
    }

    @Override
    public void glTexParameteri(int target, int pname, int param) {
        GLES20.glTexParameteri(target, pname, param);
    }

    @Override
    public void glTexSubImage2D(
            int target,
            int level,
            int xoffset,
            int yoffset,
            int width,
            int height,
            int format,
            int type,
            ByteBuffer data) {
        GLES20.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, GlesDialect.type(type), data);
    }

    @Override
    public void glUniform1(int location, FloatBuffer value) {
        GLES20.glUniform1fv(location, GlesDialect.count(value, 1), value);
    }

    @Override
    public void glUniform1(int location, IntBuffer value) {
        GLES20.glUniform1iv(location, GlesDialect.count(value, 1), value);
    }

    @Override
    public void glUniform1f(int location, float v0) {
        GLES20.glUniform1f(location, v0);
    }

    @Override
    public void glUniform1i(int location, int v0) {
        GLES20.glUniform1i(location, v0);
    }

    @Override
    public void glUniform2(int location, IntBuffer value) {
        GLES20.glUniform2iv(location, GlesDialect.count(value, 2), value);
    }

    @Override
    public void glUniform2(int location, FloatBuffer value) {
        GLES20.glUniform2fv(location, GlesDialect.count(value, 2), value);
    }

    @Override
    public void glUniform2f(int location, float v0, float v1) {
        GLES20.glUniform2f(location, v0, v1);
    }

    @Override
    public void glUniform3(int location, IntBuffer value) {
        GLES20.glUniform3iv(location, GlesDialect.count(value, 3), value);
    }

    @Override
    public void glUniform3(int location, FloatBuffer value) {
        GLES20.glUniform3fv(location, GlesDialect.count(value, 3), value);
    }

    @Override
    public void glUniform3f(int location, float v0, float v1, float v2) {
        GLES20.glUniform3f(location, v0, v1, v2);
    }

    @Override
    public void glUniform4(int location, FloatBuffer value) {
        GLES20.glUniform4fv(location, GlesDialect.count(value, 4), value);
    }

    @Override
    public void glUniform4(int location, IntBuffer value) {
        GLES20.glUniform4iv(location, GlesDialect.count(value, 4), value);
    }

    @Override
    public void glUniform4f(int location, float v0, float v1, float v2, float v3) {
        GLES20.glUniform4f(location, v0, v1, v2, v3);
    }

    @Override
    public void glUniformMatrix3(int location, boolean transpose, FloatBuffer value) {
        GLES20.glUniformMatrix3fv(location, GlesDialect.count(value, 9), transpose, value);
    }

    @Override
    public void glUniformMatrix4(int location, boolean transpose, FloatBuffer value) {
        GLES20.glUniformMatrix4fv(location, GlesDialect.count(value, 16), transpose, value);
    }

    @Override
    public void glUseProgram(int program) {
        GLES20.glUseProgram(program);
    }

    @Override
    public void glVertexAttribPointer(int index, int size, int type, boolean normalized, int stride, long pointer) {
        GLES20.glVertexAttribPointer(
                index, size, GlesDialect.type(type), normalized, stride, GlesDialect.offset(pointer));
    }

    @Override
    public void glViewport(int x, int y, int width, int height) {
        GLES20.glViewport(x, y, width, height);
    }

    @Override
    public void glAlphaFunc(int func, float ref) {
        // shaders discard
    }

    @Override
    public void glPointSize(float size) {
        // shaders say it
    }

    @Override
    public void glPolygonMode(int face, int mode) {
        // there is no such thing: lines are drawn as lines
    }

    @Override
    public void glDrawBuffer(int mode) {
        int last = Math.max(0, mode - GLES20.GL_COLOR_ATTACHMENT0); // of the window it is always the first
        Arrays.fill(scratch, 0, last, GLES20.GL_NONE); // the n-th place may name the n-th attachment only
        scratch[last] = mode;
        GLES30.glDrawBuffers(last + 1, scratch, 0);
    }

    @Override
    public void glReadBuffer(int mode) {
        GLES30.glReadBuffer(mode);
    }

    @Override
    public void glCompressedTexImage3D(
            int target, int level, int internalFormat, int width, int height, int depth, int border, ByteBuffer data) {
        GLES30.glCompressedTexImage3D(target, level, internalFormat, width, height, depth, 0, data.remaining(), data);
    }

    @Override
    public void glCompressedTexSubImage3D(
            int target,
            int level,
            int xoffset,
            int yoffset,
            int zoffset,
            int width,
            int height,
            int depth,
            int format,
            ByteBuffer data) {
        GLES30.glCompressedTexSubImage3D(
                target, level, xoffset, yoffset, zoffset, width, height, depth, format, data.remaining(), data);
    }

    @Override
    public void glTexImage3D(
            int target,
            int level,
            int internalFormat,
            int width,
            int height,
            int depth,
            int border,
            int format,
            int type,
            ByteBuffer data) {
        GLES30.glTexImage3D(
                target,
                level,
                GlesDialect.internalFormat(internalFormat),
                width,
                height,
                depth,
                0,
                format,
                GlesDialect.type(type),
                data);
    }

    @Override
    public void glTexSubImage3D(
            int target,
            int level,
            int xoffset,
            int yoffset,
            int zoffset,
            int width,
            int height,
            int depth,
            int format,
            int type,
            ByteBuffer data) {
        GLES30.glTexSubImage3D(
                target, level, xoffset, yoffset, zoffset, width, height, depth, format, GlesDialect.type(type), data);
    }

    @Override
    public void glBindVertexArray(int array) {
        GLES30.glBindVertexArray(array);
    }

    @Override
    public void glDeleteVertexArrays(IntBuffer arrays) {
        GLES30.glDeleteVertexArrays(arrays.remaining(), arrays);
    }

    @Override
    public void glGenVertexArrays(IntBuffer arrays) {
        GLES30.glGenVertexArrays(1, arrays);
    }
}
