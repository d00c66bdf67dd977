package bumblewick.view.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelColoursTest {
    private static Mesh mesh(float... colours) {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[colours.length / 4 * 3]);
        mesh.setBuffer(Type.Color, 4, colours);
        mesh.updateCounts();
        return mesh;
    }

    @Test
    void theMostFrequentColourComesFirstAndLikeOnesCountTogether() {
        Mesh mesh = mesh(0f, 0f, 1f, 0f, 0.5f, 0f, 0.5f, 0f, 0.6f, 0f, 0.5f, 1f);

        assertEquals(List.of(new Vector3f(0.5f, 0f, 0.5f), new Vector3f(0f, 0f, 1f)), ModelColours.of(mesh));
    }

    @Test
    void aMeshWithoutColoursIsWhite() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[9]);

        assertEquals(List.of(new Vector3f(1f, 1f, 1f)), ModelColours.of(mesh));
    }
}
