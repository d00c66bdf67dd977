package bumblewick.android.harness;

import bumblewick.egl.Angle;
import bumblewick.egl.DriverMessages;
import bumblewick.egl.Hooks;
import bumblewick.egl.Limits;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.Assert;
import org.junit.AssumptionViolatedException;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.junit.runners.model.Statement;
import org.lwjgl.egl.EGL;
import org.lwjgl.system.Platform;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.internal.SandboxTestRunner;
import org.robolectric.internal.bytecode.InstrumentationConfiguration;
import org.robolectric.pluginapi.SdkPicker;
import org.robolectric.util.inject.Injector;

/**
 * LWJGL (natives load once per JVM) and the EGL stand-in stay in the application class loader. Where there is no OpenGL ES to
 * draw with, the tests are skipped; on a build machine ({@code CI} in the environment) they fail.
 */
public class GlRunner extends RobolectricTestRunner {
    /** One for all classes: each injector has class loaders of its own, and the EGL stand-in knows those of the first alone. */
    private static final Injector SHARED =
            defaultInjector().bind(SdkPicker.class, AndroidLevels.class).build();

    public GlRunner(Class<?> c) throws InitializationError {
        super(c, SHARED);
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
        Angle.locate();
        try {
            return EGL.getFunctionProvider() != null;
        } catch (LinkageError missing) {
            return false;
        }
    }

    /** A test in which the driver complains has failed. The next one runs on a device without limits again. */
    @Override
    protected SandboxTestRunner.HelperTestRunner getHelperTestRunner(Class<?> tests) throws InitializationError {
        return new HelperTestRunner(tests) {
            @Override
            protected Statement methodBlock(FrameworkMethod method) {
                Statement test = super.methodBlock(method);
                return new Statement() {
                    @Override
                    public void evaluate() throws Throwable {
                        DriverMessages.take();
                        try {
                            test.evaluate();
                        } finally {
                            Limits.set(Limits.NONE);
                            Hooks.rewriter = UnaryOperator.identity();
                        }
                        Assert.assertEquals("the driver complains", List.of(), DriverMessages.take());
                    }
                };
            }
        };
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
