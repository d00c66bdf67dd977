package bumblewick.view.effect;

import bumblewick.view.batch.TriangleSoup;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.util.BufferUtils;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How a figure breaks: each connected part of one bone becomes a piece. A large part is cut into quarters about
 * its upright axis, a small one joins its nearest neighbour, and one that lies about another of its bone joins that.
 */
final class FigureFracture {
    /** Most pieces of a figure. */
    static final int MAX_PIECES = 24;

    private static final int BONES_PER_VERTEX = 4; // bones per vertex, at most
    private static final float LARGE = 0.48f; // of the figure's extent: a larger part is cut
    private static final float SMALL = 0.11f; // of the figure's extent: a smaller part joins a neighbour

    private static final float CONCENTRIC =
            0.25f; // of a part's size: how far off the middle of another it is at most to join it

    private final List<Part> parts = new ArrayList<>();
    private final Mesh mesh = new Mesh();

    /**
     * A piece, in the figure's frame in the rest pose.
     *
     * @param bone that moves it
     * @param middle of its bounding box
     * @param radius half the longest edge of the box, in u
     * @param flat half the shortest edge, in u
     */
    record Part(int bone, Vector3f middle, float radius, float flat) {}

    /** The triangles of a piece: those of one bone and one connected part, in one quarter of it. */
    private record Key(int bone, BoundingBox lump, int quarter) {}

    /** A piece that is being collected. */
    private static final class Group {
        final int bone;
        final BoundingBox box = new BoundingBox();
        final List<Integer> triangles = new ArrayList<>();

        Group(int bone) {
            this.bone = bone;
        }

        float size() {
            return longest(box);
        }
    }

    /**
     * Breaks a figure.
     *
     * @param whole a mesh as loaded, with bones or without (unaffected)
     * @param most pieces, at most {@link #MAX_PIECES}
     */
    FigureFracture(Mesh whole, int most) {
        TriangleSoup soup = new TriangleSoup(new Geometry("at rest", whole));
        float extent = longest((BoundingBox) whole.getBound());
        List<Group> groups = joinSmall(groups(whole, soup, extent), extent, most);
        for (Group group : groups) {
            Vector3f half = group.box.getExtent(new Vector3f());
            float flat = Math.min(half.x, Math.min(half.y, half.z));
            parts.add(new Part(group.bone, group.box.getCenter().clone(), group.size(), flat));
        }
        fill(whole, soup, groups);
    }

    /** Half the longest edge of a box, in u. */
    static float longest(BoundingBox box) {
        return Math.max(box.getXExtent(), Math.max(box.getYExtent(), box.getZExtent()));
    }

    private static List<Group> groups(Mesh whole, TriangleSoup soup, float extent) {
        Map<Key, Group> groups = new HashMap<>();
        List<Group> all = new ArrayList<>();
        Vector3f middle = new Vector3f();
        for (int t = 0; t < soup.triangles(); t++) {
            int bone = bone(whole, soup, t);
            BoundingBox lump = soup.componentBox(soup.vertex(t, 0));
            soup.centroid(t, middle);
            Key key = new Key(bone, lump, longest(lump) > LARGE * extent ? quarter(middle, lump.getCenter()) : 0);
            Group group = groups.get(key);
            if (group == null) {
                group = new Group(bone);
                group.box.setCenter(middle);
                groups.put(key, group);
                all.add(group);
            }
            group.triangles.add(t);
            group.box.mergeLocal(new BoundingBox(middle, 0f, 0f, 0f));
        }
        return all;
    }

    private static int quarter(Vector3f point, Vector3f middle) {
        float x = point.x - middle.x;
        float z = point.z - middle.z;
        return 1 + (x + z > 0f ? 1 : 0) + (x - z > 0f ? 2 : 0);
    }

    /** The bone with the largest weight on a triangle; 0 without bones. */
    private static int bone(Mesh mesh, TriangleSoup soup, int triangle) {
        VertexBuffer bones = mesh.getBuffer(Type.BoneIndex);
        if (bones == null) {
            return 0;
        }
        VertexBuffer weights = mesh.getBuffer(Type.BoneWeight);
        Map<Integer, Float> sums = new HashMap<>();
        int best = 0;
        for (int corner = 0; corner < 3; corner++) {
            int vertex = soup.vertex(triangle, corner);
            for (int i = 0; i < BONES_PER_VERTEX; i++) {
                int bone = ((Number) bones.getElementComponent(vertex, i)).intValue() & 0xff;
                sums.merge(bone, ((Number) weights.getElementComponent(vertex, i)).floatValue(), Float::sum);
                best = sums.get(bone) > sums.getOrDefault(best, 0f) ? bone : best;
            }
        }
        return best;
    }

    /** The pieces, largest first, after small and surplus ones joined their nearest neighbours. */
    private static List<Group> joinSmall(List<Group> groups, float extent, int most) {
        groups.sort(Comparator.comparing(Group::size).reversed());
        List<Group> pieces = new ArrayList<>();
        for (Group group : groups) {
            Group about = sameBone(pieces, group);
            if (about != null) {
                about.triangles.addAll(group.triangles);
            } else if (pieces.isEmpty() || (pieces.size() < most && group.size() > SMALL * extent)) {
                pieces.add(group);
            } else {
                nearest(pieces, group.box.getCenter()).triangles.addAll(group.triangles);
            }
        }
        return pieces;
    }

    /** A piece of the same bone that has its middle where this one has: a rim about a belly, a pupil in an eye. */
    private static Group sameBone(List<Group> pieces, Group group) {
        Vector3f middle = group.box.getCenter();
        for (Group piece : pieces) {
            if (piece.bone == group.bone && middle.distance(piece.box.getCenter()) < CONCENTRIC * group.size()) {
                return piece;
            }
        }
        return null;
    }

    private static Group nearest(List<Group> pieces, Vector3f point) {
        Group best = pieces.get(0);
        for (Group piece : pieces) {
            boolean nearer = piece.box.distanceToEdge(point) < best.box.distanceToEdge(point);
            best = nearer || (piece.box.contains(point) && piece.size() < best.size()) ? piece : best;
        }
        return best;
    }

    /** Fills the mesh: triangles do not share vertices, and each vertex's bone is its piece. */
    private void fill(Mesh whole, TriangleSoup soup, List<Group> groups) {
        List<Integer> vertices = new ArrayList<>();
        ByteBuffer numbers = BufferUtils.createByteBuffer(soup.triangles() * 3 * BONES_PER_VERTEX);
        FloatBuffer weights = BufferUtils.createFloatBuffer(soup.triangles() * 3 * BONES_PER_VERTEX);
        for (int piece = 0; piece < groups.size(); piece++) {
            for (int triangle : groups.get(piece).triangles) {
                for (int corner = 0; corner < 3; corner++) {
                    vertices.add(soup.vertex(triangle, corner));
                    numbers.put((byte) piece).put((byte) 0).put((byte) 0).put((byte) 0);
                    weights.put(1f).put(0f).put(0f).put(0f);
                }
            }
        }
        for (Type type : new Type[] {Type.Position, Type.Normal, Type.Color}) {
            copy(whole.getBuffer(type), vertices);
        }
        bind(Type.HWBoneIndex, Format.UnsignedByte, numbers.flip());
        bind(Type.HWBoneWeight, Format.Float, weights.flip());
        mesh.updateCounts();
    }

    private void copy(VertexBuffer from, List<Integer> vertices) {
        if (from == null) {
            return;
        }
        int components = from.getNumComponents();
        VertexBuffer to = new VertexBuffer(from.getBufferType());
        Buffer data = VertexBuffer.createBuffer(from.getFormat(), components, vertices.size());
        to.setupData(Usage.Static, components, from.getFormat(), data);
        to.setNormalized(from.isNormalized());
        for (int i = 0; i < vertices.size(); i++) {
            from.copyElement(vertices.get(i), to, i);
        }
        mesh.setBuffer(to);
    }

    private void bind(Type type, Format format, Buffer data) {
        VertexBuffer buffer = new VertexBuffer(type);
        buffer.setupData(Usage.Static, BONES_PER_VERTEX, format, data);
        mesh.setBuffer(buffer);
    }

    /** The mesh; {@code HWBoneIndex} holds the index of the piece. Not to be changed. */
    Mesh mesh() {
        return mesh;
    }

    /** The pieces, largest first; not to be changed. */
    List<Part> parts() {
        return parts;
    }
}
