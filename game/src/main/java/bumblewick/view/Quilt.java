package bumblewick.view;

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
 * Sews what stands still together: one mesh for each square of ground and one for each coat, so that few things are drawn, and
 * few that are not seen. From afar they lose their finest edges.
 */
final class Quilt {
    private static final float SQUARE = 25f; // u
    private static final String ROOM = "room ";
    private static final int FEW = 900; // triangles
    private static final int[][] BESIDE = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final Type[] KEPT = {Type.Position, Type.Normal, Type.Color};

    private final Map<String, List<Geometry>> patches = new TreeMap<>();
    private final Map<String, Coat> coats = new TreeMap<>();
    private final List<Detail> details = new ArrayList<>();
    private final List<Inside> insides = new ArrayList<>();
    private final Rooms rooms;

    /** @param rooms of the level, all of them: what is in one is seen from nearby only */
    Quilt(Rooms rooms) {
        this.rooms = rooms;
    }

    /**
     * Adds a piece where it stands.
     *
     * @param piece up to date with its place in the world; not changed
     */
    void add(Geometry piece, Coat coat) {
        Mesh mesh = piece.getMesh();
        if (mesh.getMode() != Mesh.Mode.Triangles || mesh.getBuffer(Type.Normal) == null) {
            return;
        }
        String kind = coat + " " + (mesh.getBuffer(Type.Color) != null);
        boolean whole = coat != Coat.TOON; // there is little of it
        Shreds shreds = new Shreds(piece);
        Map<String, List<Integer>> parts = new TreeMap<>();
        Vector3f middle = new Vector3f();
        for (int i = 0; i < shreds.triangles(); i++) {
            shreds.middle(i, middle);
            parts.computeIfAbsent(kind + " " + (whole ? "" : where(middle)), unknown -> new ArrayList<>())
                    .add(i);
        }
        parts.forEach((key, triangles) -> {
            coats.put(key, coat);
            patches.computeIfAbsent(key, unknown -> new ArrayList<>()).add(cut(piece, coat, shreds, triangles));
        });
    }

    /** The room or the square of ground that a point is in. */
    private String where(Vector3f point) {
        int room = rooms.at(point);
        if (room != Rooms.OUTSIDE) {
            return ROOM + room;
        }
        return (int) Math.floor(point.x / SQUARE) + "," + (int) Math.floor(point.z / SQUARE);
    }

    /** Some triangles of a piece with what their coat needs, and without what none does. */
    private static Geometry cut(Geometry piece, Coat coat, Shreds shreds, List<Integer> triangles) {
        int[] numbers = new int[piece.getMesh().getVertexCount()]; // in the new mesh, from 1; 0 is not in it
        int[] vertices = new int[triangles.size() * 3]; // in the old one
        int[] indices = new int[triangles.size() * 3];
        int count = 0;
        for (int i = 0; i < indices.length; i++) {
            int vertex = shreds.vertex(triangles.get(i / 3), i % 3);
            if (numbers[vertex] == 0) {
                vertices[count++] = vertex;
                numbers[vertex] = count;
            }
            indices[i] = numbers[vertex] - 1;
        }
        Mesh mesh = new Mesh();
        for (Type type : KEPT) {
            VertexBuffer all = piece.getMesh().getBuffer(type);
            if (all != null) {
                mesh.setBuffer(some(all, vertices, count));
            }
        }
        mesh.setBuffer(Type.Index, 3, BufferUtils.createIntBuffer(indices));
        mesh.updateCounts();
        mesh.updateBound();
        Geometry cut = new Geometry(piece.getName(), mesh);
        cut.setLocalTransform(piece.getWorldTransform());
        cut.updateGeometricState();
        if (coat.sways()) {
            mesh.setBuffer(Type.TexCoord2, 2, sway(cut, shreds, vertices, coat == Coat.CLOTH));
        }
        return cut;
    }

    private static VertexBuffer some(VertexBuffer all, int[] vertices, int count) {
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

    /** How far each corner is from where its lump is held, in u, and when its turn comes to sway. */
    private static float[] sway(Geometry plant, Shreds shreds, int[] vertices, boolean hangs) {
        FloatBuffer corners = plant.getMesh().getFloatBuffer(Type.Position);
        float[] sway = new float[corners.limit() / 3 * 2];
        Vector3f corner = new Vector3f();
        for (int i = 0; i < sway.length / 2; i++) {
            corner.set(corners.get(i * 3), corners.get(i * 3 + 1), corners.get(i * 3 + 2));
            plant.localToWorld(corner, corner);
            BoundingBox box = shreds.lumpAt(vertices[i]);
            float above = corner.y - (box.getCenter().y - box.getYExtent());
            sway[i * 2] = hangs ? 2f * box.getYExtent() - above : above;
            sway[i * 2 + 1] = box.getCenter().x * 0.7f + box.getCenter().z * 0.4f;
        }
        return sway;
    }

    /** What little there is on a square goes to the square beside it that has most: it is not worth a call to draw. */
    private void joinSmall() {
        for (String key : List.copyOf(patches.keySet())) {
            String beside = mostBeside(key);
            if (beside != null && triangles(key) < FEW) {
                patches.get(beside).addAll(patches.remove(key));
            }
        }
    }

    private String mostBeside(String key) {
        String kind = key.substring(0, key.lastIndexOf(' ') + 1);
        String[] square = key.substring(kind.length()).split(",");
        if (square.length != 2) {
            return null;
        }
        String most = null;
        for (int[] step : BESIDE) {
            String other =
                    kind + (Integer.parseInt(square[0]) + step[0]) + "," + (Integer.parseInt(square[1]) + step[1]);
            boolean more = patches.containsKey(other) && (most == null || triangles(other) > triangles(most));
            most = more ? other : most;
        }
        return most;
    }

    private int triangles(String key) {
        return patches.get(key).stream().mapToInt(Geometry::getTriangleCount).sum();
    }

    /**
     * Sews all.
     *
     * @param parent receives the patches
     * @param materials one for each coat, in their order
     * @param sun towards it (unaffected)
     */
    void sew(Node parent, Material[] materials, Vector3f sun) {
        joinSmall();
        patches.forEach((key, pieces) -> {
            Coat coat = coats.get(key);
            Mesh mesh = new Mesh();
            GeometryBatchFactory.mergeGeometries(pieces, mesh);
            mesh.updateBound();
            mesh.updateCounts();
            Geometry patch = coat == Coat.TOON ? new Patch(key, mesh, sun) : new Geometry(key, mesh);
            patch.setMaterial(materials[coat.ordinal()]);
            patch.setShadowMode(coat != Coat.TOON ? ShadowMode.Receive : ShadowMode.CastAndReceive);
            if (coat.isSeenThrough()) {
                patch.setQueueBucket(Bucket.Transparent);
            }
            if (mesh.getBuffer(Type.Color) == null) {
                Material bare = materials[coat.ordinal()].clone();
                bare.setBoolean("VertexColor", false);
                patch.setMaterial(bare);
            }
            parent.attachChild(patch);
            if (key.contains(ROOM)) {
                patch.setShadowMode(ShadowMode.Receive); // the sun does not shine into it
                insides.add(new Inside(patch));
            } else if (patch instanceof Patch solid) {
                details.add(new Detail(solid, parent));
            }
        });
    }

    /**
     * Shows as much of it as can be seen.
     *
     * @param eye from where (unaffected)
     * @param sight how far one sees, in u
     */
    void show(Vector3f eye, float sight, float seconds) {
        for (int i = 0; i < insides.size(); i++) {
            insides.get(i).show(eye);
        }
        boolean changing = false; // one after the other: what changes is drawn twice
        for (int i = 0; i < details.size(); i++) {
            changing |= details.get(i).show(eye, sight, seconds, !changing);
        }
    }
}
