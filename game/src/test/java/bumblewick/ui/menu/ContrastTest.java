package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every color of letters on everything that they stand on in menus, over the brightest and the darkest picture.
 *
 * <p>Source: Web Content Accessibility Guidelines 2.1, success criterion 1.4.3 (contrast, minimum) and its definitions of
 * contrast ratio and relative luminance.
 */
class ContrastTest {
    private static final double LEAST = 4.5;
    private static final Path PICTURES =
            Path.of(System.getProperty("bumblewick.scene")).resolve("ui");
    private static final Map<String, BufferedImage> READ = new HashMap<>(); // by frame

    /** Of {@code Page}, over what lies under it. */
    private static final ColorRGBA VEIL = new ColorRGBA(0.01f, 0.05f, 0.07f, 0.55f);

    /** Letters stand in this part of a frame's height, from its top. */
    private static final float UPPER = 0.3f;

    private static final float LOWER = 0.72f;

    static Stream<Arguments> letters() {
        return Stream.of(
                Arguments.of("title, heading", Skin.GOLD, List.of("panel")),
                Arguments.of("text", Skin.TEXT, List.of("panel")),
                Arguments.of("help, tab, changing text", Skin.SOFT, List.of("panel")),
                Arguments.of("name, cell", Skin.TEXT, List.of("panel", "row")),
                Arguments.of("value, bright cell", Skin.GOLD, List.of("panel", "row")),
                Arguments.of("note", Skin.SOFT, List.of("panel", "row")),
                Arguments.of("name with the focus", Skin.TEXT, List.of("panel", "row_focus")),
                Arguments.of("value with the focus", Skin.GOLD, List.of("panel", "row_focus")),
                Arguments.of("note with the focus", Skin.SOFT, List.of("panel", "row_focus")),
                Arguments.of("button", Skin.TEXT, List.of("panel", "button")),
                Arguments.of("button with the focus", Skin.ON_FOCUS, List.of("panel", "button_focus")),
                Arguments.of("button without a page", Skin.TEXT, List.of("button")),
                Arguments.of("button without a page, with the focus", Skin.ON_FOCUS, List.of("button_focus")),
                Arguments.of("link of the title with the focus", Skin.ON_FOCUS, List.of("button_focus")),
                Arguments.of("card", Skin.TEXT, List.of("panel_dark")),
                Arguments.of("heading of a card", Skin.GOLD, List.of("panel_dark")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("letters")
    void lettersStandOutFromTheirFrames(String name, ColorRGBA letters, List<String> frames) throws IOException {
        for (ColorRGBA backdrop : List.of(ColorRGBA.White, ColorRGBA.Black)) {
            double least = leastContrast(letters, over(VEIL, backdrop), frames);
            assertTrue(least >= LEAST, name + " over " + backdrop + ": " + least);
        }
    }

    /** A cell of a table of keys, whose letters may say that something is wrong. */
    @ParameterizedTest
    @MethodSource("inTheGroove")
    void lettersStandOutFromAGroove(ColorRGBA letters) throws IOException {
        for (String row : List.of("row", "row_focus")) {
            for (int y = 0; y < 100; y++) {
                ColorRGBA ground = pixel("panel", y / 100f, over(VEIL, ColorRGBA.White));
                ColorRGBA groove = over(Skin.GROOVE, pixel(row, 0.5f, ground));
                assertTrue(contrast(letters, groove) >= LEAST, letters + " " + contrast(letters, groove));
            }
        }
    }

    static Stream<ColorRGBA> inTheGroove() {
        return Stream.of(Skin.TEXT, Skin.GOLD, Skin.SOFT, Skin.ALARM);
    }

    /** The dusk on the title, before the brightest cloud: as far to the right and up as letters stand on it. */
    @Test
    void lettersOfTheTitleStandOutFromItsPicture() throws IOException {
        BufferedImage scrim = ImageIO.read(PICTURES.resolve("scrim.png").toFile());
        for (int x = 0; x < 0.62f * scrim.getWidth(); x++) {
            for (int y = Math.round(0.3f * scrim.getHeight()); y < scrim.getHeight(); y++) {
                ColorRGBA ground = over(argb(scrim.getRGB(x, y)), ColorRGBA.White);
                assertTrue(contrast(Skin.TEXT, ground) >= LEAST, contrast(Skin.TEXT, ground) + " at " + x + ", " + y);
            }
        }
    }

    /** White on black is the most there is, and a color has none on itself. */
    @Test
    void theRatioIsThatOfTheGuidelines() {
        assertEquals(21.0, contrast(ColorRGBA.White, ColorRGBA.Black), 1e-6);
        assertEquals(1.0, contrast(Skin.GOLD, Skin.GOLD), 1e-6);
        ColorRGBA grey =
                new ColorRGBA(0x76 / 255f, 0x76 / 255f, 0x76 / 255f, 1f); // the guidelines' darkest that passes
        assertEquals(4.54, contrast(grey, ColorRGBA.White), 0.005);
    }

    private static double leastContrast(ColorRGBA letters, ColorRGBA backdrop, List<String> frames) throws IOException {
        double least = Double.MAX_VALUE;
        for (float y = UPPER; y <= LOWER; y += 0.02f) {
            for (float place = UPPER; place <= LOWER; place += 0.02f) { // of the inner frame in the outer one
                ColorRGBA ground = backdrop;
                for (int i = 0; i < frames.size(); i++) {
                    ground = pixel(frames.get(i), i == frames.size() - 1 ? y : place, ground);
                }
                least = Math.min(least, contrast(letters, ground));
            }
        }
        return least;
    }

    /** The middle of a frame at a share of its height, over a ground. */
    private static ColorRGBA pixel(String frame, float y, ColorRGBA ground) throws IOException {
        if (!READ.containsKey(frame)) {
            READ.put(frame, ImageIO.read(PICTURES.resolve(frame + ".png").toFile()));
        }
        BufferedImage picture = READ.get(frame);
        return over(argb(picture.getRGB(picture.getWidth() / 2, (int) (y * picture.getHeight()))), ground);
    }

    private static ColorRGBA argb(int argb) {
        return new ColorRGBA(
                (argb >> 16 & 0xff) / 255f, (argb >> 8 & 0xff) / 255f, (argb & 0xff) / 255f, (argb >>> 24) / 255f);
    }

    private static ColorRGBA over(ColorRGBA above, ColorRGBA ground) {
        float rest = 1f - above.a;
        return new ColorRGBA(
                above.r * above.a + ground.r * rest,
                above.g * above.a + ground.g * rest,
                above.b * above.a + ground.b * rest,
                1f);
    }

    private static double contrast(ColorRGBA a, ColorRGBA b) {
        double lighter = Math.max(luminance(a), luminance(b));
        double darker = Math.min(luminance(a), luminance(b));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(ColorRGBA color) {
        return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
    }

    private static double linear(float share) {
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
