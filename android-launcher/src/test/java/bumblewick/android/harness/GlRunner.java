package bumblewick.android.harness;

import org.junit.AssumptionViolatedException;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.lwjgl.egl.EGL;
import org.lwjgl.system.Platform;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.internal.bytecode.InstrumentationConfiguration;

/**
 * LWJGL (natives load once per JVM) and the EGL stand-in stay in the application class loader. Where there is no OpenGL ES to
 * draw with, the tests are skipped; on a build machine ({@code CI} in the environment) they fail.
 */
public class GlRunner extends RobolectricTestRunner {
    public GlRunner(Class<?> c) throws InitializationError {
        super(c);
    }

    @Override
    public void run(RunNotifier notifier) {
        if (canDraw() || System.getenv("CI") != null) {
            super.run(notifier);
            return;
        }
        String reason = "a phone on the PC needs Linux with Mesa's OpenGL ES (libegl1, libgles2, libgl1-mesa-dri)";
        System.out.println("Skipped: " + reason);
        notifier.fireTestAssumptionFailed(new Failure(getDescription(), new AssumptionViolatedException(reason)));
    }

    private static boolean canDraw() {
        if (Platform.get() != Platform.LINUX) {
            return false;
        }
        try {
            return EGL.getFunctionProvider() != null;
        } catch (LinkageError missing) {
            return false;
        }
    }

    @Override
    protected InstrumentationConfiguration createClassLoaderConfig(FrameworkMethod m) {
        return new InstrumentationConfiguration.Builder(super.createClassLoaderConfig(m))
                .doNotAcquirePackage("org.lwjgl.")
                .doNotAcquirePackage("com.google.android.gles_jni.")
                .doNotAcquirePackage("bumblewick.egl.")
                .doNotAcquirePackage("jdk.")
                .build();
    }
}
