package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.desktop.window.Newcomer.Deed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A newcomer's way by keys or pad: from the title with nothing saved over a new journey into the first flight. */
class FirstHourIT {
    private static final String SIZE = "640x360";
    private static final int MOST_HOLDS = 20;
    private static final List<String> LEARNED = List.of("\"lesson.move\"", "\"lesson.release\"", "\"lesson.boost\"");

    @TempDir
    Path folder;

    private WindowRun run;
    private StartedGame game;
    private Newcomer newcomer;

    private void start(String... device) throws Exception {
        run = WindowRun.open(folder, SIZE, Stream.of(("--lang en --size " + SIZE).split(" "), device));
        game = run.game();
    }

    private void startOnKeys() throws Exception {
        start();
        newcomer = Newcomer.onKeys(game);
        game.awaitLog("seen: title", LIMIT);
        game.movePointerAway();
    }

    @AfterEach
    void end() {
        run.close();
    }

    /** The first page names the journeys, the second the difficulties; the map opens at the first place. */
    private void beginJourney() throws Exception {
        game.awaitLog("seen: title", LIMIT);
        newcomer.accept();
        game.awaitLog("page seen: ", 1, LIMIT);
        newcomer.accept();
        game.awaitLog("page seen: ", 2, LIMIT);
        newcomer.accept();
        game.awaitLog("steady: map", LIMIT);
        newcomer.accept();
        game.awaitLog("flying after", LIMIT);
    }

    @Test
    void everyLessonWaitsForItsDeedAndIsKept() throws Exception {
        startOnKeys();
        learnAll("keys");
    }

    @Test
    void everyLessonIsLearnedByPad() throws Exception {
        VirtualPad pad = VirtualPad.in(folder);
        start(pad.options());
        newcomer = Newcomer.onPad(pad);
        learnAll("pad");
    }

    private void learnAll(String device) throws Exception {
        beginJourney();
        learn("lesson.move", Deed.STEER);
        gatherAndLetGo();
        learn("lesson.boost", Deed.BOOST);
        whirl();
        run.keep("lessons learned by " + device);
        newcomer.pause();
        game.awaitLog("paused", LIMIT);
        Path slot = folder.resolve("saves/slot1.json");
        Await.that(
                "the lessons to be saved",
                LIMIT,
                () -> Optional.of(Files.readString(slot))
                        .filter(text -> LEARNED.stream().allMatch(text::contains)),
                game::log);
        assertFalse(game.log().contains("ERROR"), game::log);
    }

    /** Does nothing: every lesson is given, in clearer words after a while, and the last bees stay. */
    @Test
    void whoDoesNothingIsNudgedAndNotShotDown() throws Exception {
        startOnKeys();
        beginJourney();
        game.awaitLog("lesson nudged: lesson.move", LIMIT);
        game.awaitLog("lesson shown: lesson.gather", LIMIT);
        game.awaitLog("lesson shown: lesson.gate", LIMIT);
        game.awaitLog("event: checkpoint 1", LIMIT);
        run.keep("nothing done");
        assertFalse(game.log().contains("crash landing"), game::log);
        assertFalse(game.log().contains("lesson learned: lesson.move"), game::log);
    }

    private void learn(String lesson, Deed deed) throws Exception {
        game.awaitLog("lesson shown: " + lesson, LIMIT);
        run.keep(lesson);
        newcomer.hold(deed, () -> game.awaitLog("lesson learned: " + lesson, LIMIT));
    }

    /** Holds until targets are marked and the game says what to do about it; marks that were lost meanwhile are tried again. */
    private void gatherAndLetGo() throws Exception {
        game.awaitLog("lesson shown: lesson.gather", LIMIT);
        int heard = 0;
        for (int holds = 1; !game.log().contains("lesson learned: lesson.release"); holds++) {
            assertTrue(holds <= MOST_HOLDS, game::log);
            int from = heard;
            heard = newcomer.hold(Deed.GATHER, () -> game.awaitLogFrom(from, "lesson shown: lesson.release", LIMIT));
            heard = game.awaitLogFrom(heard, "lesson ", LIMIT);
        }
    }

    /** Whirls when the game says so. Whether a bullet is near enough to be turned back is luck: the lesson may stay. */
    private void whirl() throws Exception {
        game.awaitLog("lesson shown: lesson.whirl", LIMIT);
        newcomer.hold(Deed.WHIRL, () -> game.awaitLog("event: spin", LIMIT));
    }
}
