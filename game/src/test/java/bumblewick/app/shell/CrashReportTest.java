package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.Rulebook;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayCheck;
import bumblewick.replay.ReplayReader;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashReportTest {
    private static final int TICKS = 90;

    @TempDir
    Path folder;

    @Test
    void tellsWhatFailedAndKeepsTheRunAsAReplay() throws IOException {
        Path scene = Path.of(System.getProperty("bumblewick.scene"));
        Rulebook rules = SceneReader.read(new SceneFolder(scene)).rules();

        Path report = CrashReport.write(folder, flown(rules), "It broke", new IllegalStateException("bee 3 is lost"))
                .orElseThrow();

        String text = Files.readString(report);
        assertTrue(text.contains("bee 3 is lost"), text);
        assertTrue(text.contains("stage cloverfield, difficulty hard, seed 42"), text);
        Replay replay = ReplayReader.read(replayBeside());
        assertEquals(TICKS, replay.intents().ticks());
        assertTrue(ReplayCheck.check(rules, replay).same(), "the run can be seen again");
    }

    @Test
    void withoutARunItTellsAllTheSame() throws IOException {
        Path report = CrashReport.write(folder, screen(Optional.empty()), "It broke", new StackOverflowError())
                .orElseThrow();

        assertTrue(Files.readString(report).contains("Run: none"));
    }

    @Test
    void aRunThatCannotBeToldDoesNotHideWhatFailed() throws IOException {
        GameScreen broken = new Untold();

        Path report = CrashReport.write(folder, broken, "It broke", new IllegalStateException("bee 3 is lost"))
                .orElseThrow();

        assertTrue(Files.readString(report).contains("bee 3 is lost"));
    }

    /** A screen whose run is what broke. */
    private static final class Untold implements GameScreen {
        @Override
        public void show() {}

        @Override
        public void update(float seconds) {}

        @Override
        public void hide() {}

        @Override
        public Optional<Replay> replaySoFar() {
            throw new IllegalStateException("no run");
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNoSecondCrash() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");

        Optional<Path> report =
                CrashReport.write(file.resolve("log"), screen(Optional.empty()), "It broke", new LinkageError("e"));

        assertEquals(Optional.empty(), report);
    }

    private Path replayBeside() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".replay"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static GameScreen flown(Rulebook rules) {
        World world = new World(rules, new RunOptions("cloverfield", "hard", 42L, 0));
        IntentRecorder intents = new IntentRecorder(() -> PlayerIntent.NONE, world);
        SimEvents events = new SimEvents();
        for (int i = 0; i < TICKS; i++) {
            events.clear();
            world.tick(intents.take(), events);
        }
        return screen(Optional.of(intents.replay()));
    }

    private static GameScreen screen(Optional<Replay> recording) {
        return new GameScreen() {
            @Override
            public void show() {}

            @Override
            public void update(float seconds) {}

            @Override
            public void hide() {}

            @Override
            public Optional<Replay> replaySoFar() {
                return recording;
            }
        };
    }
}
