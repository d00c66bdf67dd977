package bumblewick.view;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.IndexIntBuffer;
import com.jme3.util.BufferUtils;
import java.nio.IntBuffer;

/**
 * What stands still on a square of ground: whole, coarser for afar, coarser still for the distance, and for the sun's
 * map only what it shines on, without trifles.
 */
final class Patch extends Geometry {
    /** Levels of detail that are looked at. */
    static final int LEVELS = 3;

    private static final float CELL = 0.22f; // u: from afar all that is finer is one
    private static final float LARGE_CELL = 0.55f;
    private static final float SHADOW_CELL = 0.15f; // less than the shadow's bias: nothing shades itself by it
    private static final float TRIFLE = 1f; // u: what is smaller in all directions throws no shadow
    private static final int CASTERS = LEVELS; // the level of detail for the sun's map

    private boolean castersOnly;

    /** @param sun towards it (unaffected) */
    Patch(String name, Mesh mesh, Vector3f sun) {
        super(name, mesh);
        updateGeometricState();
        VertexBuffer[] levels = {
            mesh.getBuffer(Type.Index), Coarse.of(mesh, CELL), Coarse.of(mesh, LARGE_CELL), casters(sun)
        };
        mesh.setLodLevels(levels);
    }

    /**
     * The triangles that face the sun: what is closed throws the same shadow without the others, and what hangs below
     * an island throws none that is seen.
     */
    private VertexBuffer casters(Vector3f sun) {
        Shreds shreds = new Shreds(this);
        IntBuffer indices = BufferUtils.createIntBuffer(shreds.triangles() * 3);
        for (int i = 0; i < shreds.triangles(); i++) {
            if (shreds.faces(i, sun) && !isTrifle(shreds.lumpAt(shreds.vertex(i, 0)))) {
                indices.put(shreds.vertex(i, 0)).put(shreds.vertex(i, 1)).put(shreds.vertex(i, 2));
            }
        }
        indices.flip();
        return Coarse.of(getMesh(), new IndexIntBuffer(indices), SHADOW_CELL);
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
