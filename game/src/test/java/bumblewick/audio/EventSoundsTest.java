package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Kind;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.FieldDef.Shape;
import bumblewick.def.presentation.SoundDef;
import bumblewick.sim.field.StageField;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
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
        scene = ShippedScene.read();
    }

    @ParameterizedTest
    @EnumSource(Type.class)
    void everyEventHasASoundOrIsSilentOnPurpose(Type type) {
        boolean silent = Set.of(
                                Type.STAGE_CLEARED,
                                Type.ENTERED,
                                Type.LEFT,
                                Type.LANE,
                                Type.WALL_MET,
                                Type.CINEMATIC,
                                Type.SKIMMING,
                                Type.SOUND,
                                Type.CHASE)
                        .contains(type)
                || type.name().startsWith("FIELD_"); // by the field's kind
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

    /** Each kind is heard when it comes, or when Wick comes into it, and all those sounds are mixed. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "WIND, wind_tell, wind_rises,",
        "WEB, field_tell,, web_felt",
        "SMOKE, field_tell,, smoke_felt",
        "DARK, field_tell,, dark_felt"
    })
    void everyKindOfFieldIsHeard(Kind kind, String tell, String on, String felt) {
        FieldDef def = new FieldDef(
                "air",
                kind,
                Shape.BOX,
                Vector3f.ZERO,
                Vector3f.UNIT_XYZ,
                Quaternion.IDENTITY,
                Vector3f.UNIT_X,
                1f,
                9f,
                0f,
                Rhythm.NONE,
                false);
        List<StageField> fields = StageFields.everywhere(List.of(def)).awake();
        List<Type> types = List.of(Type.FIELD_TELL, Type.FIELD_ON, Type.FIELD_FELT, Type.FIELD_OFF);
        List<String> sounds = Arrays.asList(tell, on, felt, null);
        for (int i = 0; i < types.size(); i++) {
            SimEvents events = new SimEvents();
            events.add(types.get(i), fields.get(0).id(), new Vector3f());
            assertEquals(sounds.get(i), EventSounds.ofField(events.get(0), fields));
            assertTrue(sounds.get(i) == null || scene.all(SoundDef.class).containsKey(sounds.get(i)));
        }
    }

    @ParameterizedTest(name = "{0} of {1} sounds {2}")
    @CsvSource({
        "MACHINE_TELL, rotor, machine_tell",
        "MACHINE_TICK, rotor, machine_clack",
        "MACHINE_TICK, door, machine_tick",
        "MACHINE_ON, plate, machine_on",
        "MACHINE_OFF, lever, machine_off",
        "MACHINE_ON, door, door_slides",
        "MACHINE_ON, flame, flame_lit",
        "MACHINE_OFF, brazier, flame_out",
        "MACHINE_ON, lava, liquid_rises",
        "MACHINE_OFF, water,",
        "MACHINE_ON, ice, ice_slides",
        "MACHINE_OFF, nest, break_wood"
    })
    void aMechanismSoundsByItsWord(Type type, String word, String sound) {
        SimEvents events = new SimEvents();
        events.add(type, 1, word, 0, new Vector3f());
        assertEquals(sound, EventSounds.of(events.get(0)));
        assertTrue(sound == null || scene.all(SoundDef.class).containsKey(sound));
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

    /** Sol, do, mi, fa, sol: 3/4, 1, 5/4, 4/3 and 3/2 of the pitch, and it goes no higher. */
    @ParameterizedTest(name = "step {0} is {1} semitones up")
    @CsvSource({"1, -5", "2, 0", "3, 4", "4, 5", "5, 7", "9, 7"})
    void theStepsOfADeedRingAMelody(int steps, float semitones) {
        assertEquals(semitones, EventSounds.deedPitch(steps));
    }

    @Test
    void anEventOnFootHasTheVariantOfItsModelIfTheSceneHasOne() {
        EventSounds sounds = new EventSounds("noticed_grump"::equals);

        assertEquals("noticed_grump", sounds.inGarden(event(Type.NOTICED, 0), "grump", null, false));
        assertEquals("noticed", sounds.inGarden(event(Type.NOTICED, 0), "sleeper", null, false));
    }

    @ParameterizedTest(name = "{0} of {1}, which belongs to {2}, is {3}")
    @CsvSource({
        "ENEMY_DESTROYED, gnat, '', enemy_destroyed_gnat",
        "ENEMY_DESTROYED, wasp, '', enemy_destroyed",
        "ENEMY_DESTROYED, '', '', enemy_destroyed",
        "HAZARD_LANDS, third, apple, hazard_lands_apple",
        "HAZARD_LANDS, apple, stone, hazard_lands_apple",
        "HAZARD_LANDS, third, stone, hazard_lands"
    })
    void anEventInFlightSoundsByItsKindElseByItsOwnerElseAsUsual(
            Type type, String kind, String owner, String expected) {
        EventSounds sounds = new EventSounds(Set.of("enemy_destroyed_gnat", "hazard_lands_apple")::contains);
        SimEvent event = event(type, 0);

        assertEquals(expected, sounds.ofKind(event, EventSounds.of(event), kind, owner));
    }

    @ParameterizedTest(name = "step {0} is {1}")
    @CsvSource({"1, deed_step_1", "2, deed_step", "40, deed_step_9"})
    void theStepsOfADeedHaveSoundsOfTheirOwnAsFarAsTheSceneHasThem(int number, String expected) {
        EventSounds sounds = new EventSounds(Set.of("deed_step_1", "deed_step_9")::contains);

        assertEquals(expected, sounds.ofNumber(event(Type.DEED_STEP, number), "deed_step"));
        assertEquals("enemy_fire", sounds.ofNumber(event(Type.ENEMY_FIRED, 0), "enemy_fire"));
    }

    @Test
    void aRuleNamesItsSound() {
        SimEvents events = new SimEvents();
        events.add(Type.SOUND, SimEvent.NOBODY, "owl", 0, new Vector3f());

        assertEquals("owl", EventSounds.inFlight(events.get(0), null, false));
        assertEquals("owl", new EventSounds(name -> true).inGarden(events.get(0), "grump", null, true));
        assertEquals("owl", new EventSounds(name -> true).ofKind(events.get(0), "owl", "owl", "orchard"));
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
