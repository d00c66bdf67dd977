package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.MusicGauge;
import bumblewick.def.MusicalKey;
import bumblewick.def.presentation.TrackDef;
import com.jme3.audio.AudioContext;
import com.jme3.audio.Listener;
import com.jme3.audio.lwjgl.LwjglAL;
import com.jme3.audio.lwjgl.LwjglEFX;
import com.jme3.audio.openal.AL;
import com.jme3.audio.openal.ALAudioRenderer;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The stems of a track run in step to the sample, as the PC's mixer plays them. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class MusicStepTest {
    private static final int FRAMES = LoopbackDevice.RATE / 50;

    /** Frames of stereo that the engine queues at once. */
    private static final int BUFFER = 35_280 / 4;

    /** Samples of 16 bits, resampled and added: a few steps of them. */
    private static final float STEP = 1e-3f;

    /** Two layers of the same recording that are one sample apart are not twice one of them. */
    @Test
    void twoLayersOfTheSameRecordingAreTwiceOneForSeconds() throws InterruptedException {
        float[] one = play(1, 12f);
        float[] two = play(2, 12f);

        float loudest = 0f;
        for (int i = 0; i < one.length; i++) {
            loudest = Math.max(loudest, Math.abs(one[i]));
            assertEquals(2f * one[i], two[i], STEP, "at sample " + i);
        }
        assertTrue(loudest > 10 * STEP, "there is something to hear: " + loudest);
    }

    private static float[] play(int layers, float seconds) throws InterruptedException {
        LoopbackDevice device = new LoopbackDevice();
        Queue queue = new Queue();
        ALAudioRenderer renderer = new ALAudioRenderer(queue.al(), device, new LwjglEFX());
        renderer.initialize();
        AudioContext.setAudioRenderer(renderer);
        renderer.setListener(new Listener());
        SoundLoader loader = new SoundLoader();
        MusicCache cache = new MusicCache(SilentDevice.assets(), loader, Map.of("track", track(layers)));
        MusicPlayer player = new MusicPlayer(renderer, cache, name -> {});
        player.want("track");
        loader.loadAll();
        float[] heard = new float[Math.round(seconds * 50) * FRAMES];
        try {
            for (int at = 0; at < heard.length; at += FRAMES) {
                player.update(0.02f, new MusicParameters(), 1f);
                renderer.update(0.02f);
                System.arraycopy(device.mix(FRAMES)[0], 0, heard, at, FRAMES);
                cache.decoder().round();
                queue.await(layers * (at + 2L * BUFFER));
            }
        } finally {
            player.stop();
            renderer.cleanup();
        }
        return heard;
    }

    /** What the engine's thread has queued: a device that mixes faster than time has to wait for it. */
    private static final class Queue {
        private final AL library = new LwjglAL();
        private long frames;

        AL al() {
            return (AL) Proxy.newProxyInstance(AL.class.getClassLoader(), new Class<?>[] {AL.class}, this::call);
        }

        private Object call(Object proxy, Method method, Object[] arguments) throws ReflectiveOperationException {
            Object result = method.invoke(library, arguments);
            if (method.getName().equals("alSourceQueueBuffers")) {
                count();
            }
            return result;
        }

        private synchronized void count() {
            frames += BUFFER;
            notifyAll();
        }

        synchronized void await(long wanted) throws InterruptedException {
            while (frames < wanted) {
                wait();
            }
        }
    }

    private static TrackDef track(int layers) {
        TrackDef.Stem stem = new TrackDef.Stem("lost_lead.ogg", MusicGauge.HUM, 0f, 100f, 1f);
        return new TrackDef(120f, 4, 17, MusicalKey.NONE, -20f, 0f, "", List.of(), Collections.nCopies(layers, stem));
    }
}
