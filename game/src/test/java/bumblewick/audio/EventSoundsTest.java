package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.sim.run.SimEvent.Type;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EventSoundsTest {
    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
    }

    @ParameterizedTest
    @EnumSource(Type.class)
    void everyEventHasASoundOrIsSilentOnPurpose(Type type) {
        if (EventSounds.SILENT.containsKey(type)) {
            assertNull(EventSounds.of(type, 0));
            assertFalse(EventSounds.SILENT.get(type).isBlank(), "why?");
        } else {
            assertNotNull(EventSounds.of(type, 0));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Type.class)
    void everySoundOfAnEventIsMixed(Type type) {
        for (int amount : new int[] {0, 1, 10_000}) {
            String name = EventSounds.of(type, amount);
            assertTrue(name == null || scene.sounds().containsKey(name), () -> name + " is not in mix.json");
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
        assertEquals(expected, EventSounds.of(type, amount));
    }
}
