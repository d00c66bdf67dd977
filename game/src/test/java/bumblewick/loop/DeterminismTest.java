package bumblewick.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bumblewick.sim.RunOptions;
import bumblewick.sim.World;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The promise that replays rest on: same rules, seed and intents, same world, on any machine at any frame rate. */
class DeterminismTest {
    private static final int TICKS = 1_200;

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

    @ParameterizedTest(name = "java {0}")
    @ValueSource(strings = {"-Xint", "-XX:TieredStopAtLevel=1", "-XX:-TieredCompilation"})
    void interpretedAndCompiledCodeAgree(String mode) throws IOException, InterruptedException {
        assertEquals(Long.toHexString(hashAfter(TICKS)), inOtherMachine(mode));
    }

    /** What the other machine runs. */
    public static void main(String[] args) {
        System.out.print(Long.toHexString(hashAfter(TICKS)));
    }

    private static String inOtherMachine(String mode) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(mode);
        command.add("-Dbumblewick.scene=" + System.getProperty("bumblewick.scene"));
        command.add("-cp");
        command.add(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        command.add(DeterminismTest.class.getName());
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String hash = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        return hash;
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
