package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.SoundDef;
import com.jme3.audio.Listener;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sounds take a bounded share of the memory, however many the scene has. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class SoundMemoryTest {
    private final SilentDevice device = new SilentDevice();
    private final GameAudio audio = new GameAudio(SilentDevice.assets(), Optional.of(device), new Listener());

    private void awaitLoaded() {
        while (!audio.loaded()) {
            Thread.onSpinWait();
        }
    }

    private void pass(float seconds) {
        device.pass(seconds);
        audio.update(seconds);
    }

    @Test
    @Tag("long")
    void allSoundsOfTheGameOneAfterAnotherStayWithinTheBudget() throws IOException {
        Scene scene = ShippedScene.read();
        Map<String, SoundDef> sounds = scene.all(SoundDef.class);
        audio.load(sounds, Map.of(), scene.all(AmbienceDef.class));
        awaitLoaded();
        pass(1f);
        assertTrue(audio.loadedBytes() < SoundCache.BUDGET / 2, "short ones alone: " + audio.loadedBytes());

        for (String name : sounds.keySet()) {
            playOnce(name, sounds.get(name).loop());
        }
        assertTrue(audio.loadedBytes() <= SoundCache.BUDGET, "bytes " + audio.loadedBytes());
        assertTrue(audio.loadedBytes() > SoundCache.BUDGET / 2, "what was played last stays");
    }

    private void playOnce(String name, boolean loop) {
        if (loop) {
            audio.loop(name, 1f);
        } else {
            audio.play(name);
        }
        awaitLoaded();
        if (loop) {
            audio.loop(name, 1f);
            pass(1f);
            audio.loop(name, 0f);
        }
        pass(0.1f);
        pass(20f);
        pass(20f);
    }

    /** The loading thread is not ended by a sound that is too large, and the next one is loaded. */
    @Test
    void aSoundThatDoesNotFitIntoTheMemoryCostsItselfAlone() {
        SoundLoader loader = new SoundLoader();
        List<String> loaded = new ArrayList<>();
        loader.load("huge", false, () -> {
            throw new OutOfMemoryError("Java heap space");
        });
        loader.load("small", false, () -> loaded.add("small"));

        loader.loadAll();

        assertEquals(List.of("small"), loaded);
        assertTrue(loader.idle());
    }
}
