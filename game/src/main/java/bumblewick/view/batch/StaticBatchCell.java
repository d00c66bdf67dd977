package bumblewick.view.batch;

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
 * The merged mesh of one square of ground. It has three levels of detail for the camera, and one for the shadow map:
 * only triangles that face the sun, without small things.
 */
public final class StaticBatchCell extends Geometry {
    /** Levels of detail for the camera. */
    static final int LEVELS = 3;

    private static final float CELL = 0.22f; // u: grid of the middle level
    private static final float LARGE_CELL = 0.55f;
    private static final float SHADOW_CELL =
            0.15f; // u, less than the shadow's bias: the coarser shadow caster does not shade its own surface
    private static final float SMALL = 1f; // u: smaller things cast no shadow
    private static final int SHADOW_LEVEL = LEVELS; // the level of detail for the shadow map

    private boolean shadowPass;

    /** @param sun direction towards it (unaffected) */
    StaticBatchCell(String name, Mesh mesh, Vector3f sun) {
        super(name, mesh);
        updateGeometricState();
        VertexBuffer[] levels = {
            mesh.getBuffer(Type.Index),
            VertexClusterLod.of(mesh, CELL),
            VertexClusterLod.of(mesh, LARGE_CELL),
            casters(sun)
        };
        mesh.setLodLevels(levels);
    }

    /**
     * The shadow casters: triangles that face the sun. A closed mesh casts the same shadow without the others, and the
     * shadow of an island's underside is never in sight.
     */
    private VertexBuffer casters(Vector3f sun) {
        TriangleSoup soup = new TriangleSoup(this);
        IntBuffer indices = BufferUtils.createIntBuffer(soup.triangles() * 3);
        for (int i = 0; i < soup.triangles(); i++) {
            if (soup.faces(i, sun) && !isTrifle(soup.componentBox(soup.vertex(i, 0)))) {
                indices.put(soup.vertex(i, 0)).put(soup.vertex(i, 1)).put(soup.vertex(i, 2));
            }
        }
        indices.flip();
        return VertexClusterLod.of(getMesh(), new IndexIntBuffer(indices), SHADOW_CELL);
    }

    private static boolean isTrifle(BoundingBox lump) {
        return 2f * Math.max(lump.getYExtent(), Math.max(lump.getXExtent(), lump.getZExtent())) < SMALL;
    }

    /** While on, draws the shadow casters. */
    public void drawCastersOnly(boolean on) {
        shadowPass = on;
    }

    @Override
    public int getLodLevel() {
        return shadowPass ? SHADOW_LEVEL : super.getLodLevel();
    }
}
