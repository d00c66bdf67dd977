package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import bumblewick.view.ModelLibrary;
import bumblewick.view.ShippedAssets;
import com.jme3.anim.SkinningControl;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.Matrix4f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ground enemies break into pieces of themselves. */
class BrokenFigureTest {
    private static final float SECONDS = 1f / 60f;
    private static final int FEWEST = 6; // with fewer it looks cut, not broken
    private static final float REST = 3f; // u up: a ground that is not at 0

    private final ModelLibrary library = new ModelLibrary(ShippedAssets.open());
    private final Node parent = new Node();

    private Matrix4f[] bones(String model) {
        Matrix4f[][] found = new Matrix4f[1][];
        Spatial figure = library.template(model).clone();
        figure.depthFirstTraversal(spatial -> {
            SkinningControl skin = spatial.getControl(SkinningControl.class);
            found[0] = skin == null ? found[0] : skin.getArmature().computeSkinningMatrices();
        });
        return found[0];
    }

    @ParameterizedTest
    @ValueSource(strings = {"grump", "flutter", "sleeper", "roller", "spitter"})
    void everyTriangleOfAFigureIsInOnePieceAndNoPieceIsTheWhole(String model) {
        Mesh whole = library.firstMesh(model).getMesh();

        FigureFracture breakage = new FigureFracture(whole, FigureFracture.MAX_PIECES);

        Mesh mesh = breakage.mesh();
        int pieces = breakage.parts().size();
        assertEquals(whole.getTriangleCount(), mesh.getTriangleCount());
        assertTrue(pieces >= FEWEST && pieces <= FigureFracture.MAX_PIECES, pieces + " pieces");
        int[] sizes = new int[pieces];
        for (int corner = 0; corner < mesh.getVertexCount(); corner++) {
            sizes[((Number) mesh.getBuffer(Type.HWBoneIndex).getElementComponent(corner, 0)).intValue()]++;
        }
        for (int size : sizes) {
            assertTrue(size > 0 && size < mesh.getVertexCount() * 2 / 3, size + " of " + mesh.getVertexCount());
        }
    }

    @Test
    void itBeginsInThePoseThatTheFigureHad() {
        FigureFracture breakage = new FigureFracture(library.firstMesh("grump").getMesh(), FigureFracture.MAX_PIECES);
        BrokenFigure brokenFigure = new BrokenFigure(breakage, library.toonMaterial(), parent);
        Matrix4f toWorld = new Matrix4f();
        toWorld.setTranslation(7f, 2f, -3f);

        Matrix4f[] bones = bones("grump");
        brokenFigure.start(toWorld, bones, Vector3f.ZERO, 0f, new RandomStream(1L, 1L));
        brokenFigure.update(0f);

        Geometry drawn = (Geometry) parent.getChild(0);
        Matrix4f[] matrices = drawn.getMaterial().getParamValue("BoneMatrices");
        for (int i = 0; i < breakage.parts().size(); i++) {
            FigureFracture.Part part = breakage.parts().get(i);
            Vector3f posed = bones[part.bone()].mult(part.middle()).addLocal(7f, 2f, -3f);
            Vector3f seen = matrices[i].mult(part.middle()).addLocal(drawn.getLocalTranslation());
            assertEquals(0f, seen.distance(posed), 1e-3f);
        }
    }

    @Test
    void piecesShrinkToNothingAtTheEndWithoutAGridOfPixels() {
        FigureFracture breakage = new FigureFracture(library.firstMesh("grump").getMesh(), FigureFracture.MAX_PIECES);
        BrokenFigure brokenFigure = new BrokenFigure(breakage, library.toonMaterial(), parent);
        Geometry drawn = (Geometry) parent.getChild(0);
        Matrix4f[] matrices = drawn.getMaterial().getParamValue("BoneMatrices");

        brokenFigure.start(new Matrix4f(), bones("grump"), Vector3f.ZERO, 0f, new RandomStream(1L, 1L));
        brokenFigure.update(1.2f);
        assertEquals(1f, matrices[0].toScaleVector().x, 1e-3f);

        brokenFigure.update(0.45f);
        assertTrue(matrices[0].toScaleVector().x < 0.1f);
        assertFalse(Boolean.TRUE.equals(drawn.getMaterial().<Boolean>getParamValue("Fades")));
    }

    /** {@code Toon.frag}: from 1 on nothing of a figure keeps its own colour at the edges. */
    @Test
    void itsPiecesFlyInTheirOwnColoursAndArePaleWhereTheyLie() {
        FigureFracture breakage = new FigureFracture(library.firstMesh("grump").getMesh(), FigureFracture.MAX_PIECES);
        BrokenFigure brokenFigure = new BrokenFigure(breakage, library.toonMaterial(), parent);
        Geometry drawn = (Geometry) parent.getChild(0);
        brokenFigure.start(new Matrix4f(), bones("grump"), Vector3f.ZERO, 0f, new RandomStream(1L, 1L));
        brokenFigure.update(0.3f);
        Vector4f flash = drawn.getMaterial().getParamValue("Flash");
        Vector4f tint = drawn.getMaterial().getParamValue("Tint");
        assertEquals(0f, flash.w, 1e-3f);
        assertEquals(Vector4f.UNIT_XYZW, tint);

        brokenFigure.update(0.9f);
        assertTrue(flash.w > 1f, () -> "flash " + flash);
    }

    /** None sinks into the ground, none leaves the box by which it is culled, and in the end nothing is drawn. */
    @ParameterizedTest
    @ValueSource(strings = {"grump", "flutter", "sleeper", "roller", "spitter"})
    void piecesFlyApartLieOnTheGroundAndAreGone(String model) {
        FigureFracture breakage = new FigureFracture(library.firstMesh(model).getMesh(), FigureFracture.MAX_PIECES);
        BrokenFigure brokenFigure = new BrokenFigure(breakage, library.toonMaterial(), parent);
        Geometry drawn = (Geometry) parent.getChild(0);
        Matrix4f toWorld = new Matrix4f();
        toWorld.setTranslation(0f, REST, 0f);
        brokenFigure.start(toWorld, bones(model), new Vector3f(1.8f, 0f, 0f), REST, new RandomStream(1L, 1L));
        BoundingBox box = (BoundingBox) breakage.mesh().getBound();
        Set<Integer> landed = new HashSet<>();

        for (int tick = 0; tick < 90; tick++) {
            brokenFigure.update(SECONDS);
            for (int i = 0; i < brokenFigure.pieces().length; i++) {
                FracturePiece fracturePiece = brokenFigure.pieces()[i];
                Vector3f offset = fracturePiece.place().subtract(drawn.getLocalTranslation());
                assertTrue(box.contains(offset), () -> model + " " + offset);
                if (fracturePiece.place().y <= fracturePiece.restHeight() + 1e-4f) {
                    landed.add(i);
                }
            }
        }

        assertEquals(brokenFigure.pieces().length, landed.size());
        assertEquals(CullHint.Inherit, drawn.getLocalCullHint());
        for (int tick = 0; tick < 60; tick++) {
            brokenFigure.update(SECONDS);
        }
        assertEquals(CullHint.Always, drawn.getLocalCullHint());
    }
}
