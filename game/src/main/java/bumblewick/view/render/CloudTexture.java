package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.Renderer;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.texture.FrameBuffer;
import com.jme3.texture.FrameBuffer.FrameBufferTarget;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;
import com.jme3.util.NativeObject;

/**
 * The clouds around the horizon, painted into a texture once, since noise of this kind is too slow for every frame.
 * They exist only on the graphics card and are painted again after the graphics context was lost.
 */
final class CloudTexture {
    private static final int WIDTH = 2048;
    private static final int HEIGHT = 384;

    private final AssetManager assets;
    private final RenderManager renderManager;
    private final Vector3f sun;
    private final Texture2D texture = new Texture2D(WIDTH, HEIGHT, Image.Format.RGBA8);

    /**
     * Paints the clouds; render thread only.
     *
     * @param sun direction towards the sun, in the scene's frame (copied)
     */
    CloudTexture(AssetManager assets, RenderManager renderManager, Vector3f sun) {
        this.assets = assets;
        this.renderManager = renderManager;
        this.sun = sun.clone();
        texture.setMinFilter(Texture.MinFilter.BilinearNoMipMaps);
        texture.setMagFilter(Texture.MagFilter.Bilinear);
        texture.setWrap(Texture.WrapAxis.S, Texture.WrapMode.Repeat);
        texture.setWrap(Texture.WrapAxis.T, Texture.WrapMode.EdgeClamp);
        paint();
    }

    Texture2D texture() {
        return texture;
    }

    /**
     * Paints the clouds again if the graphics context was lost: a phone may take it away while the game is in the
     * background.
     */
    void repaintIfLost() {
        if (texture.getImage().getId() == NativeObject.INVALID_ID) {
            paint();
        }
    }

    private void paint() {
        FrameBuffer buffer = new FrameBuffer(WIDTH, HEIGHT, 1);
        buffer.addColorTarget(FrameBufferTarget.newTarget(texture));
        Camera camera = new Camera(WIDTH, HEIGHT);
        Camera before = renderManager.getCurrentCamera();
        Renderer renderer = renderManager.getRenderer();
        renderer.setFrameBuffer(buffer);
        renderManager.setCamera(camera, false);
        renderManager.renderGeometry(sheet());
        renderer.setFrameBuffer(null);
        if (before != null) {
            renderManager.setCamera(before, false);
        }
        buffer.dispose();
    }

    private Geometry sheet() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0});
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 2, 0, 2, 3});
        mesh.updateBound();
        Geometry sheet = new Geometry("cloud painting", mesh);
        Material material = new Material(assets, "MatDefs/CloudPainting.j3md");
        material.setVector3("Light", sun);
        sheet.setMaterial(material);
        sheet.updateGeometricState();
        return sheet;
    }
}
