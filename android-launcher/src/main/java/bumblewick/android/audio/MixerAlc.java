package bumblewick.android.audio;

import com.jme3.audio.openal.ALC;
import java.nio.IntBuffer;

/** OpenAL's device: starts and stops the output, and pauses the mixer when the engine asks for it. */
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
        mixer.hold(true);
    }

    @Override
    public void alcDeviceResumeSOFT() {
        mixer.hold(false);
    }
}
