package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.ModelLibrary;
import bumblewick.view.ShippedAssets;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedBatch;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.texture.Texture;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Enemies in flight burst into pieces of themselves. */
class ShatteredModelTest {
    private static final int BYTES = 16; // of a texel, of which a matrix has three

    private final ModelLibrary library = new ModelLibrary(ShippedAssets.open());
    private final Node parent = new Node();

    private InstancedBatch broken(Mesh whole) {
        new ShatteredModel(whole, library.instancedToonMaterial(), parent);
        return (InstancedBatch) parent.getChild(0);
    }

    private static Texture poses(InstancedBatch batch) {
        return batch.getMaterial().getTextureParam("Poses").getTextureValue();
    }

    /** A number of the matrix of a piece in a row of the poses, see {@code Place.glsllib}. */
    private static float number(Texture poses, int row, int piece, int index) {
        ByteBuffer texels = poses.getImage().getData(0);
        return texels.getFloat((row * poses.getImage().getWidth() + piece * 3) * BYTES + index * Float.BYTES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gnat", "wasp", "kite_tail", "cog_tick", "strafe_fly"})
    void eachWayBeginsAsTheWholeFigureAndEndsInNothing(String model) {
        Mesh whole = library.firstMesh(model).getMesh();
        InstancedBatch batch = broken(whole);
        Texture poses = poses(batch);
        int pieces = poses.getImage().getWidth() / 3;
        int rows = poses.getImage().getHeight() / ShatteredModel.WAYS;
        assertEquals(whole.getTriangleCount(), batch.getMesh().getTriangleCount());
        assertTrue(pieces > 2, pieces + " pieces");
        for (int way = 0; way < ShatteredModel.WAYS; way++) {
            for (int piece = 0; piece < pieces; piece++) {
                for (int index = 0; index < 12; index++) {
                    assertEquals(index % 5 == 0 ? 1f : 0f, number(poses, way * rows, piece, index), 1e-5f);
                }
                Vector3f column = new Vector3f(
                        number(poses, way * rows + rows - 1, piece, 0),
                        number(poses, way * rows + rows - 1, piece, 4),
                        number(poses, way * rows + rows - 1, piece, 8));
                assertTrue(column.length() < 0.01f, column.toString());
            }
        }
    }

    @Test
    void piecesLeaveTheMiddleInAllDirectionsAndFall() {
        Texture poses = poses(broken(library.firstMesh("gnat").getMesh()));
        int rows = poses.getImage().getHeight() / ShatteredModel.WAYS;
        int left = 0;
        int right = 0;
        for (int piece = 0; piece < poses.getImage().getWidth() / 3; piece++) {
            float x = number(poses, rows / 3, piece, 3);
            left += x < 0f ? 1 : 0;
            right += x > 0f ? 1 : 0;
            float early = number(poses, rows / 2, piece, 7);
            float late = number(poses, rows * 3 / 4, piece, 7);
            assertTrue(late < early, early + " then " + late);
        }
        assertTrue(left > 0 && right > 0, left + " to the left, " + right + " to the right");
    }

    /** A model of a mod may have none. */
    @Test
    void aModelWithoutBonesBreaksToo() {
        Mesh box = new Box(1f, 1f, 1f);
        InstancedBatch batch = broken(box);
        assertEquals(box.getTriangleCount(), batch.getMesh().getTriangleCount());
        assertTrue(poses(batch).getImage().getWidth() >= 6);
        assertEquals(
                box.getTriangleCount() * 3,
                batch.getMesh().getBuffer(Type.HWBoneIndex).getNumElements());
    }

    @Test
    void itIsDrawnWhileItIsThereOnly() {
        Mesh whole = library.firstMesh("gnat").getMesh();
        ShatteredModel model = new ShatteredModel(whole, library.instancedToonMaterial(), parent);
        InstancedBatch batch = (InstancedBatch) parent.getChild(0);
        model.add(0, 0f, Vector3f.ZERO, Quaternion.IDENTITY, 1f, new InstanceStyle());
        model.add(2, 0.5f, Vector3f.ZERO, Quaternion.IDENTITY, 1f, new InstanceStyle());
        model.submit();
        assertEquals(2, batch.count());
        model.clear();
        assertEquals(0, batch.count());
    }
}
