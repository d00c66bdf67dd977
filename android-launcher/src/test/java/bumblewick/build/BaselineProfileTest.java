package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.android.tools.r8.D8;
import com.android.tools.r8.D8Command;
import com.android.tools.r8.OutputMode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineProfileTest {
    @TempDir
    Path folder;

    /** Something to translate: it runs at the start, later, or both. */
    static final class Sample {
        private Sample() {}

        static int atStart(int value) {
            return value + 1;
        }

        static long later(String text, int[] numbers) {
            return (long) text.length() + numbers.length;
        }
    }

    /** Something else. */
    static final class Other {
        private Other() {}

        static void idle() {}
    }

    @BeforeEach
    void translate() throws Exception {
        List<Path> classes = new ArrayList<>();
        for (Class<?> type : List.of(Sample.class, Other.class)) {
            Path file = folder.resolveSibling(type.getSimpleName() + ".class");
            String name = type.getName().substring(type.getPackageName().length() + 1) + ".class";
            Files.write(file, type.getResourceAsStream(name).readAllBytes());
            classes.add(file);
        }
        D8.run(D8Command.builder()
                .addProgramFiles(classes)
                .setMinApiLevel(26)
                .setDisableDesugaring(true)
                .setOutput(folder, OutputMode.DexIndexed)
                .build());
    }

    private DexFile dex() throws IOException {
        return new DexFile(Files.readAllBytes(folder.resolve("classes.dex")));
    }

    private static final String SAMPLE = "Lbumblewick/build/BaselineProfileTest$Sample;";

    @Test
    void namesAreReadOutOfAFileOfClasses() throws IOException {
        DexFile dex = dex();
        List<String> methods = Stream.iterate(0, i -> i + 1)
                .limit(dex.methodCount())
                .map(dex::methodName)
                .collect(Collectors.toList());

        assertAll(
                () -> assertEquals(
                        List.of("Lbumblewick/build/BaselineProfileTest$Other;", SAMPLE),
                        dex.defined().stream().mapToObj(dex::type).collect(Collectors.toList())),
                () -> assertTrue(methods.contains(SAMPLE + "->atStart(I)I"), methods::toString),
                () -> assertTrue(methods.contains(SAMPLE + "->later(Ljava/lang/String;[I)J"), methods::toString),
                () -> assertTrue(methods.contains("Ljava/lang/String;->length()I"), methods::toString));
    }

    @Test
    void aRuleFitsNamesByItsStars() {
        ProfileRule all = ProfileRule.of("HSPLbumblewick/sim/**;->**(**)**");
        ProfileRule flat = ProfileRule.of("Lcom/jme3/math/*;");

        assertAll(
                () -> assertTrue(all.fits("Lbumblewick/sim/swarm/Bee;->fly(FLcom/jme3/math/Vector3f;)Z")),
                () -> assertFalse(all.fits("Lbumblewick/view/BeeView;->fly()Z")),
                () -> assertTrue(flat.isClass() && flat.fits("Lcom/jme3/math/Ray;")),
                () -> assertFalse(flat.fits("Lcom/jme3/math/deep/Ray;")),
                () -> assertThrows(IllegalArgumentException.class, () -> ProfileRule.of("Lno/flags;->**(**)**")),
                () -> assertThrows(IllegalArgumentException.class, () -> ProfileRule.of("bumblewick/sim")));
    }

    /** Read back as the format is written down: headers of all files first, then their methods, classes and bits. */
    @Test
    void theProfileSaysWhatTheRulesSay() throws IOException, DataFormatException {
        BaselineProfile profile = new BaselineProfile(
                folder,
                List.of(
                        ProfileRule.of("HSLbumblewick/**;->atStart(**)**"),
                        ProfileRule.of("PLbumblewick/**;->later(**)**"),
                        ProfileRule.of("L**Sample;")));
        DexFile dex = dex();

        ByteBuffer file = ByteBuffer.wrap(profile.profile()).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals("pro\0" + "010\0", text(file, 8));
        assertEquals(1, file.get(), "files of classes");
        ByteBuffer body = unpack(file);
        int key = body.getShort();
        assertEquals(1, body.getShort(), "classes");
        assertEquals(4, body.getInt(), "bytes of hot methods");
        assertEquals(dex.checksum(), body.getInt());
        assertEquals(dex.methodCount(), body.getInt());
        assertEquals("classes.dex", text(body, key));
        int hot = body.getShort();
        assertEquals(SAMPLE + "->atStart(I)I", dex.methodName(hot));
        assertEquals(0, body.getShort(), "types that are called in it");
        assertEquals(SAMPLE, dex.type(body.getShort()));
        byte[] bits = new byte[body.remaining()];
        body.get(bits);
        assertEquals((2 * dex.methodCount() + 7) / 8, bits.length);
        BitSet set = BitSet.valueOf(bits);
        assertEquals(2, set.cardinality());
        assertTrue(set.get(hot), "at the start");
        int later = set.nextSetBit(dex.methodCount());
        assertEquals(SAMPLE + "->later(Ljava/lang/String;[I)J", dex.methodName(later - dex.methodCount()));
    }

    @Test
    void whatOtherVersionsNeedNamesTheSameClasses() throws IOException, DataFormatException {
        DexFile dex = dex();

        ByteBuffer file = ByteBuffer.wrap(new BaselineProfile(folder, List.of(ProfileRule.of("L**Sample;"))).metadata())
                .order(ByteOrder.LITTLE_ENDIAN);

        assertEquals("prm\0" + "002\0", text(file, 8));
        assertEquals(1, file.getShort());
        ByteBuffer body = unpack(file);
        assertEquals(0, body.getShort());
        assertEquals("classes.dex", text(body, body.getShort()));
        assertEquals(dex.typeCount(), body.getInt());
        assertEquals(1, body.getShort());
        assertEquals(SAMPLE, dex.type(body.getShort()));
        assertEquals(0, body.remaining());
    }

    @Test
    void theSameClassesGiveTheSameBytes() throws IOException {
        assertArrayEquals(new BaselineProfile(folder).profile(), new BaselineProfile(folder).profile());
    }

    private static String text(ByteBuffer from, int length) {
        byte[] bytes = new byte[length];
        from.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static ByteBuffer unpack(ByteBuffer file) throws DataFormatException {
        byte[] body = new byte[file.getInt()];
        assertEquals(file.getInt(), file.remaining());
        Inflater inflater = new Inflater();
        inflater.setInput(file);
        assertEquals(body.length, inflater.inflate(body));
        inflater.end();
        return ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN);
    }
}
