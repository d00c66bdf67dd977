package bumblewick.android.audio;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.Context;
import android.content.Intent;
import android.media.AudioAttributes;
import android.media.AudioManager;
import android.os.Looper;
import android.os.Process;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Loudspeaker;
import com.jme3.audio.AudioBuffer;
import com.jme3.audio.AudioContext;
import com.jme3.audio.AudioKey;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.Listener;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowAudioManager;
import org.robolectric.shadows.ShadowSystemClock;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class AndroidSoundTest {
    private static final double LOUD = 0.5; // of a square wave: it is always so loud
    private static final int SOME = 10_000; // samples

    private final Application application = RuntimeEnvironment.getApplication();
    private final List<String> deeds = new ArrayList<>();
    private final Loudspeaker loudspeaker = new Loudspeaker();
    private AndroidSound sound;
    private AudioRenderer renderer;

    @Before
    public void playSomething() {
        sound = new AndroidSound(application, () -> deeds.add("unplugged"));
        renderer = sound.renderer();
        renderer.initialize();
        AudioContext.setAudioRenderer(renderer);
        renderer.setListener(new Listener());
        square().play();
    }

    private static AudioNode square() {
        ByteBuffer data = ByteBuffer.allocateDirect(4 * 4800).order(ByteOrder.nativeOrder());
        for (int i = 0; i < 4800; i++) {
            short level = (short) (i / 480 % 2 == 0 ? 16384 : -16384);
            data.putShort(level).putShort(level);
        }
        data.flip();
        AudioBuffer buffer = new AudioBuffer();
        buffer.setupFormat(2, 16, 48_000);
        buffer.updateData(data);
        AudioNode node = new AudioNode(buffer, new AudioKey("square"));
        node.setPositional(false);
        node.setLooping(true);
        return node;
    }

    @After
    public void end() {
        if (renderer != null) {
            renderer.cleanup();
        }
        AudioContext.setAudioRenderer(null);
        loudspeaker.close();
    }

    private double hear() {
        loudspeaker.listen();
        await(() -> loudspeaker.samples() > SOME); // what was on its way
        loudspeaker.listen();
        await(() -> loudspeaker.samples() > SOME);
        return loudspeaker.loudness();
    }

    private static void await(BooleanSupplier holds) {
        while (!holds.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    private static Thread thread() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("sound"))
                .findFirst()
                .orElseThrow();
    }

    /** The mixing thread sleeps, and with it everything. */
    private void assertRest() {
        Thread mixing = thread();
        await(() -> mixing.getState() == Thread.State.WAITING);
        loudspeaker.listen();
        assertEquals(0, loudspeaker.samples());
    }

    private AudioManager.OnAudioFocusChangeListener focus() {
        return system().getLastAudioFocusRequest().listener;
    }

    @Test
    public void theMixingThreadHasThePriorityOfSoundThatMustNotStutter() {
        assertRest();
        int priority = Process.getThreadPriority((int) thread().getId());
        assertEquals(Process.THREAD_PRIORITY_URGENT_AUDIO, priority);
    }

    @Test
    public void nothingIsHeardBeforeTheGameIsSeenAndAfterwards() {
        assertRest();

        sound.resume();
        assertEquals(LOUD, hear(), 0.01);

        sound.pause();
        assertRest();

        sound.resume();
        assertEquals(LOUD, hear(), 0.01);
    }

    @Test
    public void itIsSilentDuringACall() {
        sound.resume();
        assertEquals(LOUD, hear(), 0.01);

        focus().onAudioFocusChange(AudioManager.AUDIOFOCUS_LOSS_TRANSIENT);
        assertRest();

        focus().onAudioFocusChange(AudioManager.AUDIOFOCUS_GAIN);
        assertEquals(LOUD, hear(), 0.01);
    }

    private ShadowAudioManager system() {
        return Shadows.shadowOf((AudioManager) application.getSystemService(Context.AUDIO_SERVICE));
    }

    /** Another player's music begins or ends. */
    private void music(boolean plays) {
        system().setIsMusicActive(plays);
        system().setActivePlaybackConfigurationsFor(
                        plays
                                ? List.of(new AudioAttributes.Builder()
                                        .setUsage(AudioAttributes.USAGE_MEDIA)
                                        .build())
                                : List.of());
    }

    @Test
    public void whenAnotherPlayerTakesOverTheEffectsStayAndTheMusicGoesUntilItHasEndedAndThePlayerTurnsToTheGame() {
        sound.resume();
        assertTrue(sound.allowsMusic());
        music(true);
        focus().onAudioFocusChange(AudioManager.AUDIOFOCUS_LOSS);
        assertEquals("effects", LOUD, hear(), 0.01);
        assertFalse(sound.allowsMusic());

        sound.requestFocus();
        assertFalse("the player's music goes on, so nothing is asked", sound.allowsMusic());

        music(false);
        assertFalse(sound.allowsMusic());
        sound.requestFocus();
        assertTrue(sound.allowsMusic());
        assertEquals(LOUD, hear(), 0.01);
    }

    @Test
    public void whoeverListensToTheirOwnMusicKeepsIt() {
        music(true);

        sound.resume();

        assertEquals("effects", LOUD, hear(), 0.01);
        assertFalse(sound.allowsMusic());
        assertNull("the focus is not asked for", system().getLastAudioFocusRequest());
    }

    /** The system says so, too, while nothing but the game itself plays. */
    @Test
    public void theGamesOwnSoundIsNoMusicOfAnothers() {
        system().setIsMusicActive(true);
        system().setActivePlaybackConfigurationsFor(List.of(AudioTrackOutput.attributes()));

        sound.resume();

        assertTrue(sound.allowsMusic());
    }

    @Test
    public void aFocusThatWasRefusedIsAskedForAgainWhenThePlayerTurnsToTheGame() {
        system().setNextFocusRequestResponse(AudioManager.AUDIOFOCUS_REQUEST_FAILED);
        sound.resume();
        assertRest();

        system().setNextFocusRequestResponse(AudioManager.AUDIOFOCUS_REQUEST_GRANTED);
        sound.requestFocus();

        assertEquals(LOUD, hear(), 0.01);
    }

    /** A mouse moves up to a thousand times a second, and each question waits for the system. */
    @Test
    public void whileThePlayerActsTheFocusIsAskedForOnceASecond() {
        system().setNextFocusRequestResponse(AudioManager.AUDIOFOCUS_REQUEST_FAILED);
        sound.resume();
        Object atFirst = system().getLastAudioFocusRequest();

        sound.playerActs();
        Object then = system().getLastAudioFocusRequest();
        sound.playerActs();
        assertNotSame(atFirst, then);
        assertSame(then, system().getLastAudioFocusRequest());

        ShadowSystemClock.advanceBy(Duration.ofSeconds(1));
        sound.playerActs();
        assertNotSame(then, system().getLastAudioFocusRequest());
    }

    @Test
    public void nothingIsAskedForWhileTheGameIsNotSeen() {
        sound.requestFocus();
        sound.playerActs();

        assertNull(system().getLastAudioFocusRequest());
    }

    @Test
    public void itStepsBackForAVoice() {
        sound.resume();
        hear();

        focus().onAudioFocusChange(AudioManager.AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK);
        assertEquals(LOUD * AudioFocus.DUCKED, hear(), 0.01);

        focus().onAudioFocusChange(AudioManager.AUDIOFOCUS_GAIN);
        assertEquals(LOUD, hear(), 0.01);
    }

    @Test
    public void itIsSilentWhileTheSystemRefuses() {
        system().setNextFocusRequestResponse(AudioManager.AUDIOFOCUS_REQUEST_DELAYED);
        sound.resume();

        assertRest();
    }

    @Test
    public void pulledOutHeadphonesAreNoticedWhileTheGameIsSeen() {
        unplug();
        sound.resume();
        unplug();
        sound.pause();
        unplug();

        assertEquals(List.of("unplugged"), deeds);
    }

    private void unplug() {
        application.sendBroadcast(new Intent(AudioManager.ACTION_AUDIO_BECOMING_NOISY));
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    @Test
    public void theSystemTakesItForAGame() {
        assertEquals(AudioAttributes.USAGE_GAME, AudioTrackOutput.attributes().getUsage());
    }

    @Test
    public void theThreadEndsWithTheRenderer() {
        sound.resume();
        hear();
        Thread mixing = thread();

        renderer.cleanup();

        renderer = null;
        assertFalse(mixing.isAlive());
    }
}
