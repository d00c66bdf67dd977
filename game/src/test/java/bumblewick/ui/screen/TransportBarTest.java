package bumblewick.ui.screen;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.screen.TransportBar.Part;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.scene.Node;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bar knows what is under the pointer, on windows of every shape. */
class TransportBarTest {
    private static final int TICKS = 6_000;
    private static final TransportBar.State STATE = new TransportBar.State(true, "×1", 0, false, true, false);

    private static Skin skin;

    @BeforeAll
    static void loadSkin() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        skin = new Skin(assets);
    }

    private static TransportBar bar(int width, float seconds) {
        return bar(width, seconds, (key, values) -> key);
    }

    private static TransportBar bar(int width, float seconds, Translations translations) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(width, 720);
        TransportBar bar = new TransportBar(canvas, skin, translations, TICKS);
        bar.show();
        bar.update(STATE, true, part -> "[Esc]", seconds);
        return bar;
    }

    /** Everything that can be pressed is met somewhere, and nothing twice, since a point has one answer. */
    @ParameterizedTest
    @ValueSource(ints = {960, 1280, 1680})
    void everyPartCanBePointedAt(int width) {
        TransportBar bar = bar(width, 1f);
        Set<Part> met = EnumSet.noneOf(Part.class);
        for (int x = 0; x < width; x += 3) {
            for (int y = 0; y < 80; y += 4) {
                bar.pointer(x, y);
                if (bar.hovered() != null) {
                    met.add(bar.hovered());
                }
            }
        }
        assertEquals(EnumSet.allOf(Part.class), met);
    }

    /** From left to right one part ends before the next begins: no label lies over the speed. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void noPartLiesOverAnother(String language) throws IOException {
        Scene scene = ShippedScene.read();
        TransportBar bar = bar(1280, 1f, scene.text(language)::text);
        List<Part> met = new ArrayList<>();
        for (int x = 0; x < 1280; x++) {
            bar.pointer(x, 36f);
            Part part = bar.hovered();
            if (part != null && (met.isEmpty() || met.get(met.size() - 1) != part)) {
                met.add(part);
            }
        }
        assertEquals(
                List.of(
                        Part.MARK_BACK,
                        Part.STEP_BACK,
                        Part.PLAY,
                        Part.STEP_ON,
                        Part.MARK_ON,
                        Part.SLOWER,
                        Part.FASTER,
                        Part.CAMERA,
                        Part.HUD,
                        Part.PHOTO,
                        Part.TAKE_OVER,
                        Part.LEAVE),
                met);
    }

    /** The line goes from margin to margin; beyond them one is at an end. */
    @ParameterizedTest
    @ValueSource(ints = {960, 1280, 1680})
    void theLineIsTheWholeRecording(int width) {
        TransportBar bar = bar(width, 1f);
        float scale = Math.min(1f, width / 1280f);
        bar.pointer(width / 2f, 84f * scale);
        assertTrue(bar.isOverLine());
        assertEquals(TICKS / 2, bar.tickAtPointer(), 5);
        bar.pointer(0f, 84f * scale);
        assertEquals(0, bar.tickAtPointer());
        bar.pointer(width, 84f * scale);
        assertEquals(TICKS, bar.tickAtPointer());
        bar.pointer(width / 2f, 400f);
        assertFalse(bar.isOverLine(), "in the picture");
    }

    @ParameterizedTest
    @ValueSource(ints = {1280})
    void whatIsOutOfSightCannotBePressed(int width) {
        TransportBar bar = bar(width, 0.01f);
        bar.pointer(width * 0.315f, 36f);
        assertAll(() -> assertNull(bar.hovered()), () -> assertFalse(bar.isOverLine()));
    }

    /** Or the last row of the HUD would lie under it. */
    @Test
    void theHudStandsAboveTheBarAndComesDownWithIt() {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        TransportBar bar = new TransportBar(canvas, skin, (key, values) -> key, TICKS);
        bar.show();
        bar.update(STATE, true, part -> "", 1f);
        float shown = canvas.reservedToolbar();
        bar.update(STATE, false, part -> "", 1f);
        float slidAway = canvas.reservedToolbar();
        bar.update(STATE, true, part -> "", 1f);
        bar.hide();

        assertTrue(shown > 100f, () -> "the bar has two rows: " + shown);
        assertEquals(0f, slidAway);
        assertEquals(0f, canvas.reservedToolbar());
    }
}
