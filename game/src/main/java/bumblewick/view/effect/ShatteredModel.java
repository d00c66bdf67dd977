package bumblewick.view.effect;

import bumblewick.math.RandomStream;
import bumblewick.view.FigureLight;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedBatch;
import bumblewick.view.batch.PoseTexture;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.FastMath;
import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A model that bursts into pieces of itself: wings, shells, eyes fly apart, tumble, fall and shrink to nothing. Several ways in
 * which they do are baked into a {@link PoseTexture}, so that one draw call shows any number of copies.
 */
final class ShatteredModel {
    /** How long the pieces fly, in s. */
    static final float SECONDS = 0.5f;

    /** How many ways there are in which they fly. */
    static final int WAYS = 3;

    private static final int PIECES = 9; // more are crumbs
    private static final int CAPACITY = 24; // copies at a time
    private static final float FASTEST = 13f; // extents of the model per second, outwards, at first
    private static final float SLOWEST = 8f;
    private static final float DRAG = 2.6f; // 1/s
    private static final float ASIDE = 0.35f; // how far a piece leaves the straight way out, as a share of it
    private static final float GRAVITY = 9f; // extents/s²
    private static final float SPIN = 11f; // radians per second, at most
    private static final float NOTHING = 1e-3f; // size at the end

    private final InstancedBatch batch;
    private final PoseTexture.ClipRows[] rows = new PoseTexture.ClipRows[WAYS];

    /** Where a piece flies, in the model's frame at rest. */
    private record Way(Vector3f middle, Vector3f speed, Vector3f axis, float spin) {}

    /**
     * Breaks a model.
     *
     * @param whole its mesh (unaffected)
     * @param material of its own, for an instanced batch
     * @param parent the batch is attached to it
     */
    ShatteredModel(Mesh whole, Material material, Node parent) {
        FigureFracture fracture = new FigureFracture(whole, PIECES);
        BoundingBox bound = (BoundingBox) whole.getBound();
        PoseTexture poses = poses(fracture.parts(), bound.getCenter(), FigureFracture.longest(bound));
        for (int i = 0; i < WAYS; i++) {
            rows[i] = poses.clip(name(i));
        }
        material.setTexture("Poses", poses.texture());
        material.setBoolean("Hollow", true);
        material.getAdditionalRenderState().setFaceCullMode(FaceCullMode.Off);
        FigureLight.ENEMY.shineOn(material);
        batch = new InstancedBatch("pieces", fracture.mesh(), material, CAPACITY);
        parent.attachChild(batch);
    }

    private static PoseTexture poses(List<FigureFracture.Part> parts, Vector3f centre, float extent) {
        RandomStream random = new RandomStream(23L, 7L);
        Map<String, Float> lengths = new LinkedHashMap<>();
        Map<String, Way[]> ways = new LinkedHashMap<>();
        for (int i = 0; i < WAYS; i++) {
            lengths.put(name(i), SECONDS);
            ways.put(
                    name(i),
                    parts.stream()
                            .map(part -> way(part.middle(), centre, extent, random))
                            .toArray(Way[]::new));
        }
        Matrix4f[] matrices = new Matrix4f[parts.size()];
        return PoseTexture.of(lengths, matrices.length, (name, seconds) -> {
            for (int i = 0; i < matrices.length; i++) {
                matrices[i] = at(ways.get(name)[i], seconds, extent);
            }
            return matrices;
        });
    }

    private static String name(int way) {
        return Integer.toString(way);
    }

    private static Way way(Vector3f middle, Vector3f centre, float extent, RandomStream random) {
        Vector3f out = middle.subtract(centre)
                .multLocal(1f / extent)
                .addLocal(any(random).multLocal(ASIDE));
        out.normalizeLocal().multLocal(extent * random.between(SLOWEST, FASTEST));
        return new Way(middle, out, any(random).normalizeLocal(), random.between(0.4f, 1f) * SPIN);
    }

    private static Vector3f any(RandomStream random) {
        return new Vector3f(random.between(-1f, 1f), random.between(-1f, 1f), random.between(-1f, 1f));
    }

    /** The transform of a piece from the model at rest, so many seconds after it burst. */
    private static Matrix4f at(Way way, float seconds, float extent) {
        float left = 1f - seconds / SECONDS;
        float size = Math.max(NOTHING, left * left); // most at first: large pieces hide who lives
        Quaternion turn = new Quaternion().fromAngleNormalAxis(way.spin * seconds, way.axis);
        Vector3f place =
                way.speed.mult((1f - FastMath.exp(-DRAG * seconds)) / DRAG).addLocal(way.middle);
        place.y -= 0.5f * GRAVITY * extent * seconds * seconds;
        Matrix4f matrix = new Matrix4f();
        matrix.setTransform(
                place.subtractLocal(turn.mult(way.middle).multLocal(size)),
                new Vector3f(size, size, size),
                turn.toRotationMatrix());
        return matrix;
    }

    /**
     * Adds a copy for this frame.
     *
     * @param way in which it burst, below {@link #WAYS}
     * @param seconds since it burst
     * @param style its pose is set
     */
    void add(int way, float seconds, Vector3f at, Quaternion turn, float size, InstanceStyle style) {
        style.row = rows[way].row(seconds / SECONDS);
        batch.add(at, turn, size, style);
    }

    /** Removes all copies. */
    void clear() {
        batch.clear();
    }

    /** Uploads the copies to the graphics card. */
    void submit() {
        batch.submit();
    }
}
