package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.presentation.SoundDef;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EventSoundsTest {
    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = SceneReader.read(new SceneFolder(Path.of(System.getProperty("bumblewick.scene"))));
    }

    @ParameterizedTest
    @EnumSource(Type.class)
    void everyEventHasASoundOrIsSilentOnPurpose(Type type) {
        boolean silent = Set.of(Type.STAGE_CLEARED, Type.ENTERED, Type.LEFT, Type.CINEMATIC)
                .contains(type); // the end of a scene
        assertEquals(silent, EventSounds.of(event(type, 0)) == null);
    }

    @ParameterizedTest
    @EnumSource(value = Type.class)
    void everySoundOfAnEventIsMixed(Type type) {
        for (int amount : new int[] {0, 1, type == Type.CRUMBLING ? 2 : 10_000}) {
            String name = EventSounds.of(event(type, type.hasPayload() ? amount : 0));
            assertTrue(name == null || scene.all(SoundDef.class).containsKey(name), () -> name + " is not in mix.json");
        }
    }

    @ParameterizedTest(name = "{0} with {1} is {2}")
    @CsvSource({
        "SHOT_FIRED, 0, fire_loose",
        "SHOT_FIRED, 1, fire_tight",
        "GROUND, 1, land",
        "GROUND, 0, takeoff",
        "EXIT, 1, exit_high",
        "EXIT, 0, exit_low",
        "ENEMY_DESTROYED, 100, enemy_destroyed",
        "ENEMY_DESTROYED, 800, enemy_big_destroyed"
    })
    void theAmountChoosesBetweenTwoSounds(Type type, int amount, String expected) {
        assertEquals(expected, EventSounds.of(event(type, amount)));
    }

    private static SimEvent event(Type type, int amount) {
        SimEvents events = new SimEvents();
        events.add(type, 7, amount, new Vector3f());
        return events.get(0);
    }

    @Test
    void aShotThatHitsABossSoundsDifferentFromOneThatHitsAnEnemy() {
        assertEquals("hit", EventSounds.inFlight(event(Type.HIT, 1), null, false));
        assertEquals("boss_hit", EventSounds.inFlight(event(Type.HIT, 1), null, true));
    }

    @Test
    void aWarningSoundsOnlyWhenFewBeesAreLeft() {
        assertEquals("warning", EventSounds.second(event(Type.BEE_LOST, 2)));
        assertNull(EventSounds.second(event(Type.BEE_LOST, 3)));
    }

    /** The eighth lock-on is the last one that is higher than the one before. */
    @ParameterizedTest(name = "lock-on {0} is {1} semitones up")
    @CsvSource({"0, 0", "1, 0", "2, 2", "8, 17", "9, 17"})
    void everyLockOnSoundsHigher(int locks, float semitones) {
        assertEquals(semitones, EventSounds.lockPitch(locks));
    }

    @Test
    void anEventOnFootHasTheVariantOfItsModelIfTheSceneHasOne() {
        EventSounds sounds = new EventSounds("noticed_grump"::equals);

        assertEquals("noticed_grump", sounds.inGarden(event(Type.NOTICED, 0), "grump", null, false));
        assertEquals("noticed", sounds.inGarden(event(Type.NOTICED, 0), "sleeper", null, false));
    }

    @Test
    void aStepInWaterSoundsLikeWaterOnAnySurface() {
        EventSounds sounds = new EventSounds(name -> false);

        assertEquals("footstep_water", sounds.inGarden(event(Type.FOOTSTEP, 0), null, null, true));
        assertEquals("footstep_grass", sounds.inGarden(event(Type.FOOTSTEP, 0), null, null, false));
    }

    @Test
    void theLossOfABeeIsMoreDangerousThanADodge() {
        assertTrue(EventSounds.danger(Type.BEE_LOST) > EventSounds.danger(Type.DODGED));
        assertEquals(0f, EventSounds.danger(Type.CHECKPOINT));
    }
}
