package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertFalse;

import bumblewick.desktop.window.Hands.Step;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a player meets who loses, with real keys: what it came from, and help after the second time. A mod leaves the player one
 * weak bee, and no islet to land on.
 */
class LossIT {

    @TempDir
    Path folder;

    private WindowRun run;
    private StartedGame game;
    private Hands hands;

    @BeforeEach
    void start() throws Exception {
        write("mods.json", "{\"format\": 1, \"order\": [\"frail\"], \"on\": [\"frail\"]}");
        write("mods/frail/mod.json", """
            {"format": 1, "id": "frail", "name": "Frail", "version": "1.0.0", "game": "*", "authors": ["Ada"],
             "licence": "CC0-1.0"}\
            """);
        write("mods/frail/scene/tuning/difficulties.json", """
            {"format": 1, "difficulties": [
                {"id": "easy", "bees": 1, "strayBees": 1, "humMin": 0, "humMax": 60},
                {"id": "normal", "bees": 1, "strayBees": 1, "humMin": 0, "humMax": 100},
                {"id": "hard", "bees": 1, "strayBees": 1, "humMin": 40, "humMax": 100}]}\
            """);
        write("mods/frail/scene/tuning/swarm.patch.json", "{\"beeHp\": 1}");
        write("mods/frail/scene/stages/cloverfield/stage.patch.json", "{\"islet\": null}");
        String options = "--stage cloverfield --difficulty normal";
        run = WindowRun.open(folder, Stream.of(options.split(" "), WindowRun.ownClock()));
        game = run.game();
        hands = Hands.onKeys(game);
    }

    private void write(String name, String text) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @AfterEach
    void end() {
        run.close();
    }

    /** Holds the bees together in front of what comes, until the last one is gone and the points are counted. */
    private void lose() throws Exception {
        game.hear("flying after");
        game.press("Shift_L", () -> {
            game.hear("screen: result");
            return null;
        });
        game.hear("result counted, most bees lost: ");
        game.hear("steady: result");
    }

    @Test
    void theSecondLossOffersHelpThatStartsAtOnce() throws Exception {
        lose();
        run.keep("result after a loss");
        hands.tap(Step.ACCEPT);
        lose();
        run.keep("result after two losses");

        hands.tap(Step.DOWN);
        hands.tap(Step.ACCEPT);
        game.hear("page seen: Play with assists");
        run.keep("help after two losses");
        hands.tap(Step.DOWN);
        hands.tap(Step.ACCEPT);
        game.hear("flying after");
        game.awaitSaved("settings.json", "\"extraBees\": 4"); // the second choice
        assertFalse(game.log().contains("ERROR"), game::log);
    }

    /** Who declines is not asked again; the settings keep it. */
    @Test
    void whoDeclinesHelpIsNotAskedAgain() throws Exception {
        lose();
        hands.tap(Step.ACCEPT);
        lose();
        hands.tap(Step.DOWN);
        hands.tap(Step.ACCEPT);
        game.hear("page seen: Play with assists");
        hands.tap(Step.UP);
        hands.tap(Step.UP);
        hands.tap(Step.ACCEPT);
        game.hear("page left: Play with assists");
        game.awaitSaved("settings.json", "\"offerHelp\": false");
    }
}
