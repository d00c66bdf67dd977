package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.replay.Replay;
import bumblewick.replay.ReplayReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The difficulty of a journey is changed on the map while a run of it waits. */
class OtherDifficultyTest {
    private static final Path REPLAY = Path.of("src/test/resources/bumblewick/replay/golden/normal.replay");

    @Test
    void aKeptRunNamesItsDifficultyIfAnotherIsChosen() throws IOException {
        Replay soFar = ReplayReader.read(REPLAY);
        Run run = Run.player(soFar.options());
        ResumePoint kept = new ResumePoint(ResumePoint.bookmark(run, soFar), soFar, Optional.empty());
        Run chosen = run.at("easy");

        assertAll(
                () -> assertTrue(kept.isOf(chosen), "it is offered all the same"),
                () -> assertEquals(Optional.of("normal"), kept.otherDifficulty(chosen)),
                () -> assertEquals(Optional.empty(), kept.otherDifficulty(run)));
    }
}
