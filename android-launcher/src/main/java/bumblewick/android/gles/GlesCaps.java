package bumblewick.android.gles;

import android.opengl.GLES20;
import com.jme3.renderer.Caps;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * What the engine believes of every OpenGL ES 3.0 and cannot be had everywhere: render targets in floating point. A graphics
 * card without them takes such a target for incomplete, and the engine gives up; where they are not believed in, it takes
 * one of whole numbers.
 *
 * <p>Source: <i>OpenGL ES Version 3.0.6</i>, Khronos 2019, table 3.13 (formats that can be drawn into); {@code
 * EXT_color_buffer_float}, {@code EXT_color_buffer_half_float}.
 */
public final class GlesCaps {
    private static final String FLOATS = "GL_EXT_color_buffer_float";
    private static final String HALF_FLOATS = "GL_EXT_color_buffer_half_float";

    private GlesCaps() {}

    /** Takes out what the current context's driver does not offer; to be called whenever the renderer was initialized. */
    public static void correct(Collection<Caps> believed) {
        List<String> extensions =
                Arrays.asList(GLES20.glGetString(GLES20.GL_EXTENSIONS).trim().split(" +"));
        boolean floats = extensions.contains(FLOATS);
        if (!floats) {
            believed.remove(Caps.FloatColorBuffer);
        }
        if (!floats && !extensions.contains(HALF_FLOATS)) {
            believed.remove(Caps.FloatColorBufferRGBA);
        }
    }
}
