package bumblewick.android.screen;

import android.content.Context;
import android.opengl.GLSurfaceView;
import java.util.List;
import java.util.Optional;
import javax.microedition.khronos.egl.EGL10;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.egl.EGLContext;
import javax.microedition.khronos.egl.EGLDisplay;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Chooses the pixel format of the surface: the best of those that suffice. Everything demanding is drawn into
 * off-screen buffers, so a poor surface costs quality, not function.
 */
public final class SurfaceChoice implements GLSurfaceView.EGLConfigChooser {
    private static final Logger LOG = LoggerFactory.getLogger(SurfaceChoice.class);

    /** The system's version of OpenGL ES that the game needs. */
    private static final int VERSION = 3;

    private static final int CONTEXT_VERSION = 0x3098; // EGL_CONTEXT_CLIENT_VERSION
    private static final int RENDERS_ES3 = 0x40; // EGL_OPENGL_ES3_BIT_KHR

    private static final List<Wish> WISHES =
            List.of(new Wish(8, 8, 8, 24, 8), new Wish(8, 8, 8, 24, 0), new Wish(5, 6, 5, 16, 0));

    /** What a surface is to have, in bits a pixel. */
    private record Wish(int red, int green, int blue, int depth, int stencil) {
        int[] attributes() {
            return new int[] {
                EGL10.EGL_RED_SIZE, red,
                EGL10.EGL_GREEN_SIZE, green,
                EGL10.EGL_BLUE_SIZE, blue,
                EGL10.EGL_DEPTH_SIZE, depth,
                EGL10.EGL_STENCIL_SIZE, stencil,
                EGL10.EGL_RENDERABLE_TYPE, RENDERS_ES3,
                EGL10.EGL_NONE
            };
        }
    }

    /** A view that is drawn on by the chosen format, and keeps what the driver holds while it is not seen. */
    public static GLSurfaceView view(Context context) {
        GLSurfaceView view = new GLSurfaceView(context);
        view.setEGLContextClientVersion(VERSION);
        view.setPreserveEGLContextOnPause(true);
        view.setEGLConfigChooser(new SurfaceChoice());
        return view;
    }

    /** Whether this machine can draw the game at all; asked before the game is started. */
    public static boolean possible() {
        EGL10 egl = (EGL10) EGLContext.getEGL();
        EGLDisplay display = egl.eglGetDisplay(EGL10.EGL_DEFAULT_DISPLAY);
        return egl.eglInitialize(display, new int[2])
                && choose(egl, display)
                        .filter(config -> makesContext(egl, display, config))
                        .isPresent();
    }

    private static boolean makesContext(EGL10 egl, EGLDisplay display, EGLConfig config) {
        int[] version = {CONTEXT_VERSION, VERSION, EGL10.EGL_NONE};
        EGLContext context = egl.eglCreateContext(display, config, EGL10.EGL_NO_CONTEXT, version);
        if (context == null || context == EGL10.EGL_NO_CONTEXT) {
            return false;
        }
        egl.eglDestroyContext(display, context);
        return true;
    }

    private static Optional<EGLConfig> choose(EGL10 egl, EGLDisplay display) {
        for (Wish wish : WISHES) {
            Optional<EGLConfig> config = first(egl, display, wish);
            if (config.isPresent()) {
                LOG.info("surface: {}", wish);
                return config;
            }
        }
        return Optional.empty();
    }

    /** Of all that have enough, the first: drivers name the leanest first, but those with deeper colours before it. */
    private static Optional<EGLConfig> first(EGL10 egl, EGLDisplay display, Wish wish) {
        int[] count = new int[1];
        if (!egl.eglChooseConfig(display, wish.attributes(), null, 0, count) || count[0] == 0) {
            return Optional.empty();
        }
        EGLConfig[] configs = new EGLConfig[count[0]];
        egl.eglChooseConfig(display, wish.attributes(), configs, configs.length, count);
        for (EGLConfig config : configs) {
            int[] red = new int[1];
            if (egl.eglGetConfigAttrib(display, config, EGL10.EGL_RED_SIZE, red) && red[0] == wish.red()) {
                return Optional.of(config);
            }
        }
        return Optional.of(configs[0]);
    }

    @Override
    public EGLConfig chooseConfig(EGL10 egl, EGLDisplay display) {
        return choose(egl, display).orElseThrow(() -> new IllegalStateException("no surface for OpenGL ES 3.0"));
    }
}
