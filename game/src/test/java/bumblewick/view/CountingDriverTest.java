package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;

/** A scene of boxes of which everybody can tell what has to be drawn, set and handed over. */
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class CountingDriverTest {
    private static final int BOXES = 5;

    /** Six sides of four corners of three floats. */
    private static final int POSITION_BYTES = 6 * 4 * 3 * Float.BYTES;

    private final CountingDriver driver = new CountingDriver();
    private final List<GlCounts> frames = new ArrayList<>();

    @AfterEach
    void drawAgain() {
        EglContext.drawBy(DesktopGl::new);
    }

    @Test
    @Timeout(value = 1, unit = TimeUnit.MINUTES)
    void countsWhatASceneAsksOfTheGraphicsCard() {
        EglContext.drawBy(() -> driver);

        new Boxes().run(64, 64);

        GlCounts first = frames.get(1);
        GlCounts same = frames.get(3);
        GlCounts changed = frames.get(5);
        GlCounts hidden = frames.get(7);
        assertAll(
                () -> assertEquals(BOXES, first.draws()),
                () -> assertTrue(first.uploaded() >= BOXES * POSITION_BYTES, "the first frame brings the meshes"),
                () -> assertEquals(BOXES, same.draws()),
                () -> assertEquals(0, same.uploaded(), "nothing has changed"),
                () -> assertEquals(2 * BOXES, same.uniforms(), "each box has its place and its colour"),
                () -> assertEquals(POSITION_BYTES, changed.uploaded(), "one mesh has changed"),
                () -> assertEquals(BOXES - 1, hidden.draws(), "one is hidden"),
                () -> assertEquals(2 * (BOXES - 1), hidden.uniforms()),
                () -> assertTrue(hidden.vertices() < same.vertices()),
                () -> assertTrue(same.states() > 0));
    }

    /** Boxes of different colours; the fifth frame changes a mesh, the seventh hides one of them. */
    private final class Boxes extends Studio {
        Boxes() {
            super(Path.of("target", "pictures"));
        }

        @Override
        public void open() {
            setDisplayStatView(false);
            setDisplayFps(false);
            for (int i = 0; i < BOXES; i++) {
                Geometry box = new Geometry("box", new Box(1f, 1f, 1f));
                Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
                material.setColor("Color", new ColorRGBA(0.1f * i, 1f, 0f, 1f));
                box.setMaterial(material);
                box.setLocalTranslation(i - 2f, 0f, 0f);
                rootNode.attachChild(box);
            }
        }

        @Override
        public String frame(int number) {
            GlCounts counts = new GlCounts();
            counts.take(driver.counts());
            frames.add(counts);
            Geometry box = (Geometry) rootNode.getChild(0);
            if (number == 4) {
                box.getMesh().getBuffer(VertexBuffer.Type.Position).setUpdateNeeded();
            }
            if (number == 6) {
                box.setCullHint(Spatial.CullHint.Always);
            }
            return number < 8 ? "" : null;
        }
    }
}
