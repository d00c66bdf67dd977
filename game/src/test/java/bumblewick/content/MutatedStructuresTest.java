package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.ModelLoadCheck;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.FileFormats;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.level.LevelReader;
import bumblewick.content.mod.AssetCheck;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.SceneLayers;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;

/**
 * Files whose grammar is right and whose structure is not: types swapped, nodes linked anew, sizes forged. They are read, or
 * it is told which file is wrong; nothing else happens, and none takes long. With {@code -Dbumblewick.structures=20000} all
 * that has to be survived is tried.
 */
@Tag("long")
@Timeout(1_800)
class MutatedStructuresTest {
    private static final int EACH = Integer.getInteger("bumblewick.structures", 400);
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final SceneFolder BASE = new SceneFolder(SHIPPED);

    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    private final Random random = new Random(2_718);
    private final MutatedDocuments documents = new MutatedDocuments(random);
    private final MutationRun run = new MutationRun();

    @BeforeEach
    void keepTheEngineQuiet() {
        ENGINE.setLevel(Level.OFF);
    }

    @Test
    void definitions() {
        MemoryFiles shipped = MemoryFiles.shipped();
        List<FileFormat<?>> formats = FileFormats.ALL;
        List<List<JsonObject>> wholes = new ArrayList<>();
        formats.forEach(format -> wholes.add(wholes(format, shipped)));
        for (int i = 0; i < EACH; i++) {
            int kind = i % formats.size();
            List<JsonObject> all = wholes.get(kind);
            JsonElement mutant = documents.of(all.get(random.nextInt(all.size())));
            run.timed(() -> define(formats.get(kind), new MemoryFiles().with("a.json", mutant.toString())));
        }
        assertTrue(run.refused() > EACH / 2, run.refused() + " of " + EACH + " were told");
    }

    private static List<JsonObject> wholes(FileFormat<?> format, MemoryFiles shipped) {
        List<JsonObject> wholes =
                new ArrayList<>(List.of(JsonSwaps.full(format.schema()).getAsJsonObject()));
        shipped.paths().stream()
                .filter(path -> format.fits(path) && shipped.text(path).length() < 20_000)
                .limit(8)
                .forEach(path ->
                        wholes.add(JsonParser.parseString(shipped.text(path)).getAsJsonObject()));
        return wholes;
    }

    private void define(FileFormat<?> format, MemoryFiles mutant) {
        ParsedDefinition parsed = new DefinitionGraph(SceneFiles.NONE).unlisted(DefinitionKind.NONE, "mutant");
        boolean read = format.read(mutant, "a.json", parsed).isPresent();
        assertTrue(read || !parsed.problems().isEmpty());
        MutationRun.located("a.json", parsed.problems());
        run.count(parsed.problems());
    }

    /** Whole scenes, where definitions meet: every tenth of what single files get. */
    @Test
    void scenes() {
        MemoryFiles shipped = MemoryFiles.shipped();
        List<String> paths = shipped.paths().stream()
                .filter(path -> path.endsWith(".json") && shipped.text(path).length() < 20_000)
                .toList();
        for (int i = 0; i < EACH / 10; i++) {
            MemoryFiles mod = new MemoryFiles();
            for (int k = 0; k < 3; k++) {
                String path = paths.get(random.nextInt(paths.size()));
                mod.with(
                        path,
                        documents.of(JsonParser.parseString(shipped.text(path))).toString());
            }
            run.timed(() -> {
                ModdedScene scene = ModdedScene.read(mod.over(shipped));
                run.count(scene.problemsOf("mod"));
            });
        }
    }

    /** By our own look, and then by the engine if that takes it. */
    @Test
    void models() throws IOException {
        List<Path> files = shipped("models", ".glb");
        for (int i = 0; i < EACH; i++) {
            byte[] mutant = mutatedGlb(Files.readAllBytes(files.get(random.nextInt(files.size()))));
            run.timed(() -> {
                MemoryFiles mod = new MemoryFiles().with("a.glb", mutant);
                Map<SceneLayers.Entry, ContentProblem> found = new AssetCheck(mod.over(BASE)).problems();
                MutationRun.located("a.glb", List.copyOf(found.values()));
                if (found.isEmpty()) {
                    MutationRun.located("a.glb", ModelLoadCheck.of(mod.over(BASE), new TreeSet<>(List.of("a.glb"))));
                }
                run.count(found.values());
            });
        }
    }

    @Test
    void levels() throws IOException {
        byte[] whole = Files.readAllBytes(SHIPPED.resolve("stages/clover_islet/level.glb"));
        for (int i = 0; i < EACH; i++) {
            MemoryFiles mutant = new MemoryFiles().with("level.glb", mutatedGlb(whole));
            run.timed(() -> {
                ParsedDefinition parsed = new DefinitionGraph(SceneFiles.NONE).unlisted(DefinitionKind.NONE, "mutant");
                boolean read = new LevelReader("level.glb", parsed).read(mutant).isPresent();
                assertTrue(read || !parsed.problems().isEmpty());
                MutationRun.located("level.glb", parsed.problems());
                run.count(parsed.problems());
            });
        }
    }

    private byte[] mutatedGlb(byte[] whole) {
        ByteBuffer in = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN);
        int length = in.getInt(12);
        String json = new String(whole, 20, length, StandardCharsets.UTF_8);
        byte[] mutant = documents.of(JsonParser.parseString(json)).toString().getBytes(StandardCharsets.UTF_8);
        int padded = (mutant.length + 3) / 4 * 4;
        int rest = whole.length - 20 - length;
        ByteBuffer out = ByteBuffer.allocate(20 + padded + rest).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(0x46546C67).putInt(2).putInt(out.capacity()).putInt(padded).putInt(0x4E4F534A);
        out.put(mutant);
        while (out.position() < 20 + padded) {
            out.put((byte) ' ');
        }
        return out.put(whole, 20 + length, rest).array();
    }

    /** Fields of chunks forged, chunks missing, doubled and in another order, and all check sums right. */
    @Test
    void pictures() throws IOException {
        List<Path> files = shipped("ui", ".png");
        for (int i = 0; i < EACH; i++) {
            byte[] mutant = mutatedPng(Files.readAllBytes(files.get(random.nextInt(files.size()))));
            run.timed(() -> {
                MemoryFiles mod = new MemoryFiles().with("a.png", mutant);
                Map<SceneLayers.Entry, ContentProblem> found = new AssetCheck(mod.over(BASE)).problems();
                MutationRun.located("a.png", List.copyOf(found.values()));
                run.count(found.values());
            });
        }
    }

    private byte[] mutatedPng(byte[] whole) {
        List<byte[]> chunks = new ArrayList<>();
        for (int at = 8; at < whole.length; ) {
            int length = ByteBuffer.wrap(whole).getInt(at);
            chunks.add(Arrays.copyOfRange(whole, at + 4, at + 8 + length));
            at += 12 + length;
        }
        byte[][] forged = {"tRNS".getBytes(StandardCharsets.US_ASCII), "PLTE".getBytes(StandardCharsets.US_ASCII)};
        for (int change = random.nextInt(3); change >= 0; change--) {
            int chunk = random.nextInt(chunks.size());
            switch (random.nextInt(4)) {
                case 0 -> chunks.add(random.nextInt(chunks.size()), chunks.get(chunk));
                case 1 -> chunks.add(chunk, Arrays.copyOf(forged[random.nextInt(2)], 4 + random.nextInt(1_000)));
                case 2 -> {
                    byte[] bytes = chunks.get(0).clone(); // the header
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(9);
                    chunks.set(0, bytes);
                }
                default -> {
                    byte[] bytes = chunks.get(chunk).clone();
                    bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
                    chunks.set(chunk, bytes);
                }
            }
        }
        ByteBuffer out = ByteBuffer.allocate(whole.length * 4 + 20_000);
        out.put(whole, 0, 8);
        for (byte[] chunk : chunks) {
            CRC32 sum = new CRC32();
            sum.update(chunk);
            out.putInt(chunk.length - 4).put(chunk).putInt((int) sum.getValue());
        }
        return Arrays.copyOf(out.array(), out.position());
    }

    private static List<Path> shipped(String name, String ending) throws IOException {
        try (Stream<Path> all = Files.list(SHIPPED.resolve(name))) {
            return all.filter(path -> path.toString().endsWith(ending)).sorted().toList();
        }
    }

    @AfterEach
    void tell(TestInfo test) {
        run.tell(test);
    }
}
