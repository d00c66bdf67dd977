package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Bus;
import bumblewick.def.SoundDef;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Who is heard when too many want to be. */
class VoiceRoomTest {
    private static final float NEAR = 10f;
    private static final Vector3f HERE = new Vector3f();
    private static final Vector3f CLOSE = new Vector3f(0f, 0f, NEAR);
    private static final Vector3f FAR = new Vector3f(0f, 0f, 4f * NEAR);

    private final SilentDevice device = new SilentDevice();
    private final AssetManager assets = SilentDevice.assets();

    @Test
    void aSoundIsHeardNoMoreOftenAtOnceThanItsLimit() {
        VoiceRoom room = new VoiceRoom(8);
        SoundBank bank = bank(room, 50, 2, 0f);

        for (int i = 0; i < 5; i++) {
            assertTrue(room.play(bank, 1f, 1f, HERE), "a newer voice as loud takes the place of the oldest");
            pass(room, 0.06f);
        }

        assertEquals(2, bank.sounding());
    }

    @Test
    void aQuieterVoiceDoesNotTakeThePlaceOfALouderOne() {
        VoiceRoom room = new VoiceRoom(8);
        SoundBank bank = bank(room, 50, 1, 0f);

        assertTrue(room.play(bank, 1f, 1f, CLOSE));
        assertFalse(room.play(bank, 1f, 1f, FAR));
        pass(room, 0.06f);
        assertTrue(room.play(bank, 2f, 1f, CLOSE));
    }

    @Test
    void inAFullRoomTheLeastImportantGivesWay() {
        VoiceRoom room = new VoiceRoom(2);
        SoundBank trifle = bank(room, 10, 4, 0f);
        SoundBank news = bank(room, 90, 4, 0f);

        room.play(trifle, 1f, 1f, HERE);
        room.play(news, 1f, 1f, HERE);

        assertTrue(room.play(news, 0.5f, 1f, HERE));
        assertEquals(0, trifle.sounding());
        assertFalse(room.play(trifle, 1f, 1f, HERE), "nobody gives way to a trifle");
    }

    @Test
    void whatGivesWayFallsSilentBeforeItEnds() {
        VoiceRoom room = new VoiceRoom(8);
        SoundBank bank = bank(room, 50, 1, 0f);
        room.play(bank, 1f, 1f, HERE);
        Voice first = bank.weakest(HERE);

        room.play(bank, 1f, 1f, HERE);

        assertFalse(first.sounding());
        assertFalse(first.free(), "still fading");
        pass(room, 0.06f);
        assertTrue(first.free());
    }

    @Test
    void aSoundThatWasHeardCoolsDownFirst() {
        VoiceRoom room = new VoiceRoom(8);
        SoundBank bank = bank(room, 50, 4, 0.5f);

        assertTrue(room.play(bank, 1f, 1f, HERE));
        pass(room, 0.4f);
        assertFalse(room.play(bank, 1f, 1f, HERE));
        pass(room, 0.2f);
        assertTrue(room.play(bank, 1f, 1f, HERE));
    }

    @Test
    void theDeepestDuckOfThoseThatSoundCounts() {
        VoiceRoom room = new VoiceRoom(8);
        SoundBank bank = bank(room, 50, 4, 0f);

        assertEquals(0f, room.deepestDuck());
        room.play(bank, 1f, 1f, HERE);
        assertEquals(-6f, room.deepestDuck());
    }

    private SoundBank bank(VoiceRoom room, int priority, int voices, float coolDown) {
        SoundDef def = new SoundDef(3, 0f, 0f, Bus.EFFECTS, true, false, priority, voices, NEAR, coolDown, -6f);
        SoundBank bank = new SoundBank(assets, "boss_roar", def);
        room.add(bank);
        return bank;
    }

    private void pass(VoiceRoom room, float seconds) {
        device.pass(seconds);
        room.update(seconds);
    }
}
