package bumblewick.view.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.view.BuildSteps;
import bumblewick.view.camera.RoomVisibility;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StaticBatchTest {
    private final StaticBatch batch = new StaticBatch(new RoomVisibility());

    private static Geometry pool() {
        Box box = new Box(1f, 1f, 1f);
        box.setBuffer(Type.Color, 4, new float[4 * box.getVertexCount()]);
        Geometry pool = new Geometry("water", box);
        pool.updateGeometricState();
        return pool;
    }

    /** Meshes that are merged. */
    private int build() {
        Node parent = new Node("level");
        BuildSteps steps = new BuildSteps();
        batch.build(parent, new Material[LevelMaterial.values().length], Vector3f.UNIT_Y, steps);
        steps.finish();
        return parent.getQuantity();
    }

    /** They are copies of all of a level: beside the merged meshes they would double its memory. */
    @Test
    void whatWasMergedIsNotKept() {
        batch.add(pool(), LevelMaterial.WATER);
        batch.add(pool(), LevelMaterial.WATER);
        assertEquals(1, build());

        assertEquals(0, build());
    }

    /** A lamp post, two steps and a spar once stood between the camera and Wick. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"post, 0.1, 1.3, 0.1", "step, 1.1, 0.2, 1.1", "spar, 4.0, 0.2, 0.2"})
    void whatIsSlightIsApartFromWhatIsNotForItOpensBeforeWick(String name, float x, float y, float z) {
        batch.add(solid(name, x, y, z), LevelMaterial.TOON);
        batch.add(solid("wall", 2f, 1.8f, 0.1f), LevelMaterial.TOON);

        assertEquals(List.of("SLENDER", "TOON"), kinds());
    }

    /** Cameras keep before walls and above floors, and a stone hides nobody. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"wall, 2, 1.8, 0.1", "floor, 4, 0.2, 3", "plank, 4, 0.07, 0.4", "stone, 0.3, 0.3, 0.3"})
    void othersDoNot(String name, float x, float y, float z) {
        batch.add(solid(name, x, y, z), LevelMaterial.TOON);

        assertEquals(List.of("TOON"), kinds());
    }

    private static Geometry solid(String name, float x, float y, float z) {
        Geometry solid = new Geometry(name, new Box(x, y, z));
        solid.getMesh().setBuffer(Type.Color, 4, new float[4 * solid.getVertexCount()]);
        solid.updateGeometricState();
        return solid;
    }

    /** The materials of the merged meshes. */
    private List<String> kinds() {
        Node parent = new Node("level");
        BuildSteps steps = new BuildSteps();
        batch.build(parent, new Material[LevelMaterial.values().length], Vector3f.UNIT_Y, steps);
        steps.finish();
        return parent.getChildren().stream()
                .map(mesh -> mesh.getName().split(" ")[0])
                .distinct()
                .sorted()
                .collect(Collectors.toList());
    }
}
