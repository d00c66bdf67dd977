package bumblewick.view.batch;

import bumblewick.math.Easing;
import bumblewick.view.BuildSteps;
import bumblewick.view.camera.RoomFade;
import bumblewick.view.camera.RoomVisibility;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jme3tools.optimize.GeometryBatchFactory;

/**
 * Merges the still meshes of a level into one mesh per square of ground and material, so that there are few draw calls
 * and squares out of sight are culled. Each square has levels of detail.
 */
public final class StaticBatch {
    private static final float SQUARE_SIZE = 25f; // u
    private static final String ROOM = "room ";
    private static final int MIN_TRIANGLES = 1300; // triangles below which a square joins its neighbour
    private static final int MIN_SLIGHT_TRIANGLES = 2400; // likewise of what is slight, which is spread thinly
    private static final float SLIGHT =
            2.6f; // u: what is larger in two directions is a wall or a floor, before which cameras keep
    private static final float FLAT = 0.3f; // u: what is less high lies on a floor
    private static final float SMALL = 1.2f; // u: what is smaller hides nobody
    private static final float CUT = 2f; // u that a camera moves in a frame only by a cut
    private static final int[][] NEIGHBOURS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final Type[] VERTEX_BUFFERS = {Type.Position, Type.Normal, Type.Color};

    private final Map<String, List<Geometry>> cells = new TreeMap<>();
    private final Map<String, LevelMaterial> levelMaterials = new TreeMap<>();
    private final List<StaticBatchLod> lods = new ArrayList<>();
    private final List<RoomFade> roomFades = new ArrayList<>();
    private final RoomVisibility rooms;
    private final Vector3f lastEye = new Vector3f();

    /** @param rooms of the level, complete: the inside of a room is a cell of its own, drawn only from nearby */
    public StaticBatch(RoomVisibility rooms) {
        this.rooms = rooms;
    }

    /**
     * Adds a mesh where it stands.
     *
     * @param piece with its world transform up to date (unaffected)
     */
    public void add(Geometry piece, LevelMaterial levelMaterial) {
        Mesh mesh = piece.getMesh();
        if (mesh.getMode() != Mesh.Mode.Triangles || mesh.getBuffer(Type.Normal) == null) {
            return;
        }
        String colours = " " + (mesh.getBuffer(Type.Color) != null) + " ";
        TriangleSoup soup = new TriangleSoup(piece);
        Map<String, List<Integer>> parts = new TreeMap<>();
        Vector3f middle = new Vector3f();
        for (int i = 0; i < soup.triangles(); i++) {
            String cell = cellOf(soup.centroid(i, middle));
            LevelMaterial own = own(levelMaterial, cell, soup.componentBox(soup.vertex(i, 0)));
            boolean whole = !own.isSolid(); // there is little of it
            String key = own + colours + (whole ? "" : cell);
            levelMaterials.put(key, own);
            parts.computeIfAbsent(key, unknown -> new ArrayList<>()).add(i);
        }
        parts.forEach((key, triangles) -> cells.computeIfAbsent(key, unknown -> new ArrayList<>())
                .add(extract(piece, levelMaterials.get(key), soup, triangles)));
    }

    /** The material of a connected part: posts, trunks, spars, steps and crates under the sky fade before Wick. */
    private static LevelMaterial own(LevelMaterial levelMaterial, String cell, BoundingBox part) {
        return levelMaterial == LevelMaterial.TOON && canStandBefore(part) && !cell.startsWith(ROOM)
                ? LevelMaterial.SLENDER
                : levelMaterial;
    }

    private static boolean canStandBefore(BoundingBox part) {
        float x = 2f * part.getXExtent();
        float y = 2f * part.getYExtent();
        float z = 2f * part.getZExtent();
        return y > FLAT && Easing.middle(x, y, z) < SLIGHT && Math.max(x, Math.max(y, z)) > SMALL;
    }

    /** The cell of a point: its room or its square of ground. */
    private String cellOf(Vector3f point) {
        int room = rooms.indexAt(point);
        if (room != RoomVisibility.OUTSIDE) {
            return ROOM + room;
        }
        return (int) Math.floor(point.x / SQUARE_SIZE) + "," + (int) Math.floor(point.z / SQUARE_SIZE);
    }

    /** Copies some triangles of a mesh, with only those vertex buffers that the level's materials use. */
    private static Geometry extract(
            Geometry piece, LevelMaterial levelMaterial, TriangleSoup soup, List<Integer> triangles) {
        int[] numbers = new int[piece.getMesh().getVertexCount()]; // index in the new mesh, from 1; 0 is not in it
        int[] vertices = new int[triangles.size() * 3]; // index in the old mesh
        int[] indices = new int[triangles.size() * 3];
        int count = 0;
        for (int i = 0; i < indices.length; i++) {
            int vertex = soup.vertex(triangles.get(i / 3), i % 3);
            if (numbers[vertex] == 0) {
                vertices[count++] = vertex;
                numbers[vertex] = count;
            }
            indices[i] = numbers[vertex] - 1;
        }
        Mesh mesh = new Mesh();
        for (Type type : VERTEX_BUFFERS) {
            VertexBuffer all = piece.getMesh().getBuffer(type);
            if (all != null) {
                mesh.setBuffer(selectVertices(all, vertices, count));
            }
        }
        mesh.setBuffer(Type.Index, 3, BufferUtils.createIntBuffer(indices));
        mesh.updateCounts();
        mesh.updateBound();
        Geometry cut = new Geometry(piece.getName(), mesh);
        cut.setLocalTransform(piece.getWorldTransform());
        cut.updateGeometricState();
        if (levelMaterial.sways()) {
            mesh.setBuffer(Type.TexCoord2, 2, swayOf(cut, soup, vertices, levelMaterial == LevelMaterial.CLOTH));
        }
        if (levelMaterial == LevelMaterial.SLENDER) {
            setCapsules(mesh, soup, vertices);
        }
        return cut;
    }

    private static VertexBuffer selectVertices(VertexBuffer all, int[] vertices, int count) {
        VertexBuffer some = new VertexBuffer(all.getBufferType());
        int components = all.getNumComponents();
        some.setupData(
                VertexBuffer.Usage.Static,
                components,
                all.getFormat(),
                VertexBuffer.createBuffer(all.getFormat(), components, count));
        some.setNormalized(all.isNormalized());
        for (int i = 0; i < count; i++) {
            all.copyElement(vertices[i], some, i);
        }
        return some;
    }

    /** Lets each vertex know the capsule of its connected part, which fades as a whole. */
    private static void setCapsules(Mesh mesh, TriangleSoup soup, int[] vertices) {
        float[] from = new float[mesh.getVertexCount() * 4]; // and the radius
        float[] to = new float[mesh.getVertexCount() * 3];
        for (int i = 0; i < mesh.getVertexCount(); i++) {
            TriangleSoup.Capsule part = soup.componentCapsule(vertices[i]);
            from[i * 4] = part.from().x;
            from[i * 4 + 1] = part.from().y;
            from[i * 4 + 2] = part.from().z;
            from[i * 4 + 3] = part.radius();
            to[i * 3] = part.to().x;
            to[i * 3 + 1] = part.to().y;
            to[i * 3 + 2] = part.to().z;
        }
        mesh.setBuffer(Type.TexCoord2, 4, from);
        mesh.setBuffer(Type.TexCoord3, 3, to);
    }

    /** For each vertex: distance from where its connected part is held, in u, and phase of the sway. */
    private static float[] swayOf(Geometry plant, TriangleSoup soup, int[] vertices, boolean hangs) {
        FloatBuffer corners = plant.getMesh().getFloatBuffer(Type.Position);
        float[] sway = new float[corners.limit() / 3 * 2];
        Vector3f corner = new Vector3f();
        for (int i = 0; i < sway.length / 2; i++) {
            corner.set(corners.get(i * 3), corners.get(i * 3 + 1), corners.get(i * 3 + 2));
            plant.localToWorld(corner, corner);
            BoundingBox box = soup.componentBox(vertices[i]);
            float above = corner.y - (box.getCenter().y - box.getYExtent());
            sway[i * 2] = hangs ? 2f * box.getYExtent() - above : above;
            sway[i * 2 + 1] = box.getCenter().x * 0.7f + box.getCenter().z * 0.4f;
        }
        return sway;
    }

    /** Merges a square with few triangles into the fullest square beside it: it is not worth a draw call. */
    private void mergeSmallCells() {
        for (String key : List.copyOf(cells.keySet())) {
            String beside = fullestNeighbour(key);
            boolean slight = levelMaterials.get(key) == LevelMaterial.SLENDER;
            if (beside != null && triangles(key) < (slight ? MIN_SLIGHT_TRIANGLES : MIN_TRIANGLES)) {
                cells.get(beside).addAll(cells.remove(key));
            }
        }
    }

    private String fullestNeighbour(String key) {
        String kind = key.substring(0, key.lastIndexOf(' ') + 1);
        String[] square = key.substring(kind.length()).split(",");
        if (square.length != 2) {
            return null;
        }
        String most = null;
        for (int[] step : NEIGHBOURS) {
            String other =
                    kind + (Integer.parseInt(square[0]) + step[0]) + "," + (Integer.parseInt(square[1]) + step[1]);
            boolean more = cells.containsKey(other) && (most == null || triangles(other) > triangles(most));
            most = more ? other : most;
        }
        return most;
    }

    private int triangles(String key) {
        return cells.get(key).stream().mapToInt(Geometry::getTriangleCount).sum();
    }

    /**
     * Builds the merged meshes.
     *
     * @param parent receives them
     * @param materials one for each {@link LevelMaterial}, in its order
     * @param sun direction towards it (unaffected)
     * @param steps one for each mesh
     */
    public void build(Node parent, Material[] materials, Vector3f sun, BuildSteps steps) {
        mergeSmallCells();
        cells.forEach((key, pieces) -> steps.add(() -> build(key, pieces, parent, materials, sun)));
        cells.clear(); // once a mesh is merged, nothing holds what it was made of
    }

    private void build(String key, List<Geometry> pieces, Node parent, Material[] materials, Vector3f sun) {
        LevelMaterial levelMaterial = levelMaterials.get(key);
        Mesh mesh = new Mesh();
        GeometryBatchFactory.mergeGeometries(pieces, mesh);
        mesh.updateBound();
        mesh.updateCounts();
        Geometry cell = levelMaterial.isSolid() ? new StaticBatchCell(key, mesh, sun) : new Geometry(key, mesh);
        cell.setMaterial(materials[levelMaterial.ordinal()]);
        cell.setShadowMode(levelMaterial.isSolid() ? ShadowMode.CastAndReceive : ShadowMode.Receive);
        if (levelMaterial.isSeenThrough()) {
            cell.setQueueBucket(Bucket.Transparent);
        }
        if (mesh.getBuffer(Type.Color) == null) {
            Material bare = materials[levelMaterial.ordinal()].clone();
            bare.setBoolean("VertexColor", false);
            cell.setMaterial(bare);
        }
        parent.attachChild(cell);
        if (key.contains(ROOM)) {
            cell.setShadowMode(ShadowMode.Receive); // the sun does not shine into a room
            roomFades.add(new RoomFade(cell));
        } else if (levelMaterial.isSolid()) {
            lods.add(new StaticBatchLod((StaticBatchCell) cell, parent));
        }
    }

    /**
     * Chooses rooms and levels of detail for a frame.
     *
     * @param eye position of the camera (unaffected)
     * @param sight how far the camera sees, in u
     */
    public void update(Vector3f eye, float sight, float seconds) {
        for (int i = 0; i < roomFades.size(); i++) {
            roomFades.get(i).update(eye);
        }
        boolean cut = lastEye.distanceSquared(eye) > CUT * CUT;
        lastEye.set(eye);
        boolean changing = false; // one cell at a time: a fading cell is drawn twice
        for (int i = 0; i < lods.size(); i++) {
            changing |= lods.get(i).update(eye, sight, seconds, !changing, cut);
        }
    }
}
