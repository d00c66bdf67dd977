package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.SoundDef;
import bumblewick.input.Action;
import bumblewick.ui.draw.UiSounds;
import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever a finger does is heard, or it is said here why not. */
class ActionSoundsTest {
    private static final String STEERS = "steering is heard as wind in the air, and as steps on foot";
    private static final String LOOKS = "turns only the camera";

    private static final Map<Action, List<String>> HEARD = new EnumMap<>(Map.of(
            Action.TIGHT, List.of("tight_on", "tight_off"),
            Action.SPIN, List.of("spin"),
            Action.BOOST, List.of("boost"),
            Action.BRAKE, List.of("brake"),
            Action.JUMP, List.of("jumped", "jumped_wall"),
            Action.CROUCH, List.of("crouched"),
            Action.PAUSE, List.of("ui_pause", "ui_resume"),
            Action.BACK, List.of("ui_back"),
            Action.SCREENSHOT, List.of("ui_shutter")));

    private static final Map<Action, String> SILENT = new EnumMap<>(Map.of(
            Action.LEFT, STEERS,
            Action.RIGHT, STEERS,
            Action.UP, STEERS,
            Action.DOWN, STEERS,
            Action.LOOK_LEFT, LOOKS,
            Action.LOOK_RIGHT, LOOKS,
            Action.LOOK_UP, LOOKS,
            Action.LOOK_DOWN, LOOKS,
            Action.RECENTRE, LOOKS,
            Action.OVERLAY, "belongs to who works on the game"));

    static {
        SILENT.put(Action.FIRE, "every shot is heard");
    }

    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    @ParameterizedTest
    @EnumSource(Action.class)
    void everyActionIsHeardOrSilentOnPurpose(Action action) {
        List<String> sounds = HEARD.getOrDefault(action, List.of());
        assertTrue(sounds.isEmpty() == SILENT.containsKey(action), () -> action + " is silent");
        sounds.forEach(sound -> assertTrue(scene.all(SoundDef.class).containsKey(sound), () -> "there is no " + sound));
    }

    @Test
    void everyChimeOfTheInterfaceIsASoundOfItsOwn() {
        List<String> names =
                Arrays.stream(UiSounds.Sound.values()).map(AudioMixer::soundOf).toList();
        names.forEach(name -> assertTrue(scene.all(SoundDef.class).containsKey(name), () -> "there is no " + name));
        assertEquals(
                EnumSet.allOf(UiSounds.Sound.class).size(),
                names.stream().distinct().count());
    }
}
