package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ModelLibraryTest {
    private final ModelLibrary library = new ModelLibrary(assets());

    private static DesktopAssetManager assets() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        return assets;
    }

    @Test
    void aMissingModelIsShownAsACrystal() {
        Node model = (Node) library.single("no_such_model");

        assertInstanceOf(Crystal.class, ((Geometry) model.getChild(0)).getMesh());
    }

    @Test
    void aBeeHasABodyFourPartsThatMoveAndABandage() {
        Node parent = new Node();

        new Crowd("bee", library, parent, 4, ShadowMode.Off);

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
        Crowd crowd = new Crowd("no_such_model", library, parent, 3, ShadowMode.Off);

        crowd.clear();
        for (int i = 0; i < 5; i++) {
            crowd.put(new Vector3f(i, 0f, 0f), new Quaternion(), 1f, new Paint());
        }
        crowd.show();

        assertEquals(3, ((Flock) parent.getChild(0)).count());
        assertTrue(crowd.height() > 0.5f);
    }
}
