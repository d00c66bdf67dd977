package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import bumblewick.desktop.window.Hands.Step;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Walks through every screen there is, with one device only, and keeps a picture of each. It must be where it believes to
 * be: each press leads to the page whose name the log says next.
 *
 * <p>Usually once by keys and once by a pad; {@code -Dbumblewick.walks=3840x2160,2560x1080} does so at
 * those sizes, in each language.
 */
class EveryScreenIT {
    private static final Path RECORDING = Path.of("..", "game", "src", "test", "resources", "bumblewick", "replay")
            .resolve(Path.of("golden", "yard.replay"));

    /** The title's buttons, from top to bottom. */
    private static final List<String> TITLE = List.of(
            "campaign.title",
            "title.more",
            "shelf.title",
            "how.title",
            "scores.title",
            "settings.title",
            "title.workshop",
            "credits",
            "quit");

    private static final int SETTINGS_TABS = 6;

    /** How often a picture changes until what comes up is there. */
    private static final int CHANGES = 3;

    @TempDir
    Path folder;

    private WindowRun run;
    private StartedGame game;
    private Hands hands;
    private JsonObject words;
    private String walk;
    private int focus;
    private boolean keepsRun; // then the title begins with the way back to it

    static Stream<Arguments> walks() {
        Stream<Arguments> usual = Stream.of(Arguments.of("320x180", "en", false), Arguments.of("320x180", "ja", true));
        Stream<Arguments> more = Stream.of("1280x720", "3840x2160", "2560x1080", "1024x768")
                .flatMap(size -> Stream.of("en", "ja")
                        .flatMap(language -> Stream.of(false, true).map(pad -> Arguments.of(size, language, pad))));
        String wanted = System.getProperty("bumblewick.walks", "");
        return wanted.isEmpty() ? usual : more.filter(walk -> wanted.contains(walk.get()[0].toString()));
    }

    @ParameterizedTest(name = "{0}, {1}, by pad: {2}")
    @MethodSource("walks")
    void canBeReachedAndLeft(String size, String language, boolean byPad) throws Exception {
        walk = "walk-" + size + "-" + language + (byPad ? "-pad" : "-keys");
        words = texts(language);
        Files.createDirectories(folder.resolve("replays"));
        Files.copy(RECORDING, folder.resolve("replays").resolve("yard.replay"));
        VirtualPad pad = VirtualPad.in(folder);
        String[] options = {"--lang", language};
        try (WindowRun opened =
                WindowRun.open(folder, size, Stream.of(options, byPad ? pad.options() : new String[0]))) {
            run = opened;
            game = run.game();
            hands = byPad ? Hands.onPad(pad) : Hands.onKeys(game);
            seen("title");
            keepMoving("title");
            journeys();
            moreWays();
            replay();
            scoresAndSettings();
            modsAndCredits();
            flight();
            garden();
            editor();
            leave();
        }
    }

    private static JsonObject texts(String language) throws IOException {
        Path file = StartedGame.scene().resolve("text").resolve(language + ".json");
        return JsonParser.parseString(Files.readString(file)).getAsJsonObject().getAsJsonObject("texts");
    }

    private void tap(Step... steps) throws Exception {
        for (Step step : steps) {
            hands.tap(step);
        }
    }

    private void opened(String key, String name) throws Exception {
        game.hear("page seen: " + words.get(key).getAsString());
        keep(name);
    }

    /** Back on the page before, or on none. */
    private void back() throws Exception {
        tap(Step.BACK);
        game.hear("page left: ");
    }

    /** A screen of its own, of which a frame was seen. */
    private void seen(String screen) throws Exception {
        game.hear("seen: " + screen);
        focus = 0;
    }

    /** The title again, with the focus on the button that led away. */
    private void seenTitleAt(String button) throws Exception {
        seen("title");
        focus = TITLE.indexOf(button) + (keepsRun ? 1 : 0);
    }

    /** Keeps a picture of something that moves, when it has come up. */
    private void keepMoving(String name) throws Exception {
        for (int change = 0; change < CHANGES; change++) {
            run.awaitMovement(run.picture());
        }
        keep(name);
    }

    private void keep(String name) throws Exception {
        run.awaitNotBlank(walk + "-" + name);
    }

    private void choose(String button) throws Exception {
        int wanted = TITLE.indexOf(button) + (keepsRun ? 1 : 0);
        while (focus != wanted) {
            tap(focus < wanted ? Step.DOWN : Step.UP);
            focus += focus < wanted ? 1 : -1;
        }
        tap(Step.ACCEPT);
    }

    private void journeys() throws Exception {
        choose("campaign.title");
        opened("campaign.title", "journeys");
        tap(Step.ACCEPT);
        opened("campaign.difficulty", "difficulty");
        back();
        back();
    }

    private void moreWays() throws Exception {
        choose("title.more");
        opened("title.more", "more ways");
        tap(Step.ACCEPT);
        opened("title.practice", "practice");
        back();
        tap(Step.DOWN, Step.ACCEPT);
        opened("modes.arcade", "arcade");
        back();
        tap(Step.DOWN, Step.ACCEPT);
        opened("modes.daily", "daily");
        back();
        back();
    }

    private void replay() throws Exception {
        choose("shelf.title");
        opened("shelf.title", "replays");
        tap(Step.ACCEPT);
        opened("stage.mill_yard", "a replay");
        tap(Step.ACCEPT);
        game.hear("the recording has ");
        keepMoving("replay");
        tap(Step.BACK);
        seenTitleAt("shelf.title");
        opened("shelf.title", "replays again");
        back();
    }

    private void scoresAndSettings() throws Exception {
        choose("how.title");
        opened("how.title", "how to play, the bees");
        for (String tab : List.of("flight", "foot")) {
            tap(Step.NEXT);
            opened("how.title", "how to play, " + tab);
        }
        back();
        choose("scores.title");
        opened("scores.title", "scores");
        back();
        choose("settings.title");
        opened("settings.title", "settings 1");
        for (int tab = 2; tab <= SETTINGS_TABS; tab++) {
            tap(Step.NEXT);
            game.hear("page seen: " + words.get("settings.title").getAsString());
            keep("settings " + tab);
        }
        tap(Step.NEXT, Step.NEXT, Step.NEXT, Step.ACCEPT);
        opened("keys.title", "keys");
        back();
        back();
    }

    private void modsAndCredits() throws Exception {
        choose("title.workshop");
        opened("workshop.title", "workshop");
        back();
        choose("credits");
        seen("credits");
        keepMoving("credits");
        tap(Step.BACK);
        seenTitleAt("credits");
    }

    private void flight() throws Exception {
        choose("campaign.title");
        opened("campaign.title", "journeys again");
        tap(Step.ACCEPT);
        opened("campaign.difficulty", "difficulty again");
        tap(Step.ACCEPT);
        seen("map");
        keepMoving("map");
        tap(Step.ACCEPT);
        game.hear("flying after");
        keep("introduction");
        tap(Step.ACCEPT);
        game.hear("RunLog: tick ");
        keep("flight");
        pauseAndQuit();
        keepsRun = true;
        seen("map");
        tap(Step.ACCEPT);
        opened("kept.offer", "a kept run");
        back();
        tap(Step.BACK);
        opened("map.menu", "map menu");
        tap(Step.UP, Step.ACCEPT);
        seen("title");
        journey();
    }

    /** The journey that was begun is in its slot. */
    private void journey() throws Exception {
        choose("campaign.title");
        opened("campaign.title", "a journey");
        tap(Step.ACCEPT);
        game.hear("page seen: ");
        keep("journey");
        back();
        back();
    }

    /** The pause menu ends with start over, how to play, settings, photo mode and the way out. */
    private void pauseAndQuit() throws Exception {
        tap(Step.PAUSE);
        opened("pause.title", "paused");
        tap(Step.UP, Step.UP, Step.UP, Step.ACCEPT);
        opened("settings.title", "settings while paused");
        back();
        tap(Step.UP, Step.UP, Step.ACCEPT);
        opened("pause.startOver.sure", "sure");
        back();
        tap(Step.DOWN, Step.DOWN, Step.DOWN, Step.DOWN, Step.ACCEPT);
    }

    /** Behind Wick lies the way out of Mill Yard. */
    private void garden() throws Exception {
        choose("title.more");
        opened("title.more", "more ways again");
        tap(Step.DOWN, Step.ACCEPT);
        opened("modes.arcade", "arcade again");
        for (int i = 0; i < GardenIT.FLIGHTS; i++) {
            tap(Step.RIGHT);
        }
        tap(Step.UP, Step.UP, Step.ACCEPT);
        opened("kept.replace", "another run is kept");
        tap(Step.DOWN, Step.ACCEPT);
        keepsRun = false;
        game.hear("walking after");
        keep("introduction on foot");
        tap(Step.ACCEPT);
        game.hear("RunLog: tick ");
        keep("garden");
        hands.pullBack(true);
        game.hear("seen: result");
        hands.pullBack(false);
        keepMoving("result");
        tap(Step.BACK);
        seen("title");
    }

    /** With a mod that is made for it: what is changed in its workplaces is in it at once. */
    private void editor() throws Exception {
        choose("title.workshop");
        opened("workshop.title", "workshop again");
        tap(Step.DOWN, Step.DOWN, Step.ACCEPT); // past what is said, and whether files count at once
        seen("edit");
        editorTab("numbers");
        tap(Step.DOWN, Step.ACCEPT); // past the search
        opened("numbers.sort.rules", "numbers of rules");
        tap(Step.ACCEPT);
        game.hear("page seen: tuning/swarm");
        changed("tuning/swarm", "numbers");
        back();
        back();
        tap(Step.NEXT);
        editorTab("paths");
        tap(Step.DOWN, Step.ACCEPT);
        workplace("patheditor");
        changed("paths/", "path editor");
        tap(Step.BACK);
        editorTab("paths");
        tap(Step.NEXT);
        editorTab("patterns");
        tap(Step.ACCEPT);
        workplace("pattern");
        keep("pattern preview");
        tap(Step.BACK);
        editorTab("patterns");
        tap(Step.NEXT);
        editorTab("bosses");
        tap(Step.ACCEPT);
        game.hear("page seen: gale_kite");
        keep("editor boss");
        tap(Step.BACK);
        editorTab("bosses");
        tap(Step.NEXT);
        editorTab("waves");
        tap(Step.DOWN, Step.ACCEPT);
        workplace("timeline");
        changed("waves.patch.json", "timeline");
        tap(Step.BACK);
        editorTab("waves");
        tap(Step.NEXT);
        editorTab("levels");
        tap(Step.ACCEPT);
        workplace("levelviewer");
        tap(Step.DOWN, Step.RIGHT);
        keep("level viewer");
        tap(Step.BACK);
        editorTab("levels");
        back();
        seenTitleAt("title.workshop");
        opened("workshop.title", "workshop with a mod");
        back();
    }

    private void editorTab(String name) throws Exception {
        String mod = words.get("edit.newName").getAsString().replace("{0}", "").strip();
        game.hear("page seen: " + mod + ", " + words.get("edit." + name).getAsString());
        keep("editor " + name);
    }

    /** A workplace of the editor, with its picture. */
    private void workplace(String screen) throws Exception {
        seen(screen);
        game.hear("steady: " + screen);
    }

    /** Changes what has the focus, and waits until a file of the mod counts. */
    private void changed(String file, String name) throws Exception {
        tap(Step.RIGHT);
        game.hear(file);
        game.hear("what was saved counts");
        keep(name);
    }

    private void leave() throws Exception {
        assertFalse(game.log().contains("no room for"), game::log);
        choose("quit");
        assertEquals(0, game.awaitEnd(LIMIT), game::err);
    }
}
