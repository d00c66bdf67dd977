package bumblewick.egl;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Shared between the test (sandbox class loader) and the EGL stand-in (app class loader): never acquired by the sandbox. */
public final class Hooks {
    public static volatile int width = 640, height = 360;
    public static volatile boolean loseContext;
    public static volatile Runnable onSwap;
    /** Every shader that was handed to a driver, as it was handed over. */
    public static final java.util.Set<String> shaders = java.util.concurrent.ConcurrentHashMap.newKeySet();

    /** What shaders are turned into before the driver gets them. */
    public static volatile UnaryOperator<String> rewriter = UnaryOperator.identity();

    /** Kinds of surfaces that the driver says it has not, by what is asked for. */
    public static volatile Predicate<int[]> refusedConfigs = attributes -> false;

    public static final AtomicInteger contexts = new AtomicInteger(), swaps = new AtomicInteger();
    /** Shaders that were compiled, a program's two each, and bytes of textures and meshes that were handed over. */
    public static final AtomicInteger compiledShaders = new AtomicInteger();

    public static final java.util.concurrent.atomic.AtomicLong uploadedBytes =
            new java.util.concurrent.atomic.AtomicLong();
    public static volatile String lastSurfaceAttribs = "";

    private Hooks() {}
}
