package bumblewick.egl;

import java.nio.IntBuffer;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lwjgl.opengles.GLES20;
import org.lwjgl.opengles.GLES30;
import org.lwjgl.opengles.GLES31;

/**
 * What a device's driver has less of than the PC's. Who asks gets these limits for an answer, and what goes beyond them is
 * refused as such a driver refuses it: render targets are incomplete, programs do not link, and the rest is an error.
 *
 * @param extensions parts of the names of those that are not there
 * @param vertexVectors uniform vectors that a vertex shader may have
 * @param textureSize side of the largest texture and render target, in texels
 */
public record Limits(Set<String> extensions, int vertexVectors, int textureSize) {
    /** Whatever the PC's driver has. */
    public static final Limits NONE = new Limits(Set.of(), Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** No colours in floating point can be drawn. */
    public static final Limits NO_FLOATS =
            new Limits(Set.of("color_buffer_float", "color_buffer_half_float"), Integer.MAX_VALUE, Integer.MAX_VALUE);

    /**
     * The least that OpenGL ES 3.0 allows, with no extension at all.
     *
     * <p>Source: <i>OpenGL ES Version 3.0.6</i>, Khronos 2019, tables 6.28 to 6.31.
     */
    public static final Limits LEAST = new Limits(Set.of("GL_"), 256, 2048);

    /** Those that hold now. */
    private static volatile Limits now = NONE;

    private static final int FLOATS = GLES20.GL_FLOAT;
    private static final int HALF = 16; // bits of a half float
    private static final int TARGETS = 4;
    private static final int ANISOTROPY = 0x84FE;
    private static final int VECTOR = 4; // numbers in a uniform vector

    /** These limits hold from now on. */
    public static void set(Limits limits) {
        now = limits;
    }

    public static Limits now() {
        return now;
    }

    /** Whether an extension is there; its name does not matter where the driver itself has not got it. */
    private boolean has(String extension) {
        return extensions.stream().noneMatch(extension::contains);
    }

    /** What the driver says of itself. */
    public String text(int name, String said) {
        return switch (name) {
            case GLES20.GL_EXTENSIONS ->
                Stream.of(said.split(" ")).filter(this::has).collect(Collectors.joining(" "));
            case GLES20.GL_VERSION -> this == LEAST ? "OpenGL ES 3.0 " + said : said;
            case GLES20.GL_SHADING_LANGUAGE_VERSION -> this == LEAST ? "OpenGL ES GLSL ES 3.00" : said;
            default -> said;
        };
    }

    /** A number that the driver has given, in place of which its least is put. */
    public void number(int name, IntBuffer given) {
        switch (name) {
            case GLES20.GL_MAX_TEXTURE_SIZE, GLES20.GL_MAX_CUBE_MAP_TEXTURE_SIZE, GLES20.GL_MAX_RENDERBUFFER_SIZE ->
                atMost(given, textureSize);
            case GLES20.GL_MAX_VERTEX_UNIFORM_VECTORS -> atMost(given, vertexVectors);
            case GLES30.GL_MAX_VERTEX_UNIFORM_COMPONENTS ->
                atMost(given, (int) Math.min(Integer.MAX_VALUE, (long) VECTOR * vertexVectors));
            default -> {}
        }
    }

    private static void atMost(IntBuffer given, int most) {
        given.put(given.position(), Math.min(given.get(given.position()), most));
    }

    /** Whether a texture or a render target may be as large. */
    public boolean holds(int width, int height) {
        return allowed(width <= textureSize && height <= textureSize, width + " x " + height + " texels are too many");
    }

    /** Whether there is a way to compress textures besides ETC2, which is part of OpenGL ES 3.0. */
    public boolean reads(int format) {
        boolean core = format >= GLES30.GL_COMPRESSED_R11_EAC && format <= GLES30.GL_COMPRESSED_SRGB8_ALPHA8_ETC2_EAC;
        return allowed(core || has("GL_texture_compression"), "0x" + Integer.toHexString(format) + " is unknown");
    }

    /** Whether a parameter of textures is known. */
    public boolean knows(int parameter) {
        return allowed(parameter != ANISOTROPY || has("GL_EXT_texture_filter_anisotropic"), "no anisotropy");
    }

    private static boolean allowed(boolean is, String otherwise) {
        if (!is) {
            DriverMessages.add(otherwise);
        }
        return is;
    }

    /** What is to be said of a frame buffer that the driver itself takes for {@code status}. */
    public int status(int target, int status) {
        if (status != GLES20.GL_FRAMEBUFFER_COMPLETE) {
            return status;
        }
        for (int i = 0; i < TARGETS; i++) {
            if (!draws(target, GLES20.GL_COLOR_ATTACHMENT0 + i)) {
                return GLES20.GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT;
            }
        }
        return status;
    }

    private boolean draws(int target, int place) {
        boolean floats = attachment(target, place, GLES20.GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE) != GLES20.GL_NONE
                && attachment(target, place, GLES30.GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE) == FLOATS;
        boolean half = attachmentIsHalf(floats, target, place);
        return !floats || has("GL_EXT_color_buffer_float") || (half && has("GL_EXT_color_buffer_half_float"));
    }

    private static boolean attachmentIsHalf(boolean floats, int target, int place) {
        return floats && attachment(target, place, GLES30.GL_FRAMEBUFFER_ATTACHMENT_RED_SIZE) == HALF;
    }

    private static int attachment(int target, int place, int what) {
        return GLES20.glGetFramebufferAttachmentParameteri(target, place, what);
    }

    /** What is to be said of a number of a program: it is not linked if its vertex shader has too many uniforms. */
    public int program(int program, int name, int said) {
        if (name != GLES20.GL_LINK_STATUS || said == 0 || vertexVectors == Integer.MAX_VALUE) {
            return said;
        }
        int uniforms = GLES31.glGetProgramInterfacei(program, GLES31.GL_UNIFORM, GLES31.GL_ACTIVE_RESOURCES);
        int vectors = 0;
        for (int i = 0; i < uniforms; i++) {
            vectors += vectors(program, i);
        }
        return allowed(vectors <= vertexVectors, vectors + " uniform vectors in a vertex shader") ? said : 0;
    }

    private static int vectors(int program, int uniform) {
        int[] asked = {GLES31.GL_REFERENCED_BY_VERTEX_SHADER, GLES31.GL_TYPE, GLES31.GL_ARRAY_SIZE};
        int[] said = new int[asked.length];
        GLES31.glGetProgramResourceiv(program, GLES31.GL_UNIFORM, uniform, asked, null, said);
        int each = said[1] == GLES20.GL_FLOAT_MAT4 ? 4 : said[1] == GLES20.GL_FLOAT_MAT3 ? 3 : 1;
        return said[0] == 0 ? 0 : each * said[2];
    }
}
