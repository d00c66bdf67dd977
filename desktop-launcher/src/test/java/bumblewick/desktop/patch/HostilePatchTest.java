package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patches that are damaged, or made to do harm: told in a sentence, and nothing outside of the folder is touched. */
@Tag("long")
class HostilePatchTest {
    private static final int MUTANTS = 5_000;
    private static final String TEXT = "glow-bees love lamp-light ".repeat(60);

    @TempDir
    Path temp;

    private Path old;
    private Path patch;
    private SortedMap<String, String> before;

    @BeforeEach
    void makePatch() throws Exception {
        old = Folders.of(temp.resolve("inner/old"), Map.of("a", TEXT, "b/c", "c", "d", TEXT + "d", "gone", "g"));
        Path newer = Folders.of(
                temp.resolve("new"), Map.of("a", TEXT + "!", "b/c", "c", "e", TEXT + "d", "f/g", "fresh", "h", ""));
        patch = temp.resolve("a.patch");
        Diff.write(List.of(old), newer, patch, Folders.NOWHERE);
        Folders.of(temp.resolve("outside"), Map.of("a", "not to be touched"));
        before = Folders.read(temp);
    }

    @Test
    void everyShorterFileIsRefused() throws Exception {
        byte[] whole = Files.readAllBytes(patch);
        for (int length = 0; length < whole.length; length++) {
            Path cut = Files.write(temp.resolve("cut.patch"), Arrays.copyOf(whole, length));
            String message =
                    assertThrows(PatchException.class, () -> apply(cut)).getMessage();
            assertTrue(message.startsWith(cut.toString()) && message.contains("expected"), message);
            Files.delete(cut);
        }
        assertEquals(before, Folders.read(temp));
    }

    @Test
    void fiveThousandDamagedFilesAreRefused() throws Exception {
        byte[] whole = Files.readAllBytes(patch);
        Random random = new Random(3);
        for (int i = 0; i < MUTANTS; i++) {
            byte[] mutant = mutant(whole, random);
            if (!Arrays.equals(mutant, whole)) {
                Path file = Files.write(temp.resolve("mutant.patch"), mutant);
                assertThrows(PatchException.class, () -> apply(file), "mutant " + i);
            }
        }
        Files.delete(temp.resolve("mutant.patch"));
        assertEquals(before, Folders.read(temp));
    }

    /** Whoever wants to do harm gives the file its right SHA-256: these get as far as they can. */
    @Test
    void fiveThousandDamagedFilesWithTheRightSealDoNoHarm() throws Exception {
        byte[] whole = Files.readAllBytes(patch);
        byte[] contents = contents(whole);
        byte[] payloads = Arrays.copyOfRange(whole, Format.magic().length, payloadEnd(whole));
        Random random = new Random(4);
        int refused = 0;
        for (int i = 0; i < MUTANTS; i++) {
            boolean inContents = random.nextInt(4) > 0;
            byte[] mutant = sealed(
                    inContents ? payloads : mutant(payloads, random), inContents ? mutant(contents, random) : contents);
            refused += applyOrRefuse(Files.write(temp.resolve("mutant.patch"), mutant)) ? 0 : 1;
        }
        Files.delete(temp.resolve("mutant.patch"));
        assertEquals(before, Folders.read(temp));
        assertTrue(refused > MUTANTS * 9 / 10, refused + " refused; some mutants differ in what nobody reads");
    }

    /** Whether it could be applied, to a copy; a refusal must leave that as it was. */
    private boolean applyOrRefuse(Path mutant) throws IOException {
        try {
            Apply.run(mutant, old, true, Folders.NOWHERE);
            return true;
        } catch (PatchException e) {
            assertFalse(e.getMessage().isBlank());
        } catch (IOException e) {
            assertTrue(e.getMessage().contains("There is no room"), e.toString());
        }
        return false;
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "../outside/a      | has a part '..' that is no name",
                "b/../../outside/a | has a part '..' that is no name",
                "/etc/passwd       | is not relative to the folder",
                "C:/a              | has a character that not every system allows (U+003A)",
                "b\\a              | has a character that not every system allows (U+005C)",
                "b//a              | has a part '' that is no name",
                "./a               | has a part '.' that is no name",
                "NUL.txt           | has a name that Windows keeps for a device, 'NUL'",
                "a.                | has a name that ends in a full stop or a space, which Windows drops",
                ".bumblewick-patch/journal | is a file that no version has",
                ".git/hooks/pre-commit     | is a file that no version has",
            })
    void pathsThatLeadElsewhereAreRefused(String path, String reason) throws Exception {
        Path file = hostile(new Step.Fresh(path.strip(), 5));

        String message = assertThrows(PatchException.class, () -> apply(file)).getMessage();

        assertAll(
                () -> assertTrue(message.contains("the path '" + path.strip() + "', which " + reason), message),
                () -> assertTrue(message.endsWith(", expected a path in the folder"), message),
                () -> assertTrue(message.contains("contents, byte "), message));
    }

    @Test
    void namesThatDifferOnlyByCaseAreRefused() throws Exception {
        Path twice = hostile(new Step.Fresh("Model", 5), new Step.Fresh("model", 0));
        Path folder = hostile(new Step.Fresh("x/y", 5), new Step.Fresh("X", 0));

        assertAll(
                () -> assertTrue(refusal(twice).contains("differs from 'Model' only by capital letters")),
                () -> assertTrue(refusal(folder).contains("is a file and the folder 'x' at once")));
    }

    /** The folder has {@code b/c}: only when both are known, the clash shows. */
    @Test
    void namesThatClashWithOneInTheFolderAreRefused() throws Exception {
        Path file = hostile(new Step.Fresh("B/C", 5));

        assertTrue(refusal(file).contains("The version that comes out has 'b/c', which "), refusal(file));
    }

    @Test
    void aHugeSizeIsRefusedBeforeAnythingIsWritten() throws Exception {
        Path file = hostile(new Step.Fresh("x", 1L << 60));

        assertTrue(refusal(file).endsWith("found " + (1L << 60) + ", expected 0 to " + Format.STEP), refusal(file));
    }

    /** A frame of zeros may say that it holds more than it may; and the contents may say so of themselves. */
    @Test
    void aBombIsRefused() throws Exception {
        byte[] zeros = new byte[Format.BLOCK + 1];
        byte[] packed = Codec.pack(Codec.prefix(0), zeros, Codec.FAST);
        Payload lie = new Payload(0, packed.length, Format.BLOCK);
        Step step = step(List.of(new Step.Fresh("x", Format.BLOCK)), List.of(block(0, List.of(), Format.BLOCK)));
        Path frame = Files.write(
                temp.resolve("frame.patch"), sealed(packed, ContentsWriter.write(List.of(lie), List.of(step))));
        Path contents = Files.write(temp.resolve("contents.patch"), bombOfContents());

        assertAll(
                () -> assertTrue(refusal(frame).contains("payloads[0]: found a frame that cannot be unpacked")),
                () -> assertTrue(refusal(contents).contains("the length of the contents, unpacked: found 2147483647")));
    }

    private static byte[] bombOfContents() throws IOException {
        byte[] packed = Codec.pack(Codec.prefix(0), new byte[1000], Codec.FAST);
        return seal(ByteBuffer.allocate(Format.magic().length + packed.length + Integer.BYTES + Integer.BYTES)
                .put(Format.magic())
                .put(packed)
                .putInt(packed.length)
                .putInt(Integer.MAX_VALUE)
                .array());
    }

    @Test
    void slicesBeyondAnOldFileAreRefused() throws Exception {
        byte[] packed = Codec.pack(Codec.prefix(0), "hello".getBytes(StandardCharsets.UTF_8), Codec.FAST);
        long bytes = TreeScan.read(old, Folders.NOWHERE).extent().bytes();
        Step step = step(List.of(new Step.Fresh("x", 5)), List.of(block(0, List.of(new Step.Slice(bytes - 1, 2)), 5)));
        Path file = Files.write(
                temp.resolve("slice.patch"),
                sealed(packed, ContentsWriter.write(List.of(new Payload(0, packed.length, 5)), List.of(step))));

        assertTrue(refusal(file).endsWith("steps[0].blocks prefix length: found 2, expected 0 to 1"), refusal(file));
    }

    /** The folder came from somebody else, too, with a journal that pretends to be an interrupted patch. */
    @ParameterizedTest
    @CsvSource({"../outside/a", "b/../../outside/a", "/elsewhere/x", ".git/config"})
    void aForgedJournalIsRefused(String path) throws Exception {
        Folders.of(old, Map.of(WorkFolder.NAME + "/journal", """
                bumblewick patch journal 1
                %s
                delete\t-\t%s
                end 1
                """.formatted("0".repeat(64), path)));

        String message = assertThrows(PatchException.class, () -> apply(patch)).getMessage();

        assertAll(
                () -> assertTrue(message.contains("journal:3: found a path that "), message),
                () -> assertEquals("not to be touched", Files.readString(temp.resolve("outside/a"))));
    }

    @ParameterizedTest
    @CsvSource({".bumblewick-patch", ".bumblewick-patch/new", ".bumblewick-patch/old", ".bumblewick-patch/lock"})
    void linksInTheWorkFolderAreRefused(String link) throws Exception {
        Path trap = old.resolve(link);
        Files.createDirectories(trap.getParent());
        Files.createSymbolicLink(trap, temp.resolve("outside"));

        String message = assertThrows(PatchException.class, () -> apply(patch)).getMessage();

        assertAll(
                () -> assertTrue(message.endsWith("found a symbolic link, expected a file or a folder"), message),
                () -> assertEquals("not to be touched", Files.readString(temp.resolve("outside/a"))));
    }

    /** The beginning of files of earlier formats: they say so, and how to go on. */
    @ParameterizedTest
    @CsvSource({"BWPATCH1", "BWPATCH2"})
    void aPatchOfAnEarlierFormatIsRefusedByName(String name) throws Exception {
        Path file = Files.writeString(temp.resolve("first.patch"), name + " and more");

        assertEquals(
                file + ", byte 0: found '" + name
                        + "', a patch that an earlier version of the game made; --diff makes it"
                        + " anew, expected 'BWPATCH3', a patch of this game",
                refusal(file));
        Files.delete(file);
    }

    /** What was prepared by somebody else is used only if it is right, and a link is never written through. */
    @Test
    void preparedFilesThatAreLinksAreReplaced() throws Exception {
        Path work = old.resolve(WorkFolder.NAME);
        Files.createDirectories(work.resolve("new"));
        Files.createSymbolicLink(work.resolve("new/part"), temp.resolve("outside/a"));
        Files.createSymbolicLink(work.resolve("new/0-0-0123456789abcdef"), temp.resolve("outside/a"));

        apply(patch);

        assertAll(
                () -> assertEquals(Folders.read(temp.resolve("new")), Folders.read(old)),
                () -> assertEquals("not to be touched", Files.readString(temp.resolve("outside/a"))));
    }

    private String refusal(Path file) {
        return assertThrows(PatchException.class, () -> apply(file)).getMessage();
    }

    private void apply(Path file) throws IOException, PatchException {
        Apply.run(file, old, false, Folders.NOWHERE);
    }

    /** A patch for the folder that writes "hello" over all of {@code writes}. */
    private Path hostile(Step.Fresh... writes) throws Exception {
        byte[] packed = Codec.pack(Codec.prefix(0), "hello".getBytes(StandardCharsets.UTF_8), Codec.FAST);
        Step step = step(List.of(writes), List.of(block(0, List.of(), 5)));
        return Files.write(
                temp.resolve("hostile-" + writes[0].path().hashCode() + ".patch"),
                sealed(packed, ContentsWriter.write(List.of(new Payload(0, packed.length, 5)), List.of(step))));
    }

    private static Step.Block block(int payload, List<Step.Slice> prefix, int literals) {
        return new Step.Block(payload, prefix, List.of(new Step.Part(literals, new Step.Slice(0, 0))));
    }

    private Step step(List<Step.Fresh> writes, List<Step.Block> blocks) throws Exception {
        Tree tree = TreeScan.read(old, Folders.NOWHERE);
        Sha256 target = new Tree(new TreeMap<>()).hash();
        return new Step(
                tree.hash(),
                tree.extent(),
                Fingerprint.of(tree),
                target,
                tree.extent(),
                List.of(),
                List.of(),
                writes,
                List.of(),
                List.of(),
                List.of(),
                links,
                blocks);
    }

    private final SortedMap<String, String> links = new TreeMap<>();

    /** A link of the patch that leads out, by itself or by way of another; the folder is not touched. */
    @ParameterizedTest
    @CsvSource({
        "a, /etc, is a link to an absolute path",
        "a, C:/x, is a link to an absolute path",
        "a, .., is a link that leads out of the folder",
        "x/a, ../../y, is a link that leads out of the folder",
        "x/a, y/../../z, is a link that leads out of the folder",
        "x/a, '', is a link to what is no path",
        "../a, b, has a part '..'",
    })
    void linksThatLeadOutAreRefused(String path, String target, String reason) throws Exception {
        links.put(path, target);
        Path file = temp.resolve("links.patch");
        Files.write(file, sealed(new byte[0], ContentsWriter.write(List.of(), List.of(step(List.of(), List.of())))));

        String message = refusal(file);

        assertTrue(message.contains(reason), message);
    }

    private static byte[] mutant(byte[] whole, Random random) {
        byte[] mutant = whole.clone();
        switch (random.nextInt(4)) {
            case 0 -> mutant = Arrays.copyOf(whole, random.nextInt(whole.length + 20));
            case 1 -> {
                int from = random.nextInt(whole.length);
                int to = random.nextInt(whole.length);
                System.arraycopy(whole, from, mutant, to, random.nextInt(whole.length - Math.max(from, to)));
            }
            default -> {
                for (int i = random.nextInt(4); i >= 0; i--) {
                    mutant[random.nextInt(mutant.length)] = (byte) random.nextInt(256);
                }
            }
        }
        return mutant;
    }

    private static int payloadEnd(byte[] whole) {
        int trailer = whole.length - Format.TRAILER;
        return trailer - ByteBuffer.wrap(whole).getInt(trailer);
    }

    private static byte[] contents(byte[] whole) throws PatchException {
        int trailer = whole.length - Format.TRAILER;
        return Codec.unpack(
                "the patch",
                Codec.prefix(0),
                Arrays.copyOfRange(whole, payloadEnd(whole), trailer),
                ByteBuffer.wrap(whole).getInt(trailer + Integer.BYTES));
    }

    private static byte[] sealed(byte[] payloads, byte[] contents) {
        byte[] packed = Codec.pack(Codec.prefix(0), contents, Codec.FAST);
        return seal(ByteBuffer.allocate(
                        Format.magic().length + payloads.length + packed.length + Integer.BYTES + Integer.BYTES)
                .put(Format.magic())
                .put(payloads)
                .put(packed)
                .putInt(packed.length)
                .putInt(contents.length)
                .array());
    }

    private static byte[] seal(byte[] open) {
        MessageDigest digest = Sha256.digest();
        digest.update(open);
        return ByteBuffer.allocate(open.length + Sha256.LENGTH)
                .put(open)
                .put(Sha256.of(digest).bytes())
                .array();
    }
}
