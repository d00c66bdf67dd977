package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.Renderer;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.FrameBuffer;
import com.jme3.texture.FrameBuffer.FrameBufferTarget;
import com.jme3.texture.Image;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Locale;

/**
 * Draws materials once on a tiny picture and measures the time: a shader with a long loop compiles like any other, and would
 * stop the game at the first frame. Render thread only. A driver that does not come back cannot be interrupted; the caller
 * watches for that.
 */
public final class ShaderTrial {
    private static final int SIDE = 8; // pixels
    private static final float MOST = 2f; // seconds
    private static final float NANOS = 1e9f;

    private final AssetManager assets;
    private final RenderManager manager;
    private final Camera camera = new Camera(SIDE, SIDE);

    public ShaderTrial(AssetManager assets, RenderManager manager) {
        this.assets = assets;
        this.manager = manager;
        camera.setParallelProjection(true);
        camera.setFrustum(0.1f, 10f, -1f, 1f, 1f, -1f);
        camera.setLocation(new Vector3f(0f, 0f, 5f));
        camera.lookAtDirection(Vector3f.UNIT_Z.negate(), Vector3f.UNIT_Y);
    }

    /**
     * Draws a material that compiles.
     *
     * @param material path of its definition
     * @return a problem if it took too long, else nothing
     */
    public List<ShaderProblem> problems(String material) {
        long begun = System.nanoTime();
        try {
            draw(new Material(assets, material));
        } catch (RuntimeException needsMore) { // than stands alone: it is drawn where it has what it needs
            return List.of();
        }
        float seconds = (System.nanoTime() - begun) / NANOS;
        String took = String.format(Locale.ROOT, "takes %.1f s to draw %d × %d pixels", seconds, SIDE, SIDE);
        return seconds <= MOST
                ? List.of()
                : List.of(ShaderProblem.of(material, took + ", expected " + MOST + " s at most"));
    }

    private void draw(Material material) {
        Renderer renderer = manager.getRenderer();
        Geometry quad = new Geometry("trial", new Quad(2f, 2f));
        quad.setLocalTranslation(-1f, -1f, 0f);
        quad.setMaterial(material);
        quad.updateGeometricState();
        FrameBuffer target = new FrameBuffer(SIDE, SIDE, 1);
        target.addColorTarget(FrameBufferTarget.newTarget(Image.Format.RGBA8));
        ByteBuffer pixels = BufferUtils.createByteBuffer(4 * SIDE * SIDE);
        try {
            renderer.setFrameBuffer(target);
            renderer.clearBuffers(true, false, false);
            manager.setCamera(camera, false);
            manager.renderGeometry(quad);
            renderer.readFrameBuffer(target, pixels); // waits until all is drawn
        } finally {
            renderer.setFrameBuffer(null);
            target.dispose();
        }
    }
}
