package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.desktop.window.Newcomer.Deed;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A newcomer's way by keys, pad or fingers: from the title with nothing saved over a new journey into the first flight. */
class FirstHourIT {
    /** Length of a frame in the game, in seconds, and of one that is short enough for a flick, which takes two. */
    private static final float FRAME = 0.1f;

    private static final float FLICK_FRAME = 0.05f;

    private static final int MOST_LESSONS = 60;
    private static final Pattern GIVEN = Pattern.compile("lesson (?:shown|nudged): (\\S+)");

    /** Whether a bullet is near enough to be turned back by a whirl is luck: that lesson may stay, its deed is done. */
    private static final List<String> DONE = List.of(
            "lesson learned: lesson.move",
            "lesson learned: lesson.gather",
            "lesson learned: lesson.release",
            "lesson learned: lesson.boost",
            "lesson shown: lesson.whirl",
            "event: spin");

    private static final List<String> SAVED =
            List.of("\"lesson.move\"", "\"lesson.gather\"", "\"lesson.release\"", "\"lesson.boost\"");

    @TempDir
    Path folder;

    private WindowRun run;
    private StartedGame game;
    private Newcomer newcomer;

    private void start(float frameSeconds, String... device) throws Exception {
        run = WindowRun.open(folder, Stream.of("--seed 7".split(" "), WindowRun.ownClock(frameSeconds), device));
        game = run.game();
        game.awaitLog("seen: title", LIMIT);
    }

    private void startOnKeys(float frameSeconds) throws Exception {
        start(frameSeconds);
        newcomer = Newcomer.onKeys(game);
        game.movePointerAway();
    }

    @AfterEach
    void end() {
        run.close();
    }

    /** The first page names the journeys, the second the difficulties; the map opens at the first place. */
    private void beginJourney() throws Exception {
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
        startOnKeys(FRAME);
        learnAll("keys");
    }

    @Test
    void everyLessonIsLearnedByPad() throws Exception {
        VirtualPad pad = VirtualPad.in(folder);
        start(FRAME, pad.options());
        newcomer = Newcomer.onPad(pad);
        learnAll("pad");
    }

    @Test
    void everyLessonIsLearnedByFingers() throws Exception {
        VirtualTouch touch = VirtualTouch.in(folder);
        start(FLICK_FRAME, touch.options());
        newcomer = Newcomer.onFingers(touch);
        learnAll("fingers");
    }

    private void learnAll(String device) throws Exception {
        beginJourney();
        followLessons(device);
        run.keep("lessons learned by " + device);
        newcomer.pause();
        game.awaitLog("paused", LIMIT);
        for (String lesson : SAVED) {
            game.awaitSaved("saves/slot1.json", lesson);
        }
        assertFalse(game.log().contains("ERROR"), game::log);
    }

    /**
     * Does what the lesson asks for that is given, until it is learned or another is given. Their order is that of what
     * happens: a finger that steers gathers, too.
     */
    private void followLessons(String device) throws Exception {
        Optional<MatchResult> given = nextLesson(0);
        for (int count = 1; given.isPresent(); count++) {
            assertTrue(count <= MOST_LESSONS, game::log);
            String lesson = given.get().group(1);
            int from = given.get().end();
            Optional<Deed> deed = Deed.of(lesson);
            if (deed.isPresent()) {
                newcomer.hold(deed.get(), () -> game.awaitMatch(from, effect(deed.get(), lesson), LIMIT));
            }
            run.keep(lesson + " by " + device);
            given = nextLesson(from);
        }
    }

    /** Until when one does what a lesson asks for. Targets are held until the lesson comes that says to let go of them. */
    private static Pattern effect(Deed deed, String lesson) {
        return deed == Deed.GATHER
                ? Pattern.compile("lesson (shown|learned): lesson\\.release")
                : Pattern.compile("lesson learned: " + lesson + "|lesson (shown|nudged): |event: spin");
    }

    /** The next lesson behind a place in the log, or nothing once all is done. */
    private Optional<MatchResult> nextLesson(int from) throws Exception {
        return Await.that(
                "a lesson",
                LIMIT,
                () -> {
                    Matcher given = GIVEN.matcher(game.log());
                    boolean done = DONE.stream().allMatch(game.log()::contains);
                    boolean found = !done && given.find(from);
                    return Optional.of(Optional.of(given.toMatchResult()).filter(lesson -> found))
                            .filter(lesson -> done || found);
                },
                game::log);
    }

    /** Does nothing: every lesson is given, in clearer words after a while, and the last bees stay. */
    @Test
    void whoDoesNothingIsNudgedAndNotShotDown() throws Exception {
        startOnKeys(2f * FRAME);
        beginJourney();
        game.awaitLog("lesson nudged: lesson.move", LIMIT);
        game.awaitLog("lesson shown: lesson.gather", LIMIT);
        game.awaitLog("lesson shown: lesson.gate", LIMIT);
        game.awaitLog("event: checkpoint 1", LIMIT);
        run.keep("nothing done");
        assertFalse(game.log().contains("crash landing"), game::log);
        assertFalse(game.log().contains("lesson learned: lesson.move"), game::log);
    }
}
