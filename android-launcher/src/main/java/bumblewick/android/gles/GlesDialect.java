package bumblewick.android.gles;

import android.opengl.GLES20;
import com.jme3.renderer.RendererException;
import com.jme3.renderer.opengl.GL;
import java.nio.Buffer;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * Where OpenGL ES 3.0 says something otherwise than OpenGL, or not at all.
 *
 * <p>Source: <i>OpenGL ES Version 3.0.6</i>, Khronos 2019, tables 3.2 (formats), 6.5 (what can be switched), appendix F
 * (extensions that became part of it).
 */
final class GlesDialect {
    /** Whether colours are bent for the eye as they are written: always on in OpenGL ES, but for an extension. */
    static final int FRAMEBUFFER_SRGB = 0x8DB9;

    /** Whether a frame buffer could do that: the renderer asks for nothing less. */
    static final int FRAMEBUFFER_SRGB_CAPABLE = 0x8DBA;

    private static final int DRAW_BUFFER = 0x0C01;
    private static final int DRAW_BUFFER0 = 0x8825;
    private static final int ALPHA8 = 0x803C;
    private static final int LUMINANCE8 = 0x8040;
    private static final int LUMINANCE8_ALPHA8 = 0x8045;
    private static final int MULTISAMPLE = 0x809D;
    private static final int CUBE_MAP_SEAMLESS = 0x884F;
    private static final int PROGRAM_POINT_SIZE = 0x8642;
    private static final int POINT_SPRITE = 0x8861;
    private static final int LINE_SMOOTH = 0x0B20;
    private static final int HALF_FLOAT_OES = 0x8D61;
    private static final int HALF_FLOAT = 0x140B;

    /** The renderer asks for these by name, though nothing without them is OpenGL ES 3.0. */
    private static final List<String> CORE = Arrays.asList(
            "GL_OES_element_index_uint",
            "GL_OES_depth_texture",
            "GL_OES_depth24",
            "GL_OES_rgb8_rgba8",
            "GL_OES_packed_depth_stencil",
            "GL_EXT_texture_array",
            "GL_ARB_ES3_compatibility");

    private String extensions;

    /** What the driver can do beyond the version, and what the renderer would not believe otherwise. */
    String extensions() {
        if (extensions == null) {
            List<String> own =
                    Arrays.asList(GLES20.glGetString(GL.GL_EXTENSIONS).trim().split(" +"));
            StringJoiner all = new StringJoiner(" ");
            own.forEach(all::add);
            CORE.stream().filter(name -> !own.contains(name)).forEach(all::add);
            if (own.contains("GL_EXT_color_buffer_float")) {
                all.add("GL_EXT_packed_float");
            }
            extensions = all.toString();
        }
        return extensions;
    }

    /** Whether {@link #FRAMEBUFFER_SRGB} can be switched here. */
    boolean canSwitchSrgb() {
        return extensions().contains("GL_EXT_sRGB_write_control");
    }

    /** Whether a capability can be switched; others are always as the renderer wants them, or do not exist. */
    static boolean canBeSwitched(int capability) {
        return switch (capability) {
            case MULTISAMPLE, CUBE_MAP_SEAMLESS, PROGRAM_POINT_SIZE, POINT_SPRITE, LINE_SMOOTH -> false;
            default -> true;
        };
    }

    /** What to ask for a number by. */
    static int query(int name) {
        return name == DRAW_BUFFER ? DRAW_BUFFER0 : name;
    }

    /** Half floats have another number than in OpenGL ES 2. */
    static int type(int type) {
        return type == HALF_FLOAT_OES ? HALF_FLOAT : type;
    }

    /** Grey and alpha have no sizes in their names. */
    static int internalFormat(int format) {
        return switch (format) {
            case ALPHA8 -> GL.GL_ALPHA;
            case LUMINANCE8 -> GL.GL_LUMINANCE;
            case LUMINANCE8_ALPHA8 -> GL.GL_LUMINANCE_ALPHA;
            default -> format;
        };
    }

    /**
     * The bytes left in a buffer.
     *
     * @throws RendererException if there are none, or the driver could not reach them
     */
    static int bytes(Buffer buffer, int each) {
        if (buffer.remaining() == 0 || !buffer.isDirect()) {
            throw new RendererException("a buffer for OpenGL must be direct and hold something: " + buffer);
        }
        return buffer.remaining() * each;
    }

    /** How many vectors or matrices are left in a buffer. */
    static int count(Buffer buffer, int numbers) {
        return buffer.remaining() / numbers;
    }

    /**
     * A place in a buffer.
     *
     * @throws RendererException if it is further than OpenGL ES can count
     */
    static int offset(long bytes) {
        if (bytes < 0 || bytes > Integer.MAX_VALUE) {
            throw new RendererException("offset " + bytes + " is out of range, expected 0 to " + Integer.MAX_VALUE);
        }
        return (int) bytes;
    }
}
