package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.StateHash;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The promise that replays rest on: same rules, seed and intents, same world, on any machine at any frame rate. */
@Tag("long")
@Tag("golden")
class DeterminismTest {
    private static final int TICKS = 1_200;

    @TempDir
    Path folder;

    @ParameterizedTest(name = "{0} frames per second")
    @ValueSource(ints = {24, 30, 60, 90, 144, 1000})
    void theFrameRateDoesNotChangeTheWorld(int framesPerSecond) {
        World world = world(1L);
        Script script = new Script();
        long[] hash = {0L};
        FixedTickLoop loop = new FixedTickLoop(world, () -> {
            if (world.ticks() == TICKS) {
                hash[0] = world.stateHash(); // the world as it is before the next tick
            }
            return script.take();
        });
        while (world.ticks() <= TICKS) {
            loop.advance(1.0 / framesPerSecond);
        }
        assertEquals(hashAfter(TICKS), hash[0]);
    }

    @Test
    void anotherSeedIsAnotherRun() {
        World other = world(2L);
        HeadlessRun.play(other, new Script(), TICKS);
        assertNotEquals(hashAfter(TICKS), other.stateHash());
    }

    /**
     * The golden run from its start to its result: waves, volleys, boss, exit; every tick's state counts. Tests are compiled
     * quickly, the other machine does it thoroughly.
     */
    @Test
    void compilersAgreeOnEveryTickOfAWholeRun() throws IOException, InterruptedException {
        Replay golden = golden();
        assertEquals(
                foldedHash(golden, golden.intents().ticks()),
                inOtherMachine("-XX:-TieredCompilation", golden.intents().ticks()));
    }

    /** The interpreter is slow: the first waves must do. */
    @Test
    void theInterpreterAgreesOnTheBeginning() throws IOException, InterruptedException {
        assertEquals(foldedHash(golden(), TICKS), inOtherMachine("-Xint", TICKS));
    }

    /** What the other machine runs: prints the folded hash of as many ticks as the argument says. */
    public static void main(String[] args) throws IOException {
        System.out.print(foldedHash(golden(), Integer.parseInt(args[0])));
    }

    private static Replay golden() throws IOException {
        return ReplayReader.read(GoldenReplayTest.Golden.NORMAL.file());
    }

    private static String foldedHash(Replay golden, int ticks) {
        World world = new World(ShippedRules.get(), golden.options());
        ReplayIntents intents = new ReplayIntents(golden);
        SimEvents events = new SimEvents();
        StateHash folded = new StateHash();
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intents.take(), events);
            folded.add(world.stateHash());
        }
        return Long.toHexString(folded.value());
    }

    private String inOtherMachine(String mode, int ticks) throws IOException, InterruptedException {
        Path out = folder.resolve("hash.txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(mode);
        command.add("-XX:+UseSerialGC");
        command.add("-Dbumblewick.scene=" + System.getProperty("bumblewick.scene"));
        command.add("-cp");
        command.add(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        command.add(DeterminismTest.class.getName());
        command.add(Integer.toString(ticks));
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertTrue(process.waitFor(2, TimeUnit.MINUTES), "the other machine comes to an end");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(0, process.exitValue(), "exit status of the other machine");
        return Files.readString(out);
    }

    private static long hashAfter(int ticks) {
        World world = world(1L);
        HeadlessRun.play(world, new Script(), ticks);
        return world.stateHash();
    }

    private static World world(long seed) {
        return new World(ShippedRules.get(), new RunOptions("cloverfield", "normal", seed, 0));
    }
}
