package bumblewick.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrialPlaceTest {
    private static Rulebook rules;

    @BeforeAll
    static void readScene() throws IOException {
        rules = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))))
                .rules();
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
        assertEquals(Optional.of(new TrialPlace(stage, 0)), TrialPlace.of(path, rules));
    }

    @Test
    void aBossIsTriedFromItsDoor() {
        int door = rules.stages().get("cloverfield").bossStart();

        assertEquals(Optional.of(new TrialPlace("cloverfield", door)), TrialPlace.of("bosses/old_stag.json", rules));
        assertEquals(
                Optional.of(new TrialPlace("cloverfield", door)),
                TrialPlace.of("paths/stag_eight.json", rules),
                "no wave flies it, but the boss does");
    }

    /** From the last checkpoint before the first wave of it. */
    @Test
    void anEnemyIsTriedShortlyBeforeItComes() {
        StageDef stage = rules.stages().get("cloverfield");
        float at = stage.waves().stream()
                .filter(wave -> wave.enemy().equals("dive_hornet"))
                .findFirst()
                .orElseThrow()
                .at();
        int start = (int) stage.checkpoints().stream().filter(each -> each < at).count();

        assertEquals(
                Optional.of(new TrialPlace("cloverfield", start)), TrialPlace.of("enemies/dive_hornet.json", rules));
    }

    @Test
    void whatIsAboutFeetIsTriedOnFoot() {
        String stage = TrialPlace.of("tuning/foot.json", rules).orElseThrow().stage();

        assertTrue(rules.gardens().containsKey(stage), stage);
    }

    @Test
    void walkersAreTriedWhereTheyWalk() {
        String stage = TrialPlace.of("walkers/grump.json", rules).orElseThrow().stage();

        assertTrue(
                rules.gardens().get(stage).level().spawns().stream()
                        .anyMatch(spawn -> spawn.what().equals("grump")),
                stage);
    }
}
