package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.MusicGauge;
import bumblewick.def.MusicalKey;
import bumblewick.def.presentation.TrackDef;
import com.jme3.asset.AssetManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One piece of music takes over from another where a bar begins. */
class MusicPlayerTest {
    /** 120 beats a minute in fours: a bar of two seconds. */
    private static final TrackDef FIRST = track("", "second");

    private static final TrackDef SECOND = track("fanfare", "first");

    private final SilentDevice device = new SilentDevice();
    private final AssetManager assets = SilentDevice.assets();
    private final SoundLoader loader = new SoundLoader();
    private final List<String> stingers = new ArrayList<>();
    private final MusicParameters musicParameters = new MusicParameters();
    private MusicPlayer box;

    private static TrackDef track(String stinger, String leadsTo) {
        TrackDef.Stem stem = new TrackDef.Stem("lost_lead.ogg", MusicGauge.HUM, 0f, 100f, 1f);
        return new TrackDef(120f, 4, 17, MusicalKey.G, 0f, 0f, stinger, List.of(leadsTo), List.of(stem));
    }

    @BeforeEach
    void playTheFirst() {
        Map<String, TrackDef> defs = Map.of("first", FIRST, "second", SECOND);
        MusicCache shelf = new MusicCache(assets, loader, defs);
        box = new MusicPlayer(device, shelf, stingers::add);
        box.want("first");
        loader.loadAll();
        frame(0.01f);
    }

    @Test
    void theFirstTrackBeginsAtOnceAndWithoutAStinger() {
        assertEquals("first", box.current());
        assertTrue(stingers.isEmpty());
    }

    @ParameterizedTest(name = "{0} s a frame")
    @ValueSource(floats = {1f / 144, 1f / 60, 1f / 24})
    void anotherTrackWaitsForTheNextBar(float seconds) {
        float place = 0f;
        while (place < 0.7f) {
            place += seconds;
            frame(seconds);
        }
        box.want("second");
        while (place < 2f - 1.2f * Math.max(0.012f, seconds / 2f) - seconds) {
            place += seconds;
            frame(seconds);
            assertEquals("first", box.current(), "at " + place);
        }
        for (int i = 0; i < 4; i++) {
            frame(seconds);
        }
        assertEquals("second", box.current());
        assertEquals(List.of("fanfare"), stingers);
    }

    @Test
    void silenceComesAtTheNextBarToo() {
        frame(0.5f);
        box.want("");
        frame(0.5f);
        assertEquals("first", box.current());
        frame(0.99f);
        assertEquals("", box.current());
    }

    private void frame(float seconds) {
        device.pass(seconds);
        box.update(seconds, musicParameters, 1f);
    }
}
