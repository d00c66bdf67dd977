package com.google.android.gles_jni;

public class EGLDisplayImpl extends javax.microedition.khronos.egl.EGLDisplay {
    final long h;

    public EGLDisplayImpl(long h) {
        this.h = h;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof EGLDisplayImpl eGLDisplayImpl && eGLDisplayImpl.h == h;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(h);
    }
}
