package bumblewick.ui.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.screen.HintBar.Hint;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.scene.Node;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be clicked is met by the pointer, on windows of every shape and with texts of every size. */
class HintBarTest {
    private static Skin skin;

    @BeforeAll
    static void loadSkin() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        skin = new Skin(assets);
    }

    @ParameterizedTest
    @CsvSource({"960, 0.8", "960, 2", "1280, 1", "1680, 2"})
    void whatCanBeDoneIsMetAndNothingElse(int width, float text) {
        skin.textScale(text);
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(width, 720);
        HintBar bar = new HintBar(canvas, skin);
        List<Hint> hints = IntStream.range(0, 14)
                .mapToObj(i -> new Hint("id" + i, "", "What can be done " + i, i % 5 != 0))
                .collect(Collectors.toList());
        bar.show();
        Set<String> met = new LinkedHashSet<>();
        bar.update(hints, 0f, 0f);
        for (int y = 1; y < bar.height(); y += 4) {
            for (int x = 0; x < width; x += 4) {
                bar.update(hints, x, y);
                met.add(bar.hoveredId());
                assertTrue(bar.covers(x, y));
            }
        }
        Set<String> expected = hints.stream().filter(Hint::can).map(Hint::id).collect(Collectors.toSet());
        expected.add("");
        assertEquals(expected, met);
    }
}
