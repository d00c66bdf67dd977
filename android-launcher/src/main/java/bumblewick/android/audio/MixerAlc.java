package bumblewick.android.audio;

import com.jme3.audio.openal.ALC;
import java.nio.IntBuffer;

/**
 * OpenAL's device: starts and stops the output. While the engine pauses it, nothing stands still: sources that are started
 * meanwhile begin together when it goes on, which is all that the game pauses a device for.
 */
final class MixerAlc implements ALC {
    private final Mixer mixer;
    private final Output output;
    private boolean created;

    MixerAlc(Mixer mixer, Output output) {
        this.mixer = mixer;
        this.output = output;
    }

    @Override
    public void createALC() {
        created = true;
        output.start(mixer);
    }

    @Override
    public void destroyALC() {
        created = false;
        output.stop();
    }

    @Override
    public boolean isCreated() {
        return created;
    }

    @Override
    public String alcGetString(int parameter) {
        return parameter == ALC_DEVICE_SPECIFIER ? "the phone's" : "ALC_SOFT_pause_device";
    }

    @Override
    public boolean alcIsExtensionPresent(String name) {
        return name.equals("ALC_SOFT_pause_device");
    }

    @Override
    public void alcGetInteger(int parameter, IntBuffer store, int size) {
        store.put(store.position(), 0); // asked of extensions alone
    }

    @Override
    public void alcDevicePauseSOFT() {
        mixer.gather();
    }

    @Override
    public void alcDeviceResumeSOFT() {
        mixer.release();
    }
}
