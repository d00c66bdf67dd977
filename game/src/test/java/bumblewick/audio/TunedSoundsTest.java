package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.MusicGauge;
import bumblewick.def.MusicalKey;
import bumblewick.def.presentation.SoundBus;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import com.jme3.audio.Listener;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What has notes is in the key of the music that plays. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class TunedSoundsTest {
    private static final float FOURTH = (float) Math.pow(2, 5 / 12.0);

    private final SilentDevice device = new SilentDevice();
    private final GameAudio audio = new GameAudio(SilentDevice.assets(), Optional.of(device), new Listener());

    @BeforeEach
    void open() {
        Map<String, TrackDef> tracks =
                Map.of("same", track(MusicalKey.D), "fourth", track(MusicalKey.G), "without", track(MusicalKey.NONE));
        audio.load(Map.of("ui_accept", sound(MusicalKey.D), "ui_move", sound(MusicalKey.NONE)), tracks, Map.of());
    }

    private static SoundDef sound(MusicalKey key) {
        return new SoundDef(1, 0f, 0f, SoundBus.INTERFACE, false, false, 50, 2, 10f, 0f, 0f, key);
    }

    private static TrackDef track(MusicalKey key) {
        TrackDef.Stem stem = new TrackDef.Stem("lost_lead.ogg", MusicGauge.HUM, 0f, 100f, 1f);
        return new TrackDef(120f, 4, 17, key, 0f, 0f, "", List.of(), List.of(stem));
    }

    private void begin(String track) {
        audio.music(track);
        while (!audio.loaded()) {
            Thread.onSpinWait();
        }
        device.pass(0.1f);
        audio.update(0.1f);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"same, 0", "fourth, 5", "without, 0", "silence, 0"})
    void aTunedSoundFollowsTheMusic(String track, int semitones) {
        begin(track);
        audio.play("ui_accept");
        assertEquals(Math.pow(2, semitones / 12.0), device.effectPitch(), 1e-4);
    }

    @Test
    void aSoundWithoutAKeyStaysAsItIs() {
        begin("fourth");
        audio.play("ui_move");
        assertEquals(1f, device.effectPitch(), 1e-6f);
    }

    @Test
    void stepsOfAScaleAreMovedWithTheKey() {
        begin("fourth");
        audio.play("ui_accept", 2f);
        assertEquals(FOURTH * Math.pow(2, 2 / 12.0), device.effectPitch(), 1e-4);
    }
}
