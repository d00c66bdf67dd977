package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is sound must not be refused: all that is shipped passes as if it came with a mod. */
class AssetCheckTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));

    @Test
    void nothingThatIsShippedIsRefused() throws IOException {
        MemoryFiles mod = new MemoryFiles();
        try (Stream<Path> all = Files.walk(SHIPPED)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                mod.with(SHIPPED.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        assertTrue(mod.paths().size() > 500);

        assertEquals(Map.of(), new AssetCheck(mod.over(new MemoryFiles())).problems());
    }

    @Test
    void aPictureThatIsCutOffOrChangedIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(SHIPPED.resolve("ui/icon_512.png"));
        byte[] cut = java.util.Arrays.copyOf(whole, whole.length / 2);
        byte[] changed = whole.clone();
        changed[whole.length / 2] ^= 1;

        assertEquals(List.of("a.png: is cut off"), told("a.png", cut));
        assertEquals(List.of("a.png: is damaged: a check sum is wrong"), told("a.png", changed));
    }

    @Test
    void aSoundThatIsCutOffOrChangedIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(SHIPPED.resolve("sounds/ui_accept_1.ogg"));
        byte[] changed = whole.clone();
        changed[whole.length / 2] ^= 1;

        assertEquals(List.of("a.ogg: is cut off"), told("a.ogg", java.util.Arrays.copyOf(whole, whole.length / 2)));
        assertEquals(List.of("a.ogg: is damaged: a check sum is wrong"), told("a.ogg", changed));
    }

    /** UI pictures are drawn as they are; what lies on a mesh is made smaller by the graphics card. */
    @Test
    void aPictureOfNoPowersOfTwoIsTakenAndTold() throws IOException {
        byte[] odd = Files.readAllBytes(SHIPPED.resolve("ui/loading.png"));
        MemoryFiles mod = new MemoryFiles().with("sprites/a.png", odd).with("ui/a.png", odd);

        AssetCheck check = new AssetCheck(mod.over(new MemoryFiles()));

        assertEquals(Map.of(), check.problems());
        assertEquals(1, check.notes().size());
        assertTrue(check.notes().get(0).toString().startsWith("sprites/a.png: has "));
        assertTrue(check.notes().get(0).toString().contains("pixels, no powers of two. That is allowed"));
    }

    @Test
    void aPictureThatIsTooLargeForPhonesIsToldAndATooLargeOneRefused() throws IOException {
        assertEquals(
                List.of("a.png: has 2049 pixels on a side, expected 2048 at most for phones"),
                new AssetCheck(new MemoryFiles().with("a.png", picture(2049, 1)).over(new MemoryFiles()))
                        .warnings().stream().map(ContentProblem::toString).toList());
        assertEquals(List.of("a.png: has 4097 × 1 pixels, expected 1 to 4096 a side"), told("a.png", picture(4097, 1)));
    }

    private static byte[] picture(int width, int height) throws IOException {
        java.awt.image.BufferedImage image =
                new java.awt.image.BufferedImage(width, height, java.awt.image.BufferedImage.TYPE_INT_ARGB);
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        javax.imageio.ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    private static List<String> told(String path, byte[] bytes) {
        return new AssetCheck(new MemoryFiles().with(path, bytes).over(new MemoryFiles()))
                .problems().values().stream().map(ContentProblem::toString).toList();
    }
}
