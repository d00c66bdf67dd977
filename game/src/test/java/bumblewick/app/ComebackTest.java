package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.loop.HeadlessRun;
import bumblewick.loop.IntentSource;
import bumblewick.loop.IntentTrack;
import bumblewick.loop.RecordingIntents;
import bumblewick.loop.Replay;
import bumblewick.loop.ReplayIntents;
import bumblewick.loop.ReplayReader;
import bumblewick.loop.ReplayTape;
import bumblewick.loop.ReplayWriter;
import bumblewick.save.Bookmark;
import bumblewick.save.BookmarkFile;
import bumblewick.save.Mutants;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A run that was left goes on as if it had not been: only files pass from the one who left to the one who goes on. */
class ComebackTest {
    private static final Path GOLDEN = Path.of("src/test/resources/bumblewick/loop/golden");

    private static Scene scene;

    @TempDir
    Path folder;

    @BeforeAll
    static void readScene() throws IOException {
        scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
    }

    private static Replay golden(String name) throws IOException {
        return ReplayReader.read(GOLDEN.resolve(name + ".replay"));
    }

    private static void play(World world, IntentSource intents, int last) {
        SimEvents events = new SimEvents();
        while (world.ticks() < last) {
            events.clear();
            world.tick(intents.take(), events);
        }
    }

    /** In the air, in the air to its end, on the islet after a crash, and on foot; some not at a whole second. */
    @ParameterizedTest
    @CsvSource({"normal, 1", "normal, 3000", "normal, 9001", "lost, 2477", "lost, 3400", "yard, 777", "yard, 2400"})
    void goesOnAtTheSameTickAndEndsAsTheSameRun(String name, int tick) throws IOException {
        Replay whole = golden(name);
        World before = new World(scene.rules(), whole.options());
        RecordingIntents unbroken = new RecordingIntents(new ReplayIntents(whole), before);
        play(before, unbroken, tick);
        new BookmarkFile(folder).write(Comeback.bookmark(Run.player(whole.options()), unbroken.snapshot()));
        long left = before.stateHash();
        play(before, unbroken, whole.intents().ticks());

        Comeback.Wound wound =
                found(new BookmarkFile(folder).read().value().orElseThrow()).wind(scene.rules(), () -> null);
        World after = wound.tape().at(wound.tape().ticks());
        assertAll(
                () -> assertTrue(wound.tape().verdict().same(), wound.tape().verdict()::difference),
                () -> assertEquals(tick, after.ticks()),
                () -> assertEquals(left, after.stateHash()));

        RecordingIntents resumed = new RecordingIntents(
                new ReplayIntents(whole, tick), after, wound.tape().replay());
        play(after, resumed, whole.intents().ticks());
        assertAll(
                () -> assertArrayEquals(
                        ReplayWriter.encode(unbroken.replay()), ReplayWriter.encode(resumed.replay()), "the recording"),
                () -> assertEquals(HeadlessRun.outcome(before), HeadlessRun.outcome(after)));
    }

    @Test
    void aSnapshotDoesNotGrowWithTheRun() throws IOException {
        Replay whole = golden("yard");
        World world = new World(scene.rules(), whole.options());
        RecordingIntents intents = new RecordingIntents(new ReplayIntents(whole), world);
        play(world, intents, 500);
        Replay snapshot = intents.snapshot();
        byte[] bytes = ReplayWriter.encode(snapshot);

        play(world, intents, 1_000);

        assertArrayEquals(bytes, ReplayWriter.encode(snapshot));
    }

    private Comeback found(Bookmark bookmark) {
        Comeback.Found found = Comeback.of(bookmark, scene.rules(), scene.text("en")::text);
        return found.comeback().orElseThrow(() -> new AssertionError(found.trouble()));
    }

    private String trouble(Bookmark bookmark) {
        return Comeback.of(bookmark, scene.rules(), scene.text("en")::text).trouble();
    }

    /** The beginning of the recorded run, as a run for some purpose. */
    private Run reread(Purpose purpose, int slot) throws IOException {
        Replay replay = beginning(golden("yard"));
        Run run = new Run(replay.options(), Run.Pilot.PLAYER, purpose, slot);
        return found(Comeback.bookmark(run, replay))
                .wind(scene.rules(), () -> null)
                .run();
    }

    private static Replay beginning(Replay whole) {
        World world = new World(scene.rules(), whole.options());
        RecordingIntents intents = new RecordingIntents(new ReplayIntents(whole), world);
        play(world, intents, 100);
        return intents.snapshot();
    }

    @Test
    void theRunIsPlayedForWhatItWas() throws IOException {
        Replay replay = golden("yard");
        assertAll(
                () -> assertEquals(
                        new Run(replay.options(), Run.Pilot.PLAYER, new Purpose.Play(), 2),
                        reread(new Purpose.Play(), 2)),
                () -> assertEquals(
                        new Run(replay.options(), Run.Pilot.PLAYER, new Purpose.Practice(), 0),
                        reread(new Purpose.Practice(), 0)),
                () -> assertEquals(
                        new Purpose.OfTheDay(new Daily(LocalDate.of(2026, 3, 1))),
                        reread(new Purpose.OfTheDay(new Daily(LocalDate.of(2026, 3, 1))), 0)
                                .purpose()));
    }

    @Test
    void aTakenOverRecordingCanBeTakenOverAgain() throws IOException {
        Replay source = golden("yard");
        Moment moment = new Moment(new ReplayTape(scene.rules(), source), 60, () -> null);

        Purpose.TakeOver again =
                (Purpose.TakeOver) reread(new Purpose.TakeOver(moment), 0).purpose();

        assertAll(
                () -> assertEquals(60, again.moment().tick()),
                () -> assertArrayEquals(
                        ReplayWriter.encode(source),
                        ReplayWriter.encode(again.moment().tape().replay())));
    }

    @Test
    void aRushGoesOnWithItsPoints() throws IOException {
        BossRush all = BossRush.of(scene.rules().stages(), scene.rules().gardens(), Runs.FIRST_STAGE)
                .orElseThrow();
        BossRush rush = new BossRush(all.lairs(), 0, 4_711L, 99);
        RunOptions there =
                new RunOptions(rush.lair().stage(), "normal", 5L, rush.lair().start());
        World world = new World(scene.rules(), there);
        RecordingIntents intents = new RecordingIntents(() -> PlayerIntent.NONE, world);
        play(world, intents, 50);

        Bookmark bookmark = Comeback.bookmark(Run.player(there, new Purpose.Rush(rush)), intents.snapshot());

        assertAll(
                () -> assertEquals(
                        new Purpose.Rush(rush),
                        found(bookmark).wind(scene.rules(), () -> null).run().purpose()),
                () -> assertEquals(
                        "The bosses are not the same ones any more.",
                        trouble(new Bookmark(new Bookmark.Rush(77, 0L, 0), 0, bookmark.recording()))));
    }

    @Test
    void aStageThatIsNotHereIsToldOf() throws IOException {
        Replay yard = beginning(golden("yard"));
        RunOptions elsewhere = new RunOptions("atlantis", "normal", 1L, 0);
        Replay lost = new Replay(
                yard.gameVersion(), yard.content(), elsewhere, yard.intents(), yard.hashes(), yard.finalHash());

        String trouble = trouble(Comeback.bookmark(Run.player(elsewhere), lost));

        assertTrue(trouble.contains("atlantis"), trouble);
    }

    @Test
    void aRunThatIsPlayedOtherwiseNowIsNotTheSame() throws IOException {
        Replay yard = beginning(golden("yard"));
        IntentTrack others = new IntentTrack();
        others.add(PlayerIntent.of(-1f, 0f, PlayerIntent.JUMP), yard.intents().ticks());
        Replay otherwise =
                new Replay(yard.gameVersion(), yard.content(), yard.options(), others, yard.hashes(), yard.finalHash());

        Comeback comeback = found(Comeback.bookmark(Run.player(yard.options()), otherwise));

        assertFalse(comeback.wind(scene.rules(), () -> null).tape().verdict().same());
    }

    /** Under a seal that is whole: as if the game itself had kept nonsense. */
    @Test
    void damagedRecordingsAreToldOf() throws IOException {
        Bookmark good = Comeback.bookmark(Run.player(golden("yard").options()), golden("yard"));
        Mutants mutants = new Mutants(3);
        for (int i = 0; i < Mutants.MANY; i++) {
            Bookmark bad = new Bookmark(good.aim(), 0, mutants.of(good.recording()));
            Comeback.Found found = assertDoesNotThrow(() -> Comeback.of(bad, scene.rules(), scene.text("en")::text));
            assertNotEquals(found.comeback().isPresent(), !found.trouble().isEmpty());
            assertEquals(
                    bad.equals(good) ? Optional.of(good) : Optional.empty(),
                    found.comeback().map(Comeback::bookmark));
        }
    }
}
