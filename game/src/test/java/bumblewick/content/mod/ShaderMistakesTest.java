package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ModdedScene;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.presentation.EffectDef;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A material or a shader of a mod that the engine could not read is left out with a reason, and the game's own is used. */
class ShaderMistakesTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final SceneFolder BASE = new SceneFolder(SHIPPED);
    private static final String WIRE = "MatDefs/Wire.j3md";

    /** What the engine says of it quotes it. */
    @Test
    void aWordOfAlmostAMegabyteIsToldInShort() throws IOException {
        String told = told(WIRE, "MaterialDef Wire {\n" + "a".repeat(1_000_000) + "\n{}}");

        assertTrue(told.startsWith(WIRE) && told.length() < 400, told.substring(0, Math.min(told.length(), 400)));
    }

    @Test
    void allOfTheGameAreSoundAndANoteSaysWhatIsNotKnownHere() throws IOException {
        AssetCheck check = new AssetCheck(new MemoryFiles()
                .with(WIRE, text(WIRE))
                .with("Shaders/Toon.frag", text("Shaders/Toon.frag"))
                .with("Shaders/World.glsllib", text("Shaders/World.glsllib"))
                .over(BASE));

        assertEquals(Map.of(), check.problems());
        assertEquals(3, check.notes().size());
        assertTrue(check.notes().get(0).message().contains("Whether graphics drivers compile it, only they can tell"));
    }

    @ParameterizedTest(name = "{0} -> {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "MaterialDef Wire {  | MaterialDef {             | .*: the engine cannot read it: .*",
                "Technique           | Tehcnique                 | .*:[0-9]+: the engine cannot read it: .*Expected material"
                        + " statement, got 'Tehcnique'.*",
                "Shaders/Wire.frag   | Shaders/Wier.frag         | .*:[0-9]+: there is no shader Shaders/Wier.frag",
                "Vector4 Fog         | Vector4 Mist              | .*: expected the parameter Vector4 Fog, which the game"
                        + " sets, found none",
                "Vector4 Fog         | Float Fog                 | .*: expected the parameter Vector4 Fog, which the game"
                        + " sets, found Float",
                "Vector4 Fog         | Flaot Fog                 | :[0-9]+: the engine cannot read it: No enum constant"
                        + " com.jme3.shader.VarType.Flaot",
            })
    void aMaterialWithAMistakeIsTold(String old, String replacement, String expected) throws IOException {
        String whole = text(WIRE);
        assertTrue(whole.contains(old), whole);

        String told = told(WIRE, whole.replaceFirst(java.util.regex.Pattern.quote(old), replacement));

        assertTrue(told.matches("(?s)MatDefs/Wire.j3md" + expected), told);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "#import \"Shaders/Wrold.glsllib\"    | :1: there is no file Shaders/Wrold.glsllib",
                "#import Shaders/World.glsllib        | :1: expected the name of a file in quotes after #import",
                "#import \"Shaders/Toon.frag\"        | :1: imports itself by Shaders/Toon.frag",
                "#ifdef NEAR                          | :1: is never closed by #endif",
                "#endif                               | :1: #endif closes nothing",
            })
    void aShaderWithAMistakeIsTold(String line, String expected) {
        assertEquals("Shaders/Toon.frag" + expected, told("Shaders/Toon.frag", line + "\nvoid main() {}\n"));
    }

    /** Whoever breaks a library of the game imports in a circle by what the game's own shaders import. */
    @Test
    void aCircleOfImportsIsTold() {
        MemoryFiles mod = new MemoryFiles()
                .with("Shaders/A.glsllib", "#import \"Shaders/B.glsllib\"\n")
                .with("Shaders/B.glsllib", "\n#import \"Shaders/A.glsllib\"\n");

        assertEquals(
                List.of(
                        "Shaders/A.glsllib:1: imports itself by Shaders/B.glsllib",
                        "Shaders/B.glsllib:2: imports itself by Shaders/A.glsllib"),
                new AssetCheck(mod.over(BASE))
                        .problems().values().stream()
                                .map(ContentProblem::toString)
                                .toList());
    }

    /** Of a mod, the file with the mistake alone does not count. */
    @Test
    void theGamesOwnIsUsedInstead() throws IOException {
        SceneLayers layers = new MemoryFiles()
                .with(WIRE, "MaterialDef {")
                .with("effects/hit.patch.json", "{\"shake\": 0.5}")
                .over(BASE);

        ModdedScene read = ModdedScene.read(layers);

        assertEquals(text(WIRE), new String(read.files().open(WIRE).readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0.5f, read.scene().all(EffectDef.class).get("hit").shake());
    }

    private static String told(String path, String text) {
        return new AssetCheck(new MemoryFiles().with(path, text).over(BASE))
                .problems().values().stream()
                        .map(ContentProblem::toString)
                        .findFirst()
                        .orElse("nothing");
    }

    private static String text(String path) throws IOException {
        return Files.readString(SHIPPED.resolve(path));
    }
}
