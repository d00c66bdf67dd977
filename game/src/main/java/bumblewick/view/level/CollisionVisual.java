package bumblewick.view.level;

import bumblewick.def.LevelDef;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Locale;

/** Draws a level without a model from its collision triangles, with a colour for each surface. */
final class CollisionVisual {
    private static final Vector3f GROUND = LinearColour.parse("#8fc96a");
    private static final Vector3f WALL = LinearColour.parse("#c9a27a");
    private static final Vector3f ICE = LinearColour.parse("#bfe9ff");
    private static final Vector3f HONEY = LinearColour.parse("#ffb020");
    private static final Vector3f LAVA = LinearColour.parse("#ff5a1e");
    private static final float LEVEL = 0.7f; // upward part of the normal: a steeper triangle is a wall

    private CollisionVisual() {}

    /** The triangles with flat normals. */
    static Geometry of(LevelDef level) {
        float[] corners = level.corners();
        int triangles = level.triangles();
        float[] normals = new float[triangles * 9];
        float[] colours = new float[triangles * 12];
        int[] indices = new int[triangles * 3];
        Vector3f a = new Vector3f();
        Vector3f b = new Vector3f();
        for (int i = 0; i < triangles; i++) {
            int k = i * 9;
            a.set(corners[k + 3] - corners[k], corners[k + 4] - corners[k + 1], corners[k + 5] - corners[k + 2]);
            b.set(corners[k + 6] - corners[k], corners[k + 7] - corners[k + 1], corners[k + 8] - corners[k + 2]);
            a.crossLocal(b).normalizeLocal();
            Vector3f colour = colour(level.surfaceNames().get(level.surfaces()[i]), a.y);
            for (int corner = 0; corner < 3; corner++) {
                put(normals, k + corner * 3, a);
                put(colours, i * 12 + corner * 4, colour);
                indices[i * 3 + corner] = i * 3 + corner;
            }
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, corners.clone());
        mesh.setBuffer(Type.Normal, 3, normals);
        mesh.setBuffer(Type.Color, 4, colours);
        mesh.setBuffer(Type.Index, 3, indices);
        mesh.updateBound();
        Geometry geometry = new Geometry("level", mesh);
        geometry.updateGeometricState();
        return geometry;
    }

    private static void put(float[] numbers, int at, Vector3f v) {
        numbers[at] = v.x;
        numbers[at + 1] = v.y;
        numbers[at + 2] = v.z;
    }

    private static Vector3f colour(String surface, float up) {
        return switch (surface.toLowerCase(Locale.ROOT)) {
            case "ice" -> ICE;
            case "honey" -> HONEY;
            case "lava" -> LAVA;
            default -> up > LEVEL ? GROUND : WALL;
        };
    }
}
