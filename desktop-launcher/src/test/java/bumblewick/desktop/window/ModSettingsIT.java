package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.desktop.window.Hands.Step;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The settings of a mod, set with real keys, found again with a pad after a new start, and put back. */
class ModSettingsIT {
    private static final String MOD = "moon_moth";
    private static final String WORKSHOP = "page seen: Workshop";

    @TempDir
    Path folder;

    private Hands hands;
    private StartedGame game;

    @BeforeEach
    void switchTheModOn() throws IOException {
        Path example = StartedGame.scene().resolve("../mods/examples").resolve(MOD);
        try (Stream<Path> files = Files.walk(example)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                Path copy = folder.resolve("mods")
                        .resolve(MOD)
                        .resolve(example.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        Files.writeString(
                folder.resolve("mods.json"), "{\"format\": 1, \"on\": [\"moon_moth\"], \"order\": [\"moon_moth\"]}");
    }

    @Test
    void areKeptAndCanBePutBack() throws Exception {
        try (WindowRun run = started()) {
            hands = Hands.onKeys(game);
            open(run, "set by keys");
            choose(Step.RIGHT, "toughness is 6.0");
            choose(Step.RIGHT, "toughness is 7.0");
            tap(Step.DOWN);
            choose(Step.RIGHT, "fire is fan");
            tap(Step.DOWN);
            choose(Step.ACCEPT, "late_swarm is true");
            tap(Step.BACK);
            game.hear(WORKSHOP);
            assertEquals("{\"fire\":\"fan\",\"late_swarm\":true,\"toughness\":7.0}", kept());
        }
        Files.delete(folder.resolve("logs/bumblewick.log"));
        VirtualPad pad = VirtualPad.in(folder);
        try (WindowRun run = started(pad.options())) {
            hands = Hands.onPad(pad);
            open(run, "found again by pad");
            choose(Step.LEFT, "toughness is 6.0"); // one less than what was kept
            tap(Step.BACK);
            game.hear(WORKSHOP);
            assertEquals("{\"fire\":\"fan\",\"late_swarm\":true,\"toughness\":6.0}", kept());
            openFromWorkshop();
            tap(Step.UP, Step.UP, Step.ACCEPT, Step.BACK); // Reset to defaults stands above Back
            game.hear(WORKSHOP);
            assertEquals("{\"fire\":\"moon_moth_wings\",\"late_swarm\":false,\"toughness\":5.0}", kept());
        }
    }

    private WindowRun started(String... more) throws Exception {
        WindowRun run = WindowRun.open(folder, Stream.<String[]>of(more));
        game = run.game();
        game.hear("seen: title");
        game.movePointerAway();
        return run;
    }

    /** The Workshop is the third button of the title from below. */
    private void open(WindowRun run, String picture) throws Exception {
        tap(Step.UP, Step.UP, Step.UP, Step.ACCEPT);
        game.hear(WORKSHOP);
        openFromWorkshop();
        run.keep("settings of a mod " + picture);
    }

    /** On or off, up, down and Edit stand before Settings. */
    private void openFromWorkshop() throws Exception {
        tap(Step.RIGHT, Step.RIGHT, Step.RIGHT, Step.RIGHT, Step.ACCEPT);
        game.hear("page seen: Moon Moths: settings");
    }

    /** Each change is waited for: of several presses behind a slow frame, one held key would count as more than one. */
    private void choose(Step step, String seen) throws Exception {
        tap(step);
        game.hear("setting of " + MOD + ": " + seen);
    }

    private void tap(Step... steps) throws Exception {
        for (Step step : steps) {
            hands.tap(step);
        }
    }

    private String kept() throws IOException {
        String file = Files.readString(folder.resolve("mod-settings").resolve(MOD + ".json"));
        JsonObject json = JsonParser.parseString(file).getAsJsonObject();
        return json.getAsJsonObject("settings").toString();
    }
}
