package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.shell.TitleDestination;
import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.GardenDef;
import bumblewick.def.StageDef;
import bumblewick.math.Tick;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.IntentSource;
import bumblewick.replay.IntentTrack;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayIntents;
import bumblewick.replay.ReplayReader;
import bumblewick.replay.ReplayWriter;
import bumblewick.replay.SeekableReplay;
import bumblewick.save.Bookmark;
import bumblewick.save.BookmarkFile;
import bumblewick.save.MutatedTexts;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A run that was left goes on as if it had not been: only files pass from the one who left to the one who goes on. */
@Tag("long")
class ResumePointTest {
    private static final Path GOLDEN = Path.of("src/test/resources/bumblewick/replay/golden");

    private static Scene scene;

    @TempDir
    Path folder;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
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
        IntentRecorder unbroken = new IntentRecorder(new ReplayIntents(whole), before);
        play(before, unbroken, tick);
        new BookmarkFile(folder).write(ResumePoint.bookmark(Run.player(whole.options()), unbroken.snapshot()));
        long left = before.stateHash();
        play(before, unbroken, whole.intents().ticks());

        ResumePoint.Resumed back = found(new BookmarkFile(folder).read().value().orElseThrow())
                .fastForward(scene.rules(), TitleDestination.with());
        World after = back.replay().worldAt(back.replay().ticks());
        assertAll(
                () -> assertTrue(back.replay().verdict().same(), back.replay().verdict()::difference),
                () -> assertEquals(tick, after.ticks()),
                () -> assertEquals(left, after.stateHash()));

        IntentRecorder resumed = new IntentRecorder(
                new ReplayIntents(whole, tick), after, back.replay().replay());
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
        IntentRecorder intents = new IntentRecorder(new ReplayIntents(whole), world);
        play(world, intents, 500);
        Replay snapshot = intents.snapshot();
        byte[] bytes = ReplayWriter.encode(snapshot);

        play(world, intents, 1_000);

        assertArrayEquals(bytes, ReplayWriter.encode(snapshot));
    }

    private ResumePoint found(Bookmark bookmark) {
        ResumePoint.Found found = ResumePoint.of(bookmark, scene.rules(), scene.text("en")::text);
        return found.point().orElseThrow(() -> new AssertionError(found.problem()));
    }

    private String trouble(Bookmark bookmark) {
        return ResumePoint.of(bookmark, scene.rules(), scene.text("en")::text).problem();
    }

    /** The beginning of the recorded run, as a run for some purpose. */
    private Run reread(RunPurpose purpose, int slot) throws IOException {
        Replay replay = beginning(golden("yard"));
        Run run = new Run(replay.options(), Run.Pilot.PLAYER, purpose, slot);
        return found(ResumePoint.bookmark(run, replay))
                .fastForward(scene.rules(), TitleDestination.with())
                .run();
    }

    private static Replay beginning(Replay whole) {
        World world = new World(scene.rules(), whole.options());
        IntentRecorder intents = new IntentRecorder(new ReplayIntents(whole), world);
        play(world, intents, 100);
        return intents.snapshot();
    }

    @Test
    void theRunIsPlayedForWhatItWas() throws IOException {
        Replay replay = golden("yard");
        assertAll(
                () -> assertEquals(
                        new Run(replay.options(), Run.Pilot.PLAYER, new RunPurpose.Play(), 2),
                        reread(new RunPurpose.Play(), 2)),
                () -> assertEquals(
                        new Run(replay.options(), Run.Pilot.PLAYER, new RunPurpose.Practice(), 0),
                        reread(new RunPurpose.Practice(), 0)),
                () -> assertEquals(
                        new RunPurpose.OfTheDay(new DailyRun(LocalDate.of(2026, 3, 1))),
                        reread(new RunPurpose.OfTheDay(new DailyRun(LocalDate.of(2026, 3, 1))), 0)
                                .purpose()));
    }

    @Test
    void aTakenOverRecordingCanBeTakenOverAgain() throws IOException {
        Replay source = golden("yard");
        ReplayMoment moment = new ReplayMoment(new SeekableReplay(scene.rules(), source), 60, TitleDestination.with());

        RunPurpose.TakeOver again =
                (RunPurpose.TakeOver) reread(new RunPurpose.TakeOver(moment), 0).purpose();

        assertAll(
                () -> assertEquals(60, again.moment().tick()),
                () -> assertArrayEquals(
                        ReplayWriter.encode(source),
                        ReplayWriter.encode(again.moment().replay().replay())));
    }

    @Test
    void aRushGoesOnWithItsPoints() throws IOException {
        BossRush all = BossRush.of(
                        scene.rules().all(StageDef.class), scene.rules().all(GardenDef.class), RunFactory.FIRST_STAGE)
                .orElseThrow();
        BossRush rush = new BossRush(all.lairs(), 0, 4_711L, 99);
        RunOptions there =
                new RunOptions(rush.lair().stage(), "normal", 5L, rush.lair().start());
        World world = new World(scene.rules(), there);
        IntentRecorder intents = new IntentRecorder(() -> PlayerIntent.NONE, world);
        play(world, intents, 50);

        Bookmark bookmark = ResumePoint.bookmark(Run.player(there, new RunPurpose.Rush(rush)), intents.snapshot());

        assertAll(
                () -> assertEquals(
                        new RunPurpose.Rush(rush),
                        found(bookmark)
                                .fastForward(scene.rules(), TitleDestination.with())
                                .run()
                                .purpose()),
                () -> assertEquals(
                        "The bosses have changed since then.",
                        trouble(new Bookmark(new Bookmark.Rush(77, 0L, 0), 0, bookmark.recording()))));
    }

    /** Its time counts from there, which whoever reads it has to know. */
    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void knowsTheLanternThatItBeganAt(int lantern) {
        RunOptions options = new RunOptions(RunFactory.FIRST_STAGE, "normal", 5L, lantern);
        World world = new World(scene.rules(), options);
        IntentRecorder intents = new IntentRecorder(() -> PlayerIntent.NONE, world);
        play(world, intents, 7 * Tick.PER_SECOND);

        ResumePoint point = found(ResumePoint.bookmark(Run.player(options), intents.snapshot()));

        assertAll(() -> assertEquals(lantern, point.lantern()), () -> assertEquals(7, point.seconds()));
    }

    @Test
    void aStageThatIsNotHereIsToldOf() throws IOException {
        Replay yard = beginning(golden("yard"));
        RunOptions elsewhere = new RunOptions("atlantis", "normal", 1L, 0);
        Replay lost = new Replay(
                yard.gameVersion(), yard.content(), elsewhere, yard.intents(), yard.hashes(), yard.finalHash());

        String trouble = trouble(ResumePoint.bookmark(Run.player(elsewhere), lost));

        assertTrue(trouble.contains("atlantis"), trouble);
    }

    @Test
    void aRunThatIsPlayedOtherwiseNowIsNotTheSame() throws IOException {
        Replay yard = beginning(golden("yard"));
        IntentTrack others = new IntentTrack();
        others.add(PlayerIntent.of(-1f, 0f, PlayerIntent.JUMP), yard.intents().ticks());
        Replay otherwise =
                new Replay(yard.gameVersion(), yard.content(), yard.options(), others, yard.hashes(), yard.finalHash());

        ResumePoint resumePoint = found(ResumePoint.bookmark(Run.player(yard.options()), otherwise));

        assertFalse(resumePoint
                .fastForward(scene.rules(), TitleDestination.with())
                .replay()
                .verdict()
                .same());
    }

    /** Under a seal that is whole: as if the game itself had kept nonsense. */
    @Test
    void damagedRecordingsAreToldOf() throws IOException {
        Bookmark good = ResumePoint.bookmark(Run.player(golden("yard").options()), golden("yard"));
        MutatedTexts mutatedTexts = new MutatedTexts(3);
        for (int i = 0; i < MutatedTexts.MANY; i++) {
            Bookmark bad = new Bookmark(good.aim(), 0, mutatedTexts.of(good.recording()));
            ResumePoint.Found found =
                    assertDoesNotThrow(() -> ResumePoint.of(bad, scene.rules(), scene.text("en")::text));
            assertNotEquals(found.point().isPresent(), !found.problem().isEmpty());
            assertEquals(
                    bad.equals(good) ? Optional.of(good) : Optional.empty(),
                    found.point().map(ResumePoint::bookmark));
        }
    }
}
