package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModToolsTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path temp;

    private Path old;
    private Path newer;

    @BeforeEach
    void makeVersions() throws Exception {
        old = Files.createDirectories(temp.resolve("old"));
        newer = Files.createDirectories(temp.resolve("new"));
        Files.writeString(old.resolve("mod.json"), "{\"version\": \"1.0.0\"}");
        Files.writeString(newer.resolve("mod.json"), "{\"version\": \"1.1.0\"}");
    }

    @Test
    void aPatchIsMadeAndApplied() throws Exception {
        String patch = temp.resolve("a.patch").toString();

        assertEquals(ExitCode.FINE, run("--diff", old.toString(), newer.toString(), "-o", patch));
        assertEquals(ExitCode.FINE, run("--patch", patch, old.toString()));

        assertAll(
                () -> assertEquals("{\"version\": \"1.1.0\"}", Files.readString(old.resolve("mod.json"))),
                () -> assertTrue(told(out).contains("replaced mod.json"), told(out)),
                () -> assertEquals("", told(err)));
    }

    @Test
    void whatIsNoPatchIsToldWithExitCode1() throws Exception {
        Path file = Files.writeString(temp.resolve("a.patch"), "not a patch");

        assertEquals(ExitCode.FAILED, run("--patch", file.toString(), old.toString()));

        assertEquals(
                "--patch: " + file + ", byte 0: found something else, expected 'BWPATCH3', a patch of this game",
                told(err).strip());
    }

    @Test
    void whatIsNotThereIsToldWithExitCode2() {
        assertEquals(ExitCode.USAGE, run("--patch", temp.resolve("absent").toString(), old.toString()));

        assertTrue(told(err).startsWith("--patch: there is no file " + temp.resolve("absent")), told(err));
    }

    @Test
    void aModIsBegunCheckedAndPacked() throws Exception {
        Path zip = temp.resolve("moth_night.zip");

        assertEquals(ExitCode.FINE, run("--new-mod", "moth_night"));
        assertEquals(ExitCode.FINE, run("--pack-mod", "moth_night", "-o", zip.toString()), "by its name alone");

        assertAll(
                () -> assertTrue(
                        told(out)
                                .contains(
                                        temp.resolve("mods/moth_night/mod.json").toString()),
                        told(out)),
                () -> assertTrue(told(out).contains(zip + ": 11 files, " + Files.size(zip) + " bytes, SHA-256 ")),
                () -> assertEquals("", told(err)));
    }

    @Test
    void aModWithMistakesIsNotPacked() throws Exception {
        run("--new-mod", "moth_night");
        Path mod = temp.resolve("mods/moth_night");
        Files.writeString(mod.resolve("scene/paths/moth_night_swoop.json"), "{\"format\": 1, \"speed\": -3}");
        Files.writeString(mod.resolve("Thumbs.db"), "");
        Path zip = temp.resolve("a.zip");

        assertEquals(ExitCode.FAILED, run("--pack-mod", mod.toString(), "-o", zip.toString()));

        assertAll(
                () -> assertTrue(told(err).contains("Thumbs.db: is left over by a system or a tool"), told(err)),
                () -> assertTrue(told(err).contains("scene/paths/moth_night_swoop.json:1 $.speed: -3 is "), told(err)),
                () -> assertFalse(Files.exists(zip)));
    }

    /** In order by its numbers, so that only the engine's loader can tell. */
    @Test
    void aModWithAModelThatTheEngineRefusesIsNotPacked() throws Exception {
        run("--new-mod", "moth_night");
        Path model = temp.resolve("mods/moth_night/scene/models/wick.glb");
        Files.createDirectories(model.getParent());
        Files.write(model, glbWithNamesOfShapesThatAreANumber());

        assertEquals(
                ExitCode.FAILED,
                run("--pack-mod", "moth_night", "-o", temp.resolve("a.zip").toString()));

        assertTrue(
                told(err)
                        .contains("mods/moth_night/scene/models/wick.glb: the engine cannot read its mesh:"
                                + " a value is of another type than it expects"),
                told(err));
    }

    private static byte[] glbWithNamesOfShapesThatAreANumber() throws IOException {
        Path wick = Path.of(System.getProperty("bumblewick.scene"), "models/wick.glb");
        ByteBuffer whole = ByteBuffer.wrap(Files.readAllBytes(wick)).order(ByteOrder.LITTLE_ENDIAN);
        int length = whole.getInt(12);
        JsonObject json = JsonParser.parseString(new String(whole.array(), 20, length, StandardCharsets.UTF_8))
                .getAsJsonObject();
        JsonObject extras = new JsonObject();
        extras.addProperty("targetNames", 7);
        json.getAsJsonArray("meshes").get(0).getAsJsonObject().add("extras", extras);
        byte[] changed = json.toString().getBytes(StandardCharsets.UTF_8);
        int padded = (changed.length + 3) / 4 * 4;
        ByteBuffer out = ByteBuffer.allocate(whole.capacity() - length + padded).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(whole.getInt(0))
                .putInt(2)
                .putInt(out.capacity())
                .putInt(padded)
                .putInt(whole.getInt(16));
        out.put(changed);
        while (out.position() < 20 + padded) {
            out.put((byte) ' ');
        }
        return out.put(whole.array(), 20 + length, whole.capacity() - 20 - length)
                .array();
    }

    @Test
    void aModIsNotBegunOverAnotherNorOverTheGame() throws Exception {
        assertEquals(ExitCode.USAGE, run("--new-mod", "moth_night", "-o", old.toString()));
        assertEquals(ExitCode.USAGE, run("--new-mod", "cloverfield"));

        assertAll(
                () -> assertTrue(
                        told(err).contains("--new-mod: there is something at " + old + " already."), told(err)),
                () -> assertTrue(told(err).contains("the game has a stage 'cloverfield' itself"), told(err)));
    }

    private int run(String... arguments) {
        PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8);
        return new CommandLineReader(outStream, errStream)
                .run(arguments, options -> new ModTools(outStream, errStream, places()).run(options.mods));
    }

    private ModTools.Places places() {
        return new ModTools.Places() {
            @Override
            public SceneFiles scene() {
                return new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));
            }

            @Override
            public Path mods() {
                return temp.resolve("mods");
            }
        };
    }

    private static String told(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }
}
