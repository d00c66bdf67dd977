package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.BodyFormat;
import bumblewick.content.definition.BossFormat;
import bumblewick.content.definition.EnemyFormat;
import bumblewick.content.definition.PathFormat;
import bumblewick.content.definition.SurfaceFormat;
import bumblewick.content.definition.WalkerFormat;
import bumblewick.content.definition.presentation.EffectFormat;
import bumblewick.content.definition.presentation.LookFormat;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.level.LevelReader;
import bumblewick.content.mod.AssetCheck;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.SceneLayers;
import bumblewick.content.mod.TestMod;
import bumblewick.platform.SceneFiles;
import bumblewick.save.MutatedTexts;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever is made of the files of a mod: they are read, or it is told which file is wrong; nothing else happens. Usually a
 * tenth of what has to be survived is tried; with {@code -Dbumblewick.mutants=10000} all 70,000.
 */
@Tag("long")
@Timeout(1_800)
class MutatedModsTest {
    private static final int EACH = Integer.getInteger("bumblewick.mutants", 1_000);
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));

    private static final Map<String, FileFormat<?>> FORMATS = Map.of(
            "enemies", EnemyFormat.FORMAT,
            "bosses", BossFormat.FORMAT,
            "paths", PathFormat.FORMAT,
            "bodies", BodyFormat.FORMAT,
            "looks", LookFormat.FORMAT,
            "effects", EffectFormat.FORMAT,
            "walkers", WalkerFormat.FORMAT,
            "surfaces", SurfaceFormat.FORMAT);

    private static final SceneFolder BASE = new SceneFolder(SHIPPED);

    /** It tells of all that it stumbles over. */
    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    @TempDir
    Path folder;

    private int refused;
    private long slowest; // nanoseconds

    private final MutatedTexts mutatedTexts = new MutatedTexts(4_711);
    private final Random random = new Random(4_711);

    @Test
    void definitions() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String name : FORMATS.keySet()) {
            files.addAll(shipped(name, ".json"));
        }
        for (int i = 0; i < EACH; i++) {
            Path file = files.get(random.nextInt(files.size()));
            String kind = file.getParent().getFileName().toString();
            MemoryFiles mutant = new MemoryFiles().with("a.json", mutatedTexts.of(Files.readAllBytes(file)));
            timed(() -> definition(kind, mutant));
        }
        assertTrue(refused > EACH / 2, refused + " of " + EACH + " were told");
    }

    private void definition(String kind, MemoryFiles mutant) {
        ParsedDefinition parsedDefinition =
                new DefinitionGraph(SceneFiles.NONE).unlisted(DefinitionKind.NONE, "mutant");
        boolean read =
                FORMATS.get(kind).read(mutant, "a.json", parsedDefinition).isPresent();

        assertTrue(read || !parsedDefinition.problems().isEmpty());
        located("a.json", parsedDefinition.problems());
        refused += parsedDefinition.problems().isEmpty() ? 0 : 1;
    }

    @Test
    void models() throws IOException {
        List<Path> files = shipped("models", ".glb");
        for (int i = 0; i < EACH; i++) {
            check("a.glb", Files.readAllBytes(files.get(random.nextInt(files.size()))));
        }
    }

    /** Materials, shaders and what they import; what they name is found in the base. */
    @Test
    void shaders() throws IOException {
        ENGINE.setLevel(Level.OFF);
        List<Path> files = shipped("MatDefs", ".j3md");
        files.addAll(shipped("Shaders", ".frag"));
        files.addAll(shipped("Shaders", ".vert"));
        files.addAll(shipped("Shaders", ".glsllib"));
        for (int i = 0; i < EACH; i++) {
            Path file = files.get(random.nextInt(files.size()));
            check(SHIPPED.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
    }

    @Test
    void fonts() throws IOException {
        byte[] font = Files.readAllBytes(SHIPPED.resolve("fonts/display.fnt"));
        for (int i = 0; i < EACH; i++) {
            check("fonts/display.fnt", font);
        }
    }

    /** The JSON inside, since random bytes hit only the large rest. */
    @Test
    void headsOfLevels() throws IOException {
        byte[] level = Files.readAllBytes(SHIPPED.resolve("stages/clover_islet/level.glb"));
        for (int i = 0; i < EACH / 5; i++) {
            byte[] mutant = level.clone();
            for (int change = 0; change < 4; change++) {
                mutant[20 + random.nextInt(2_000)] = (byte) (32 + random.nextInt(95));
            }
            MemoryFiles files = new MemoryFiles().with("level.glb", mutant);
            ParsedDefinition parsedDefinition =
                    new DefinitionGraph(SceneFiles.NONE).unlisted(DefinitionKind.NONE, "mutant");

            boolean read =
                    new LevelReader("level.glb", parsedDefinition).read(files).isPresent();

            assertTrue(read || !parsedDefinition.problems().isEmpty());
            located("level.glb", parsedDefinition.problems());
        }
    }

    @Test
    void pictures() throws IOException {
        List<Path> files = shipped("ui", ".png");
        for (int i = 0; i < EACH; i++) {
            check("a.png", Files.readAllBytes(files.get(random.nextInt(files.size()))));
        }
    }

    @Test
    void sounds() throws IOException {
        List<Path> files = shipped("sounds", ".ogg");
        for (int i = 0; i < EACH; i++) {
            check("a.ogg", Files.readAllBytes(files.get(random.nextInt(files.size()))));
        }
    }

    @Test
    void zips() throws IOException {
        byte[] whole = Files.readAllBytes(new TestMod("mutant")
                .with("enemies/gnat.json", "{}")
                .with("text/en.patch.json", "{\"texts\": {}}")
                .holding("scene/sounds/a.ogg", new byte[500])
                .zip(folder));
        Path path = folder.resolve("mutated.zip");
        for (int i = 0; i < EACH; i++) {
            Files.write(path, mutatedTexts.of(whole));
            timed(() -> zip(path));
        }
        assertTrue(refused > EACH / 2, refused + " of " + EACH + " were told");
    }

    private void zip(Path path) throws IOException {
        try (Mod mod = Mod.open(path)) {
            assertTrue(mod.card().isPresent() || !mod.problems().isEmpty());
            mod.problems().forEach(problem -> assertTrue(problem.file().startsWith("mods/mutated.zip")));
            readAll(mod);
            refused += mod.problems().isEmpty() ? 0 : 1;
        }
    }

    /** What cannot be unpacked may say so when it is read; a picture or a sound that does is refused then. */
    private static void readAll(Mod mod) {
        if (mod.card().isEmpty()) {
            return;
        }
        for (String scenePath : mod.scenePaths()) {
            try (InputStream in = mod.layer().opener().open(scenePath)) {
                in.skip(Long.MAX_VALUE);
            } catch (IOException told) {
                assertFalse(String.valueOf(told.getMessage()).isEmpty());
            }
        }
    }

    @Test
    void aMillionEntries() throws IOException {
        int entries = EACH >= 10_000 ? 1_000_000 : 70_000;
        Path path = folder.resolve("many.zip");
        try (OutputStream out = Files.newOutputStream(path);
                ZipOutputStream zip = new ZipOutputStream(new java.io.BufferedOutputStream(out))) {
            for (int i = 0; i < entries; i++) {
                zip.putNextEntry(new ZipEntry("scene/text/" + i));
                zip.closeEntry();
            }
        }
        try (Mod mod = Mod.open(path)) {
            assertEquals(
                    List.of("mods/many.zip: cannot be opened: it has more than 10000 files"),
                    mod.problems().stream().map(ContentProblem::toString).collect(Collectors.toList()));
        }
    }

    @Test
    void listsInListsTenThousandDeep() {
        ParsedDefinition parsedDefinition = new DefinitionGraph(SceneFiles.NONE).unlisted(DefinitionKind.NONE, "deep");
        String text = "{\"format\": 1, \"model\": " + "[".repeat(10_000) + "]".repeat(10_000) + "}";

        EnemyFormat.FORMAT.read(new MemoryFiles().with("a.json", text), "a.json", parsedDefinition);

        assertEquals(1, parsedDefinition.problems().size());
        assertTrue(parsedDefinition
                .problems()
                .get(0)
                .message()
                .startsWith("more than 16 lists and objects in each other"));
    }

    private void check(String path, byte[] whole) throws IOException {
        MemoryFiles mutant = new MemoryFiles().with(path, mutatedTexts.of(whole));
        timed(() -> {
            Map<SceneLayers.Entry, ContentProblem> found = new AssetCheck(mutant.over(BASE)).problems();
            located(path, List.copyOf(found.values()));
            refused += found.size();
        });
    }

    /** What is made of one mutant. */
    private interface Work {
        void run() throws IOException;
    }

    private void timed(Work work) throws IOException {
        long begun = System.nanoTime();
        work.run();
        slowest = Math.max(slowest, System.nanoTime() - begun);
    }

    /** For whoever compares; what takes too long fails by the limit of the class. */
    @AfterEach
    void tell(TestInfo test) {
        System.out.printf("%s: %d told, the slowest took %d ms%n", test.getDisplayName(), refused, slowest / 1_000_000);
    }

    private static void located(String file, List<ContentProblem> problems) {
        for (ContentProblem problem : problems) {
            assertEquals(file, problem.file());
            assertFalse(problem.message().isEmpty());
        }
    }

    private static List<Path> shipped(String name, String ending) throws IOException {
        try (Stream<Path> all = Files.list(SHIPPED.resolve(name))) {
            return all.filter(path -> path.toString().endsWith(ending)).sorted().collect(Collectors.toList());
        }
    }
}
