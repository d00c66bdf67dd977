package com.google.android.gles_jni;

import bumblewick.egl.Angle;
import bumblewick.egl.DriverMessages;
import bumblewick.egl.GlObjects;
import bumblewick.egl.Hooks;
import bumblewick.egl.Loaders;
import bumblewick.egl.Targets;
import java.nio.IntBuffer;
import javax.microedition.khronos.egl.EGL10;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.egl.EGLContext;
import javax.microedition.khronos.egl.EGLDisplay;
import javax.microedition.khronos.egl.EGLSurface;
import org.lwjgl.BufferUtils;
import org.lwjgl.PointerBuffer;
import org.lwjgl.egl.EGL;
import org.lwjgl.opengles.GLES;
import org.lwjgl.system.MemoryUtil;

/** Test stand-in for Android's EGL10 on the desktop EGL driver (Mesa surfaceless): windows become pbuffers. */
public class EGLImpl implements EGL10 {
    static final class F extends EGLConfig {
        final long h;

        F(long h) {
            this.h = h;
        }
    }

    private static long h(Object o) {
        return o instanceof EGLDisplayImpl eGLDisplayImpl
                ? eGLDisplayImpl.h
                : o instanceof EGLSurfaceImpl eGLSurfaceImpl
                        ? eGLSurfaceImpl.h
                        : o instanceof EGLContextImpl eGLContextImpl ? eGLContextImpl.h : o instanceof F f ? f.h : 0;
    }

    private static boolean lost;

    private static IntBuffer attribs(int[] a, int... extra) {
        int n = 0;
        if (a != null) while (a[n] != EGL_NONE) n += 2;
        IntBuffer b = BufferUtils.createIntBuffer(n + extra.length + 1);
        if (n > 0) b.put(a, 0, n);
        b.put(extra).put(EGL_NONE).flip();
        return b;
    }

    @Override
    public EGLDisplay eglGetDisplay(Object o) {
        if (EGL.getFunctionProvider() == null) EGL.create();
        return new EGLDisplayImpl(Angle.display());
    }

    @Override
    public boolean eglInitialize(EGLDisplay d, int[] v) {
        IntBuffer a = BufferUtils.createIntBuffer(1), b = BufferUtils.createIntBuffer(1);
        if (!org.lwjgl.egl.EGL10.eglInitialize(h(d), a, b)) return false;
        EGL.createDisplayCapabilities(h(d), a.get(0), b.get(0));
        if (v != null && v.length > 1) {
            v[0] = a.get(0);
            v[1] = b.get(0);
        }
        return true;
    }

    @Override
    public boolean eglChooseConfig(EGLDisplay d, int[] attr, EGLConfig[] configs, int size, int[] num) {
        if (Hooks.refusedConfigs.test(attr)) {
            num[0] = 0;
            return true;
        }
        IntBuffer at = attribs(attr, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT), n = BufferUtils.createIntBuffer(1);
        PointerBuffer p = configs == null ? null : BufferUtils.createPointerBuffer(size);
        boolean ok = org.lwjgl.egl.EGL10.neglChooseConfig(
                        h(d),
                        MemoryUtil.memAddress(at),
                        p == null ? 0 : MemoryUtil.memAddress(p),
                        size,
                        MemoryUtil.memAddress(n))
                == 1;
        if (num != null) num[0] = n.get(0);
        if (p != null) for (int i = 0; i < n.get(0); i++) configs[i] = new F(p.get(i));
        return ok;
    }

    @Override
    public boolean eglGetConfigAttrib(EGLDisplay d, EGLConfig c, int a, int[] v) {
        IntBuffer b = BufferUtils.createIntBuffer(1);
        boolean ok = org.lwjgl.egl.EGL10.eglGetConfigAttrib(h(d), h(c), a, b);
        v[0] = b.get(0);
        return ok;
    }

    @Override
    public EGLContext eglCreateContext(EGLDisplay d, EGLConfig c, EGLContext share, int[] a) {
        org.lwjgl.egl.EGL12.eglBindAPI(org.lwjgl.egl.EGL12.EGL_OPENGL_ES_API);
        Hooks.contexts.incrementAndGet();
        long x = org.lwjgl.egl.EGL10.eglCreateContext(h(d), h(c), h(share), attribs(a));
        Targets.begin();
        return x == 0 ? EGL_NO_CONTEXT : new EGLContextImpl(x);
    }

    @Override
    public EGLSurface eglCreateWindowSurface(EGLDisplay d, EGLConfig c, Object w, int[] a) {
        Hooks.lastSurfaceAttribs = java.util.Arrays.toString(a);
        return eglCreatePbufferSurface(d, c, array(attribs(a, EGL_WIDTH, Hooks.width, EGL_HEIGHT, Hooks.height)));
    }

    private static int[] array(IntBuffer b) {
        int[] r = new int[b.remaining()];
        b.get(r);
        return r;
    }

    @Override
    public EGLSurface eglCreatePbufferSurface(EGLDisplay d, EGLConfig c, int[] a) {
        long s = org.lwjgl.egl.EGL10.eglCreatePbufferSurface(h(d), h(c), attribs(a));
        return s == 0 ? EGL_NO_SURFACE : new EGLSurfaceImpl(s);
    }

    @Override
    public boolean eglMakeCurrent(EGLDisplay d, EGLSurface draw, EGLSurface read, EGLContext c) {
        boolean ok = org.lwjgl.egl.EGL10.eglMakeCurrent(h(d), h(draw), h(read), h(c));
        if (ok) {
            if (h(c) != 0) {
                GlObjects.owner = h(c);
                GLES.createCapabilities();
                DriverMessages.listen();
            } else GLES.setCapabilities(null);
        }
        return ok;
    }

    @Override
    public boolean eglSwapBuffers(EGLDisplay d, EGLSurface s) {
        if (Hooks.loseContext) {
            Hooks.loseContext = false;
            lost = true;
            return false;
        }
        Runnable r = Hooks.onSwap;
        if (r != null) r.run();
        Hooks.swaps.incrementAndGet();
        org.lwjgl.egl.EGL10.eglSwapBuffers(h(d), h(s));
        Loaders.giveWay();
        return true;
    }

    @Override
    public int eglGetError() {
        if (lost) {
            lost = false;
            return 0x300E;
        }
        return org.lwjgl.egl.EGL10.eglGetError();
    }

    @Override
    public String eglQueryString(EGLDisplay d, int n) {
        return org.lwjgl.egl.EGL10.eglQueryString(h(d), n);
    }

    @Override
    public boolean eglDestroyContext(EGLDisplay d, EGLContext c) {
        if (GlObjects.owner == h(c)) GlObjects.clear();
        return org.lwjgl.egl.EGL10.eglDestroyContext(h(d), h(c));
    }

    @Override
    public boolean eglDestroySurface(EGLDisplay d, EGLSurface s) {
        return org.lwjgl.egl.EGL10.eglDestroySurface(h(d), h(s));
    }

    @Override
    public boolean eglTerminate(EGLDisplay d) {
        return true;
    }

    @Override
    public boolean eglQueryContext(EGLDisplay d, EGLContext c, int a, int[] v) {
        throw new UnsupportedOperationException("eglQueryContext: nobody asks what a context is like");
    }

    @Override
    public boolean eglQuerySurface(EGLDisplay d, EGLSurface s, int a, int[] v) {
        IntBuffer b = BufferUtils.createIntBuffer(1);
        boolean ok = org.lwjgl.egl.EGL10.eglQuerySurface(h(d), h(s), a, b);
        v[0] = b.get(0);
        return ok;
    }

    @Override
    public boolean eglCopyBuffers(EGLDisplay d, EGLSurface s, Object p) {
        throw new UnsupportedOperationException("eglCopyBuffers: there are no pixmaps here");
    }

    @Override
    public EGLSurface eglCreatePixmapSurface(EGLDisplay d, EGLConfig c, Object p, int[] a) {
        throw new UnsupportedOperationException("eglCreatePixmapSurface: there are no pixmaps here");
    }

    @Override
    public boolean eglGetConfigs(EGLDisplay d, EGLConfig[] c, int s, int[] n) {
        throw new UnsupportedOperationException("eglGetConfigs: configurations are chosen, never listed");
    }

    @Override
    public EGLContext eglGetCurrentContext() {
        long x = org.lwjgl.egl.EGL10.eglGetCurrentSurface(EGL_DRAW);
        return x == 0 ? EGL_NO_CONTEXT : new EGLContextImpl(x);
    }

    @Override
    public EGLDisplay eglGetCurrentDisplay() {
        throw new UnsupportedOperationException("eglGetCurrentDisplay: who draws knows its display");
    }

    @Override
    public EGLSurface eglGetCurrentSurface(int r) {
        throw new UnsupportedOperationException("eglGetCurrentSurface: who draws knows its surface");
    }

    @Override
    public boolean eglWaitGL() {
        return true;
    }

    @Override
    public boolean eglWaitNative(int e, Object b) {
        return true;
    }

    @Override
    public boolean eglReleaseThread() {
        return true;
    }
}
