package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedBatch;
import bumblewick.view.batch.InstancedModel;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ModelLibraryTest {
    private final ModelLibrary library = new ModelLibrary(ShippedAssets.open());

    @Test
    void aMissingModelIsShownAsACrystal() {
        Node model = (Node) library.create("no_such_model");

        assertInstanceOf(MissingModelMesh.class, ((Geometry) model.getChild(0)).getMesh());
    }

    @Test
    void aBeeHasABodyFourPartsThatMoveAndABandage() {
        Node parent = new Node();

        new InstancedModel("bee", library, parent, 4, ShadowMode.Off);

        Set<String> names = new TreeSet<>();
        parent.getChildren().forEach(child -> names.add(child.getName()));
        assertEquals(
                Set.of(
                        "bee BANDAGE",
                        "bee BODY",
                        "bee WING_LEFT",
                        "bee WING_RIGHT",
                        "bee ANTENNA_LEFT",
                        "bee ANTENNA_RIGHT"),
                names);
    }

    @Test
    void aCrowdShowsWhatWasPutAndNoMoreThanItHolds() {
        Node parent = new Node();
        InstancedModel instancedModel = new InstancedModel("no_such_model", library, parent, 3, ShadowMode.Off);

        instancedModel.clear();
        for (int i = 0; i < 5; i++) {
            instancedModel.add(new Vector3f(i, 0f, 0f), new Quaternion(), 1f, new InstanceStyle());
        }
        instancedModel.submit();

        assertEquals(3, ((InstancedBatch) parent.getChild(0)).count());
        assertTrue(instancedModel.height() > 0.5f);
    }
}
