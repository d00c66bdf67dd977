package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.TestFields;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.batch.InstancedBatch;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lines by which wind is seen in a flight. */
class FieldViewTest {
    private static final int FLOATS = 16; // of a sprite; its axis and its shape are the second four
    private static final float STEEPEST = FastMath.tan(10f * FastMath.DEG_TO_RAD);
    private static final Vector3f DEEP = new Vector3f(22f, 12f, 60f);
    private static final Vector3f SHALLOW = new Vector3f(30f, 0.95f, 60f);
    private static final Vector3f ASIDE = new Vector3f(6f, 0f, 0f);
    private static final Vector3f UP = new Vector3f(0f, 8f, 0f);

    /** The axes of all lines that are drawn, half as long as they are. */
    private static List<Vector3f> lines(Vector3f half, Vector3f drift) {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        Node parent = new Node();
        SpriteBatch sprites = new SpriteBatch(assets, parent);
        StageFields fields = StageFields.everywhere(List.of(TestFields.wind(new Vector3f(), half, drift)));
        fields.tick(new Vector3f(), true, new SimEvents());
        new FieldView(true).show(fields.awake(), new Vector3f(), 0f, sprites);
        sprites.show();
        InstancedBatch batch = (InstancedBatch) parent.getChild(0);
        FloatBuffer data = (FloatBuffer) batch.getAllInstanceData()[0].getData();
        List<Vector3f> axes = new ArrayList<>();
        for (int i = 0; i < batch.count(); i++) {
            int at = i * FLOATS + 4;
            if (data.get(at + 3) == SpriteBatch.Shape.RIBBON.number(0f)) {
                axes.add(new Vector3f(data.get(at), data.get(at + 1), data.get(at + 2)));
            }
        }
        return axes;
    }

    @Test
    void windFromTheSideIsSeenInLevelLines() {
        List<Vector3f> lines = lines(DEEP, ASIDE);

        assertTrue(lines.size() > 100, lines.size() + " lines");
        lines.forEach(axis -> assertTrue(Math.abs(axis.y) <= STEEPEST * Math.abs(axis.x), axis.toString()));
    }

    @Test
    void airThatRisesHighIsSeenInUprightLines() {
        List<Vector3f> lines = lines(DEEP, UP);

        assertTrue(lines.size() > 100, lines.size() + " lines");
        lines.forEach(axis -> assertTrue(Math.abs(axis.x) <= STEEPEST * axis.y, axis.toString()));
    }

    @Test
    void noLineStandsOutOfAirThatRisesALittle() {
        assertEquals(List.of(), lines(SHALLOW, UP));
    }
}
