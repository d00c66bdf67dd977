package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.MusicalKey;
import bumblewick.def.presentation.SoundBus;
import bumblewick.def.presentation.SoundDef;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Who is heard when too many want to be. */
class VoiceAllocatorTest {
    private static final float NEAR = 10f;
    private static final Vector3f HERE = new Vector3f();
    private static final Vector3f CLOSE = new Vector3f(0f, 0f, NEAR);
    private static final Vector3f FAR = new Vector3f(0f, 0f, 4f * NEAR);

    private final SilentDevice device = new SilentDevice();
    private final AssetManager assets = SilentDevice.assets();

    @Test
    void aSoundIsHeardNoMoreOftenAtOnceThanItsLimit() {
        VoiceAllocator room = new VoiceAllocator(8);
        SoundCue bank = bank(room, 50, 2, 0f);

        for (int i = 0; i < 5; i++) {
            assertTrue(room.play(bank, 1f, 1f, HERE), "a newer voice as loud takes the place of the oldest");
            pass(room, 0.06f);
        }

        assertEquals(2, bank.playing());
    }

    @Test
    void aQuieterVoiceDoesNotTakeThePlaceOfALouderOne() {
        VoiceAllocator room = new VoiceAllocator(8);
        SoundCue bank = bank(room, 50, 1, 0f);

        assertTrue(room.play(bank, 1f, 1f, CLOSE));
        assertFalse(room.play(bank, 1f, 1f, FAR));
        pass(room, 0.06f);
        assertTrue(room.play(bank, 2f, 1f, CLOSE));
    }

    @Test
    void inAFullRoomTheLeastImportantGivesWay() {
        VoiceAllocator room = new VoiceAllocator(2);
        SoundCue trifle = bank(room, 10, 4, 0f);
        SoundCue news = bank(room, 90, 4, 0f);

        room.play(trifle, 1f, 1f, HERE);
        room.play(news, 1f, 1f, HERE);

        assertTrue(room.play(news, 0.5f, 1f, HERE));
        assertEquals(0, trifle.playing());
        assertFalse(room.play(trifle, 1f, 1f, HERE), "nobody gives way to a trifle");
    }

    @Test
    void whatGivesWayFallsSilentBeforeItEnds() {
        VoiceAllocator room = new VoiceAllocator(8);
        SoundCue bank = bank(room, 50, 1, 0f);
        room.play(bank, 1f, 1f, HERE);
        Voice first = bank.weakest(HERE);

        room.play(bank, 1f, 1f, HERE);

        assertFalse(first.isPlaying());
        assertFalse(first.isFree(), "still fading");
        pass(room, 0.06f);
        assertTrue(first.isFree());
    }

    @Test
    void aSoundThatWasHeardCoolsDownFirst() {
        VoiceAllocator room = new VoiceAllocator(8);
        SoundCue bank = bank(room, 50, 4, 0.5f);

        assertTrue(room.play(bank, 1f, 1f, HERE));
        pass(room, 0.4f);
        assertFalse(room.play(bank, 1f, 1f, HERE));
        pass(room, 0.2f);
        assertTrue(room.play(bank, 1f, 1f, HERE));
    }

    @Test
    void theDeepestDuckOfThoseThatSoundCounts() {
        VoiceAllocator room = new VoiceAllocator(8);
        SoundCue bank = bank(room, 50, 4, 0f);

        assertEquals(0f, room.deepestDuck());
        room.play(bank, 1f, 1f, HERE);
        assertEquals(-6f, room.deepestDuck());
    }

    private SoundCue bank(VoiceAllocator room, int priority, int voices, float coolDown) {
        SoundDef def = new SoundDef(
                3, 0f, 0f, SoundBus.EFFECTS, true, false, priority, voices, NEAR, coolDown, -6f, MusicalKey.NONE);
        SoundCue bank = new SoundCue(assets, "boss_roar", def);
        room.add(bank);
        return bank;
    }

    private void pass(VoiceAllocator room, float seconds) {
        device.pass(seconds);
        room.update(seconds);
    }
}
