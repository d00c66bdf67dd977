package bumblewick.egl;

import java.util.ArrayList;
import java.util.List;
import org.lwjgl.opengles.GLDebugMessageKHRCallback;
import org.lwjgl.opengles.GLES;
import org.lwjgl.opengles.GLES20;
import org.lwjgl.opengles.KHRDebug;

/**
 * What the driver complains of by {@code GL_KHR_debug}: errors, what is undefined, and what costs much time. A test in which
 * there is any fails, see {@code GlRunner}.
 */
public final class DriverMessages {
    /** Complaints that are none of ours: pictures that are kept are read back, and nobody is in a hurry then. */
    private static final List<String> ALLOWED = List.of("GPU stall due to ReadPixels");

    private static final List<String> MESSAGES = new ArrayList<>();

    private static final GLDebugMessageKHRCallback LISTENER =
            GLDebugMessageKHRCallback.create((source, type, id, severity, length, message, user) ->
                    hear(type, severity, GLDebugMessageKHRCallback.getMessage(length, message)));

    private DriverMessages() {}

    /** Listens to the context that is current, if its driver says anything. */
    public static void listen() {
        if (GLES.getCapabilities().GL_KHR_debug) {
            KHRDebug.glDebugMessageCallbackKHR(LISTENER, 0L);
            GLES20.glEnable(KHRDebug.GL_DEBUG_OUTPUT_KHR);
            GLES20.glEnable(KHRDebug.GL_DEBUG_OUTPUT_SYNCHRONOUS_KHR);
        }
    }

    private static void hear(int type, int severity, String message) {
        boolean matters = type == KHRDebug.GL_DEBUG_TYPE_ERROR_KHR
                || type == KHRDebug.GL_DEBUG_TYPE_UNDEFINED_BEHAVIOR_KHR
                || (type == KHRDebug.GL_DEBUG_TYPE_PERFORMANCE_KHR && severity == KHRDebug.GL_DEBUG_SEVERITY_HIGH_KHR);
        if (matters && ALLOWED.stream().noneMatch(message::contains)) {
            add(message);
        }
    }

    /** Adds a complaint, with the place of the call that it is about. */
    static synchronized void add(String message) {
        String place = StackWalker.getInstance()
                .walk(frames -> frames.map(frame -> frame.getClassName() + "." + frame.getMethodName())
                        .filter(name -> name.startsWith("bumblewick.android.gles."))
                        .findFirst()
                        .orElse("the platform"));
        MESSAGES.add(message + " (" + place + ")");
    }

    /** All complaints since this was asked last. */
    public static synchronized List<String> take() {
        List<String> taken = List.copyOf(MESSAGES);
        MESSAGES.clear();
        return taken;
    }
}
