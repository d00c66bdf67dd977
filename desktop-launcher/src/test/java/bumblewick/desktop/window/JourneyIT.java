package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import bumblewick.desktop.window.Hands.Step;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player can do with a journey beside flying, with real keys: keep a run, take a photo, copy, delete and restore. */
class JourneyIT {

    @TempDir
    Path folder;

    private WindowRun run;
    private StartedGame game;
    private Hands hands;

    @BeforeEach
    void start() throws Exception {
        run = WindowRun.open(folder, Stream.empty());
        game = run.game();
        hands = Hands.onKeys(game);
        game.hear("seen: title");
        game.movePointerAway();
    }

    @AfterEach
    void end() {
        run.close();
    }

    /** Presses one key after the other; the last leads to what the log says. */
    private void tap(String heardNext, Step... steps) throws Exception {
        for (Step step : steps) {
            hands.tap(step);
        }
        game.hear(heardNext);
    }

    private void beginJourney() throws Exception {
        tap("page seen: Choose a journey", Step.ACCEPT);
        tap("page seen: Choose a difficulty", Step.ACCEPT);
        tap("steady: map", Step.ACCEPT);
    }

    private Path slot(int number) {
        return folder.resolve("saves/slot" + number + ".json");
    }

    private void awaitFile(Path file, boolean there) throws Exception {
        Await.that(
                file + (there ? " to be there" : " to be gone"),
                LIMIT,
                () -> Optional.of(Files.exists(file)).filter(exists -> exists == there),
                game::log);
    }

    /** The map offers the run that was left, and so does the title; either resumes it where it was, paused. */
    @Test
    void aRunThatIsLeftIsResumedFromTheMapAndFromTheTitle() throws Exception {
        beginJourney();
        tap("flying after", Step.ACCEPT);
        game.hear("kept at tick");
        tap("page seen: Paused", Step.PAUSE);
        tap("steady: map", Step.UP, Step.ACCEPT);
        run.keep("map with a run that is kept");

        tap("page seen: Resume this run?", Step.ACCEPT);
        run.keep("offer to resume");
        tap("back at tick", Step.ACCEPT);
        game.hear("page seen: Paused");
        tap("resumed", Step.PAUSE);

        tap("page seen: Paused", Step.PAUSE);
        tap("steady: map", Step.UP, Step.ACCEPT);
        tap("page seen: Map", Step.PAUSE);
        tap("steady: title", Step.UP, Step.ACCEPT);
        run.keep("title with a run that is kept");

        tap("back at tick", Step.ACCEPT); // the first button, before Play
        game.hear("page seen: Paused");
        takeAPhoto();
        tap("resumed", Step.PAUSE);
        assertFalse(game.log().contains("ERROR"), game::log);
    }

    /** The photo shows what the free camera sees, without the bar of its keys; then the run is paused as before. */
    private void takeAPhoto() throws Exception {
        Picture paused = run.picture();
        tap("photo mode", Step.UP, Step.UP, Step.ACCEPT);
        game.press("d", () -> {
            run.awaitMovement(paused);
            return null;
        });
        run.keep("photo mode");
        game.press("space", () -> game.awaitPicture(1, LIMIT));
        assertEquals(320, game.awaitPicture(1, LIMIT).getWidth());

        tap("photo mode left", Step.PAUSE);
        game.hear("page seen: Paused");
    }

    @Test
    void aJourneyIsCopiedDeletedAndRestored() throws Exception {
        beginJourney();
        tap("page seen: Map", Step.PAUSE);
        tap("seen: title", Step.UP, Step.ACCEPT);
        tap("page seen: Choose a journey", Step.ACCEPT);
        run.keep("journeys");
        tap("page seen: Journey 1", Step.ACCEPT);
        run.keep("journey");
        tap("page left: Journey 1", Step.DOWN, Step.DOWN, Step.ACCEPT);
        awaitFile(slot(2), true);
        assertEquals(Files.readString(slot(1)), Files.readString(slot(2)));

        tap("page opened: Journey 1", Step.ACCEPT);
        tap("page seen: Delete this journey?", Step.UP, Step.UP, Step.ACCEPT);
        run.keep("journey about to be deleted");
        tap("page left: Journey 1", Step.DOWN, Step.ACCEPT);
        awaitFile(slot(1), false);

        tap("page seen: Deleted journeys", Step.DOWN, Step.DOWN, Step.DOWN, Step.ACCEPT);
        run.keep("deleted journeys");
        tap("page left: Deleted journeys", Step.ACCEPT);
        awaitFile(slot(1), true);
        assertEquals(Files.readString(slot(2)), Files.readString(slot(1)));
        run.keep("journey restored");
    }
}
