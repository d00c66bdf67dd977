package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.Bus;
import bumblewick.def.SoundDef;
import bumblewick.sim.character.Motion;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever state one can be in, it is heard, or it is said why not. */
class StateSoundsTest {
    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
    }

    @ParameterizedTest
    @EnumSource(Motion.class)
    void everyMotionOfWickIsHeardOrSilentOnPurpose(Motion motion) {
        String sound = WickSounds.of(motion);
        if (WickSounds.SILENT.containsKey(motion)) {
            assertNull(sound);
            assertFalse(WickSounds.SILENT.get(motion).isBlank(), "why?");
        } else {
            assertTrue(scene.sounds().containsKey(sound), () -> motion + " is silent");
        }
    }

    /** The clips of the ground enemies' states, see {@code Mood}. */
    @ParameterizedTest
    @ValueSource(
            strings = {"idle", "move", "tell", "wake", "attack", "roll", "unroll", "doze", "sleep", "hit", "death"})
    void everyStateOfAGroundEnemyIsHeardOrSilentOnPurpose(String clip) {
        boolean own = scene.rules().walkers().values().stream()
                .anyMatch(walker -> scene.sounds().containsKey(walker.model() + "_" + clip));
        assertTrue(own || ClipSounds.ELSEWHERE.containsKey(clip), () -> clip + " is silent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"grass", "wood", "stone", "ice", "honey", "water"})
    void everyGroundHasStepsAndLandingsOfItsOwn(String ground) {
        assertTrue(scene.sounds().containsKey("footstep_" + ground));
        assertTrue(ground.equals("grass") || scene.sounds().containsKey("landed_" + ground));
    }

    @Test
    void everyEffectHasThreeVariantsAndTheirPitchOnlyVariesWhereItHasNone() {
        scene.sounds().forEach((name, sound) -> {
            boolean once = sound.loop() || sound.bus() == Bus.MUSIC;
            assertTrue(once || sound.variants() >= 3, () -> name + " has " + sound.variants() + " variants");
            assertTrue(!once || sound.pitchSpread() == 0f, () -> name + " would be out of tune");
        });
    }

    @Test
    void musicHasNoMoreVoicesThanADeviceLeavesToIt() {
        int stems = scene.tracks().values().stream()
                .mapToInt(track -> track.stems().size())
                .max()
                .orElse(0);
        int loops =
                (int) scene.sounds().values().stream().filter(SoundDef::loop).count();
        assertTrue(VoiceRoom.SEATS + 2 * stems + loops / 2 <= 64, () -> stems + " stems, " + loops + " loops");
    }
}
