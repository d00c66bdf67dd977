package bumblewick.android.harness;

import bumblewick.android.PictureLoader;
import bumblewick.android.gles.GlesCaps;
import bumblewick.android.gles.GlesCore;
import bumblewick.android.gles.GlesExtensions;
import bumblewick.android.gles.GlesFrames;
import bumblewick.view.Driver;
import com.google.android.gles_jni.EGLImpl;
import com.jme3.asset.AssetManager;
import com.jme3.renderer.Renderer;
import com.jme3.renderer.opengl.GLRenderer;
import javax.microedition.khronos.egl.EGL10;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.egl.EGLContext;
import javax.microedition.khronos.egl.EGLDisplay;
import javax.microedition.khronos.egl.EGLSurface;

/** A phone's OpenGL ES 3.0, by the adapter of this module, without an activity around it. */
public final class GlesDriver implements Driver {
    private static final int OPENGL_ES3_BIT = 0x40;
    private static final int CONTEXT_CLIENT_VERSION = 0x3098;

    @Override
    public Renderer open(int width, int height) {
        EGL10 egl = new EGLImpl();
        EGLDisplay display = egl.eglGetDisplay(EGL10.EGL_DEFAULT_DISPLAY);
        egl.eglInitialize(display, new int[2]);
        EGLConfig[] configs = new EGLConfig[1];
        int[] wanted = {
            EGL10.EGL_RENDERABLE_TYPE,
            OPENGL_ES3_BIT,
            EGL10.EGL_RED_SIZE,
            8,
            EGL10.EGL_GREEN_SIZE,
            8,
            EGL10.EGL_BLUE_SIZE,
            8,
            EGL10.EGL_ALPHA_SIZE,
            8,
            EGL10.EGL_DEPTH_SIZE,
            24,
            EGL10.EGL_NONE
        };
        egl.eglChooseConfig(display, wanted, configs, 1, new int[1]);
        EGLSurface surface = egl.eglCreatePbufferSurface(
                display, configs[0], new int[] {EGL10.EGL_WIDTH, width, EGL10.EGL_HEIGHT, height, EGL10.EGL_NONE});
        EGLContext context = egl.eglCreateContext(
                display, configs[0], EGL10.EGL_NO_CONTEXT, new int[] {CONTEXT_CLIENT_VERSION, 3, EGL10.EGL_NONE});
        if (!egl.eglMakeCurrent(display, surface, surface, context)) {
            throw new IllegalStateException("no OpenGL ES 3.0 here: 0x" + Integer.toHexString(egl.eglGetError()));
        }
        return new GLRenderer(new GlesCore(), new GlesExtensions(), new GlesFrames());
    }

    @Override
    public void initialize(Renderer renderer) {
        renderer.initialize();
        GlesCaps.correct(renderer.getCaps());
    }

    @Override
    public void prepare(AssetManager assets) {
        for (String kind : new String[] {"png", "jpg"}) {
            assets.registerLoader(PictureLoader.class, kind);
        }
    }
}
