package bumblewick.view;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;

/** An eight-sided magenta crystal that is drawn in place of a missing model. */
final class MissingModelMesh extends Mesh {
    private static final float RADIUS = 0.5f;
    private static final ColorRGBA COLOUR = new ColorRGBA(1f, 0.05f, 0.6f, 0.25f);

    MissingModelMesh() {
        Vector3f[] ring = {new Vector3f(1, 0, 0), new Vector3f(0, 0, 1), new Vector3f(-1, 0, 0), new Vector3f(0, 0, -1)
        };
        Vector3f[] points = new Vector3f[24];
        Vector3f[] normals = new Vector3f[24];
        ColorRGBA[] colours = new ColorRGBA[24];
        int i = 0;
        for (int side = 0; side < 4; side++) {
            for (float tip : new float[] {1.4f, -1.4f}) {
                Vector3f a = ring[side];
                Vector3f b = ring[(side + 1) % 4];
                Vector3f normal = new Vector3f(a.x + b.x, tip / 2f, a.z + b.z).normalizeLocal();
                Vector3f[] face = {tip > 0 ? b : a, tip > 0 ? a : b, new Vector3f(0, tip, 0)};
                for (Vector3f corner : face) {
                    points[i] = corner.mult(RADIUS);
                    normals[i] = normal;
                    colours[i++] = COLOUR;
                }
            }
        }
        setBuffer(Type.Position, 3, BufferUtils.createFloatBuffer(points));
        setBuffer(Type.Normal, 3, BufferUtils.createFloatBuffer(normals));
        setBuffer(Type.Color, 4, BufferUtils.createFloatBuffer(colours));
        updateCounts();
        updateBound();
    }
}
