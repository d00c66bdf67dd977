package bumblewick.ui.screen;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.StageDef;
import bumblewick.sim.run.StageResult;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.font.BitmapText;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultPanelTest {
    /** Of the usual size; what is smaller is hard to read from a sofa. */
    private static final float LEAST_SCALE = 0.8f;

    /** Whatever a flight of the campaign asks for is said in letters that can be read, in both languages, on a narrow screen too. */
    @ParameterizedTest
    @CsvSource({"en, 1280", "ja, 1280", "en, 960", "ja, 960"})
    void noDeedIsShrunkUntilNobodyReadsIt(String language, int width) throws IOException {
        Scene scene = ShippedScene.read();
        Translations texts = scene.text(language)::text;
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        Skin skin = new Skin(assets);
        for (Map.Entry<String, StageDef> stage :
                scene.rules().all(StageDef.class).entrySet()) {
            if (stage.getValue().deed().isThere()) {
                String deed = texts.text(
                        "result.deedMissed",
                        texts.text(stage.getValue().deed().text()),
                        0,
                        stage.getValue().deed().count());
                float scale = scaleOf(deed, shown(skin, texts, width, deed));
                assertTrue(scale >= LEAST_SCALE, stage.getKey() + ": " + deed + " is shown at " + scale);
            }
        }
    }

    private static Node shown(Skin skin, Translations texts, int width, String deed) {
        Node gui = new Node("gui");
        Canvas canvas = new Canvas(gui);
        canvas.fit(width, 720);
        ResultPanel panel = new ResultPanel(canvas, skin, texts, sound -> {});
        for (String row : List.of("result.kills", "result.chain", "result.dodged", "result.grazes")) {
            panel.addRow(row, 12, ResultPanel.Unit.NUMBER);
        }
        StageResult lost = new StageResult(false, 840, 0, List.of(), StageResult.Medal.NONE, "", 600);
        panel.show(lost, new ResultPanel.Standing("", false, "", "", "", deed), 290f, 108f);
        return gui;
    }

    /** The scale of what says these words, however they are broken into lines. */
    private static float scaleOf(String words, Node gui) {
        float[] scale = {0f};
        gui.depthFirstTraversal((Spatial part) -> {
            if (part instanceof BitmapText text && letters(text.getText()).equals(letters(words))) {
                scale[0] = text.getLocalScale().x;
            }
        });
        return scale[0];
    }

    private static String letters(String words) {
        return words.replaceAll("\\s", "");
    }
}
