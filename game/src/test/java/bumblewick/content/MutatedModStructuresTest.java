package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.AssetCheck;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.SceneLayers;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
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
 * As {@link MutatedStructuresTest}, for what else a mod has: sounds whose pages are in another order and say other things
 * with right checksums, lines of fonts, lists in zips, cards, and patches that act on lists, extend and name settings.
 */
@Tag("long")
@Timeout(1_800)
class MutatedModStructuresTest {
    private static final int EACH = Integer.getInteger("bumblewick.structures", 400);
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final SceneFolder BASE = new SceneFolder(SHIPPED);

    private static final String CARD = """
            {"format": 1, "id": "mutant", "name": "Mutant", "version": "1.0.0", "game": "*", "authors": ["Ada"],
             "licence": "CC0-1.0", "descriptions": {"en": "A mutant."}, "loadAfter": ["other"],
             "dependencies": [{"id": "base", "version": "^1.0.0", "optional": true}],
             "settings": [
              {"id": "hp", "type": "range", "default": 4, "min": 1, "max": 9, "step": 0.5, "names": {"en": "a"}},
              {"id": "more", "type": "toggle", "default": true, "names": {"en": "b"}, "sentences": {"en": "c"}},
              {"id": "who", "type": "choice", "default": "gnat", "names": {"en": "d"},
               "choices": [{"value": "gnat", "names": {"en": "e"}}, {"value": "wasp"}]}]}""";

    private static final String WAVES = """
            {"waves": {
             "$append": [{"$if": "more", "at": 180, "enemy": {"$setting": "who"}, "path": "procession", "count": 2},
                         {"$unless": "more", "at": 185, "enemy": "wasp", "path": "procession"}],
             "$prepend": [{"at": 1, "enemy": "gnat", "path": "procession"}],
             "$insert": [{"before": {"at": 292}, "value": {"at": 270, "enemy": "gnat", "path": "procession"}},
                         {"after": 3, "value": {"at": 190, "enemy": "wasp", "path": "procession"}}],
             "$merge": [{"at": {"at": 50}, "value": {"count": 4}}],
             "$replace": [{"at": {"at": 130}, "value": {"at": 130, "enemy": "wasp", "path": "hook_behind"}}],
             "$remove": [{"at": 208}, 7]}}""";

    private static final String HEIR =
            "{\"format\": 1, \"extends\": \"gnat\", \"hp\": {\"$setting\": \"hp\"}, \"score\": 3}";

    @TempDir
    Path folder;

    private final Random random = new Random(31_415);
    private final MutatedDocuments documents = new MutatedDocuments(random);
    private final MutationRun run = new MutationRun();
    private Scene plain; // null until it is read

    @Test
    void sounds() throws IOException {
        List<Path> files = shipped("sounds", ".ogg");
        for (int i = 0; i < EACH; i++) {
            check("a.ogg", mutatedOgg(Files.readAllBytes(files.get(random.nextInt(files.size())))));
        }
    }

    private byte[] mutatedOgg(byte[] whole) {
        List<byte[]> pages = new ArrayList<>();
        for (int at = 0; at < whole.length; ) {
            int segments = whole[at + 26] & 0xFF;
            int length = 27 + segments;
            for (int i = 0; i < segments; i++) {
                length += whole[at + 27 + i] & 0xFF;
            }
            pages.add(Arrays.copyOfRange(whole, at, at + length));
            at += length;
        }
        for (int change = random.nextInt(3); change >= 0; change--) {
            int page = random.nextInt(pages.size());
            byte[] bytes = pages.get(page).clone();
            switch (random.nextInt(5)) {
                case 0 -> pages.add(random.nextInt(pages.size()), bytes);
                case 1 -> Collections.swap(pages, page, random.nextInt(pages.size()));
                case 2 ->
                    bytes[5 + random.nextInt(22)] = (byte) random.nextInt(256); // flags, position, number, segments
                case 3 -> bytes[Math.min(bytes.length - 1, 28 + random.nextInt(40))] = (byte) random.nextInt(256);
                default -> bytes = Arrays.copyOf(bytes, 27 + random.nextInt(bytes.length));
            }
            pages.set(page, bytes);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pages.forEach(page -> out.writeBytes(withSum(page)));
        return out.toByteArray();
    }

    /** Source: S. Pfeiffer, <i>The Ogg Encapsulation Format Version 0</i>, RFC 3533 (2003), 6, field 7. */
    private static byte[] withSum(byte[] page) {
        Arrays.fill(page, 22, 26, (byte) 0);
        int sum = 0;
        for (byte each : page) {
            sum ^= (each & 0xFF) << 24;
            for (int bit = 0; bit < 8; bit++) {
                sum = sum < 0 ? sum << 1 ^ 0x04C11DB7 : sum << 1;
            }
        }
        ByteBuffer.wrap(page).order(ByteOrder.LITTLE_ENDIAN).putInt(22, sum);
        return page;
    }

    @Test
    void fonts() throws IOException {
        List<String> whole = Files.readAllLines(SHIPPED.resolve("fonts/display.fnt"));
        for (int i = 0; i < EACH; i++) {
            List<String> lines = new ArrayList<>(whole);
            for (int change = random.nextInt(4); change >= 0; change--) {
                int line = random.nextInt(random.nextBoolean() ? 5 : lines.size());
                switch (random.nextInt(4)) {
                    case 0 -> lines.add(random.nextInt(lines.size()), lines.get(line));
                    case 1 -> lines.remove(line);
                    case 2 -> Collections.swap(lines, line, random.nextInt(lines.size()));
                    default -> lines.set(line, mutatedLine(lines.get(line)));
                }
            }
            check("fonts/display.fnt", String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        }
    }

    private String mutatedLine(String line) {
        String[] words = line.split(" ");
        String[] values = {"=-1", "=99999999999", "=1e9", "=", "=\"\"", "=0", "=70000", "=\"../../x.png\"", "=NaN"};
        int word = random.nextInt(words.length);
        words[word] = words[word].split("=")[0] + values[random.nextInt(values.length)];
        return String.join(" ", words);
    }

    private void check(String path, byte[] mutant) {
        run.timed(() -> {
            Map<SceneLayers.Entry, ContentProblem> found =
                    new AssetCheck(new MemoryFiles().with(path, mutant).over(BASE)).problems();
            MutationRun.located(path, found.values());
            run.count(found.values());
        });
    }

    /** Entries and fields of the list at the end of a zip. */
    @Test
    void zips() throws IOException {
        byte[] whole = zip();
        Path path = folder.resolve("mutated.zip");
        for (int i = 0; i < EACH; i++) {
            Files.write(path, mutatedZip(whole));
            run.timed(() -> read(path));
        }
    }

    private static byte[] zip() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String name : List.of("mod.json", "scene/", "scene/enemies/heir.json", "scene/text/en.patch.json")) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write((name.equals("mod.json") ? CARD : name.endsWith("/") ? "" : HEIR)
                        .getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }

    private byte[] mutatedZip(byte[] whole) {
        byte[] mutant = whole.clone();
        ByteBuffer bytes = ByteBuffer.wrap(mutant).order(ByteOrder.LITTLE_ENDIAN);
        int end = mutant.length - 22;
        int list = bytes.getInt(end + 16);
        int[] values = {0, 1, -1, -2, 0xFFFF, 0x7FFFFFFF, 5_000, 21};
        for (int change = random.nextInt(3); change >= 0; change--) {
            int value = values[random.nextInt(values.length)];
            switch (random.nextInt(4)) {
                case 0 -> bytes.putShort(end + 4 + 2 * random.nextInt(4), (short) value);
                case 1 -> bytes.putInt(end + 12 + 4 * random.nextInt(2), value);
                case 2 -> bytes.putShort(list + 4 + 2 * random.nextInt((end - list) / 2 - 2), (short) value);
                default -> bytes.putInt(list + 4 * random.nextInt((end - list) / 4), value);
            }
        }
        return mutant;
    }

    private void read(Path path) throws IOException {
        try (Mod mod = Mod.open(path)) {
            assertTrue(mod.card().isPresent() || !mod.problems().isEmpty());
            run.count(mod.problems());
            for (String scenePath : mod.problems().isEmpty() ? mod.scenePaths() : List.<String>of()) {
                try (InputStream in = mod.layer().opener().open(scenePath)) {
                    in.readAllBytes();
                } catch (IOException told) { // what is packed may be damaged, and says so
                    assertTrue(told.getMessage() == null || !told.getMessage().isEmpty());
                }
            }
        }
    }

    /** Each with files that name its settings, read over the game's. */
    @Test
    void cards() throws IOException {
        MemoryFiles shipped = MemoryFiles.shipped();
        Path mod = write(HEIR, WAVES);
        readOver(shipped, mod, true); // what Java does once at the beginning is not the mutants'
        for (int i = 0; i < EACH; i++) {
            Files.writeString(mod.resolve("mod.json"), mutated(CARD));
            run.timed(() -> readOver(shipped, mod, run.tried() % 20 == 0));
        }
    }

    /** Operations on lists, definitions that extend, and settings, in the scene that they are for: a tenth of the others. */
    @Test
    void patches() throws IOException {
        MemoryFiles shipped = MemoryFiles.shipped();
        readOver(shipped, write(HEIR, WAVES), true);
        for (int i = 0; i < EACH / 10; i++) {
            Path mod = write(mutated(HEIR), mutated(WAVES));
            run.timed(() -> readOver(shipped, mod, true));
        }
        assertTrue(run.refused() > EACH / 20, run.refused() + " were told");
    }

    private String mutated(String document) {
        String mutant = documents.of(JsonParser.parseString(document)).toString();
        StringBuilder ascii = new StringBuilder(); // half a letter cannot be written otherwise
        mutant.chars()
                .forEach(letter ->
                        ascii.append(letter < 128 ? Character.toString(letter) : String.format("\\u%04x", letter)));
        return ascii.toString();
    }

    private Path write(String heir, String waves) throws IOException {
        Path mod = folder.resolve("mutant");
        Files.createDirectories(mod.resolve("scene/enemies"));
        Files.createDirectories(mod.resolve("scene/stages/cloverfield"));
        Files.writeString(mod.resolve("mod.json"), CARD);
        Files.writeString(mod.resolve("scene/enemies/heir.json"), heir);
        Files.writeString(mod.resolve("scene/stages/cloverfield/waves.patch.json"), waves);
        return mod;
    }

    private void readOver(MemoryFiles base, Path path, boolean whole) throws IOException {
        try (Mod mod = Mod.open(path)) {
            List<ContentProblem> problems = new ArrayList<>(mod.problems());
            if (whole && problems.isEmpty()) {
                problems.addAll(
                        ModdedScene.read(base, plain(base), List.of(mod)).problems(mod));
            }
            problems.forEach(problem -> assertTrue(problem.file().startsWith("mods/mutant"), problem::toString));
            run.count(problems);
        }
    }

    /** The base is always the same. */
    private Scene plain(MemoryFiles base) throws IOException {
        if (plain == null) {
            plain = SceneReader.read(base);
        }
        return plain;
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
