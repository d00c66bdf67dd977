package bumblewick.egl;

import java.nio.IntBuffer;
import java.nio.file.Path;
import org.lwjgl.BufferUtils;
import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGL10;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;

/**
 * ANGLE on SwiftShader in place of Mesa, for a whole process.
 *
 * <p>Source: {@code EGL_ANGLE_platform_angle}, {@code EGL_ANGLE_platform_angle_device_type_swiftshader}.
 */
public final class Angle {
    /** The system property that names the folder of its libraries. */
    public static final String PROPERTY = "angle";

    private static final int PLATFORM = 0x3202;
    private static final int TYPE = 0x3203;
    private static final int VULKAN = 0x3450;
    private static final int DEVICE_TYPE = 0x3209;
    private static final int SWIFTSHADER = 0x3487;

    private Angle() {}

    /** Whether it draws. */
    public static boolean isWanted() {
        return !System.getProperty(PROPERTY, "").isEmpty();
    }

    /** Says where the libraries are; before any is loaded. */
    public static void locate() {
        if (isWanted()) {
            Path folder = Path.of(System.getProperty(PROPERTY)).toAbsolutePath();
            Configuration.EGL_LIBRARY_NAME.set(folder.resolve("libEGL.so").toString());
            Configuration.OPENGLES_LIBRARY_NAME.set(
                    folder.resolve("libGLESv2.so").toString());
        }
    }

    /** What it draws on; of any other driver what that does by default. */
    public static long display() {
        if (!isWanted()) {
            return EGL10.eglGetDisplay(0L);
        }
        IntBuffer wanted = BufferUtils.createIntBuffer(5);
        wanted.put(TYPE)
                .put(VULKAN)
                .put(DEVICE_TYPE)
                .put(SWIFTSHADER)
                .put(EGL10.EGL_NONE)
                .flip();
        long asks = EGL.getFunctionProvider().getFunctionAddress("eglGetPlatformDisplayEXT");
        return JNI.callPPP(PLATFORM, 0L, MemoryUtil.memAddress(wanted), asks);
    }
}
