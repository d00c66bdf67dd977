package com.google.android.gles_jni;

public class EGLSurfaceImpl extends javax.microedition.khronos.egl.EGLSurface {
    final long h;

    public EGLSurfaceImpl(long h) {
        this.h = h;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof EGLSurfaceImpl eGLSurfaceImpl && eGLSurfaceImpl.h == h;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(h);
    }
}
