package bumblewick.view;

import com.jme3.renderer.lwjgl.LwjglGL;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;

/** A driver that counts uniforms instead of setting them. */
class CountingUniforms extends LwjglGL {
    final GlCounts counts;

    CountingUniforms(GlCounts counts) {
        this.counts = counts;
    }

    @Override
    public void glUniform1(int location, FloatBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniform1(int location, IntBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniform1f(int location, float x) {
        counts.uniforms++;
    }

    @Override
    public void glUniform1i(int location, int x) {
        counts.uniforms++;
    }

    @Override
    public void glUniform2(int location, IntBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniform2(int location, FloatBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniform2f(int location, float x, float y) {
        counts.uniforms++;
    }

    @Override
    public void glUniform3(int location, IntBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniform3(int location, FloatBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniform3f(int location, float x, float y, float z) {
        counts.uniforms++;
    }

    @Override
    public void glUniform4(int location, FloatBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniform4(int location, IntBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniform4f(int location, float x, float y, float z, float w) {
        counts.uniforms++;
    }

    @Override
    public void glUniformMatrix3(int location, boolean transposed, FloatBuffer values) {
        counts.uniforms++;
    }

    @Override
    public void glUniformMatrix4(int location, boolean transposed, FloatBuffer values) {
        counts.uniforms++;
    }
}
