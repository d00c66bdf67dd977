package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.ModelLibrary;
import bumblewick.view.character.WickView;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.material.plugins.J3MLoader;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.plugins.gltf.GlbLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is drawn dark about a figure: a hull that its model brings along, or else the model itself. */
class FigureOutlineTest {
    private static final Vector3f INK = new Vector3f(0.1f, 0.1f, 0.1f);
    private static final Vector3f EMBER = new Vector3f(1f, 0.2f, 0.1f);

    private final ModelLibrary library = library();

    private static ModelLibrary library() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        assets.registerLoader(GlbLoader.class, "glb");
        assets.registerLoader(J3MLoader.class, "j3md");
        return new ModelLibrary(assets);
    }

    private static List<Geometry> outlines(Spatial model) {
        List<Geometry> found = new ArrayList<>();
        model.depthFirstTraversal(part -> {
            if (part instanceof Geometry piece && piece.getName().equals("outline")) {
                found.add(piece);
            }
        });
        return found;
    }

    @Test
    void theHullIsNoPartOfTheFigureAndStandsForIt() {
        Spatial model = library.create(WickView.MODEL);
        int all = model.getTriangleCount();
        Geometry hull = library.hull(WickView.MODEL).orElseThrow();
        assertTrue(hull.getTriangleCount() * 5 < all, "far simpler than the figure: " + hull.getTriangleCount());
        new FigureOutline(library.assets(), model, Optional.of(hull));
        assertEquals(
                List.of(hull.getMesh()),
                outlines(model).stream().map(Geometry::getMesh).toList());
        assertEquals(all + hull.getTriangleCount(), model.getTriangleCount());
    }

    @Test
    void aModelWithoutAHullIsDrawnItself() {
        Spatial model = library.create("gnat");
        int all = model.getTriangleCount();
        assertTrue(library.hull("gnat").isEmpty());
        new FigureOutline(library.assets(), model);
        assertEquals(2 * all, model.getTriangleCount());
    }

    @Test
    void theFiguresOwnLineComesBackAfterAnother() {
        Node model = (Node) library.create("gnat");
        FigureOutline outline = new FigureOutline(library.assets(), model);
        Geometry drawn = outlines(model).get(0);
        assertEquals(CullHint.Always, drawn.getLocalCullHint(), "none yet");
        outline.setOwn(INK, 0.5f, 10f);
        assertEquals(INK, colour(drawn));
        outline.show(EMBER, 1f);
        assertEquals(EMBER, colour(drawn));
        assertEquals(FigureOutline.EVER, number(drawn, "Far"));
        outline.show(EMBER, 0f);
        assertEquals(INK, colour(drawn));
        assertEquals(10f, number(drawn, "Far"), "finer in the picture beyond");
        assertEquals(0.5f * FigureOutline.WIDTH, number(drawn, "Width"), 1e-6f);
        outline.setShare(0.5f);
        assertEquals(0.25f * FigureOutline.WIDTH, number(drawn, "Width"), 1e-6f, "it fades with the figure");
    }

    private static Object colour(Geometry drawn) {
        return drawn.getMaterial().getParam("Color").getValue();
    }

    private static float number(Geometry drawn, String parameter) {
        return (float) drawn.getMaterial().getParam(parameter).getValue();
    }
}
