package bumblewick.android.harness;

import bumblewick.egl.GlObjects;
import bumblewick.egl.Hooks;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.system.MemoryUtil;

/** Pointers for the generated GL shadows. */
public final class GlBridge {
    private GlBridge() {}

    static long addr(Buffer b) {
        if (b == null) return 0;
        if (!b.isDirect()) throw new IllegalArgumentException("Must use a native order direct Buffer");
        if (b instanceof ByteBuffer byteBuffer) return MemoryUtil.memAddress(byteBuffer);
        if (b instanceof IntBuffer intBuffer) return MemoryUtil.memAddress(intBuffer);
        if (b instanceof FloatBuffer floatBuffer) return MemoryUtil.memAddress(floatBuffer);
        if (b instanceof LongBuffer longBuffer) return MemoryUtil.memAddress(longBuffer);
        if (b instanceof java.nio.ShortBuffer shortBuffer) return MemoryUtil.memAddress(shortBuffer);
        throw new IllegalArgumentException(b.getClass().getName());
    }

    /** Counts what is handed over to the driver; null for room without content. */
    static void uploaded(Buffer content, long bytes) {
        if (content != null) Hooks.uploadedBytes.addAndGet(bytes);
    }

    /** The same for all that is left in a buffer of bytes. */
    static void uploaded(Buffer content) {
        if (content != null) uploaded(content, content.remaining());
    }

    /** Counts names that the driver has given. */
    static void made(String kind, int count, long names) {
        for (int i = 0; i < count; i++) GlObjects.made(kind, MemoryUtil.memGetInt(names + 4L * i));
    }

    /** Counts names that the driver takes back. */
    static void gone(String kind, int count, long names) {
        for (int i = 0; i < count; i++) GlObjects.gone(kind, MemoryUtil.memGetInt(names + 4L * i));
    }

    static IntBuffer in(int[] a, int o) {
        IntBuffer b = BufferUtils.createIntBuffer(Math.max(1, a.length - o));
        b.put(a, o, a.length - o);
        b.flip();
        return b;
    }

    static FloatBuffer in(float[] a, int o) {
        FloatBuffer b = BufferUtils.createFloatBuffer(Math.max(1, a.length - o));
        b.put(a, o, a.length - o);
        b.flip();
        return b;
    }

    static LongBuffer in(long[] a, int o) {
        LongBuffer b = BufferUtils.createLongBuffer(Math.max(1, a.length - o));
        b.put(a, o, a.length - o);
        b.flip();
        return b;
    }

    static ByteBuffer in(boolean[] a, int o) {
        return BufferUtils.createByteBuffer(Math.max(1, a.length - o));
    }

    static ByteBuffer in(byte[] a, int o) {
        ByteBuffer b = BufferUtils.createByteBuffer(Math.max(1, a.length - o));
        b.put(a, o, a.length - o);
        b.flip();
        return b;
    }

    static void out(IntBuffer b, int[] a, int o) {
        for (int i = o; i < a.length; i++) a[i] = b.get(i - o);
    }

    static void out(FloatBuffer b, float[] a, int o) {
        for (int i = o; i < a.length; i++) a[i] = b.get(i - o);
    }

    static void out(LongBuffer b, long[] a, int o) {
        for (int i = o; i < a.length; i++) a[i] = b.get(i - o);
    }

    static void out(ByteBuffer b, boolean[] a, int o) {
        for (int i = o; i < a.length; i++) a[i] = b.get(i - o) != 0;
    }

    static void out(ByteBuffer b, byte[] a, int o) {
        for (int i = o; i < a.length; i++) a[i] = b.get(i - o);
    }
}
