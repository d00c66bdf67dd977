package bumblewick.android.audio;

import static bumblewick.android.audio.Studio.BLOCK;
import static bumblewick.android.audio.Studio.MIDDLE;
import static bumblewick.android.audio.Studio.RATE;
import static bumblewick.android.audio.Studio.sine;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.audio.AudioBuffer;
import com.jme3.audio.AudioContext;
import com.jme3.audio.AudioData;
import com.jme3.audio.AudioKey;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioSource;
import com.jme3.audio.AudioStream;
import com.jme3.audio.Listener;
import com.jme3.audio.openal.AL;
import com.jme3.audio.openal.ALAudioRenderer;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.io.ByteArrayInputStream;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The engine's renderer on our mixer, as the game uses it. */
class RendererTest {
    private static final int CD = 44_100;

    private final Studio studio = new Studio();
    private final Output nowhere = new Output() {
        @Override
        public void start(Mixer mixer) {
            // the test asks for blocks itself
        }

        @Override
        public void stop() {
            // likewise
        }
    };
    private ALAudioRenderer renderer =
            new ALAudioRenderer(studio.al, new MixerAlc(studio.mixer, nowhere), new NoEffects());

    @BeforeEach
    void start() {
        renderer.initialize();
        AudioContext.setAudioRenderer(renderer);
        renderer.setListener(new Listener());
    }

    @AfterEach
    void end() {
        renderer.cleanup();
        AudioContext.setAudioRenderer(null);
    }

    private static ByteBuffer recording(int frames, IntToDoubleFunction wave) {
        ByteBuffer data = ByteBuffer.allocateDirect(2 * frames).order(ByteOrder.nativeOrder());
        for (int i = 0; i < frames; i++) {
            data.putShort((short) Math.round(32767 * wave.applyAsDouble(i)));
        }
        data.flip();
        return data;
    }

    private static AudioNode node(int frames, IntToDoubleFunction wave) {
        AudioBuffer buffer = new AudioBuffer();
        buffer.setupFormat(1, 16, CD);
        buffer.updateData(recording(frames, wave));
        return new AudioNode(buffer, new AudioKey("tone"));
    }

    /** The ear looks along +z, as in flight, where x is to the left. */
    @Test
    void aSceneIsHeardFromWhereItIs() {
        Listener ear = new Listener();
        ear.setLocation(new Vector3f(0f, 2f, 0f));
        ear.setRotation(Quaternion.IDENTITY);
        renderer.setListener(ear);
        AudioNode low = node(2 * CD, sine(440, CD, 0.4));
        low.setPositional(true);
        low.setRefDistance(5f);
        low.setMaxDistance(100f);
        low.setLocalTranslation(20f, 2f, 0f); // left, four times as far as it is near
        low.updateGeometricState();
        AudioNode high = node(2 * CD, sine(1000, CD, 0.4));
        high.setPositional(false);
        high.setVolume(0.5f);
        low.play();
        high.play();

        float[][] heard = studio.hear(RATE);

        assertEquals(0.4 / 4, Studio.tone(heard[0], 440), 0.001);
        assertEquals(0, Studio.tone(heard[1], 440), 0.001);
        assertEquals(0.4 * 0.5 * MIDDLE, Studio.tone(heard[0], 1000), 0.001);
        assertEquals(0.4 * 0.5 * MIDDLE, Studio.tone(heard[1], 1000), 0.001);
    }

    @Test
    void whatHasEndedIsStoppedForTheEngineTooAndCanBePlayedAgain() {
        AudioNode node = node(BLOCK, sine(440, CD, 0.4));
        node.setPositional(false);
        for (int i = 0; i < 200; i++) { // more often than there are sources
            node.play();
            studio.hear(2 * BLOCK);
            renderer.update(0f);
            assertEquals(AudioSource.Status.Stopped, node.getStatus());
        }
    }

    @Test
    void aPauseKeepsThePlace() {
        AudioNode node = node(2 * CD, sine(440, CD, 0.4));
        node.setPositional(false);
        node.play();
        studio.hear(RATE / 2);
        float then = node.getPlaybackTime();

        node.pause();
        studio.hear(RATE);
        renderer.update(0f);

        assertEquals(0.5f, then, 0.01f);
        assertEquals(then, node.getPlaybackTime());
        node.play();
        studio.hear(BLOCK);
        assertEquals(then + (float) BLOCK / RATE, node.getPlaybackTime(), 1e-3f);
        node.stop();
        assertEquals(0f, node.getPlaybackTime());
    }

    @Test
    void aLoopIsKeptUntilItIsStopped() {
        AudioNode node = node(4400, sine(441, CD, 0.4));
        node.setPositional(false);
        node.setLooping(true);
        node.play();
        studio.hear(3 * RATE);
        renderer.update(0f);
        assertEquals(AudioSource.Status.Playing, node.getStatus());

        node.stop();
        studio.hear(BLOCK);

        assertEquals(0, Studio.loudness(studio.hear(RATE)[0]));
    }

    /** The engine's decoder fills buffers anew while others play. */
    @Test
    @Timeout(60)
    void aStreamHasNoGap() {
        int frames = 3 * CD;
        byte[] bytes = new byte[2 * frames];
        ByteBuffer data = recording(frames, sine(441, CD, 0.5));
        data.get(bytes);
        AudioStream stream = new AudioStream();
        stream.setupFormat(1, 16, CD);
        stream.updateData(new ByteArrayInputStream(bytes), 3f);
        AudioNode node = new AudioNode((AudioData) stream, new AudioKey("stream", true));
        node.setPositional(false);
        node.play();

        float[] heard = new float[3 * RATE - RATE % BLOCK];
        int at = 0;
        while (at < heard.length - BLOCK) {
            float[] block = studio.hear(BLOCK)[0];
            System.arraycopy(block, 0, heard, at, BLOCK);
            at += BLOCK;
            while (studio.al.alGetSourcei(1, AL.AL_BUFFERS_PROCESSED) > 0
                    && studio.al.alGetSourcei(1, AL.AL_BUFFERS_QUEUED) > 1
                    && at < 2 * RATE) {
                Thread.onSpinWait(); // the decoder comes by every 50 ms
            }
        }

        assertTrue(at > 2.9 * RATE);
        assertEquals(0, Studio.error(heard, at - BLOCK, sine(441, RATE, 0.5 * MIDDLE)), 2e-4);
    }

    /**
     * A track begins between a pause and a resume of the device. Meanwhile the engine copies a second of each stem: while it
     * does so, blocks are mixed and what sounded before sounds on, and afterwards the stems are in step.
     */
    @Test
    @Timeout(60)
    void nothingStandsStillWhileTheStemsOfATrackAreCopied() {
        int[] copies = {-1}; // not counted yet
        double[] worst = {0};
        AL mixing = (AL)
                Proxy.newProxyInstance(AL.class.getClassLoader(), new Class<?>[] {AL.class}, (proxy, call, with) -> {
                    Object result = call.invoke(studio.al, with);
                    if (copies[0] >= 0 && call.getName().equals("alBufferData")) {
                        float[] heard = studio.hear(BLOCK)[0];
                        worst[0] = Math.max(worst[0], Studio.error(heard, BLOCK, toneFrom(copies[0])));
                        copies[0]++;
                    }
                    return result;
                });
        renderer.cleanup();
        renderer = new ALAudioRenderer(mixing, new MixerAlc(studio.mixer, nowhere), new NoEffects());
        start();
        AudioNode before = node(CD, sine(480, CD, 0.4));
        before.setPositional(false);
        before.setLooping(true);
        before.play();
        AudioNode first = stem(0.3);
        AudioNode second = stem(-0.3);

        copies[0] = 0;
        renderer.pauseAll();
        first.play();
        second.play();
        renderer.resumeAll();

        assertEquals(2 * 5, copies[0], "the engine queues five buffers for each");
        assertEquals(0, worst[0], 2e-4, "the tone goes on, alone");
        copies[0] = -1;
        before.stop();
        studio.hear(BLOCK);
        assertEquals(0, Studio.loudness(studio.hear(RATE / 4)[0]), 1e-5, "one stem is the other turned round");
    }

    private static IntToDoubleFunction toneFrom(int block) {
        return i -> sine(480, RATE, 0.4 * MIDDLE).applyAsDouble(block * BLOCK + i);
    }

    private static AudioNode stem(double amplitude) {
        byte[] bytes = new byte[2 * 3 * CD];
        recording(3 * CD, sine(441, CD, amplitude)).get(bytes);
        AudioStream stream = new AudioStream();
        stream.setupFormat(1, 16, CD);
        stream.updateData(new ByteArrayInputStream(bytes), 3f);
        AudioNode node = new AudioNode((AudioData) stream, new AudioKey("stem", true));
        node.setPositional(false);
        return node;
    }
}
