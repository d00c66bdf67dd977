package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Shape;
import bumblewick.sim.TestFields;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.batch.InstancedBatch;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
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
    private static final Vector3f COLUMN = new Vector3f(6f, 12f, 6f);
    private static final Vector3f UP = new Vector3f(0f, 8f, 0f);

    /** The axes of all lines that are drawn, half as long as they are. */
    private static List<Vector3f> lines(Vector3f half, Vector3f drift) {
        List<Vector3f> axes = new ArrayList<>();
        for (float[] line : drawn(TestFields.wind(new Vector3f(), half, drift), 0)) {
            axes.add(new Vector3f(line[4], line[5], line[6]));
        }
        return axes;
    }

    /** How bright the brightest line is, among so many bullets. */
    private static float brightest(FieldDef field, int bullets) {
        return (float) drawn(field, bullets).stream()
                .mapToDouble(line -> line[14])
                .max()
                .orElseThrow();
    }

    /** All lines that are drawn among so many bullets, as the numbers of their sprites. */
    private static List<float[]> drawn(FieldDef field, int bullets) {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        Node parent = new Node();
        SpriteBatch sprites = new SpriteBatch(assets, parent);
        StageFields fields = StageFields.everywhere(List.of(field));
        fields.tick(new Vector3f(), true, new SimEvents());
        FieldView view = new FieldView(true);
        view.makeRoomFor(bullets, 10f);
        view.show(fields.awake(), new Vector3f(), 0f, sprites);
        sprites.show();
        InstancedBatch batch = (InstancedBatch) parent.getChild(0);
        FloatBuffer data = (FloatBuffer) batch.getAllInstanceData()[0].getData();
        List<float[]> lines = new ArrayList<>();
        for (int i = 0; i < batch.count(); i++) {
            float[] sprite = new float[FLOATS];
            data.position(i * FLOATS).get(sprite);
            if (sprite[7] == SpriteBatch.Shape.RIBBON.number(0f)) {
                lines.add(sprite);
            }
        }
        return lines;
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

    @Test
    void windStepsBackBeforeManyBullets() {
        FieldDef gust = TestFields.wind(new Vector3f(), DEEP, ASIDE);

        assertTrue(brightest(gust, 60) < 0.3f * brightest(gust, 0));
        assertEquals(brightest(gust, 0), brightest(gust, 5), 1e-4f);
    }

    @Test
    void aColumnOfRisingAirIsSeenAtHalfStrengthAmongBullets() {
        FieldDef box = TestFields.wind(new Vector3f(0f, 0f, 30f), COLUMN, UP);
        FieldDef column = TestFields.shaped(box, Shape.CYLINDER, new Quaternion());

        assertEquals(0.5f * brightest(column, 0), brightest(column, 60), 1e-3f);
        assertTrue(drawn(column, 0).size() > 2 * drawn(box, 0).size());
    }
}
