package bumblewick.android.harness;

import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.internal.bytecode.InstrumentationConfiguration;

/** LWJGL (natives load once per JVM) and the EGL stand-in stay in the application class loader. */
public class GlRunner extends RobolectricTestRunner {
    public GlRunner(Class<?> c) throws InitializationError {
        super(c);
    }

    @Override
    protected InstrumentationConfiguration createClassLoaderConfig(FrameworkMethod m) {
        return new InstrumentationConfiguration.Builder(super.createClassLoaderConfig(m))
                .doNotAcquirePackage("org.lwjgl.")
                .doNotAcquirePackage("com.google.android.gles_jni.")
                .doNotAcquirePackage("bumblewick.egl.")
                .build();
    }
}
