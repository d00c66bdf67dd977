package bumblewick.view;

import com.jme3.renderer.Renderer;
import com.jme3.renderer.lwjgl.LwjglGL;
import com.jme3.renderer.lwjgl.LwjglGLExt;
import com.jme3.renderer.lwjgl.LwjglGLFboGL3;
import com.jme3.renderer.opengl.GLRenderer;
import java.nio.IntBuffer;
import java.util.function.UnaryOperator;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL14;
import org.lwjgl.opengl.GL30;

/** Draws as {@link DesktopGl} does, and counts the {@link Overdraw}. */
public final class OverdrawDriver implements Driver {
    private final UnaryOperator<String> names;
    private Overdraw overdraw;

    /**
     * Prepares the driver.
     *
     * @param names finds a short name for the source of a shader, or an empty one
     */
    public OverdrawDriver(UnaryOperator<String> names) {
        this.names = names;
    }

    /** The counter; meaningful once the driver has been opened. */
    public Overdraw overdraw() {
        return overdraw;
    }

    @Override
    public Renderer open(int width, int height) {
        DesktopGl.openContext(width, height);
        overdraw = new Overdraw(width, height);
        return new GLRenderer(new Draws(), new Instances(), new Targets());
    }

    private final class Draws extends LwjglGL {
        @Override
        public void glShaderSource(int shader, String[] source, IntBuffer length) {
            super.glShaderSource(shader, source, length);
            overdraw.name(shader, names.apply(source[0]));
        }

        @Override
        public void glAttachShader(int program, int shader) {
            super.glAttachShader(program, shader);
            overdraw.attach(program, shader);
        }

        @Override
        public void glUseProgram(int program) {
            super.glUseProgram(program);
            overdraw.use(program);
        }

        @Override
        public void glViewport(int x, int y, int width, int height) {
            super.glViewport(x, y, width, height);
            overdraw.resize(width, height);
        }

        /** The engine draws the GUI at the front of the range. */
        @Override
        public void glDepthRange(double near, double far) {
            super.glDepthRange(near, far);
            if (far == 0) {
                overdraw.next();
            }
        }

        @Override
        public void glDrawArrays(int mode, int first, int count) {
            overdraw.draw(() -> super.glDrawArrays(mode, first, count));
        }

        @Override
        public void glDrawRangeElements(int mode, int first, int last, int count, int type, long offset) {
            overdraw.draw(() -> super.glDrawRangeElements(mode, first, last, count, type, offset));
        }
    }

    private final class Instances extends LwjglGLExt {
        @Override
        public void glDrawArraysInstancedARB(int mode, int first, int count, int instances) {
            overdraw.draw(() -> super.glDrawArraysInstancedARB(mode, first, count, instances));
        }

        @Override
        public void glDrawElementsInstancedARB(int mode, int count, int type, long offset, int instances) {
            overdraw.draw(() -> super.glDrawElementsInstancedARB(mode, count, type, offset, instances));
        }
    }

    /** Gives each depth buffer a stencil. */
    private final class Targets extends LwjglGLFboGL3 {
        @Override
        public void glBindFramebufferEXT(int target, int buffer) {
            overdraw.next();
            super.glBindFramebufferEXT(target, buffer);
        }

        @Override
        public void glRenderbufferStorageEXT(int target, int format, int width, int height) {
            boolean depth = format == GL11.GL_DEPTH_COMPONENT || format == GL14.GL_DEPTH_COMPONENT24;
            super.glRenderbufferStorageEXT(target, depth ? GL30.GL_DEPTH24_STENCIL8 : format, width, height);
        }

        @Override
        public void glFramebufferRenderbufferEXT(int target, int attachment, int kind, int buffer) {
            boolean depth = attachment == GL30.GL_DEPTH_ATTACHMENT;
            super.glFramebufferRenderbufferEXT(
                    target, depth ? GL30.GL_DEPTH_STENCIL_ATTACHMENT : attachment, kind, buffer);
        }
    }
}
