package bumblewick.view;

import com.jme3.renderer.Renderer;
import com.jme3.renderer.lwjgl.LwjglGLExt;
import com.jme3.renderer.opengl.GLRenderer;
import java.nio.IntBuffer;
import org.lwjgl.PointerBuffer;
import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGL14;
import org.lwjgl.egl.EGL15;
import org.lwjgl.egl.EXTDeviceEnumeration;
import org.lwjgl.egl.EXTPlatformDevice;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;

/** OpenGL 3.2 core as on a PC, on the platform without surfaces that Mesa has, or else on the first graphics card. */
final class DesktopGl implements Driver {
    private static final int PLATFORM_SURFACELESS_MESA = 0x31DD;

    private final TextureMeter textures = new TextureMeter();

    /** Whether this machine can do so. */
    static boolean available() {
        try {
            try (MemoryStack stack = MemoryStack.stackPush()) {
                long display = display(stack);
                return display != EGL14.EGL_NO_DISPLAY
                        && EGL14.eglInitialize(display, stack.mallocInt(1), stack.mallocInt(1));
            }
        } catch (LinkageError | RuntimeException e) {
            return false;
        }
    }

    @Override
    public Renderer open(int width, int height) {
        openContext(width, height);
        return new GLRenderer(textures.gl(), new LwjglGLExt(), textures.frameBuffers());
    }

    @Override
    public long textureBytes() {
        return textures.bytes();
    }

    /** Makes a context, and it the thread's own. */
    static void openContext(int width, int height) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            open(stack, width, height);
        }
    }

    private static void open(MemoryStack stack, int width, int height) {
        long display = display(stack);
        IntBuffer major = stack.mallocInt(1);
        IntBuffer minor = stack.mallocInt(1);
        check(EGL14.eglInitialize(display, major, minor), "eglInitialize");
        EGL.createDisplayCapabilities(display, major.get(0), minor.get(0));
        check(EGL14.eglBindAPI(EGL14.EGL_OPENGL_API), "eglBindAPI");
        PointerBuffer config = stack.mallocPointer(1);
        check(EGL14.eglChooseConfig(display, configWanted(stack), config, stack.mallocInt(1)), "eglChooseConfig");
        IntBuffer size = stack.ints(EGL14.EGL_WIDTH, width, EGL14.EGL_HEIGHT, height, EGL14.EGL_NONE);
        long surface = EGL14.eglCreatePbufferSurface(display, config.get(0), size);
        IntBuffer profile = stack.ints(
                EGL15.EGL_CONTEXT_MAJOR_VERSION,
                3,
                EGL15.EGL_CONTEXT_MINOR_VERSION,
                2,
                EGL15.EGL_CONTEXT_OPENGL_PROFILE_MASK,
                EGL15.EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                EGL14.EGL_NONE);
        long context = EGL14.eglCreateContext(display, config.get(0), EGL14.EGL_NO_CONTEXT, profile);
        check(EGL14.eglMakeCurrent(display, surface, surface, context), "eglMakeCurrent");
        GL.createCapabilities(true);
    }

    private static long display(MemoryStack stack) {
        long surfaceless = platform(PLATFORM_SURFACELESS_MESA, 0L);
        if (surfaceless != EGL14.EGL_NO_DISPLAY || EGL.getCapabilities().eglQueryDevicesEXT == 0L) {
            return surfaceless;
        }
        PointerBuffer card = stack.mallocPointer(1);
        boolean found = EXTDeviceEnumeration.eglQueryDevicesEXT(card, stack.mallocInt(1));
        return found ? platform(EXTPlatformDevice.EGL_PLATFORM_DEVICE_EXT, card.get(0)) : EGL14.EGL_NO_DISPLAY;
    }

    private static long platform(int platform, long of) {
        return JNI.callPPP(platform, of, 0L, EGL.getCapabilities().eglGetPlatformDisplayEXT);
    }

    private static IntBuffer configWanted(MemoryStack stack) {
        return stack.ints(
                EGL14.EGL_SURFACE_TYPE,
                EGL14.EGL_PBUFFER_BIT,
                EGL14.EGL_RENDERABLE_TYPE,
                EGL14.EGL_OPENGL_BIT,
                EGL14.EGL_RED_SIZE,
                8,
                EGL14.EGL_GREEN_SIZE,
                8,
                EGL14.EGL_BLUE_SIZE,
                8,
                EGL14.EGL_ALPHA_SIZE,
                8,
                EGL14.EGL_DEPTH_SIZE,
                24,
                EGL14.EGL_STENCIL_SIZE,
                8,
                EGL14.EGL_NONE);
    }

    private static void check(boolean done, String what) {
        if (!done) {
            throw new IllegalStateException(what + " failed: 0x" + Integer.toHexString(EGL14.eglGetError()));
        }
    }
}
