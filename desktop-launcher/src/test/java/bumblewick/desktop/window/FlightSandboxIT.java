package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pilot flies through every bay of the flight sandbox, in the real program, to the boss at its end. */
class FlightSandboxIT {

    /** Where groups of bays end, in tenths of a unit along the rail. */
    private static final long[] GROUP_ENDS = {16_000, 28_000, 37_000, 48_000};

    @TempDir
    Path folder;

    @Test
    void aPilotFliesThroughAllBaysToTheBoss() throws Exception {
        String options = "--stage flight_sandbox --demo --difficulty easy --seed 1";
        try (WindowRun run = WindowRun.open(folder, Stream.of(options.split(" "), WindowRun.ownClock()))) {
            StartedGame game = run.game();
            game.awaitLog("flying after", LIMIT);
            for (long end : GROUP_ENDS) {
                Picture before = run.picture();
                run.awaitNumber("way ", end);
                run.awaitMovement(before);
                run.keep("flight sandbox " + end / 10);
            }
            game.awaitLog("event: boss_entered", LIMIT);
            assertFalse(game.log().contains("ERROR"), game::log);
        }
    }
}
