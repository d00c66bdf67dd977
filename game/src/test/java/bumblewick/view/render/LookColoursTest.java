package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** By day Wick is lit by the place, at dusk by a light that belongs to the figure; one look passes into another. */
class LookColoursTest {
    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    private static float dusk(String look) {
        return new LookColours(scene.all(LookDef.class).get(look)).dusk();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cloverfield", "cloverfield_meadows", "mill_yard", "sail_loft", "windmill_reach_calm"})
    void itIsDay(String look) {
        assertTrue(dusk(look) < 0.15f, () -> look + ": " + dusk(look));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "clover_islet_dusk",
                "windmill_reach_storm",
                "orchard_canopy",
                "orchard_canopy_below",
                "spindle_moonrise"
            })
    void itIsDark(String look) {
        assertTrue(dusk(look) > 0.5f, () -> look + ": " + dusk(look));
    }

    @Test
    void theSeaSinksAndFallsBehindFromOneLookToTheOther() {
        LookColours moored = new LookColours(scene.all(LookDef.class).get("sail_loft"));
        LookColours aloft = new LookColours(scene.all(LookDef.class).get("sail_loft_aloft"));
        float end = aloft.height;
        float way = aloft.travel;

        aloft.set(moored, aloft, 0.5f);

        assertTrue(end < moored.height - 10f);
        assertEquals((moored.height + end) / 2f, aloft.height, 1e-3f);
        assertTrue(way > 100f);
        assertEquals(way / 2f, aloft.travel, 1e-3f);
    }
}
