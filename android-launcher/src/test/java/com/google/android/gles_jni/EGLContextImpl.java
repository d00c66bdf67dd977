package com.google.android.gles_jni;

public class EGLContextImpl extends javax.microedition.khronos.egl.EGLContext {
    final long h;

    public EGLContextImpl(long h) {
        this.h = h;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof EGLContextImpl eGLContextImpl && eGLContextImpl.h == h;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(h);
    }

    @Override
    public javax.microedition.khronos.opengles.GL getGL() {
        return null;
    }
}
