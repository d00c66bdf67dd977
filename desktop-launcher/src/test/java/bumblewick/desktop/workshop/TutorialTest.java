package bumblewick.desktop.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code assets/mods/README.md} tells modders to write and to look at. */
class TutorialTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Path MODS = SCENE.resolveSibling("mods");
    private static final Pattern BLOCK = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
    private static final Pattern NAMED = Pattern.compile("]\\(([^)]+)\\)|`((?:examples|blender)/[^`]+)`");
    private static final String ID = "moth_night";

    @TempDir
    Path temp;

    /** Two whole files, and a line for the waves of the mod that was begun. */
    @Test
    void theEnemyOfTheTutorialIsTakenByTheGame() throws IOException {
        List<String> blocks = found(BLOCK);
        Path mod = temp.resolve(ID);
        StarterMod.write(ID, mod);
        Path scene = mod.resolve("scene");
        Files.createDirectories(scene.resolve("enemies"));
        Files.writeString(scene.resolve("enemies/moth_night_moth.json"), blocks.get(0));
        Files.writeString(scene.resolve("paths/moth_night_dance.json"), blocks.get(1));
        Path waves = scene.resolve("stages/moth_night/waves.json");
        String begun = Files.readString(waves);
        Files.writeString(waves, begun.replaceFirst("\"waves\": \\[\n", "$0" + blocks.get(2)));

        try (ModCheck check = ModCheck.open(mod)) {
            assertEquals(List.of(), check.problems(new SceneFolder("base", SCENE)));
        }
        assertTrue(Files.readString(waves).contains("moth_night_moth"), "the wave was put in");
    }

    @Test
    void whatThePageNamesIsThere() throws IOException {
        List<String> names = found(NAMED);

        assertTrue(names.size() >= 4, names::toString);
        for (String name : names) {
            assertTrue(Files.exists(MODS.resolve(name)), name);
        }
    }

    private static List<String> found(Pattern pattern) throws IOException {
        Matcher matcher = pattern.matcher(Files.readString(MODS.resolve("README.md")));
        List<String> all = new ArrayList<>();
        while (matcher.find()) {
            all.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
        }
        return all;
    }
}
