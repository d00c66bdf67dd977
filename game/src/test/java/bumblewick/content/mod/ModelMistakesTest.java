package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.TestLevel;
import bumblewick.content.asset.ModelLoadCheck;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.validation.Inspection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a model is told before the engine, or the graphics driver, stumbles over it. */
class ModelMistakesTest {
    private static final String WHOLE =
            new TestLevel().square("thing").document().toString();

    @TempDir
    Path folder;

    @Test
    void aSoundModelIsTakenByUsAndByTheEngine() {
        assertEquals(List.of(), told(WHOLE));
        assertEquals(List.of(), engine(WHOLE));
    }

    /** The square has four corners, of twelve bytes each, and two triangles of six numbers of a byte. */
    @ParameterizedTest(name = "{0} -> {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"count\":4        | \"count\":5          | accessors[0].count: reaches beyond the numbers in the file",
                "\"count\":4        | \"count\":3          | meshes[0].primitives[0].indices: there is no corner 3, but 3",
                "\"count\":6        | \"count\":7          | accessors[1].count: reaches beyond the numbers in the file",
                "5126               | 5131                 | accessors[0].componentType: is not known: 5131",
                "VEC3               | VEC2                 | accessors[0].type: expected VEC3 of floats, found VEC2 of 5126",
                "VEC3               | VEC9                 | accessors[0].type: is not known: 'VEC9'",
                "5121               | 5120                 | accessors[1].type: expected SCALAR of whole numbers, found"
                        + " SCALAR of 5120",
                "\"byteLength\":48  | \"byteLength\":480   | bufferViews[0].byteLength: reaches beyond the numbers in the file",
                "\"indices\":1      | \"indices\":8        | accessors: there is no accessors[8], but 2",
                "\"indices\":1      | \"material\":0       | materials: there is no materials[0], but 0",
                "\"POSITION\":0     | \"NORMAL\":0         | meshes[0].primitives[0].attributes.POSITION: is missing",
                "\"POSITION\":0     | \"POSITION\":0,\"COLOR_0\":1 | meshes[0].primitives[0].attributes.COLOR_0: has 6 entries,"
                        + " expected one for each of 4 corners",
                "{\"byteLength\":56} | {\"byteLength\":56,\"uri\":\"a.bin\"} | buffers[0].uri: expected all numbers in the"
                        + " same file",
                "\"mesh\":0         | \"mesh\":3           | meshes: there is no meshes[3], but 1",
                "\"mesh\":0         | \"mesh\":0,\"skin\":0 | skins: there is no skins[0], but 0",
                "\"asset\":          | \"skins\":[{\"joints\":[4]}],\"asset\": | nodes: there is no nodes[4], but 1",
                "\"asset\":          | \"skins\":[{}],\"asset\":            | skins[0].joints: expected one or more, found none",
            })
    void damageIsToldWithItsPlace(String old, String replacement, String expected) {
        assertTrue(WHOLE.contains(old), WHOLE);

        assertEquals(List.of("a.glb " + expected), told(WHOLE.replace(old, replacement)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"path\":\"shine\"}               | 0 | 0 | animations[0].channels[0].target.path: expected one of [rotation,"
                        + " scale, translation, weights], found 'shine'",
                "{\"path\":\"scale\",\"node\":7}    | 0 | 0 | nodes: there is no nodes[7], but 1",
                "{\"path\":\"scale\",\"node\":0}    | 2 | 0 | animations[0].samplers[0].output: has 4 values, expected 2",
                "{\"path\":\"scale\",\"node\":0}    | 3 | 0 | animations[0].samplers[0].input: expected rising times from 0 on,"
                        + " found 0.0 after 0.0",
                "{\"path\":\"scale\",\"node\":0}    | 1 | 0 | accessors[1].type: expected SCALAR of floats, found SCALAR of 5121",
            })
    void damagedMotionsAreTold(String target, int input, int output, String expected) {
        String animations = "\"animations\":[{\"channels\":[{\"sampler\":0,\"target\":" + target + "}],\"samplers\":[{"
                + "\"input\":" + input + ",\"output\":" + output + "}]}],\"asset\":";
        String times = "\"accessors\":["
                + WHOLE.replaceAll(".*\"accessors\":\\[(.*?)].*", "$1")
                + ",{\"bufferView\":0,\"componentType\":5126,\"count\":2,\"type\":\"SCALAR\"}"
                + ",{\"bufferView\":0,\"componentType\":5126,\"count\":4,\"type\":\"SCALAR\"}]";
        String damaged = WHOLE.replaceAll("\"accessors\":\\[.*?]", times).replace("\"asset\":", animations);

        assertEquals(List.of("a.glb " + expected), told(damaged));
    }

    /** Of what our own look does not know, the engine is asked: here, cameras that are of no type. */
    @Test
    void whatOnlyTheEngineRefusesIsToldByTheValidator() throws IOException {
        String odd = WHOLE.replace("\"asset\":", "\"cameras\":[{}],\"asset\":");
        Path mod = new TestMod("cobalt")
                .holding("scene/models/gnat.glb", TestLevel.glb(odd))
                .folder(folder);

        try (Inspection found = Inspection.ofMod(mod, MemoryFiles.shipped(), "0.1.0", mods -> {})) {
            assertEquals(List.of(), told(odd));
            assertEquals(List.of("a.glb: the engine cannot read its camera: No type defined for camera"), engine(odd));
            assertEquals(
                    "mods/cobalt/scene/models/gnat.glb: the engine cannot read its camera: No type defined for camera",
                    found.problems().get(0).toString());
        }
    }

    @Test
    void picturesInAModelAreToldToBeOfNoUse() {
        MemoryFiles mod = new MemoryFiles()
                .with(
                        "a.glb",
                        TestLevel.glb(WHOLE.replace("\"asset\":", "\"images\":[{\"bufferView\":0}],\"asset\":")));

        List<ContentProblem> warnings = new AssetCheck(mod.over(new MemoryFiles())).warnings();

        assertEquals(
                List.of("a.glb: has pictures in it (1) that are never shown: the game colours models by their corners"
                        + " (COLOR_0)"),
                warnings.stream().map(ContentProblem::toString).toList());
    }

    private static List<String> told(String document) {
        MemoryFiles mod = new MemoryFiles().with("a.glb", TestLevel.glb(document));
        return new AssetCheck(mod.over(new MemoryFiles()))
                .problems().values().stream().map(ContentProblem::toString).toList();
    }

    private static List<String> engine(String document) {
        MemoryFiles mod = new MemoryFiles().with("a.glb", TestLevel.glb(document));
        return ModelLoadCheck.of(mod, new TreeSet<>(List.of("a.glb"))).stream()
                .map(ContentProblem::toString)
                .toList();
    }
}
