package bumblewick.android.harness;

import bumblewick.egl.Targets;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;

/**
 * Forwards android.opengl.GLES30 to the desktop OpenGL ES driver through LWJGL. A table with one method for each call of that
 * class, without any logic, and so as long as it: Robolectric finds a shadow's methods in one class only.
 */
@Implements(value = android.opengl.GLES30.class, isInAndroidSdk = true)
public class ShadowGLES30 {
    @Implementation
    protected static java.nio.Buffer glMapBufferRange(int t, int o, int l, int a) {
        return org.lwjgl.opengles.GLES30.glMapBufferRange(t, o, l, a);
    }

    @Implementation
    protected static String glGetStringi(int n, int i) {
        return org.lwjgl.opengles.GLES30.glGetStringi(n, i);
    }

    @Implementation
    protected static void glReadBuffer(int p0) {
        org.lwjgl.opengles.GLES30.glReadBuffer(p0);
    }

    @Implementation
    protected static void glDrawRangeElements(int p0, int p1, int p2, int p3, int p4, java.nio.Buffer p5) {
        Targets.draw();
        org.lwjgl.opengles.GLES30.nglDrawRangeElements(p0, p1, p2, p3, p4, GlBridge.addr(p5));
    }

    @Implementation
    protected static void glDrawRangeElements(int p0, int p1, int p2, int p3, int p4, int p5) {
        Targets.draw();
        org.lwjgl.opengles.GLES30.nglDrawRangeElements(p0, p1, p2, p3, p4, p5);
    }

    @Implementation
    protected static void glTexImage3D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, java.nio.Buffer p9) {
        GlBridge.uploaded(p9);
        org.lwjgl.opengles.GLES30.nglTexImage3D(p0, p1, p2, p3, p4, p5, p6, p7, p8, GlBridge.addr(p9));
    }

    @Implementation
    protected static void glTexImage3D(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9) {
        org.lwjgl.opengles.GLES30.nglTexImage3D(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9);
    }

    @Implementation
    protected static void glTexSubImage3D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, java.nio.Buffer p10) {
        org.lwjgl.opengles.GLES30.nglTexSubImage3D(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, GlBridge.addr(p10));
    }

    @Implementation
    protected static void glTexSubImage3D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10) {
        org.lwjgl.opengles.GLES30.nglTexSubImage3D(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10);
    }

    @Implementation
    protected static void glCopyTexSubImage3D(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8) {
        org.lwjgl.opengles.GLES30.glCopyTexSubImage3D(p0, p1, p2, p3, p4, p5, p6, p7, p8);
    }

    @Implementation
    protected static void glCompressedTexImage3D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, java.nio.Buffer p8) {
        org.lwjgl.opengles.GLES30.nglCompressedTexImage3D(p0, p1, p2, p3, p4, p5, p6, p7, GlBridge.addr(p8));
    }

    @Implementation
    protected static void glCompressedTexImage3D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8) {
        org.lwjgl.opengles.GLES30.nglCompressedTexImage3D(p0, p1, p2, p3, p4, p5, p6, p7, p8);
    }

    @Implementation
    protected static void glCompressedTexSubImage3D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, java.nio.Buffer p10) {
        org.lwjgl.opengles.GLES30.nglCompressedTexSubImage3D(
                p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, GlBridge.addr(p10));
    }

    @Implementation
    protected static void glCompressedTexSubImage3D(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10) {
        org.lwjgl.opengles.GLES30.nglCompressedTexSubImage3D(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10);
    }

    @Implementation
    protected static void glGenQueries(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES30.nglGenQueries(p0, GlBridge.addr(b1));
        GlBridge.made("queries", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenQueries(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES30.nglGenQueries(p0, GlBridge.addr(p1));
        GlBridge.made("queries", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glDeleteQueries(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("queries", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES30.nglDeleteQueries(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteQueries(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("queries", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES30.nglDeleteQueries(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static boolean glIsQuery(int p0) {
        boolean r = org.lwjgl.opengles.GLES30.glIsQuery(p0);
        return r;
    }

    @Implementation
    protected static void glBeginQuery(int p0, int p1) {
        org.lwjgl.opengles.GLES30.glBeginQuery(p0, p1);
    }

    @Implementation
    protected static void glEndQuery(int p0) {
        org.lwjgl.opengles.GLES30.glEndQuery(p0);
    }

    @Implementation
    protected static void glGetQueryiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetQueryiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetQueryiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetQueryiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetQueryObjectuiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetQueryObjectuiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetQueryObjectuiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetQueryObjectuiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static boolean glUnmapBuffer(int p0) {
        boolean r = org.lwjgl.opengles.GLES30.glUnmapBuffer(p0);
        return r;
    }

    @Implementation
    protected static void glDrawBuffers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES30.nglDrawBuffers(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDrawBuffers(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES30.nglDrawBuffers(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glUniformMatrix2x3fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES30.nglUniformMatrix2x3fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix2x3fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES30.nglUniformMatrix2x3fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glUniformMatrix3x2fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES30.nglUniformMatrix3x2fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix3x2fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES30.nglUniformMatrix3x2fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glUniformMatrix2x4fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES30.nglUniformMatrix2x4fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix2x4fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES30.nglUniformMatrix2x4fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glUniformMatrix4x2fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES30.nglUniformMatrix4x2fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix4x2fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES30.nglUniformMatrix4x2fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glUniformMatrix3x4fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES30.nglUniformMatrix3x4fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix3x4fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES30.nglUniformMatrix3x4fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glUniformMatrix4x3fv(int p0, int p1, boolean p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES30.nglUniformMatrix4x3fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glUniformMatrix4x3fv(int p0, int p1, boolean p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES30.nglUniformMatrix4x3fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glBlitFramebuffer(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9) {
        org.lwjgl.opengles.GLES30.glBlitFramebuffer(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9);
    }

    @Implementation
    protected static void glRenderbufferStorageMultisample(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.glRenderbufferStorageMultisample(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glFramebufferTextureLayer(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.glFramebufferTextureLayer(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glFlushMappedBufferRange(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES30.glFlushMappedBufferRange(p0, p1, p2);
    }

    @Implementation
    protected static void glBindVertexArray(int p0) {
        org.lwjgl.opengles.GLES30.glBindVertexArray(p0);
    }

    @Implementation
    protected static void glDeleteVertexArrays(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("vertexarrays", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES30.nglDeleteVertexArrays(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteVertexArrays(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("vertexarrays", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES30.nglDeleteVertexArrays(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGenVertexArrays(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES30.nglGenVertexArrays(p0, GlBridge.addr(b1));
        GlBridge.made("vertexarrays", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenVertexArrays(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES30.nglGenVertexArrays(p0, GlBridge.addr(p1));
        GlBridge.made("vertexarrays", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static boolean glIsVertexArray(int p0) {
        boolean r = org.lwjgl.opengles.GLES30.glIsVertexArray(p0);
        return r;
    }

    @Implementation
    protected static void glGetIntegeri_v(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetIntegeri_v(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetIntegeri_v(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetIntegeri_v(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glBeginTransformFeedback(int p0) {
        org.lwjgl.opengles.GLES30.glBeginTransformFeedback(p0);
    }

    @Implementation
    protected static void glEndTransformFeedback() {
        org.lwjgl.opengles.GLES30.glEndTransformFeedback();
    }

    @Implementation
    protected static void glBindBufferRange(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.glBindBufferRange(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glBindBufferBase(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES30.glBindBufferBase(p0, p1, p2);
    }

    @Implementation
    protected static void glGetTransformFeedbackVarying(
            int p0, int p1, int p2, int[] p3, int o3, int[] p4, int o4, int[] p5, int o5, byte[] p6, int o6) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        java.nio.IntBuffer b4 = GlBridge.in(p4, o4);
        java.nio.IntBuffer b5 = GlBridge.in(p5, o5);
        java.nio.ByteBuffer b6 = GlBridge.in(p6, o6);
        org.lwjgl.opengles.GLES30.nglGetTransformFeedbackVarying(
                p0, p1, p2, GlBridge.addr(b3), GlBridge.addr(b4), GlBridge.addr(b5), GlBridge.addr(b6));
        GlBridge.out(b3, p3, o3);
        GlBridge.out(b4, p4, o4);
        GlBridge.out(b5, p5, o5);
        GlBridge.out(b6, p6, o6);
    }

    @Implementation
    protected static void glGetTransformFeedbackVarying(
            int p0,
            int p1,
            int p2,
            java.nio.IntBuffer p3,
            java.nio.IntBuffer p4,
            java.nio.IntBuffer p5,
            java.nio.ByteBuffer p6) {
        org.lwjgl.opengles.GLES30.nglGetTransformFeedbackVarying(
                p0, p1, p2, GlBridge.addr(p3), GlBridge.addr(p4), GlBridge.addr(p5), GlBridge.addr(p6));
    }

    @Implementation
    protected static void glVertexAttribIPointer(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.nglVertexAttribIPointer(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glGetVertexAttribIiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetVertexAttribIiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetVertexAttribIiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetVertexAttribIiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetVertexAttribIuiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetVertexAttribIuiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetVertexAttribIuiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetVertexAttribIuiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glVertexAttribI4i(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.glVertexAttribI4i(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glVertexAttribI4ui(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.glVertexAttribI4ui(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glVertexAttribI4iv(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES30.nglVertexAttribI4iv(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glVertexAttribI4iv(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES30.nglVertexAttribI4iv(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glVertexAttribI4uiv(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES30.nglVertexAttribI4uiv(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glVertexAttribI4uiv(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES30.nglVertexAttribI4uiv(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGetUniformuiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetUniformuiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetUniformuiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetUniformuiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static int glGetFragDataLocation(int p0, String p1) {
        int r = org.lwjgl.opengles.GLES30.glGetFragDataLocation(p0, p1);
        return r;
    }

    @Implementation
    protected static void glUniform1ui(int p0, int p1) {
        org.lwjgl.opengles.GLES30.glUniform1ui(p0, p1);
    }

    @Implementation
    protected static void glUniform2ui(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES30.glUniform2ui(p0, p1, p2);
    }

    @Implementation
    protected static void glUniform3ui(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES30.glUniform3ui(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glUniform4ui(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.glUniform4ui(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glUniform1uiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglUniform1uiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform1uiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglUniform1uiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform2uiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglUniform2uiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform2uiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglUniform2uiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform3uiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglUniform3uiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform3uiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglUniform3uiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glUniform4uiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglUniform4uiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glUniform4uiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglUniform4uiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glClearBufferiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglClearBufferiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glClearBufferiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglClearBufferiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glClearBufferuiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglClearBufferuiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glClearBufferuiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglClearBufferuiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glClearBufferfv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglClearBufferfv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glClearBufferfv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES30.nglClearBufferfv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glClearBufferfi(int p0, int p1, float p2, int p3) {
        org.lwjgl.opengles.GLES30.glClearBufferfi(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glCopyBufferSubData(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.glCopyBufferSubData(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glGetActiveUniformsiv(int p0, int p1, int[] p2, int o2, int p3, int[] p4, int o4) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        java.nio.IntBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES30.nglGetActiveUniformsiv(p0, p1, GlBridge.addr(b2), p3, GlBridge.addr(b4));
        GlBridge.out(b2, p2, o2);
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glGetActiveUniformsiv(int p0, int p1, java.nio.IntBuffer p2, int p3, java.nio.IntBuffer p4) {
        org.lwjgl.opengles.GLES30.nglGetActiveUniformsiv(p0, p1, GlBridge.addr(p2), p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static int glGetUniformBlockIndex(int p0, String p1) {
        int r = org.lwjgl.opengles.GLES30.glGetUniformBlockIndex(p0, p1);
        return r;
    }

    @Implementation
    protected static void glGetActiveUniformBlockiv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES30.nglGetActiveUniformBlockiv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glGetActiveUniformBlockiv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES30.nglGetActiveUniformBlockiv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glGetActiveUniformBlockName(int p0, int p1, int p2, int[] p3, int o3, byte[] p4, int o4) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        java.nio.ByteBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES30.nglGetActiveUniformBlockName(p0, p1, p2, GlBridge.addr(b3), GlBridge.addr(b4));
        GlBridge.out(b3, p3, o3);
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static java.lang.String glGetActiveUniformBlockName(int p0, int p1) {
        java.lang.String r = org.lwjgl.opengles.GLES30.glGetActiveUniformBlockName(p0, p1);
        return r;
    }

    @Implementation
    protected static void glUniformBlockBinding(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES30.glUniformBlockBinding(p0, p1, p2);
    }

    @Implementation
    protected static void glDrawArraysInstanced(int p0, int p1, int p2, int p3) {
        Targets.draw();
        org.lwjgl.opengles.GLES30.glDrawArraysInstanced(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glDrawElementsInstanced(int p0, int p1, int p2, java.nio.Buffer p3, int p4) {
        Targets.draw();
        org.lwjgl.opengles.GLES30.nglDrawElementsInstanced(p0, p1, p2, GlBridge.addr(p3), p4);
    }

    @Implementation
    protected static void glDrawElementsInstanced(int p0, int p1, int p2, int p3, int p4) {
        Targets.draw();
        org.lwjgl.opengles.GLES30.nglDrawElementsInstanced(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static long glFenceSync(int p0, int p1) {
        long r = org.lwjgl.opengles.GLES30.glFenceSync(p0, p1);
        return r;
    }

    @Implementation
    protected static boolean glIsSync(long p0) {
        boolean r = org.lwjgl.opengles.GLES30.nglIsSync(p0);
        return r;
    }

    @Implementation
    protected static void glDeleteSync(long p0) {
        org.lwjgl.opengles.GLES30.nglDeleteSync(p0);
    }

    @Implementation
    protected static int glClientWaitSync(long p0, int p1, long p2) {
        int r = org.lwjgl.opengles.GLES30.nglClientWaitSync(p0, p1, p2);
        return r;
    }

    @Implementation
    protected static void glWaitSync(long p0, int p1, long p2) {
        org.lwjgl.opengles.GLES30.nglWaitSync(p0, p1, p2);
    }

    @Implementation
    protected static void glGetInteger64v(int p0, long[] p1, int o1) {
        java.nio.LongBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES30.nglGetInteger64v(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGetInteger64v(int p0, java.nio.LongBuffer p1) {
        org.lwjgl.opengles.GLES30.nglGetInteger64v(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGetSynciv(long p0, int p1, int p2, int[] p3, int o3, int[] p4, int o4) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        java.nio.IntBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES30.nglGetSynciv(p0, p1, p2, GlBridge.addr(b3), GlBridge.addr(b4));
        GlBridge.out(b3, p3, o3);
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glGetSynciv(long p0, int p1, int p2, java.nio.IntBuffer p3, java.nio.IntBuffer p4) {
        org.lwjgl.opengles.GLES30.nglGetSynciv(p0, p1, p2, GlBridge.addr(p3), GlBridge.addr(p4));
    }

    @Implementation
    protected static void glGetInteger64i_v(int p0, int p1, long[] p2, int o2) {
        java.nio.LongBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetInteger64i_v(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetInteger64i_v(int p0, int p1, java.nio.LongBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetInteger64i_v(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetBufferParameteri64v(int p0, int p1, long[] p2, int o2) {
        java.nio.LongBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetBufferParameteri64v(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetBufferParameteri64v(int p0, int p1, java.nio.LongBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetBufferParameteri64v(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGenSamplers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES30.nglGenSamplers(p0, GlBridge.addr(b1));
        GlBridge.made("samplers", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenSamplers(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES30.nglGenSamplers(p0, GlBridge.addr(p1));
        GlBridge.made("samplers", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glDeleteSamplers(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("samplers", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES30.nglDeleteSamplers(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteSamplers(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("samplers", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES30.nglDeleteSamplers(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static boolean glIsSampler(int p0) {
        boolean r = org.lwjgl.opengles.GLES30.glIsSampler(p0);
        return r;
    }

    @Implementation
    protected static void glBindSampler(int p0, int p1) {
        org.lwjgl.opengles.GLES30.glBindSampler(p0, p1);
    }

    @Implementation
    protected static void glSamplerParameteri(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES30.glSamplerParameteri(p0, p1, p2);
    }

    @Implementation
    protected static void glSamplerParameteriv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglSamplerParameteriv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glSamplerParameteriv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglSamplerParameteriv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glSamplerParameterf(int p0, int p1, float p2) {
        org.lwjgl.opengles.GLES30.glSamplerParameterf(p0, p1, p2);
    }

    @Implementation
    protected static void glSamplerParameterfv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglSamplerParameterfv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glSamplerParameterfv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES30.nglSamplerParameterfv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetSamplerParameteriv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetSamplerParameteriv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetSamplerParameteriv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetSamplerParameteriv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetSamplerParameterfv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglGetSamplerParameterfv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetSamplerParameterfv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES30.nglGetSamplerParameterfv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glVertexAttribDivisor(int p0, int p1) {
        org.lwjgl.opengles.GLES30.glVertexAttribDivisor(p0, p1);
    }

    @Implementation
    protected static void glBindTransformFeedback(int p0, int p1) {
        org.lwjgl.opengles.GLES30.glBindTransformFeedback(p0, p1);
    }

    @Implementation
    protected static void glDeleteTransformFeedbacks(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("transformfeedbacks", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES30.nglDeleteTransformFeedbacks(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteTransformFeedbacks(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("transformfeedbacks", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES30.nglDeleteTransformFeedbacks(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGenTransformFeedbacks(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES30.nglGenTransformFeedbacks(p0, GlBridge.addr(b1));
        GlBridge.made("transformfeedbacks", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenTransformFeedbacks(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES30.nglGenTransformFeedbacks(p0, GlBridge.addr(p1));
        GlBridge.made("transformfeedbacks", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static boolean glIsTransformFeedback(int p0) {
        boolean r = org.lwjgl.opengles.GLES30.glIsTransformFeedback(p0);
        return r;
    }

    @Implementation
    protected static void glPauseTransformFeedback() {
        org.lwjgl.opengles.GLES30.glPauseTransformFeedback();
    }

    @Implementation
    protected static void glResumeTransformFeedback() {
        org.lwjgl.opengles.GLES30.glResumeTransformFeedback();
    }

    @Implementation
    protected static void glGetProgramBinary(int p0, int p1, int[] p2, int o2, int[] p3, int o3, java.nio.Buffer p4) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES30.nglGetProgramBinary(p0, p1, GlBridge.addr(b2), GlBridge.addr(b3), GlBridge.addr(p4));
        GlBridge.out(b2, p2, o2);
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glGetProgramBinary(
            int p0, int p1, java.nio.IntBuffer p2, java.nio.IntBuffer p3, java.nio.Buffer p4) {
        org.lwjgl.opengles.GLES30.nglGetProgramBinary(p0, p1, GlBridge.addr(p2), GlBridge.addr(p3), GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramBinary(int p0, int p1, java.nio.Buffer p2, int p3) {
        org.lwjgl.opengles.GLES30.nglProgramBinary(p0, p1, GlBridge.addr(p2), p3);
    }

    @Implementation
    protected static void glProgramParameteri(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES30.glProgramParameteri(p0, p1, p2);
    }

    @Implementation
    protected static void glInvalidateFramebuffer(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        Targets.invalidateDepth();
        org.lwjgl.opengles.GLES30.nglInvalidateFramebuffer(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glInvalidateFramebuffer(int p0, int p1, java.nio.IntBuffer p2) {
        Targets.invalidateDepth();
        org.lwjgl.opengles.GLES30.nglInvalidateFramebuffer(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glInvalidateSubFramebuffer(int p0, int p1, int[] p2, int o2, int p3, int p4, int p5, int p6) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES30.nglInvalidateSubFramebuffer(p0, p1, GlBridge.addr(b2), p3, p4, p5, p6);
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glInvalidateSubFramebuffer(
            int p0, int p1, java.nio.IntBuffer p2, int p3, int p4, int p5, int p6) {
        org.lwjgl.opengles.GLES30.nglInvalidateSubFramebuffer(p0, p1, GlBridge.addr(p2), p3, p4, p5, p6);
    }

    @Implementation
    protected static void glTexStorage2D(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES30.glTexStorage2D(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glTexStorage3D(int p0, int p1, int p2, int p3, int p4, int p5) {
        org.lwjgl.opengles.GLES30.glTexStorage3D(p0, p1, p2, p3, p4, p5);
    }

    @Implementation
    protected static void glGetInternalformativ(int p0, int p1, int p2, int p3, int[] p4, int o4) {
        java.nio.IntBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES30.nglGetInternalformativ(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glGetInternalformativ(int p0, int p1, int p2, int p3, java.nio.IntBuffer p4) {
        org.lwjgl.opengles.GLES30.nglGetInternalformativ(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glReadPixels(int p0, int p1, int p2, int p3, int p4, int p5, int p6) {
        org.lwjgl.opengles.GLES20.nglReadPixels(p0, p1, p2, p3, p4, p5, p6);
    }
}
