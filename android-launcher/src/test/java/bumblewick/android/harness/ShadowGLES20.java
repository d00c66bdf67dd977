package bumblewick.android.harness;

import bumblewick.egl.GlObjects;
import bumblewick.egl.Hooks;
import bumblewick.egl.Limits;
import bumblewick.egl.Targets;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;

/**
 * Forwards android.opengl.GLES20 to the desktop OpenGL ES driver through LWJGL. A table with one method for each call of that
 * class, without any logic of its own ({@link Limits} may refuse a call), and so as long as it: Robolectric finds a shadow's
 * methods in one class only.
 */
@Implements(value = android.opengl.GLES20.class, isInAndroidSdk = true)
public class ShadowGLES20 {
    @Implementation
    protected static String glGetString(int n) {
        return Limits.now().text(n, org.lwjgl.opengles.GLES20.glGetString(n));
    }

    @Implementation
    protected static String glGetShaderInfoLog(int s) {
        return org.lwjgl.opengles.GLES20.glGetShaderInfoLog(s);
    }

    @Implementation
    protected static String glGetProgramInfoLog(int s) {
        return org.lwjgl.opengles.GLES20.glGetProgramInfoLog(s);
    }

    @Implementation
    protected static void glShaderSource(int s, String src) {
        Hooks.shaders.add(src);
        org.lwjgl.opengles.GLES20.glShaderSource(s, Hooks.rewriter.apply(src));
    }

    @Implementation
    protected static int glGetAttribLocation(int p, String n) {
        return org.lwjgl.opengles.GLES20.glGetAttribLocation(p, n);
    }

    @Implementation
    protected static int glGetUniformLocation(int p, String n) {
        return org.lwjgl.opengles.GLES20.glGetUniformLocation(p, n);
    }

    @Implementation
    protected static void glBindAttribLocation(int p, int i, String n) {
        org.lwjgl.opengles.GLES20.glBindAttribLocation(p, i, n);
    }

    @Implementation
    protected static void glActiveTexture(int p0) {
        org.lwjgl.opengles.GLES20.glActiveTexture(p0);
    }

    @Implementation
    protected static void glAttachShader(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glAttachShader(p0, p1);
    }

    @Implementation
    protected static void glBindBuffer(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glBindBuffer(p0, p1);
    }

    @Implementation
    protected static void glBindFramebuffer(int p0, int p1) {
        Targets.bind(p0, p1);
        org.lwjgl.opengles.GLES20.glBindFramebuffer(p0, p1);
    }

    @Implementation
    protected static void glBindRenderbuffer(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glBindRenderbuffer(p0, p1);
    }

    @Implementation
    protected static void glBindTexture(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glBindTexture(p0, p1);
    }

    @Implementation
    protected static void glBlendColor(float p0, float p1, float p2, float p3) {
        org.lwjgl.opengles.GLES20.glBlendColor(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glBlendEquation(int p0) {
        org.lwjgl.opengles.GLES20.glBlendEquation(p0);
    }

    @Implementation
    protected static void glBlendEquationSeparate(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glBlendEquationSeparate(p0, p1);
    }

    @Implementation
    protected static void glBlendFunc(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glBlendFunc(p0, p1);
    }

    @Implementation
    protected static void glBlendFuncSeparate(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES20.glBlendFuncSeparate(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glBufferData(int p0, int p1, java.nio.Buffer p2, int p3) {
        GlBridge.uploaded(p2, p1);
        org.lwjgl.opengles.GLES20.nglBufferData(p0, p1, GlBridge.addr(p2), p3);
    }

    @Implementation
    protected static void glBufferSubData(int p0, int p1, int p2, java.nio.Buffer p3) {
        org.lwjgl.opengles.GLES20.nglBufferSubData(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static int glCheckFramebufferStatus(int p0) {
        return Limits.now().status(p0, org.lwjgl.opengles.GLES20.glCheckFramebufferStatus(p0));
    }

    @Implementation
    protected static void glClear(int p0) {
        Targets.clear(p0);
        org.lwjgl.opengles.GLES20.glClear(p0);
    }

    @Implementation
    protected static void glClearColor(float p0, float p1, float p2, float p3) {
        org.lwjgl.opengles.GLES20.glClearColor(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glClearDepthf(float p0) {
        org.lwjgl.opengles.GLES20.glClearDepthf(p0);
    }

    @Implementation
    protected static void glClearStencil(int p0) {
        org.lwjgl.opengles.GLES20.glClearStencil(p0);
    }

    @Implementation
    protected static void glColorMask(boolean p0, boolean p1, boolean p2, boolean p3) {
        org.lwjgl.opengles.GLES20.glColorMask(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glCompileShader(int p0) {
        bumblewick.egl.Hooks.compiledShaders.incrementAndGet();
        org.lwjgl.opengles.GLES20.glCompileShader(p0);
    }

    @Implementation
    protected static void glCompressedTexImage2D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, java.nio.Buffer p7) {
        if (Limits.now().reads(p2)) {
            org.lwjgl.opengles.GLES20.nglCompressedTexImage2D(p0, p1, p2, p3, p4, p5, p6, GlBridge.addr(p7));
        }
    }

    @Implementation
    protected static void glCompressedTexSubImage2D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, java.nio.Buffer p8) {
        org.lwjgl.opengles.GLES20.nglCompressedTexSubImage2D(p0, p1, p2, p3, p4, p5, p6, p7, GlBridge.addr(p8));
    }

    @Implementation
    protected static void glCopyTexImage2D(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7) {
        org.lwjgl.opengles.GLES20.glCopyTexImage2D(p0, p1, p2, p3, p4, p5, p6, p7);
    }

    @Implementation
    protected static void glCopyTexSubImage2D(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7) {
        org.lwjgl.opengles.GLES20.glCopyTexSubImage2D(p0, p1, p2, p3, p4, p5, p6, p7);
    }

    @Implementation
    protected static int glCreateProgram() {
        int r = org.lwjgl.opengles.GLES20.glCreateProgram();
        GlObjects.made("program", r);
        return r;
    }

    @Implementation
    protected static int glCreateShader(int p0) {
        int r = org.lwjgl.opengles.GLES20.glCreateShader(p0);
        GlObjects.made("shader", r);
        return r;
    }

    @Implementation
    protected static void glCullFace(int p0) {
        org.lwjgl.opengles.GLES20.glCullFace(p0);
    }

    @Implementation
    protected static void glDeleteBuffers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("buffers", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES20.nglDeleteBuffers(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteBuffers(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("buffers", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES20.nglDeleteBuffers(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glDeleteFramebuffers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("framebuffers", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES20.nglDeleteFramebuffers(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteFramebuffers(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("framebuffers", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES20.nglDeleteFramebuffers(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glDeleteProgram(int p0) {
        GlObjects.gone("program", p0);
        org.lwjgl.opengles.GLES20.glDeleteProgram(p0);
    }

    @Implementation
    protected static void glDeleteRenderbuffers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("renderbuffers", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES20.nglDeleteRenderbuffers(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteRenderbuffers(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("renderbuffers", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES20.nglDeleteRenderbuffers(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glDeleteShader(int p0) {
        GlObjects.gone("shader", p0);
        org.lwjgl.opengles.GLES20.glDeleteShader(p0);
    }

    @Implementation
    protected static void glDeleteTextures(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("textures", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES20.nglDeleteTextures(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteTextures(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("textures", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES20.nglDeleteTextures(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glDepthFunc(int p0) {
        org.lwjgl.opengles.GLES20.glDepthFunc(p0);
    }

    @Implementation
    protected static void glDepthMask(boolean p0) {
        org.lwjgl.opengles.GLES20.glDepthMask(p0);
    }

    @Implementation
    protected static void glDepthRangef(float p0, float p1) {
        org.lwjgl.opengles.GLES20.glDepthRangef(p0, p1);
    }

    @Implementation
    protected static void glDetachShader(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glDetachShader(p0, p1);
    }

    @Implementation
    protected static void glDisable(int p0) {
        org.lwjgl.opengles.GLES20.glDisable(p0);
    }

    @Implementation
    protected static void glDisableVertexAttribArray(int p0) {
        org.lwjgl.opengles.GLES20.glDisableVertexAttribArray(p0);
    }

    @Implementation
    protected static void glDrawArrays(int p0, int p1, int p2) {
        Targets.draw();
        org.lwjgl.opengles.GLES20.glDrawArrays(p0, p1, p2);
    }

    @Implementation
    protected static void glDrawElements(int p0, int p1, int p2, int p3) {
        Targets.draw();
        org.lwjgl.opengles.GLES20.nglDrawElements(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glDrawElements(int p0, int p1, int p2, java.nio.Buffer p3) {
        Targets.draw();
        org.lwjgl.opengles.GLES20.nglDrawElements(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glEnable(int p0) {
        org.lwjgl.opengles.GLES20.glEnable(p0);
    }

    @Implementation
    protected static void glEnableVertexAttribArray(int p0) {
        org.lwjgl.opengles.GLES20.glEnableVertexAttribArray(p0);
    }

    @Implementation
    protected static void glFinish() {
        org.lwjgl.opengles.GLES20.glFinish();
    }

    @Implementation
    protected static void glFlush() {
        org.lwjgl.opengles.GLES20.glFlush();
    }

    @Implementation
    protected static void glFramebufferRenderbuffer(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES20.glFramebufferRenderbuffer(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glFramebufferTexture2D(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES20.glFramebufferTexture2D(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glFrontFace(int p0) {
        org.lwjgl.opengles.GLES20.glFrontFace(p0);
    }

    @Implementation
    protected static void glGenBuffers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglGenBuffers(p0, GlBridge.addr(b1));
        GlBridge.made("buffers", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenBuffers(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES20.nglGenBuffers(p0, GlBridge.addr(p1));
        GlBridge.made("buffers", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGenerateMipmap(int p0) {
        org.lwjgl.opengles.GLES20.glGenerateMipmap(p0);
    }

    @Implementation
    protected static void glGenFramebuffers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglGenFramebuffers(p0, GlBridge.addr(b1));
        GlBridge.made("framebuffers", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenFramebuffers(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES20.nglGenFramebuffers(p0, GlBridge.addr(p1));
        GlBridge.made("framebuffers", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGenRenderbuffers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglGenRenderbuffers(p0, GlBridge.addr(b1));
        GlBridge.made("renderbuffers", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenRenderbuffers(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES20.nglGenRenderbuffers(p0, GlBridge.addr(p1));
        GlBridge.made("renderbuffers", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGenTextures(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglGenTextures(p0, GlBridge.addr(b1));
        GlBridge.made("textures", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenTextures(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES20.nglGenTextures(p0, GlBridge.addr(p1));
        GlBridge.made("textures", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGetActiveAttrib(
            int p0, int p1, int p2, int[] p3, int o3, int[] p4, int o4, int[] p5, int o5, byte[] p6, int o6) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        java.nio.IntBuffer b4 = GlBridge.in(p4, o4);
        java.nio.IntBuffer b5 = GlBridge.in(p5, o5);
        java.nio.ByteBuffer b6 = GlBridge.in(p6, o6);
        org.lwjgl.opengles.GLES20.nglGetActiveAttrib(
                p0, p1, p2, GlBridge.addr(b3), GlBridge.addr(b4), GlBridge.addr(b5), GlBridge.addr(b6));
        GlBridge.out(b3, p3, o3);
        GlBridge.out(b4, p4, o4);
        GlBridge.out(b5, p5, o5);
        GlBridge.out(b6, p6, o6);
    }

    @Implementation
    protected static void glGetActiveUniform(
            int p0, int p1, int p2, int[] p3, int o3, int[] p4, int o4, int[] p5, int o5, byte[] p6, int o6) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        java.nio.IntBuffer b4 = GlBridge.in(p4, o4);
        java.nio.IntBuffer b5 = GlBridge.in(p5, o5);
        java.nio.ByteBuffer b6 = GlBridge.in(p6, o6);
        org.lwjgl.opengles.GLES20.nglGetActiveUniform(
                p0, p1, p2, GlBridge.addr(b3), GlBridge.addr(b4), GlBridge.addr(b5), GlBridge.addr(b6));
        GlBridge.out(b3, p3, o3);
        GlBridge.out(b4, p4, o4);
        GlBridge.out(b5, p5, o5);
        GlBridge.out(b6, p6, o6);
    }

    @Implementation
    protected static void glGetAttachedShaders(int p0, int p1, int[] p2, int o2, int[] p3, int o3) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES20.nglGetAttachedShaders(p0, p1, GlBridge.addr(b2), GlBridge.addr(b3));
        GlBridge.out(b2, p2, o2);
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glGetAttachedShaders(int p0, int p1, java.nio.IntBuffer p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES20.nglGetAttachedShaders(p0, p1, GlBridge.addr(p2), GlBridge.addr(p3));
    }

    @Implementation
    protected static void glGetBooleanv(int p0, boolean[] p1, int o1) {
        java.nio.ByteBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglGetBooleanv(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGetBooleanv(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES20.nglGetBooleanv(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGetBufferParameteriv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetBufferParameteriv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetBufferParameteriv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetBufferParameteriv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static int glGetError() {
        int r = org.lwjgl.opengles.GLES20.glGetError();
        return r;
    }

    @Implementation
    protected static void glGetFloatv(int p0, float[] p1, int o1) {
        java.nio.FloatBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglGetFloatv(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGetFloatv(int p0, java.nio.FloatBuffer p1) {
        org.lwjgl.opengles.GLES20.nglGetFloatv(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGetFramebufferAttachmentParameteriv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES20.nglGetFramebufferAttachmentParameteriv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glGetFramebufferAttachmentParameteriv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES20.nglGetFramebufferAttachmentParameteriv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glGetIntegerv(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglGetIntegerv(p0, GlBridge.addr(b1));
        Limits.now().number(p0, b1);
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGetIntegerv(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES20.nglGetIntegerv(p0, GlBridge.addr(p1));
        Limits.now().number(p0, p1);
    }

    @Implementation
    protected static void glGetProgramiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetProgramiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetProgramiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetProgramiv(p0, p1, GlBridge.addr(p2));
        p2.put(p2.position(), Limits.now().program(p0, p1, p2.get(p2.position())));
    }

    @Implementation
    protected static void glGetRenderbufferParameteriv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetRenderbufferParameteriv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetRenderbufferParameteriv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetRenderbufferParameteriv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetShaderiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetShaderiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetShaderiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetShaderiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetShaderPrecisionFormat(int p0, int p1, int[] p2, int o2, int[] p3, int o3) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES20.nglGetShaderPrecisionFormat(p0, p1, GlBridge.addr(b2), GlBridge.addr(b3));
        GlBridge.out(b2, p2, o2);
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glGetShaderPrecisionFormat(int p0, int p1, java.nio.IntBuffer p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES20.nglGetShaderPrecisionFormat(p0, p1, GlBridge.addr(p2), GlBridge.addr(p3));
    }

    @Implementation
    protected static void glGetShaderSource(int p0, int p1, int[] p2, int o2, byte[] p3, int o3) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        java.nio.ByteBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES20.nglGetShaderSource(p0, p1, GlBridge.addr(b2), GlBridge.addr(b3));
        GlBridge.out(b2, p2, o2);
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static java.lang.String glGetShaderSource(int p0) {
        java.lang.String r = org.lwjgl.opengles.GLES20.glGetShaderSource(p0);
        return r;
    }

    @Implementation
    protected static void glGetTexParameterfv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetTexParameterfv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetTexParameterfv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetTexParameterfv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetTexParameteriv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetTexParameteriv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetTexParameteriv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetTexParameteriv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetUniformfv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetUniformfv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetUniformfv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetUniformfv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetUniformiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetUniformiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetUniformiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetUniformiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetVertexAttribfv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetVertexAttribfv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetVertexAttribfv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetVertexAttribfv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetVertexAttribiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglGetVertexAttribiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetVertexAttribiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglGetVertexAttribiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glHint(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glHint(p0, p1);
    }

    @Implementation
    protected static boolean glIsBuffer(int p0) {
        boolean r = org.lwjgl.opengles.GLES20.glIsBuffer(p0);
        return r;
    }

    @Implementation
    protected static boolean glIsEnabled(int p0) {
        boolean r = org.lwjgl.opengles.GLES20.glIsEnabled(p0);
        return r;
    }

    @Implementation
    protected static boolean glIsFramebuffer(int p0) {
        boolean r = org.lwjgl.opengles.GLES20.glIsFramebuffer(p0);
        return r;
    }

    @Implementation
    protected static boolean glIsProgram(int p0) {
        boolean r = org.lwjgl.opengles.GLES20.glIsProgram(p0);
        return r;
    }

    @Implementation
    protected static boolean glIsRenderbuffer(int p0) {
        boolean r = org.lwjgl.opengles.GLES20.glIsRenderbuffer(p0);
        return r;
    }

    @Implementation
    protected static boolean glIsShader(int p0) {
        boolean r = org.lwjgl.opengles.GLES20.glIsShader(p0);
        return r;
    }

    @Implementation
    protected static boolean glIsTexture(int p0) {
        boolean r = org.lwjgl.opengles.GLES20.glIsTexture(p0);
        return r;
    }

    @Implementation
    protected static void glLineWidth(float p0) {
        org.lwjgl.opengles.GLES20.glLineWidth(p0);
    }

    @Implementation
    protected static void glLinkProgram(int p0) {
        org.lwjgl.opengles.GLES20.glLinkProgram(p0);
    }

    @Implementation
    protected static void glPixelStorei(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glPixelStorei(p0, p1);
    }

    @Implementation
    protected static void glPolygonOffset(float p0, float p1) {
        org.lwjgl.opengles.GLES20.glPolygonOffset(p0, p1);
    }

    @Implementation
    protected static void glReadPixels(int p0, int p1, int p2, int p3, int p4, int p5, java.nio.Buffer p6) {
        org.lwjgl.opengles.GLES20.nglReadPixels(p0, p1, p2, p3, p4, p5, GlBridge.addr(p6));
    }

    @Implementation
    protected static void glReleaseShaderCompiler() {
        org.lwjgl.opengles.GLES20.glReleaseShaderCompiler();
    }

    @Implementation
    protected static void glRenderbufferStorage(int p0, int p1, int p2, int p3) {
        if (Limits.now().holds(p2, p3)) {
            org.lwjgl.opengles.GLES20.glRenderbufferStorage(p0, p1, p2, p3);
        }
    }

    @Implementation
    protected static void glSampleCoverage(float p0, boolean p1) {
        org.lwjgl.opengles.GLES20.glSampleCoverage(p0, p1);
    }

    @Implementation
    protected static void glScissor(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES20.glScissor(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glShaderBinary(int p0, int[] p1, int o1, int p2, java.nio.Buffer p3, int p4) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglShaderBinary(p0, GlBridge.addr(b1), p2, GlBridge.addr(p3), p4);
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glShaderBinary(int p0, java.nio.IntBuffer p1, int p2, java.nio.Buffer p3, int p4) {
        org.lwjgl.opengles.GLES20.nglShaderBinary(p0, GlBridge.addr(p1), p2, GlBridge.addr(p3), p4);
    }

    @Implementation
    protected static void glStencilFunc(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES20.glStencilFunc(p0, p1, p2);
    }

    @Implementation
    protected static void glStencilFuncSeparate(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES20.glStencilFuncSeparate(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glStencilMask(int p0) {
        org.lwjgl.opengles.GLES20.glStencilMask(p0);
    }

    @Implementation
    protected static void glStencilMaskSeparate(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glStencilMaskSeparate(p0, p1);
    }

    @Implementation
    protected static void glStencilOp(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES20.glStencilOp(p0, p1, p2);
    }

    @Implementation
    protected static void glStencilOpSeparate(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES20.glStencilOpSeparate(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glTexImage2D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, java.nio.Buffer p8) {
        GlBridge.uploaded(p8);
        if (Limits.now().holds(p3, p4)) {
            org.lwjgl.opengles.GLES20.nglTexImage2D(p0, p1, p2, p3, p4, p5, p6, p7, GlBridge.addr(p8));
        }
    }

    @Implementation
    protected static void glTexParameterf(int p0, int p1, float p2) {
        if (Limits.now().knows(p1)) {
            org.lwjgl.opengles.GLES20.glTexParameterf(p0, p1, p2);
        }
    }

    @Implementation
    protected static void glTexParameterfv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglTexParameterfv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glTexParameterfv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES20.nglTexParameterfv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glTexParameteri(int p0, int p1, int p2) {
        if (Limits.now().knows(p1)) {
            org.lwjgl.opengles.GLES20.glTexParameteri(p0, p1, p2);
        }
    }

    @Implementation
    protected static void glTexParameteriv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglTexParameteriv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glTexParameteriv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglTexParameteriv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glTexSubImage2D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, java.nio.Buffer p8) {
        GlBridge.uploaded(p8);
        org.lwjgl.opengles.GLES20.nglTexSubImage2D(p0, p1, p2, p3, p4, p5, p6, p7, GlBridge.addr(p8));
    }

    @Implementation
    protected static void glUniform1f(int p0, float p1) {
        org.lwjgl.opengles.GLES20.glUniform1f(p0, p1);
    }

    @Implementation
    protected static void glUniform1fv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglUniform1fv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform1fv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES20.nglUniform1fv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform1i(int p0, int p1) {
        org.lwjgl.opengles.GLES20.glUniform1i(p0, p1);
    }

    @Implementation
    protected static void glUniform1iv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglUniform1iv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform1iv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglUniform1iv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform2f(int p0, float p1, float p2) {
        org.lwjgl.opengles.GLES20.glUniform2f(p0, p1, p2);
    }

    @Implementation
    protected static void glUniform2fv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglUniform2fv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform2fv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES20.nglUniform2fv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform2i(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES20.glUniform2i(p0, p1, p2);
    }

    @Implementation
    protected static void glUniform2iv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglUniform2iv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform2iv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglUniform2iv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform3f(int p0, float p1, float p2, float p3) {
        org.lwjgl.opengles.GLES20.glUniform3f(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glUniform3fv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglUniform3fv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform3fv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES20.nglUniform3fv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform3i(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES20.glUniform3i(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glUniform3iv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglUniform3iv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform3iv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglUniform3iv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform4f(int p0, float p1, float p2, float p3, float p4) {
        org.lwjgl.opengles.GLES20.glUniform4f(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glUniform4fv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglUniform4fv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform4fv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES20.nglUniform4fv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform4i(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES20.glUniform4i(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glUniform4iv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES20.nglUniform4iv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform4iv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES20.nglUniform4iv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniformMatrix2fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES20.nglUniformMatrix2fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix2fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES20.nglUniformMatrix2fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glUniformMatrix3fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES20.nglUniformMatrix3fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix3fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES20.nglUniformMatrix3fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glUniformMatrix4fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES20.nglUniformMatrix4fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix4fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES20.nglUniformMatrix4fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glUseProgram(int p0) {
        org.lwjgl.opengles.GLES20.glUseProgram(p0);
    }

    @Implementation
    protected static void glValidateProgram(int p0) {
        org.lwjgl.opengles.GLES20.glValidateProgram(p0);
    }

    @Implementation
    protected static void glVertexAttrib1f(int p0, float p1) {
        org.lwjgl.opengles.GLES20.glVertexAttrib1f(p0, p1);
    }

    @Implementation
    protected static void glVertexAttrib1fv(int p0, float[] p1, int o1) {
        java.nio.FloatBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglVertexAttrib1fv(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glVertexAttrib1fv(int p0, java.nio.FloatBuffer p1) {
        org.lwjgl.opengles.GLES20.nglVertexAttrib1fv(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glVertexAttrib2f(int p0, float p1, float p2) {
        org.lwjgl.opengles.GLES20.glVertexAttrib2f(p0, p1, p2);
    }

    @Implementation
    protected static void glVertexAttrib2fv(int p0, float[] p1, int o1) {
        java.nio.FloatBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglVertexAttrib2fv(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glVertexAttrib2fv(int p0, java.nio.FloatBuffer p1) {
        org.lwjgl.opengles.GLES20.nglVertexAttrib2fv(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glVertexAttrib3f(int p0, float p1, float p2, float p3) {
        org.lwjgl.opengles.GLES20.glVertexAttrib3f(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glVertexAttrib3fv(int p0, float[] p1, int o1) {
        java.nio.FloatBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglVertexAttrib3fv(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glVertexAttrib3fv(int p0, java.nio.FloatBuffer p1) {
        org.lwjgl.opengles.GLES20.nglVertexAttrib3fv(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glVertexAttrib4f(int p0, float p1, float p2, float p3, float p4) {
        org.lwjgl.opengles.GLES20.glVertexAttrib4f(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glVertexAttrib4fv(int p0, float[] p1, int o1) {
        java.nio.FloatBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES20.nglVertexAttrib4fv(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glVertexAttrib4fv(int p0, java.nio.FloatBuffer p1) {
        org.lwjgl.opengles.GLES20.nglVertexAttrib4fv(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glVertexAttribPointer(int p0, int p1, int p2, boolean p3, int p4, int p5) {
        org.lwjgl.opengles.GLES20.nglVertexAttribPointer(p0, p1, p2, p3, p4, p5);
    }

    @Implementation
    protected static void glViewport(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES20.glViewport(p0, p1, p2, p3);
    }
}
