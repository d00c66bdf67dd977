package bumblewick.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaytestStartTest {
    private static Rulebook rules;

    @BeforeAll
    static void readScene() throws IOException {
        rules = ShippedScene.read().rules();
    }

    @ParameterizedTest(name = "{0} is seen in {1}")
    @CsvSource({
        "stages/mill_yard/stage.json, mill_yard",
        "looks/mill_yard.json, mill_yard",
        "tuning/swarm.json, cloverfield",
        "effects/hit.json, cloverfield",
        "scenery/bush.json, cloverfield",
        "pickups/pollen.json, cloverfield"
    })
    void aFileIsTriedWhereItIsSeen(String path, String stage) {
        assertEquals(Optional.of(new PlaytestStart(stage, 0)), PlaytestStart.of(path, rules));
    }

    @Test
    void aBossIsTriedFromItsDoor() {
        int door = rules.all(StageDef.class).get("cloverfield").bossStart();

        assertEquals(
                Optional.of(new PlaytestStart("cloverfield", door)), PlaytestStart.of("bosses/old_stag.json", rules));
        assertEquals(
                Optional.of(new PlaytestStart("cloverfield", door)),
                PlaytestStart.of("paths/stag_eight.json", rules),
                "no wave flies it, but the boss does");
    }

    /** From the last checkpoint before the first wave of it. */
    @Test
    void anEnemyIsTriedShortlyBeforeItComes() {
        StageDef stage = rules.all(StageDef.class).get("cloverfield");
        float at = stage.waves().stream()
                .filter(wave -> wave.enemy().equals("dive_hornet"))
                .findFirst()
                .orElseThrow()
                .at();
        int start = (int) stage.checkpoints().stream().filter(each -> each < at).count();

        assertEquals(
                Optional.of(new PlaytestStart("cloverfield", start)),
                PlaytestStart.of("enemies/dive_hornet.json", rules));
    }

    @Test
    void whatIsAboutFeetIsTriedOnFoot() {
        String stage = PlaytestStart.of("tuning/foot.json", rules).orElseThrow().stage();

        assertTrue(rules.all(GardenDef.class).containsKey(stage), stage);
    }

    @Test
    void walkersAreTriedWhereTheyWalk() {
        String stage =
                PlaytestStart.of("walkers/grump.json", rules).orElseThrow().stage();

        assertTrue(
                rules.all(GardenDef.class).get(stage).level().spawns().stream()
                        .anyMatch(spawn -> spawn.what().equals("grump")),
                stage);
    }
}
