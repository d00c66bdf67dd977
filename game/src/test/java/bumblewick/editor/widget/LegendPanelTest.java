package bumblewick.editor.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.editor.widget.LegendPanel.Entry;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.hud.DrawnPart;
import bumblewick.ui.hud.Rectangle;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every line that can be switched can be pointed at, and all of it stays between head and foot. */
class LegendPanelTest {
    private static final int SWITCHES = 10;
    private static final int LINES = 14;
    private static final float HEAD = 40f;
    private static final float FOOT = 74f;

    private static Skin skin;

    @BeforeAll
    static void loadSkin() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        skin = new Skin(assets);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, 1", "960, 720, 0.8", "1680, 720, 2"})
    void everySwitchIsMetAndNothingIsOutOfSight(int width, int height, float text) {
        skin.textScale(text);
        Node gui = new Node("gui");
        Canvas canvas = new Canvas(gui);
        canvas.fit(width, height);
        LegendPanel panel = new LegendPanel(canvas, skin);
        panel.show();
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < LINES; i++) {
            entries.add(new Entry("a rather long name of a layer", String.valueOf(100 * i), ColorRGBA.Red, true));
        }
        panel.update(entries, SWITCHES, 0, HEAD, FOOT, -1f, -1f);

        Set<Integer> met = new TreeSet<>();
        for (float y = Canvas.HEIGHT; y > 0f; y -= 2f) {
            met.add(panel.under(60f, y));
        }
        Set<Integer> all = new TreeSet<>();
        for (int i = -1; i < SWITCHES; i++) {
            all.add(i);
        }
        assertEquals(all, met);
        Rectangle room = new Rectangle();
        room.add(0f, FOOT);
        room.add(canvas.width(), Canvas.HEIGHT - HEAD);
        for (DrawnPart drawn : DrawnPart.of(gui, 1f)) {
            assertTrue(drawn.box().within(room), drawn.toString());
        }
    }
}
