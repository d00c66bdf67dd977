package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that saves all the time is killed at a random moment, again and again: what is found then is a whole save,
 * and none that was said to be written is missing. {@code -Dbumblewick.kills=500} tries more often.
 */
@Tag("long")
class KilledProcessTest {
    private static final int KILLS = Integer.getInteger("bumblewick.kills", 12);

    @TempDir
    Path folder;

    @Test
    void aKilledProcessLeavesAWholeSave() throws Exception {
        Random random = new Random(6);
        for (int i = 0; i < KILLS; i++) {
            long told = saveUntilKilled(SavingLoop.class, 1 + random.nextInt(60), random.nextInt(2_000_000));
            ReadResult<Optional<Journey>> read = new SaveSlots(folder).read(1);
            assertEquals(List.of(), read.problems(), "kill " + i);
            long kept = read.value().orElseThrow().seconds();
            assertTrue(kept >= told && kept <= told + 1, "kill " + i + ": told " + told + ", kept " + kept);
            Statistics statistics = new Statistics(folder);
            assertEquals(List.of(), statistics.problems(), "kill " + i);
            int counted = statistics.countedUpTo(1L);
            assertTrue(counted >= told && counted <= told + 1, "kill " + i + ": told " + told + ", counted " + counted);
        }
    }

    /** Whenever it is killed while it erases a journey and restores it again, the journey is in its slot or restorable. */
    @Test
    void aKilledProcessLosesNoJourneyThatItErases() throws Exception {
        Random random = new Random(7);
        for (int i = 0; i < KILLS; i++) {
            long told = saveUntilKilled(ErasingLoop.class, 1 + random.nextInt(40), random.nextInt(2_000_000));
            SaveSlots slots = new SaveSlots(folder);
            long kept = ErasingLoop.newest(slots).orElseThrow().seconds();
            assertTrue(kept >= told && kept <= told + 1, "kill " + i + ": told " + told + ", kept " + kept);
        }
    }

    /** Kills it after some saves and a moment of no known length; returns the last save that it told of. */
    private long saveUntilKilled(Class<?> loop, int saves, int spins) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC", // begins sooner
                        "-cp",
                        System.getProperty("java.class.path"),
                        loop.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            long last = 0;
            for (int i = 0; i < saves; i++) {
                last = Long.parseLong(out.readLine());
            }
            for (int i = 0; i < spins; i++) {
                Thread.onSpinWait();
            }
            process.toHandle().destroyForcibly(); // the process's own method would close its output
            process.waitFor();
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                last = Math.max(last, Long.parseLong(line)); // the last line may be cut off
            }
            return last;
        }
    }
}
