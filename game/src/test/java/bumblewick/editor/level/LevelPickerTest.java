package bumblewick.editor.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.app.LevelThings;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.view.camera.PickRay;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is pointed at is what is met first. */
class LevelPickerTest {
    private static final LevelPlanNode FLOOR = LevelThings.floor("floor", new Vector3f());
    private static final LevelPlanNode ROOF = LevelThings.floor("roof", new Vector3f(0f, 4f, 0f));
    private static final LevelPlanNode BOX =
            LevelThings.box("box", Sort.ACTION, new Vector3f(0f, 2f, 0f), new Vector3f(0.5f, 0.5f, 0.5f));

    /** From 10 u above, straight down, beside the middle by so much. */
    @ParameterizedTest
    @CsvSource({"0, box", "0.49, box", "0.51, floor", "0.99, floor", "1.01, ''"})
    void theNearestIsMet(float x, String name) {
        assertEquals(name, down(x, 10f, FLOOR, BOX));
    }

    @Test
    void aFaceIsMetFromBehindToo() {
        PickRay up = new PickRay(new Vector3f(0.3f, -5f, 0.2f), Vector3f.UNIT_Y);

        assertEquals(Optional.of(FLOOR), new LevelPicker(up).nearest(List.of(ROOF, FLOOR), UnaryOperator.identity()));
    }

    @Test
    void whatIsBehindTheEyeIsNotMet() {
        assertEquals("floor", down(0.2f, 3.9f, ROOF, FLOOR));
    }

    /** Else nothing in a large trigger could be chosen by who stands in it. */
    @Test
    void theBoxThatOneStandsInIsNotMet() {
        assertEquals("floor", down(0f, 2f, BOX, FLOOR));
    }

    /** A box with sides of 1 u turned by 45° reaches 0.707 u from its middle instead of 0.5 u. */
    @ParameterizedTest
    @CsvSource({"0.70, box", "0.71, ''"})
    void aTurnedBoxIsMetWhereItIs(float x, String name) {
        Quaternion turn = new Quaternion().fromAngleNormalAxis(FastMath.QUARTER_PI, Vector3f.UNIT_Y);
        LevelPlanNode turned = new LevelPlanNode(
                "box", Sort.ACTION, "", BOX.middle(), BOX.half(), turn, new float[0], new TreeMap<>(), List.of());

        assertEquals(name, down(x, 10f, turned));
    }

    private static String down(float x, float height, LevelPlanNode... things) {
        PickRay ray = new PickRay(new Vector3f(x, height, 0f), Vector3f.UNIT_Y.negate());
        return new LevelPicker(ray)
                .nearest(Arrays.asList(things), UnaryOperator.identity())
                .map(LevelPlanNode::name)
                .orElse("");
    }
}
