package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.pilot.DemoPilot;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whole runs, recorded once: of Cloverfield one of each difficulty from the start over boss and exit to the result, and one
 * that is lost; one of each other stage. They end in the same states for ever, unless the rules or the stage are changed on purpose;
 * then this command, run in the same commit, writes the recordings and {@code hashes.txt} anew:
 *
 * <pre>mvn -pl game,assets test -Dtest=GoldenReplayTest -Dsurefire.failIfNoSpecifiedTests=false -Dgolden=record</pre>
 */
@Tag("golden")
class GoldenReplayTest {
    private static final Path FOLDER = Path.of("src/test/resources/bumblewick/replay/golden");
    private static final Path HASHES = FOLDER.resolve("hashes.txt");
    private static final int TEN_MINUTES = 36_000;

    /** A recorded run; its name in small letters is the name of its file. */
    enum Golden {
        EASY("cloverfield", "easy", true),
        NORMAL("cloverfield", "normal", true),
        HARD("cloverfield", "hard", true),
        /** Nobody sees where this one flies, nor where it walks on the islet. */
        LOST("cloverfield", "hard", false),
        /** On foot, to the door and the friends. */
        YARD("mill_yard", "normal", true),
        /** Over the forks to Mother Spindle. */
        ORCHARD("orchard_canopy", "easy", true),
        /** Through the wind to Gale Kite. */
        REACH("windmill_reach", "easy", true),
        /** On foot, over rotors, weights and sails. */
        LOFT("sail_loft", "easy", true);

        private final String stage;
        private final String difficulty;
        private final boolean cleared;

        Golden(String stage, String difficulty, boolean cleared) {
            this.stage = stage;
            this.difficulty = difficulty;
            this.cleared = cleared;
        }

        Path file() {
            return FOLDER.resolve(name().toLowerCase(Locale.ROOT) + ".replay");
        }

        private Replay record() {
            World world = new World(ShippedRules.get(), new RunOptions(stage, difficulty, 20_260_101L, 0));
            IntentSource hands = cleared ? new DemoPilot(world) : new Script();
            IntentRecorder recording = new IntentRecorder(hands, world);
            HeadlessRun.play(world, recording, TEN_MINUTES);
            return recording.replay();
        }

        /** A line of {@code hashes.txt}. */
        private String line(Replay replay) {
            return String.format("%s %016x", name(), replay.finalHash());
        }
    }

    @BeforeAll
    static void recordAnewIfAsked() throws IOException {
        if ("record".equals(System.getProperty("golden"))) {
            Files.createDirectories(FOLDER);
            List<String> lines = new ArrayList<>();
            for (Golden golden : Golden.values()) {
                Replay replay = golden.record();
                ReplayWriter.write(replay, golden.file());
                lines.add(golden.line(replay));
            }
            Files.write(HASHES, lines);
        }
    }

    @ParameterizedTest
    @EnumSource(Golden.class)
    void aRecordedRunIsStillTheSame(Golden golden) throws IOException {
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), ReplayReader.read(golden.file()));
        assertTrue(verdict.same(), verdict::difference);
        assertEquals(golden.cleared, verdict.outcome().cleared(), "won");
    }

    /** A recording cannot be exchanged without a line of text that a reviewer sees. */
    @Test
    void theRecordingsAreTheOnesThatWereReviewed() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Golden golden : Golden.values()) {
            lines.add(golden.line(ReplayReader.read(golden.file())));
        }
        assertEquals(Files.readAllLines(HASHES), lines);
    }
}
