package bumblewick.view;

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
 * One mesh drawn many times in one call. Sixteen floats say where and how each one is; what they mean is up to the
 * material (see {@code Place.glsllib} and {@code Sprite.vert}).
 *
 * <p>Use per frame: {@link #clear()}, any number of {@link #put}, {@link #show()}. Makes no garbage. What does not fit
 * into the capacity is not drawn.
 */
final class Flock extends InstancedGeometry {
    private static final int FLOATS = 16;
    static final float EVERYWHERE = 1e6f;

    private final int capacity;
    private final float[] next;
    private final FloatBuffer uploaded;
    private final VertexBuffer instances = new VertexBuffer(VertexBuffer.Type.InstanceData);
    private final VertexBuffer[] all = {instances};
    private int count;
    private int casters;
    private boolean castersOnly;

    Flock(String name, Mesh mesh, Material material, int capacity) {
        super(name);
        this.capacity = capacity;
        next = new float[capacity * FLOATS];
        uploaded = BufferUtils.createFloatBuffer(capacity * FLOATS);
        instances.setInstanced(true);
        instances.setupData(VertexBuffer.Usage.Stream, FLOATS, VertexBuffer.Format.Float, uploaded);
        setMesh(mesh);
        setMaterial(material);
        setCullHint(CullHint.Always);
        setShadowMode(ShadowMode.Off);
    }

    /** Forgets all. */
    void clear() {
        count = 0;
        casters = Integer.MAX_VALUE;
    }

    /** Those put so far throw shadows, later ones do not: put the near ones first. */
    void castSoFar() {
        casters = count;
    }

    /** While this is on, only those that throw shadows are drawn. */
    void drawCastersOnly(boolean on) {
        castersOnly = on;
    }

    /** One more, four columns of four floats. */
    void put(
            float a0,
            float a1,
            float a2,
            float a3,
            float b0,
            float b1,
            float b2,
            float b3,
            float c0,
            float c1,
            float c2,
            float c3,
            float d0,
            float d1,
            float d2,
            float d3) {
        if (count == capacity) {
            return;
        }
        int i = count++ * FLOATS;
        next[i] = a0;
        next[i + 1] = a1;
        next[i + 2] = a2;
        next[i + 3] = a3;
        next[i + 4] = b0;
        next[i + 5] = b1;
        next[i + 6] = b2;
        next[i + 7] = b3;
        next[i + 8] = c0;
        next[i + 9] = c1;
        next[i + 10] = c2;
        next[i + 11] = c3;
        next[i + 12] = d0;
        next[i + 13] = d1;
        next[i + 14] = d2;
        next[i + 15] = d3;
    }

    /**
     * Many more.
     *
     * @param from sixteen floats each (copied)
     * @param many of them, from the first
     */
    void putAll(float[] from, int many) {
        int taken = Math.min(many, capacity - count);
        System.arraycopy(from, 0, next, count * FLOATS, taken * FLOATS);
        count += taken;
    }

    /** One more model, in the layout of the toon material. */
    void put(Vector3f at, Quaternion turn, float scale, Paint paint) {
        put(
                at.x,
                at.y,
                at.z,
                scale,
                turn.getX(),
                turn.getY(),
                turn.getZ(),
                turn.getW(),
                paint.red,
                paint.green,
                paint.blue,
                paint.flash,
                paint.glow,
                paint.phase + paint.before,
                paint.stretch,
                paint.row);
    }

    /** Hands what was put to the graphics card. */
    void show() {
        if (count == 0) {
            setCullHint(CullHint.Always);
            return;
        }
        uploaded.clear();
        uploaded.put(next, 0, count * FLOATS).flip();
        instances.updateData(uploaded);
        setCullHint(CullHint.Never);
    }

    int count() {
        return count;
    }

    @Override
    public int getNumVisibleInstances() {
        return castersOnly ? Math.min(count, casters) : count;
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
            worldBound = new BoundingBox(Vector3f.ZERO, EVERYWHERE, EVERYWHERE, EVERYWHERE);
        }
    }
}
