package bumblewick.view;

import com.jme3.bounding.BoundingBox;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.IntBuffer;

/** What stands still on a square of ground: whole, coarser for afar, and without trifles for the sun's map. */
final class Patch extends Geometry {
    private static final float CELL = 0.2f; // u: from afar all that is finer is one
    private static final float TRIFLE = 1f; // u: what is smaller in all directions throws no shadow
    private static final int CASTERS = 2; // level of detail

    private boolean castersOnly;

    Patch(String name, Mesh mesh) {
        super(name, mesh);
        updateGeometricState();
        Coarse.addTo(mesh, CELL);
        mesh.setLodLevels(new VertexBuffer[] {mesh.getLodLevel(0), mesh.getLodLevel(1), casters()});
    }

    private VertexBuffer casters() {
        Shreds shreds = new Shreds(this);
        IntBuffer indices = BufferUtils.createIntBuffer(shreds.triangles() * 3);
        for (int i = 0; i < shreds.triangles(); i++) {
            if (!isTrifle(shreds.lumpAt(shreds.vertex(i, 0)))) {
                indices.put(shreds.vertex(i, 0)).put(shreds.vertex(i, 1)).put(shreds.vertex(i, 2));
            }
        }
        indices.flip();
        VertexBuffer casters = new VertexBuffer(Type.Index);
        casters.setupData(VertexBuffer.Usage.Static, 3, VertexBuffer.Format.UnsignedInt, indices);
        return casters;
    }

    private static boolean isTrifle(BoundingBox lump) {
        return 2f * Math.max(lump.getYExtent(), Math.max(lump.getXExtent(), lump.getZExtent())) < TRIFLE;
    }

    /** While this is on, only what throws shadows is drawn. */
    void drawCastersOnly(boolean on) {
        castersOnly = on;
    }

    @Override
    public int getLodLevel() {
        return castersOnly ? CASTERS : super.getLodLevel();
    }
}
