package bumblewick.view;

import com.jme3.renderer.lwjgl.LwjglGL;
import com.jme3.renderer.lwjgl.LwjglGLFboGL3;
import com.jme3.renderer.opengl.GL;
import com.jme3.renderer.opengl.GLFbo;
import java.nio.IntBuffer;
import java.util.Set;
import java.util.TreeSet;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL30;

/** Knows all textures and render buffers that live on the graphics card, and asks it for their sizes. */
final class TextureMeter {
    private static final int[] TEXTURE_BITS = {
        GL11.GL_TEXTURE_RED_SIZE,
        GL11.GL_TEXTURE_GREEN_SIZE,
        GL11.GL_TEXTURE_BLUE_SIZE,
        GL11.GL_TEXTURE_ALPHA_SIZE,
        GL30.GL_TEXTURE_DEPTH_SIZE,
        GL30.GL_TEXTURE_STENCIL_SIZE
    };
    private static final int[] BUFFER_BITS = {
        GL30.GL_RENDERBUFFER_RED_SIZE,
        GL30.GL_RENDERBUFFER_GREEN_SIZE,
        GL30.GL_RENDERBUFFER_BLUE_SIZE,
        GL30.GL_RENDERBUFFER_ALPHA_SIZE,
        GL30.GL_RENDERBUFFER_DEPTH_SIZE,
        GL30.GL_RENDERBUFFER_STENCIL_SIZE
    };

    private final Set<Integer> textures = new TreeSet<>();
    private final Set<Integer> buffers = new TreeSet<>();

    /** For the renderer: makes and deletes textures. */
    GL gl() {
        return new LwjglGL() {
            @Override
            public void glGenTextures(IntBuffer ids) {
                super.glGenTextures(ids);
                add(ids, textures);
            }

            @Override
            public void glDeleteTextures(IntBuffer ids) {
                remove(ids, textures);
                super.glDeleteTextures(ids);
            }
        };
    }

    /** For the renderer: makes and deletes render buffers. */
    GLFbo frameBuffers() {
        return new LwjglGLFboGL3() {
            @Override
            public void glGenRenderbuffersEXT(IntBuffer ids) {
                super.glGenRenderbuffersEXT(ids);
                add(ids, buffers);
            }

            @Override
            public void glDeleteRenderbuffersEXT(IntBuffer ids) {
                remove(ids, buffers);
                super.glDeleteRenderbuffersEXT(ids);
            }
        };
    }

    private static void add(IntBuffer ids, Set<Integer> all) {
        for (int i = ids.position(); i < ids.limit(); i++) {
            all.add(ids.get(i));
        }
    }

    private static void remove(IntBuffer ids, Set<Integer> all) {
        for (int i = ids.position(); i < ids.limit(); i++) {
            all.remove(ids.get(i));
        }
    }

    /** Bytes of all that live now. To be called on the renderer's thread; it forgets which texture is bound. */
    long bytes() {
        long sum = 0;
        for (int id : textures) {
            GL11.glBindTexture(GL11.GL_TEXTURE_2D, id);
            sum += texture();
        }
        for (int id : buffers) {
            GL30.glBindRenderbuffer(GL30.GL_RENDERBUFFER, id);
            sum += buffer();
        }
        return sum;
    }

    /** The bound one with all its levels. */
    private static long texture() {
        long sum = 0;
        int width = level(0, GL11.GL_TEXTURE_WIDTH);
        for (int i = 0; width > 0; i++) {
            int bits = 0;
            for (int component : TEXTURE_BITS) {
                bits += level(i, component);
            }
            sum += bytes(width, level(i, GL11.GL_TEXTURE_HEIGHT), bits);
            width = width == 1 ? 0 : level(i + 1, GL11.GL_TEXTURE_WIDTH);
        }
        return sum;
    }

    private static int level(int level, int what) {
        return GL11.glGetTexLevelParameteri(GL11.GL_TEXTURE_2D, level, what);
    }

    private static long buffer() {
        int bits = 0;
        for (int component : BUFFER_BITS) {
            bits += GL30.glGetRenderbufferParameteri(GL30.GL_RENDERBUFFER, component);
        }
        int width = GL30.glGetRenderbufferParameteri(GL30.GL_RENDERBUFFER, GL30.GL_RENDERBUFFER_WIDTH);
        int height = GL30.glGetRenderbufferParameteri(GL30.GL_RENDERBUFFER, GL30.GL_RENDERBUFFER_HEIGHT);
        return bytes(width, height, bits);
    }

    /** Three bytes take the room of four. */
    private static long bytes(int width, int height, int bits) {
        int whole = (bits + 7) / 8;
        return (long) width * height * (whole == 3 ? 4 : whole);
    }
}
