package bumblewick.view.scenery;

import bumblewick.view.render.LookColours;
import bumblewick.view.render.SceneRig;
import com.jme3.asset.AssetManager;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;

/**
 * The island below a flight: a ribbon of checkered turf with a path, wavy rims and cliffs, and the sea of clouds. The
 * meshes move along with Wick in whole rows while their patterns stay fixed to the world, so that nothing shimmers.
 */
public final class MeadowGround {
    private static final float ROW = 4f; // u
    private static final float BEHIND = 24f;
    private static final float AHEAD = 330f;
    private static final float WIDEST = 200f; // u
    /** Side and depth of the ribbon's columns, from the foot of one cliff over the turf to the foot of the other. */
    private static final float[][] COLUMNS = {{-1f, 2f}, {-1f, 1f}, {-1f, 0f}, {1f, 0f}, {1f, 1f}, {1f, 2f}};

    static final float SEA_LEVEL = -24f; // u
    private static final float SEA_ROW = 12f;
    private static final float SEA_WIDTH = 700f;
    private static final float SEA_AHEAD = 620f;

    private final Geometry turf;
    private final CloudSea sea;
    private final Ground here;
    private final Ground next;
    private final Vector3f gap = new Vector3f();
    private final Vector3f nextGap = new Vector3f();
    private CourseGround gaps; // null if the turf has none
    private final Vector2f border = new Vector2f(1e6f, 1f);

    public MeadowGround(SceneRig rig) {
        AssetManager assets = rig.assets();
        LookColours look = rig.look();
        Node parent = rig.root();
        turf = geometry("meadow", ribbon(COLUMNS, 1f, ROW, BEHIND, AHEAD), turfMaterial(assets, look));
        here = new Ground(turf.getMaterial(), "", look);
        next = new Ground(turf.getMaterial(), "2", look);
        turf.getMaterial().setVector2("Border", border);
        turf.setShadowMode(ShadowMode.Receive);
        float[][] wide = {{-1f, 0f}, {1f, 0f}};
        sea = new CloudSea(assets, ribbon(wide, SEA_WIDTH, SEA_ROW, BEHIND, SEA_AHEAD), look);
        parent.attachChild(turf);
        rig.surroundings().attachChild(sea.geometry());
    }

    /** Moves the ribbon to a distance along the rail. */
    public void moveTo(float z) {
        turf.setLocalTranslation(0f, 0f, FastMath.floor(z / ROW) * ROW);
        if (gaps != null) {
            gaps.gapsFrom(z, gap, nextGap);
        }
        sea.geometry().setLocalTranslation(0f, SEA_LEVEL, FastMath.floor(z / SEA_ROW) * SEA_ROW);
    }

    /** Moves the ribbon to a distance along the rail and shows the grounds of the passages visible from there. */
    public void moveTo(float z, FlightLooks looks) {
        moveTo(z, looks, false);
    }

    /**
     * Moves the ribbon to a distance along the rail and shows the grounds of the passages visible from there.
     *
     * @param back whether the camera looks back
     */
    public void moveTo(float place, FlightLooks looks, boolean back) {
        float z = back ? place - AHEAD + BEHIND : place;
        moveTo(z);
        int coming = looks.nextGround(z);
        here.set(looks.look(Math.max(0, coming - 1)));
        next.set(looks.look(coming));
        border.set(looks.groundStart(coming), 1f / looks.transitionLength(coming));
    }

    /** Leaves out the turf where the course has none; call it before {@link #moveTo}. */
    public void leaveOut(CourseGround course) {
        if (course.hasGaps()) {
            gaps = course;
            turf.getMaterial().setVector3("Gap", gap);
            turf.getMaterial().setVector3("Gap2", nextGap);
        }
    }

    /** Sets the light of the clouds; the look may change afterwards. */
    public void setLight(LookColours look) {
        sea.set(look);
    }

    /** The material parameters of one ground. */
    private static final class Ground {
        private final Vector3f a = new Vector3f();
        private final Vector3f b = new Vector3f();
        private final Vector3f path = new Vector3f();
        private final Vector3f soil = new Vector3f();
        private final Vector4f pattern = new Vector4f();
        private final Vector2f edge = new Vector2f();
        private final Vector2f weave = new Vector2f();

        Ground(Material material, String suffix, LookColours look) {
            material.setVector3("ColA" + suffix, a);
            material.setVector3("ColB" + suffix, b);
            material.setVector3("Path" + suffix, path);
            material.setVector3("Soil" + suffix, soil);
            material.setVector4("Pattern" + suffix, pattern);
            material.setVector2("Edge" + suffix, edge);
            material.setVector2("Weave" + suffix, weave);
            set(look);
        }

        void set(LookColours look) {
            a.set(look.groundA);
            b.set(look.groundB);
            path.set(look.path);
            soil.set(look.soil);
            pattern.set(look.pattern);
            edge.set(look.edge, 0f);
            weave.set(look.weave, 0f);
        }
    }

    private static Material turfMaterial(AssetManager assets, LookColours look) {
        Material material = new Material(assets, "MatDefs/Meadow.j3md");
        material.setFloat("Cell", look.look.ground().cell());
        material.setFloat("LineGlow", look.look.ground().lineGlow());
        material.setFloat("Height", look.look.ground().height());
        return material;
    }

    private static Geometry geometry(String name, Mesh mesh, Material material) {
        Geometry geometry = new Geometry(name, mesh);
        geometry.setMaterial(material);
        geometry.setCullHint(CullHint.Never);
        geometry.setShadowMode(ShadowMode.Off);
        return geometry;
    }

    /** A strip of {@code columns} (x as a share of {@code width}, depth) from behind to ahead. */
    private static Mesh ribbon(float[][] columns, float width, float row, float behind, float ahead) {
        int rows = Math.round((behind + ahead) / row) + 1;
        Vector3f[] points = new Vector3f[rows * columns.length];
        for (int i = 0; i < points.length; i++) {
            float[] column = columns[i % columns.length];
            int rowsAhead = i / columns.length;
            points[i] = new Vector3f(column[0] * width, column[1], rowsAhead * row - behind);
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, BufferUtils.createFloatBuffer(points));
        mesh.setBuffer(Type.Index, 3, BufferUtils.createIntBuffer(indices(rows, columns.length)));
        mesh.setBound(new BoundingBox(new Vector3f(0f, 0f, ahead / 2f), width + WIDEST, 40f, ahead));
        return mesh;
    }

    private static int[] indices(int rows, int columns) {
        int[] indices = new int[(rows - 1) * (columns - 1) * 6];
        int i = 0;
        for (int row = 0; row < rows - 1; row++) {
            for (int column = 0; column < columns - 1; column++) {
                int a = row * columns + column;
                int b = a + columns;
                for (int corner : new int[] {a, b, a + 1, a + 1, b, b + 1}) {
                    indices[i++] = corner;
                }
            }
        }
        return indices;
    }
}
