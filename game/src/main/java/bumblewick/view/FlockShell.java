package bumblewick.view;

import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.instancing.InstancedGeometry;

/** A line of colour about every copy of a flock: the flock once more, a little thicker and inside out. */
final class FlockShell extends InstancedGeometry {
    private final Flock flock;
    private boolean shown;

    /** @param material of outlines, for instances; becomes its own */
    FlockShell(Flock flock, Material material) {
        super("outline of " + flock.getName());
        this.flock = flock;
        setMesh(flock.getMesh());
        setMaterial(material);
        setShadowMode(ShadowMode.Off);
        setCullHint(CullHint.Never);
    }

    /**
     * Shows it from now on.
     *
     * @param colour in linear light (copied)
     * @param width as a share of the distance from the camera; 0 for not at all
     */
    void show(Vector3f colour, float width) {
        shown = width > 0f;
        getMaterial().setVector3("Color", colour.clone());
        getMaterial().setFloat("Width", width);
    }

    @Override
    public int getNumVisibleInstances() {
        return flock.count();
    }

    @Override
    public int getNumInstances() {
        return flock.count();
    }

    @Override
    public VertexBuffer[] getAllInstanceData() {
        return flock.getAllInstanceData();
    }

    @Override
    public boolean checkCulling(Camera camera) {
        return shown && flock.count() > 0;
    }

    @Override
    protected void updateWorldBound() {
        refreshFlags &= ~RF_BOUND;
        if (worldBound == null) {
            worldBound = new BoundingBox(Vector3f.ZERO, Flock.EVERYWHERE, Flock.EVERYWHERE, Flock.EVERYWHERE);
        }
    }
}
