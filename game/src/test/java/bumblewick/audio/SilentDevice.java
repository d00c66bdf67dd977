package bumblewick.audio;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.audio.AudioContext;
import com.jme3.audio.AudioData;
import com.jme3.audio.AudioParam;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.AudioSource;
import com.jme3.audio.AudioSource.Status;
import com.jme3.audio.Environment;
import com.jme3.audio.Filter;
import com.jme3.audio.Listener;
import com.jme3.audio.ListenerParam;
import java.util.HashMap;
import java.util.Map;

/** A device that plays without a sound: it knows what plays, and since when on its own clock. */
final class SilentDevice implements AudioRenderer {
    private final Map<AudioSource, Float> started = new HashMap<>();
    private float clock;

    /** Makes it the one that all sources of this thread's program play on. */
    SilentDevice() {
        AudioContext.setAudioRenderer(this);
    }

    /** Files of the scene folder. */
    static AssetManager assets() {
        AssetManager assets = new DesktopAssetManager();
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        return assets;
    }

    /** Lets time pass; what is longer than its recording ends. */
    void pass(float seconds) {
        clock += seconds;
        started.keySet().forEach(source -> {
            if (!source.isLooping() && place(source) > source.getAudioData().getDuration()) {
                source.setStatus(Status.Stopped);
            }
        });
        started.keySet().removeIf(source -> source.getStatus() == Status.Stopped);
    }

    /** Whether anything plays. */
    boolean plays() {
        return !started.isEmpty();
    }

    /** The pitch at which the sound beside the music plays, as a factor on the frequency. */
    float effectPitch() {
        return started.keySet().stream()
                .filter(source -> source.getAudioData() instanceof Effect)
                .findFirst()
                .orElseThrow()
                .getPitch();
    }

    private float place(AudioSource source) {
        return clock - started.get(source);
    }

    @Override
    public void playSource(AudioSource source) {
        started.put(source, clock);
        source.setChannel(0);
        source.setStatus(Status.Playing);
    }

    @Override
    public void stopSource(AudioSource source) {
        started.remove(source);
        source.setStatus(Status.Stopped);
    }

    @Override
    public float getSourcePlaybackTime(AudioSource source) {
        return place(source) % source.getAudioData().getDuration();
    }

    @Override
    public void playSourceInstance(AudioSource source) {}

    @Override
    public void pauseSource(AudioSource source) {}

    @Override
    public void setListener(Listener listener) {}

    @Override
    public void setEnvironment(Environment environment) {}

    @Override
    public void updateSourceParam(AudioSource source, AudioParam parameter) {}

    @Override
    public void updateListenerParam(Listener listener, ListenerParam parameter) {}

    @Override
    public void deleteFilter(Filter filter) {}

    @Override
    public void deleteAudioData(AudioData data) {}

    @Override
    public void initialize() {}

    @Override
    public void update(float seconds) {}

    @Override
    public void pauseAll() {}

    @Override
    public void resumeAll() {}

    @Override
    public void cleanup() {}
}
