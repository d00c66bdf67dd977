package bumblewick.audio;

import com.jme3.audio.openal.ALC;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.openal.AL;
import org.lwjgl.openal.ALC10;
import org.lwjgl.openal.ALC11;
import org.lwjgl.openal.ALCCapabilities;
import org.lwjgl.openal.SOFTLoopback;
import org.lwjgl.openal.SOFTPauseDevice;
import org.lwjgl.system.MemoryUtil;

/** A sound device that mixes only when it is asked to, into memory: what a game plays, to the sample. */
final class LoopbackDevice implements ALC {
    static final int RATE = 44_100;

    private static final int[] FORMAT = {
        SOFTLoopback.ALC_FORMAT_CHANNELS_SOFT,
        SOFTLoopback.ALC_STEREO_SOFT,
        SOFTLoopback.ALC_FORMAT_TYPE_SOFT,
        SOFTLoopback.ALC_FLOAT_SOFT,
        ALC10.ALC_FREQUENCY,
        RATE,
        ALC11.ALC_MONO_SOURCES,
        96,
        0
    };

    private long device;
    private long context;

    @Override
    public void createALC() {
        device = SOFTLoopback.alcLoopbackOpenDeviceSOFT((ByteBuffer) null);
        ALCCapabilities capabilities = org.lwjgl.openal.ALC.createCapabilities(device);
        context = ALC10.alcCreateContext(device, FORMAT);
        ALC10.alcMakeContextCurrent(context);
        AL.createCapabilities(capabilities);
    }

    /** Mixes the next moments. */
    float[][] mix(int frames) {
        FloatBuffer samples = BufferUtils.createFloatBuffer(2 * frames);
        SOFTLoopback.alcRenderSamplesSOFT(device, samples, frames);
        float[][] sides = new float[2][frames];
        for (int i = 0; i < frames; i++) {
            sides[0][i] = samples.get(2 * i);
            sides[1][i] = samples.get(2 * i + 1);
        }
        return sides;
    }

    @Override
    public void destroyALC() {
        ALC10.alcMakeContextCurrent(MemoryUtil.NULL);
        ALC10.alcDestroyContext(context);
        ALC10.alcCloseDevice(device);
    }

    @Override
    public boolean isCreated() {
        return context != MemoryUtil.NULL;
    }

    @Override
    public String alcGetString(int parameter) {
        return ALC10.alcGetString(device, parameter);
    }

    @Override
    public boolean alcIsExtensionPresent(String extension) {
        return ALC10.alcIsExtensionPresent(device, extension);
    }

    @Override
    public void alcGetInteger(int parameter, IntBuffer buffer, int size) {
        ALC10.alcGetIntegerv(device, parameter, buffer);
    }

    @Override
    public void alcDevicePauseSOFT() {
        SOFTPauseDevice.alcDevicePauseSOFT(device);
    }

    @Override
    public void alcDeviceResumeSOFT() {
        SOFTPauseDevice.alcDeviceResumeSOFT(device);
    }
}
