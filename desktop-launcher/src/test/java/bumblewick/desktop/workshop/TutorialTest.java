package bumblewick.desktop.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
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
    /** A rule that stands among other text as an indented block. */
    private static final Pattern BRAKE = Pattern.compile("\n(    \\{\"id\": \"brake\", \"on\".*?)\n\n", Pattern.DOTALL);

    private static final String ID = "moth_night";

    @TempDir
    Path temp;

    /** An enemy and its path, a line for the waves of the mod that was begun, a patch of
     * the waves of Cloverfield, a formation, a garden with its words, the way there, rules with their words for both, fields, and a course that changes. */
    @Test
    void whatTheTutorialLetsWriteIsTakenByTheGame() throws IOException {
        List<String> blocks = found(BLOCK);
        Path mod = temp.resolve(ID);
        StarterMod.write(ID, mod);
        write(mod, "enemies/moth_night_moth.json", blocks.get(0));
        write(mod, "paths/moth_night_dance.json", blocks.get(1));
        put(mod, "stages/moth_night/waves.json", "\"waves\": \\[\n", "$0" + blocks.get(2));
        write(mod, "stages/cloverfield/waves.patch.json", blocks.get(3));
        write(mod, "formations/moth_night_fan.json", blocks.get(4));
        put(mod, "stages/moth_night/waves.json", "\"waves\": \\[\n", "$0" + Matcher.quoteReplacement(blocks.get(5)));
        write(mod, "stages/moth_night_garden/stage.json", blocks.get(6));
        write(mod, "text/en.patch.json", blocks.get(7));
        put(mod, "stages/moth_night/stage.json", "  \"exits\": \\{},\n", blocks.get(8));
        put(mod, "stages/moth_night/stage.json", "  \"exits\"", Matcher.quoteReplacement(blocks.get(9)) + "$0");
        put(mod, "text/en.patch.json", "\"texts\": \\{\n", "$0" + Matcher.quoteReplacement(blocks.get(10)));
        put(mod, "stages/moth_night/course.json", "  \"bends\"", Matcher.quoteReplacement(blocks.get(11)) + "$0");
        put(mod, "stages/moth_night_garden/stage.json", "  \"exits\"", blocks.get(12) + "$0");
        put(mod, "stages/moth_night/course.json", "  \"bends\"", Matcher.quoteReplacement(blocks.get(18)) + "$0");
        Files.copy(
                MODS.resolve("examples/pear_isle/scene/stages/pear_garden/level.glb"),
                mod.resolve("scene/stages/moth_night_garden/level.glb"));

        write(mod, "patterns/moth_night_bloom.json", the(blocks, "change_speed"));
        put(
                mod,
                "enemies/moth_night_moth.json",
                "(?s) +\"attack\": \\{.*?\n  \\}\n",
                Matcher.quoteReplacement(the(blocks, "moth_night_bloom")));

        write(mod, "stages/moth_night/hazards.json", the(blocks, "windfall"));
        String deed = Matcher.quoteReplacement(the(blocks, "deed"));
        put(mod, "stages/moth_night/stage.json", "  \"exits\"", deed + "$0");
        String brake = Matcher.quoteReplacement(found(BRAKE).get(0));
        put(mod, "stages/moth_night/stage.json", "\"rules\": \\[\n", "$0" + brake);
        put(mod, "text/en.patch.json", "\"texts\": \\{\n", "$0" + Matcher.quoteReplacement(the(blocks, "Light both")));

        try (ModCheck check = ModCheck.open(mod)) {
            assertEquals(List.of(), check.problems(new SceneFolder(SCENE)));
        }
    }

    /** The one block with a word in it. */
    private static String the(List<String> blocks, String word) {
        List<String> found =
                blocks.stream().filter(block -> block.contains(word)).toList();
        assertEquals(1, found.size(), word);
        return found.get(0);
    }

    private static void write(Path mod, String file, String text) throws IOException {
        Path target = mod.resolve("scene").resolve(file);
        Files.createDirectories(target.getParent());
        Files.writeString(target, text);
    }

    /** Puts something where it belongs in a file that was begun. */
    private static void put(Path mod, String file, String place, String text) throws IOException {
        String begun = Files.readString(mod.resolve("scene").resolve(file));
        String whole = begun.replaceFirst(place, text);
        assertNotEquals(begun, whole, file);
        write(mod, file, whole);
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
