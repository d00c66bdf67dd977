package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.WalkerDef;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.SoundBus;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import bumblewick.sim.character.Locomotion;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever state one can be in, it is heard, or it is said why not. */
class MotionSoundsTest {
    /** The motions that begin without a sound, and why. */
    private static final Map<Locomotion, String> SILENT = Map.ofEntries(
            Map.entry(Locomotion.IDLE, "stands"),
            Map.entry(Locomotion.WALK, "each step is an event"),
            Map.entry(Locomotion.JOG, "each step is an event"),
            Map.entry(Locomotion.RUN, "each step is an event"),
            Map.entry(Locomotion.JUMP, "the jump is an event"),
            Map.entry(Locomotion.FALL, "the landing is an event, and air rushes while falling fast"),
            Map.entry(Locomotion.LAND, "the landing is an event"),
            Map.entry(Locomotion.WALL_SLIDE, "it begins with an event and goes on as a loop"),
            Map.entry(Locomotion.SPIN, "the whirl is an event"),
            Map.entry(Locomotion.POUND, "the dive is an event"),
            Map.entry(Locomotion.GLIDE, "it begins with an event and goes on as a loop"),
            Map.entry(Locomotion.PUSH, "it begins with an event and goes on as a loop"),
            Map.entry(Locomotion.RIDE, "what is ridden is heard"),
            Map.entry(Locomotion.BURN, "it begins with an event and goes on as a loop"),
            Map.entry(Locomotion.HURT, "the blow is an event"));

    /** The clips of ground enemies whose beginning makes no sound, and why. */
    private static final Map<String, String> ELSEWHERE = Map.of(
            "idle", "stands",
            "move", "heavy feet are heard with every step",
            "tell", "the wind-up is an event",
            "wake", "the wind-up is an event",
            "roll", "goes on as a loop",
            "doze", "it is out of breath, and will snore repeated",
            "sleep", "snores with every breath",
            "hit", "the blow is an event",
            "death", "the blow and the bursting are events");

    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    @ParameterizedTest
    @EnumSource(Locomotion.class)
    void everyMotionOfWickIsHeardOrSilentOnPurpose(Locomotion motion) {
        String sound = GardenSounds.ofMotion(motion);
        if (SILENT.containsKey(motion)) {
            assertNull(sound);
        } else {
            assertTrue(scene.all(SoundDef.class).containsKey(sound), () -> motion + " is silent");
        }
    }

    /** The clips of the ground enemies' states, see {@code Mood}. */
    @ParameterizedTest
    @ValueSource(
            strings = {"idle", "move", "tell", "wake", "attack", "roll", "unroll", "doze", "sleep", "hit", "death"})
    void everyStateOfAGroundEnemyIsHeardOrSilentOnPurpose(String clip) {
        boolean own = scene.rules().all(WalkerDef.class).values().stream()
                .anyMatch(walker -> scene.all(SoundDef.class).containsKey(walker.model() + "_" + clip));
        assertTrue(own || ELSEWHERE.containsKey(clip), () -> clip + " is silent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"grass", "wood", "stone", "ice", "honey", "water"})
    void everyGroundHasStepsAndLandingsOfItsOwn(String ground) {
        assertTrue(scene.all(SoundDef.class).containsKey("footstep_" + ground));
        assertTrue(ground.equals("grass") || scene.all(SoundDef.class).containsKey("landed_" + ground));
    }

    /** What belongs to single stages is heard too seldom to need them. */
    @Test
    void everyEffectHasThreeVariantsAndTheirPitchOnlyVariesWhereItHasNone() {
        Set<String> seldom = scene.all(AmbienceDef.class).values().stream()
                .flatMap(place -> place.own().stream())
                .collect(Collectors.toSet());
        scene.all(SoundDef.class).forEach((name, sound) -> {
            boolean once = sound.loop() || sound.bus() == SoundBus.MUSIC;
            boolean enough = sound.variants() >= 3 || seldom.contains(name);
            assertTrue(once || enough, () -> name + " has " + sound.variants() + " variants");
            assertTrue(!once || sound.pitchSpread() == 0f, () -> name + " would be out of tune");
        });
    }

    @Test
    void musicHasNoMoreVoicesThanADeviceLeavesToIt() {
        int stems = scene.all(TrackDef.class).values().stream()
                .mapToInt(track -> track.stems().size())
                .max()
                .orElse(0);
        int loops = (int) scene.all(SoundDef.class).values().stream()
                .filter(SoundDef::loop)
                .count();
        assertTrue(
                VoiceAllocator.MAX_VOICES + 2 * stems + loops / 2 <= 64, () -> stems + " stems, " + loops + " loops");
    }
}
