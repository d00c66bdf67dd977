package bumblewick.egl;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.lwjgl.opengles.GLES20;
import org.lwjgl.opengles.GLES30;

/**
 * What becomes of the depth of off-screen targets, which a tiling graphics card writes to memory and reads back unless it is
 * told that nobody needs it. What is thrown away is gone here too: it is overwritten, as such a card may do.
 */
public final class Targets {
    private static final Map<String, Integer> COUNTS = new TreeMap<>();
    private static final Set<Integer> WITH_DEPTH = new HashSet<>();

    private static int bound;
    private static boolean cleared;
    private static boolean drawn;
    private static boolean needed; // depth was drawn since it was thrown away

    private Targets() {}

    /** A new context draws into its window at first, whatever the one before drew into when it was lost. */
    public static synchronized void begin() {
        bound = 0;
        cleared = false;
        drawn = false;
        needed = false;
    }

    /** Begins to count anew. */
    public static synchronized void forget() {
        COUNTS.clear();
        WITH_DEPTH.clear();
    }

    /** How often what happened since, by what it is. */
    public static synchronized Map<String, Integer> counts() {
        return new TreeMap<>(COUNTS);
    }

    /** How many targets with depth were drawn into. */
    public static synchronized int withDepth() {
        return WITH_DEPTH.size();
    }

    /** Another target is drawn into from now on. */
    public static synchronized void bind(int target, int frameBuffer) {
        if (target == GLES30.GL_READ_FRAMEBUFFER || frameBuffer == bound) {
            return;
        }
        if (bound != 0 && drawn && needed && depth() == GLES20.GL_RENDERBUFFER) {
            count("depth written to memory for nobody");
        }
        begin();
        bound = frameBuffer;
    }

    /** The target is cleared. */
    public static synchronized void clear(int mask) {
        cleared |= (mask & GLES20.GL_DEPTH_BUFFER_BIT) != 0;
        needed |= cleared;
    }

    /** Something is drawn. */
    public static synchronized void draw() {
        boolean first = !drawn;
        drawn = true;
        needed = true;
        if (first && bound != 0 && depth() != GLES20.GL_NONE) {
            WITH_DEPTH.add(bound);
            if (!cleared) {
                count("depth read back from memory");
            }
        }
    }

    /** The depth of the target is thrown away. */
    public static synchronized void invalidateDepth() {
        count("depth thrown away");
        needed = false;
        boolean scissors = GLES20.glIsEnabled(GLES20.GL_SCISSOR_TEST);
        boolean writes = GLES20.glGetBoolean(GLES20.GL_DEPTH_WRITEMASK);
        float far = GLES20.glGetFloat(GLES20.GL_DEPTH_CLEAR_VALUE);
        GLES20.glDisable(GLES20.GL_SCISSOR_TEST);
        GLES20.glDepthMask(true);
        GLES20.glClearDepthf(0f); // nothing is nearer
        GLES20.glClear(GLES20.GL_DEPTH_BUFFER_BIT);
        GLES20.glClearDepthf(far);
        GLES20.glDepthMask(writes);
        if (scissors) {
            GLES20.glEnable(GLES20.GL_SCISSOR_TEST);
        }
    }

    private static void count(String what) {
        COUNTS.merge(what, 1, Integer::sum);
    }

    private static int depth() {
        return GLES20.glGetFramebufferAttachmentParameteri(
                GLES20.GL_FRAMEBUFFER, GLES20.GL_DEPTH_ATTACHMENT, GLES20.GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE);
    }
}
