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
 * Draws materials on tiny pictures and measures the time: a shader with a long loop compiles like any other, and would stop
 * the game at the first frame. From 8 × 8 pixels on each picture has four times as many as the one before, so that what is
 * slow is known before it is very slow; some drivers end loops after 65,535 rounds, which only many pixels show. Render
 * thread only. A driver that does not come back cannot be interrupted; the caller watches for that.
 */
public final class ShaderTrial {
    private static final int SMALLEST = 8; // pixels a side
    private static final int LARGEST = 128;
    private static final float MOST = 2f; // seconds
    private static final float NANOS = 1e9f;

    private final AssetManager assets;
    private final RenderManager manager;
    private final Camera camera = new Camera(SMALLEST, SMALLEST);

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
        try {
            Material drawn = new Material(assets, material);
            for (int side = SMALLEST; side <= LARGEST; side *= 2) {
                long begun = System.nanoTime();
                draw(drawn, side);
                float seconds = (System.nanoTime() - begun) / NANOS;
                if (seconds > MOST) {
                    String took =
                            String.format(Locale.ROOT, "takes %.1f s to draw %d × %d pixels", seconds, side, side);
                    return List.of(ShaderProblem.of(material, took + ", expected " + MOST + " s at most"));
                }
            }
        } catch (RuntimeException needsMore) { // than stands alone: it is drawn where it has what it needs
            return List.of();
        }
        return List.of();
    }

    private void draw(Material material, int side) {
        Renderer renderer = manager.getRenderer();
        Geometry quad = new Geometry("trial", new Quad(2f, 2f));
        quad.setLocalTranslation(-1f, -1f, 0f);
        quad.setMaterial(material);
        quad.updateGeometricState();
        FrameBuffer target = new FrameBuffer(side, side, 1);
        target.addColorTarget(FrameBufferTarget.newTarget(Image.Format.RGBA8));
        ByteBuffer pixels = BufferUtils.createByteBuffer(4 * side * side);
        try {
            renderer.setFrameBuffer(target);
            renderer.clearBuffers(true, false, false);
            camera.resize(side, side, false);
            manager.setCamera(camera, false);
            manager.renderGeometry(quad);
            renderer.readFrameBuffer(target, pixels); // waits until all is drawn
        } finally {
            renderer.setFrameBuffer(null);
            target.dispose();
        }
    }
}
