package bumblewick.android.harness;

import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;

/**
 * Forwards android.opengl.GLES31 to the desktop OpenGL ES driver through LWJGL. A table with one method for each call of that
 * class, without any logic, and so as long as it: Robolectric finds a shadow's methods in one class only.
 */
@Implements(value = android.opengl.GLES31.class, isInAndroidSdk = true)
public class ShadowGLES31 {

    @Implementation
    protected static void glDispatchCompute(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES31.glDispatchCompute(p0, p1, p2);
    }

    @Implementation
    protected static void glDispatchComputeIndirect(long p0) {
        org.lwjgl.opengles.GLES31.glDispatchComputeIndirect(p0);
    }

    @Implementation
    protected static void glDrawArraysIndirect(int p0, long p1) {
        org.lwjgl.opengles.GLES31.nglDrawArraysIndirect(p0, p1);
    }

    @Implementation
    protected static void glDrawElementsIndirect(int p0, int p1, long p2) {
        org.lwjgl.opengles.GLES31.nglDrawElementsIndirect(p0, p1, p2);
    }

    @Implementation
    protected static void glFramebufferParameteri(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES31.glFramebufferParameteri(p0, p1, p2);
    }

    @Implementation
    protected static void glGetFramebufferParameteriv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES31.nglGetFramebufferParameteriv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetFramebufferParameteriv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES31.nglGetFramebufferParameteriv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glGetProgramInterfaceiv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglGetProgramInterfaceiv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glGetProgramInterfaceiv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglGetProgramInterfaceiv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static int glGetProgramResourceIndex(int p0, int p1, String p2) {
        int r = org.lwjgl.opengles.GLES31.glGetProgramResourceIndex(p0, p1, p2);
        return r;
    }

    @Implementation
    protected static java.lang.String glGetProgramResourceName(int p0, int p1, int p2) {
        java.lang.String r = org.lwjgl.opengles.GLES31.glGetProgramResourceName(p0, p1, p2);
        return r;
    }

    @Implementation
    protected static void glGetProgramResourceiv(
            int p0, int p1, int p2, int p3, int[] p4, int o4, int p5, int[] p6, int o6, int[] p7, int o7) {
        java.nio.IntBuffer b4 = GlBridge.in(p4, o4);
        java.nio.IntBuffer b6 = GlBridge.in(p6, o6);
        java.nio.IntBuffer b7 = GlBridge.in(p7, o7);
        org.lwjgl.opengles.GLES31.nglGetProgramResourceiv(
                p0, p1, p2, p3, GlBridge.addr(b4), p5, GlBridge.addr(b6), GlBridge.addr(b7));
        GlBridge.out(b4, p4, o4);
        GlBridge.out(b6, p6, o6);
        GlBridge.out(b7, p7, o7);
    }

    @Implementation
    protected static void glGetProgramResourceiv(
            int p0,
            int p1,
            int p2,
            int p3,
            java.nio.IntBuffer p4,
            int p5,
            java.nio.IntBuffer p6,
            java.nio.IntBuffer p7) {
        org.lwjgl.opengles.GLES31.nglGetProgramResourceiv(
                p0, p1, p2, p3, GlBridge.addr(p4), p5, GlBridge.addr(p6), GlBridge.addr(p7));
    }

    @Implementation
    protected static int glGetProgramResourceLocation(int p0, int p1, String p2) {
        int r = org.lwjgl.opengles.GLES31.glGetProgramResourceLocation(p0, p1, p2);
        return r;
    }

    @Implementation
    protected static void glUseProgramStages(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES31.glUseProgramStages(p0, p1, p2);
    }

    @Implementation
    protected static void glActiveShaderProgram(int p0, int p1) {
        org.lwjgl.opengles.GLES31.glActiveShaderProgram(p0, p1);
    }

    @Implementation
    protected static void glBindProgramPipeline(int p0) {
        org.lwjgl.opengles.GLES31.glBindProgramPipeline(p0);
    }

    @Implementation
    protected static void glDeleteProgramPipelines(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        GlBridge.gone("programpipelines", p0, GlBridge.addr(b1));
        org.lwjgl.opengles.GLES31.nglDeleteProgramPipelines(p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glDeleteProgramPipelines(int p0, java.nio.IntBuffer p1) {
        GlBridge.gone("programpipelines", p0, GlBridge.addr(p1));
        org.lwjgl.opengles.GLES31.nglDeleteProgramPipelines(p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static void glGenProgramPipelines(int p0, int[] p1, int o1) {
        java.nio.IntBuffer b1 = GlBridge.in(p1, o1);
        org.lwjgl.opengles.GLES31.nglGenProgramPipelines(p0, GlBridge.addr(b1));
        GlBridge.made("programpipelines", p0, GlBridge.addr(b1));
        GlBridge.out(b1, p1, o1);
    }

    @Implementation
    protected static void glGenProgramPipelines(int p0, java.nio.IntBuffer p1) {
        org.lwjgl.opengles.GLES31.nglGenProgramPipelines(p0, GlBridge.addr(p1));
        GlBridge.made("programpipelines", p0, GlBridge.addr(p1));
    }

    @Implementation
    protected static boolean glIsProgramPipeline(int p0) {
        boolean r = org.lwjgl.opengles.GLES31.glIsProgramPipeline(p0);
        return r;
    }

    @Implementation
    protected static void glGetProgramPipelineiv(int p0, int p1, int[] p2, int o2) {
        java.nio.IntBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES31.nglGetProgramPipelineiv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetProgramPipelineiv(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES31.nglGetProgramPipelineiv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glProgramUniform1i(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES31.glProgramUniform1i(p0, p1, p2);
    }

    @Implementation
    protected static void glProgramUniform2i(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES31.glProgramUniform2i(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glProgramUniform3i(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES31.glProgramUniform3i(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glProgramUniform4i(int p0, int p1, int p2, int p3, int p4, int p5) {
        org.lwjgl.opengles.GLES31.glProgramUniform4i(p0, p1, p2, p3, p4, p5);
    }

    @Implementation
    protected static void glProgramUniform1ui(int p0, int p1, int p2) {
        org.lwjgl.opengles.GLES31.glProgramUniform1ui(p0, p1, p2);
    }

    @Implementation
    protected static void glProgramUniform2ui(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES31.glProgramUniform2ui(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glProgramUniform3ui(int p0, int p1, int p2, int p3, int p4) {
        org.lwjgl.opengles.GLES31.glProgramUniform3ui(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glProgramUniform4ui(int p0, int p1, int p2, int p3, int p4, int p5) {
        org.lwjgl.opengles.GLES31.glProgramUniform4ui(p0, p1, p2, p3, p4, p5);
    }

    @Implementation
    protected static void glProgramUniform1f(int p0, int p1, float p2) {
        org.lwjgl.opengles.GLES31.glProgramUniform1f(p0, p1, p2);
    }

    @Implementation
    protected static void glProgramUniform2f(int p0, int p1, float p2, float p3) {
        org.lwjgl.opengles.GLES31.glProgramUniform2f(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glProgramUniform3f(int p0, int p1, float p2, float p3, float p4) {
        org.lwjgl.opengles.GLES31.glProgramUniform3f(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glProgramUniform4f(int p0, int p1, float p2, float p3, float p4, float p5) {
        org.lwjgl.opengles.GLES31.glProgramUniform4f(p0, p1, p2, p3, p4, p5);
    }

    @Implementation
    protected static void glProgramUniform1iv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform1iv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform1iv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform1iv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform2iv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform2iv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform2iv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform2iv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform3iv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform3iv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform3iv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform3iv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform4iv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform4iv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform4iv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform4iv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform1uiv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform1uiv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform1uiv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform1uiv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform2uiv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform2uiv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform2uiv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform2uiv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform3uiv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform3uiv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform3uiv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform3uiv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform4uiv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform4uiv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform4uiv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform4uiv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform1fv(int p0, int p1, int p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform1fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform1fv(int p0, int p1, int p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform1fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform2fv(int p0, int p1, int p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform2fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform2fv(int p0, int p1, int p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform2fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform3fv(int p0, int p1, int p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform3fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform3fv(int p0, int p1, int p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform3fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniform4fv(int p0, int p1, int p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglProgramUniform4fv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glProgramUniform4fv(int p0, int p1, int p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES31.nglProgramUniform4fv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glProgramUniformMatrix2fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix2fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix2fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix2fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramUniformMatrix3fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix3fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix3fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix3fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramUniformMatrix4fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix4fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix4fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix4fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramUniformMatrix2x3fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix2x3fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix2x3fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix2x3fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramUniformMatrix3x2fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix3x2fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix3x2fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix3x2fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramUniformMatrix2x4fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix2x4fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix2x4fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix2x4fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramUniformMatrix4x2fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix4x2fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix4x2fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix4x2fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramUniformMatrix3x4fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix3x4fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix3x4fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix3x4fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glProgramUniformMatrix4x3fv(int p0, int p1, int p2, boolean p3, float[] p4, int o4) {
        java.nio.FloatBuffer b4 = GlBridge.in(p4, o4);
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix4x3fv(p0, p1, p2, p3, GlBridge.addr(b4));
        GlBridge.out(b4, p4, o4);
    }

    @Implementation
    protected static void glProgramUniformMatrix4x3fv(int p0, int p1, int p2, boolean p3, java.nio.FloatBuffer p4) {
        org.lwjgl.opengles.GLES31.nglProgramUniformMatrix4x3fv(p0, p1, p2, p3, GlBridge.addr(p4));
    }

    @Implementation
    protected static void glValidateProgramPipeline(int p0) {
        org.lwjgl.opengles.GLES31.glValidateProgramPipeline(p0);
    }

    @Implementation
    protected static java.lang.String glGetProgramPipelineInfoLog(int p0) {
        java.lang.String r = org.lwjgl.opengles.GLES31.glGetProgramPipelineInfoLog(p0);
        return r;
    }

    @Implementation
    protected static void glBindImageTexture(int p0, int p1, int p2, boolean p3, int p4, int p5, int p6) {
        org.lwjgl.opengles.GLES31.glBindImageTexture(p0, p1, p2, p3, p4, p5, p6);
    }

    @Implementation
    protected static void glGetBooleani_v(int p0, int p1, boolean[] p2, int o2) {
        java.nio.ByteBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES31.nglGetBooleani_v(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetBooleani_v(int p0, int p1, java.nio.IntBuffer p2) {
        org.lwjgl.opengles.GLES31.nglGetBooleani_v(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glMemoryBarrier(int p0) {
        org.lwjgl.opengles.GLES31.glMemoryBarrier(p0);
    }

    @Implementation
    protected static void glMemoryBarrierByRegion(int p0) {
        org.lwjgl.opengles.GLES31.glMemoryBarrierByRegion(p0);
    }

    @Implementation
    protected static void glTexStorage2DMultisample(int p0, int p1, int p2, int p3, int p4, boolean p5) {
        org.lwjgl.opengles.GLES31.glTexStorage2DMultisample(p0, p1, p2, p3, p4, p5);
    }

    @Implementation
    protected static void glGetMultisamplefv(int p0, int p1, float[] p2, int o2) {
        java.nio.FloatBuffer b2 = GlBridge.in(p2, o2);
        org.lwjgl.opengles.GLES31.nglGetMultisamplefv(p0, p1, GlBridge.addr(b2));
        GlBridge.out(b2, p2, o2);
    }

    @Implementation
    protected static void glGetMultisamplefv(int p0, int p1, java.nio.FloatBuffer p2) {
        org.lwjgl.opengles.GLES31.nglGetMultisamplefv(p0, p1, GlBridge.addr(p2));
    }

    @Implementation
    protected static void glSampleMaski(int p0, int p1) {
        org.lwjgl.opengles.GLES31.glSampleMaski(p0, p1);
    }

    @Implementation
    protected static void glGetTexLevelParameteriv(int p0, int p1, int p2, int[] p3, int o3) {
        java.nio.IntBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglGetTexLevelParameteriv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glGetTexLevelParameteriv(int p0, int p1, int p2, java.nio.IntBuffer p3) {
        org.lwjgl.opengles.GLES31.nglGetTexLevelParameteriv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glGetTexLevelParameterfv(int p0, int p1, int p2, float[] p3, int o3) {
        java.nio.FloatBuffer b3 = GlBridge.in(p3, o3);
        org.lwjgl.opengles.GLES31.nglGetTexLevelParameterfv(p0, p1, p2, GlBridge.addr(b3));
        GlBridge.out(b3, p3, o3);
    }

    @Implementation
    protected static void glGetTexLevelParameterfv(int p0, int p1, int p2, java.nio.FloatBuffer p3) {
        org.lwjgl.opengles.GLES31.nglGetTexLevelParameterfv(p0, p1, p2, GlBridge.addr(p3));
    }

    @Implementation
    protected static void glBindVertexBuffer(int p0, int p1, long p2, int p3) {
        org.lwjgl.opengles.GLES31.glBindVertexBuffer(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glVertexAttribFormat(int p0, int p1, int p2, boolean p3, int p4) {
        org.lwjgl.opengles.GLES31.glVertexAttribFormat(p0, p1, p2, p3, p4);
    }

    @Implementation
    protected static void glVertexAttribIFormat(int p0, int p1, int p2, int p3) {
        org.lwjgl.opengles.GLES31.glVertexAttribIFormat(p0, p1, p2, p3);
    }

    @Implementation
    protected static void glVertexAttribBinding(int p0, int p1) {
        org.lwjgl.opengles.GLES31.glVertexAttribBinding(p0, p1);
    }

    @Implementation
    protected static void glVertexBindingDivisor(int p0, int p1) {
        org.lwjgl.opengles.GLES31.glVertexBindingDivisor(p0, p1);
    }
}
