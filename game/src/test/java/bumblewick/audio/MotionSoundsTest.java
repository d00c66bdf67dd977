package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.WalkerDef;
import bumblewick.def.presentation.SoundBus;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import bumblewick.sim.character.Locomotion;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever state one can be in, it is heard, or it is said why not. */
class MotionSoundsTest {
    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = SceneReader.read(new SceneFolder(Path.of(System.getProperty("bumblewick.scene"))));
    }

    @ParameterizedTest
    @EnumSource(Locomotion.class)
    void everyMotionOfWickIsHeardOrSilentOnPurpose(Locomotion motion) {
        String sound = MotionSounds.of(motion);
        if (MotionSounds.SILENT.containsKey(motion)) {
            assertNull(sound);
            assertFalse(MotionSounds.SILENT.get(motion).isBlank(), "why?");
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
        assertTrue(own || AnimationSounds.ELSEWHERE.containsKey(clip), () -> clip + " is silent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"grass", "wood", "stone", "ice", "honey", "water"})
    void everyGroundHasStepsAndLandingsOfItsOwn(String ground) {
        assertTrue(scene.all(SoundDef.class).containsKey("footstep_" + ground));
        assertTrue(ground.equals("grass") || scene.all(SoundDef.class).containsKey("landed_" + ground));
    }

    @Test
    void everyEffectHasThreeVariantsAndTheirPitchOnlyVariesWhereItHasNone() {
        scene.all(SoundDef.class).forEach((name, sound) -> {
            boolean once = sound.loop() || sound.bus() == SoundBus.MUSIC;
            assertTrue(once || sound.variants() >= 3, () -> name + " has " + sound.variants() + " variants");
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
