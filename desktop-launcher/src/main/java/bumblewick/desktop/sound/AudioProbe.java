package bumblewick.desktop.sound;

import java.nio.ByteBuffer;
import org.lwjgl.openal.ALC10;

/** Checks whether there is a sound device: without one the engine would crash. */
public final class AudioProbe {
    private static final long NONE = 0;

    private AudioProbe() {}

    /** Whether the system's usual output can be opened. */
    public static boolean hasDevice() {
        try {
            long device = ALC10.alcOpenDevice((ByteBuffer) null);
            return device != NONE && ALC10.alcCloseDevice(device);
        } catch (LinkageError | IllegalStateException e) {
            return false;
        }
    }
}
