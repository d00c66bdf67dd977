package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pilot shows a stage as its waves are said to be, whatever they are. */
class StageFilmTest {
    private static Rulebook rules;
    private static StageDef stage;

    @BeforeAll
    static void readScene() throws IOException {
        Scene scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
        rules = scene.rules();
        stage = rules.stages().get("cloverfield");
    }

    private static WaveDef gnats(float at, String path) {
        return new WaveDef(at, "gnat", path, false, 4, 0.4f, 0f, 0f, "");
    }

    @Test
    void theWavesOfTheFilmAreTheEditedOnes() {
        StageFilm film = StageFilm.of(rules, stage, List.of(gnats(600f, "procession")), "normal");
        World before = film.tape().at(film.odometer().tick(590f));
        World after = film.tape().at(film.odometer().tick(603f));
        assertAll(
                () -> assertTrue(before.flight().enemies().isEmpty(), "no wave of the stage's own is left"),
                () -> assertFalse(after.flight().enemies().isEmpty()));
    }

    @Test
    void theWholeStageIsSeenUntilTheBossIsThere() {
        StageFilm film = StageFilm.of(rules, stage, stage.waves(), "hard");
        World last = film.tape().at(film.tape().ticks());
        assertAll(
                () -> assertEquals(FlightStage.Phase.BOSS, last.flight().phase()),
                () -> assertTrue(last.flight().beeCount() >= 4, "nothing hurts the pilot"));
    }

    @Test
    void aWaveThatNamesWhatIsNotThereIsLeftOut() {
        StageFilm film = StageFilm.of(rules, stage, List.of(gnats(600f, "nowhere")), "normal");
        assertTrue(film.tape().at(film.odometer().tick(620f)).flight().enemies().isEmpty());
    }
}
