package bumblewick.view.batch;

import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.instancing.InstancedGeometry;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/**
 * One mesh drawn many times by one draw call. Sixteen floats place and style each instance; the material gives them
 * their meaning (see {@code Place.glsllib} and {@code Sprite.vert}).
 *
 * <p>In each frame: {@link #clear()}, any number of {@link #add}, {@link #submit()}. Makes no garbage. Instances beyond
 * the capacity are not drawn.
 */
public final class InstancedBatch extends InstancedGeometry {
    private static final int FLOATS = 16;
    static final float INFINITE_BOUND = 1e6f;

    private final int capacity;
    private final float[] next;
    private final FloatBuffer buffer;
    private final VertexBuffer instances = new VertexBuffer(VertexBuffer.Type.InstanceData);
    private final VertexBuffer[] all = {instances};
    private int count;
    private int shadowCasters;
    private boolean castersOnly;

    public InstancedBatch(String name, Mesh mesh, Material material, int capacity) {
        super(name);
        this.capacity = capacity;
        next = new float[capacity * FLOATS];
        buffer = BufferUtils.createFloatBuffer(capacity * FLOATS);
        instances.setInstanced(true);
        instances.setupData(VertexBuffer.Usage.Stream, FLOATS, VertexBuffer.Format.Float, buffer);
        setMesh(mesh);
        setMaterial(material);
        setCullHint(CullHint.Always);
        setShadowMode(ShadowMode.Off);
    }

    /** Removes all instances. */
    public void clear() {
        count = 0;
        shadowCasters = Integer.MAX_VALUE;
    }

    /** Lets the instances added so far cast shadows, and later ones not: add the near ones first. */
    void castShadowsOfThoseSoFar() {
        shadowCasters = count;
    }

    /** While on, draws only the instances that cast shadows. */
    public void drawCastersOnly(boolean on) {
        castersOnly = on;
    }

    /** Adds an instance of four columns with four floats each. */
    public void add(
            Vector3f a, float a3, Vector3f b, float b3, Vector3f c, float c3, float d0, float d1, float d2, float d3) {
        if (count < capacity) {
            column(0, a.x, a.y, a.z, a3);
            column(1, b.x, b.y, b.z, b3);
            column(2, c.x, c.y, c.z, c3);
            column(3, d0, d1, d2, d3);
            count++;
        }
    }

    private void column(int number, float x, float y, float z, float w) {
        int i = FLOATS * count + 4 * number;
        next[i] = x;
        next[i + 1] = y;
        next[i + 2] = z;
        next[i + 3] = w;
    }

    /**
     * Adds many instances.
     *
     * @param from sixteen floats each (copied)
     * @param many number of instances, from the first
     */
    public void addAll(float[] from, int many) {
        int taken = Math.min(many, capacity - count);
        System.arraycopy(from, 0, next, count * FLOATS, taken * FLOATS);
        count += taken;
    }

    /** Adds an instance in the layout of the toon material. */
    public void add(Vector3f at, Quaternion turn, float scale, InstanceStyle style) {
        if (count < capacity) {
            column(0, at.x, at.y, at.z, scale);
            column(1, turn.getX(), turn.getY(), turn.getZ(), turn.getW());
            column(2, style.red, style.green, style.blue, style.flash);
            column(3, style.glow, style.phase + style.before, style.stretch, style.row + style.faint);
            count++;
        }
    }

    /** Uploads the instances to the graphics card. */
    public void submit() {
        if (count == 0) {
            setCullHint(CullHint.Always);
            return;
        }
        buffer.clear();
        buffer.put(next, 0, count * FLOATS).flip();
        instances.updateData(buffer);
        setCullHint(CullHint.Never);
    }

    public int count() {
        return count;
    }

    @Override
    public int getNumVisibleInstances() {
        return castersOnly ? Math.min(count, shadowCasters) : count;
    }

    @Override
    public int getNumInstances() {
        return count;
    }

    @Override
    public VertexBuffer[] getAllInstanceData() {
        return all;
    }

    @Override
    public boolean checkCulling(Camera camera) {
        return count > 0;
    }

    @Override
    protected void updateWorldBound() {
        refreshFlags &= ~RF_BOUND;
        if (worldBound == null) {
            worldBound = new BoundingBox(Vector3f.ZERO, INFINITE_BOUND, INFINITE_BOUND, INFINITE_BOUND);
        }
    }
}
