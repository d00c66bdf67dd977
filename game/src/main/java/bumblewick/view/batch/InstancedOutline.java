package bumblewick.view.batch;

import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.instancing.InstancedGeometry;

/**
 * A coloured outline around every instance of a batch: the batch drawn again, a little larger and inside out (inverted
 * hull).
 */
public final class InstancedOutline extends InstancedGeometry {
    private final InstancedBatch batch;
    private boolean shown;

    /** @param material an instanced outline material (kept) */
    public InstancedOutline(InstancedBatch batch, Material material) {
        super("outline of " + batch.getName());
        this.batch = batch;
        setMesh(batch.getMesh());
        setMaterial(material);
        setShadowMode(ShadowMode.Off);
        setCullHint(CullHint.Never);
    }

    /**
     * Sets the outline.
     *
     * @param colour in linear light (copied)
     * @param width as a share of the distance from the camera; 0 draws none
     */
    public void show(Vector3f colour, float width) {
        shown = width > 0f;
        getMaterial().setVector3("Color", colour.clone());
        getMaterial().setFloat("Width", width);
    }

    @Override
    public int getNumVisibleInstances() {
        return batch.count();
    }

    @Override
    public int getNumInstances() {
        return batch.count();
    }

    @Override
    public VertexBuffer[] getAllInstanceData() {
        return batch.getAllInstanceData();
    }

    @Override
    public boolean checkCulling(Camera camera) {
        return shown && batch.count() > 0;
    }

    @Override
    protected void updateWorldBound() {
        refreshFlags &= ~RF_BOUND;
        if (worldBound == null) {
            worldBound = new BoundingBox(
                    Vector3f.ZERO,
                    InstancedBatch.INFINITE_BOUND,
                    InstancedBatch.INFINITE_BOUND,
                    InstancedBatch.INFINITE_BOUND);
        }
    }
}
