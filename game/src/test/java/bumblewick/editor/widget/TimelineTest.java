package bumblewick.editor.widget;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.WaveDef;
import bumblewick.editor.widget.Timeline.Part;
import bumblewick.sim.run.RailClock;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The timeline knows what is under the pointer, on windows of every shape and at every size of texts. */
class TimelineTest {
    private static final float LENGTH = 2_000f;
    private static final float FOOT = 60f;

    private static Skin skin;

    private final TimelineRange timelineRange = new TimelineRange(LENGTH);

    @BeforeAll
    static void loadSkin() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        skin = new Skin(assets);
    }

    private static WaveBlock block(int entry, float from, float to) {
        WaveDef wave = new WaveDef(from, "gnat", "loop", true, 5, 0.4f, 0f, 0f, "bee");
        return new WaveBlock(entry, wave, from, to, WaveBlock.State.GOOD, ColorRGBA.Red);
    }

    private Timeline timeline(int width, float textScale) {
        skin.textScale(textScale);
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(width, 720);
        StageMarkers stage = new StageMarkers(
                LENGTH,
                RailClock.steady(20f),
                List.of(new StageMarkers.Mark(500f, StageMarkers.Kind.CHECKPOINT)),
                List.of());
        Timeline timeline = new Timeline(canvas, skin, stage, timelineRange);
        timeline.show(new Timeline.Content(
                List.of(block(0, 200f, 600f), block(1, 400f, 900f)), List.of(new EnemyDensityStep(200f, 5)), 20));
        timeline.show();
        timeline.update(new Timeline.State(300f, Optional.empty(), "0:15.0", false, "×1", 0, "", false), FOOT);
        return timeline;
    }

    @ParameterizedTest
    @ValueSource(ints = {960, 1280, 1680})
    void everyPartCanBePointedAt(int width) {
        for (float textScale : new float[] {0.8f, 1f, 2f}) {
            Timeline timeline = timeline(width, textScale);
            Set<Part> met = EnumSet.noneOf(Part.class);
            for (int x = 0; x < width; x += 4) {
                for (int y = 0; y < 500; y += 4) {
                    timeline.pointer(x, y);
                    met.add(timeline.part());
                }
            }
            assertEquals(EnumSet.allOf(Part.class), met, "texts of " + textScale);
        }
    }

    /** The first lane is the uppermost: of two waves that overlap, it has the one that begins first. */
    @ParameterizedTest
    @ValueSource(ints = {1280})
    void aWaveIsFoundWhereItIsDrawn(int width) {
        Timeline timeline = timeline(width, 1f);
        float lanesTop = FOOT + 6f + 130f;
        timeline.pointer(timelineRange.x(500f), lanesTop - 5f);
        int first = timeline.block();
        timeline.pointer(timelineRange.x(500f), lanesTop - 41f);
        int second = timeline.block();
        timeline.pointer(timelineRange.x(1_500f), lanesTop - 5f);
        Part empty = timeline.part();
        assertAll(() -> assertEquals(0, first), () -> assertEquals(1, second), () -> assertEquals(Part.LANES, empty));
    }

    @ParameterizedTest
    @ValueSource(ints = {1280})
    void thePointerKnowsItsDistance(int width) {
        Timeline timeline = timeline(width, 1f);
        timeline.pointer(timelineRange.x(750f), 400f);
        assertEquals(750f, timeline.distance(), 0.5f);
        assertTrue(!timeline.covers(), "it is in the picture");
    }
}
