package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.FrameBuffer;
import com.jme3.texture.FrameBuffer.FrameBufferTarget;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;

/**
 * Draws the picture at a lower resolution than the window: the viewport renders into a target of its own, and a second
 * view draws that onto the window, enlarged by a Catmull–Rom filter. The GUI over the picture keeps the window's
 * resolution.
 *
 * <p>Source: E. Catmull, R. Rom, <i>A Class of Local Interpolating Splines</i> (1974).
 */
final class UpscalePass {
    private final RenderManager renderManager;
    private final AssetManager assets;
    private final ViewPort picture;
    private final Runnable reopen;
    private ViewPort window;
    private FrameBuffer output;
    private Texture2D texture;
    private FrameBuffer target;

    /**
     * Prepares the pass; {@link #open} starts it.
     *
     * @param picture viewport to draw at a lower resolution
     * @param reopen closes and opens this pass again after the window changed its size
     */
    UpscalePass(RenderManager renderManager, AssetManager assets, ViewPort picture, Runnable reopen) {
        this.renderManager = renderManager;
        this.assets = assets;
        this.picture = picture;
        this.reopen = reopen;
    }

    /**
     * Starts the pass; call it before the picture's processors are added.
     *
     * @param scale rows of the picture per row of the window; 1 does nothing
     */
    void open(float scale) {
        if (scale >= 1f) {
            return;
        }
        Camera camera = picture.getCamera();
        int width = camera.getWidth();
        int height = camera.getHeight();
        Camera whole = new Camera(width, height);
        camera.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), true);
        aim(camera.getWidth(), camera.getHeight());
        output = picture.getOutputFrameBuffer();
        picture.setOutputFrameBuffer(target);
        window = renderManager.createMainView("enlarged", whole);
        window.setOutputFrameBuffer(output);
        window.setClearFlags(false, false, false);
        Spatial sheet = sheet(camera.getWidth(), camera.getHeight());
        window.attachScene(sheet);
        sheet.updateGeometricState(); // once is enough: it never moves
        window.addProcessor(new Watch());
    }

    private void aim(int width, int height) {
        texture = new Texture2D(width, height, Image.Format.RGBA8);
        texture.setMinFilter(Texture.MinFilter.BilinearNoMipMaps);
        texture.setMagFilter(Texture.MagFilter.Bilinear);
        texture.setWrap(Texture.WrapMode.EdgeClamp);
        target = new FrameBuffer(width, height, 1);
        target.addColorTarget(FrameBufferTarget.newTarget(texture));
        target.setDepthTarget(FrameBufferTarget.newTarget(Image.Format.Depth24));
    }

    private Spatial sheet(int width, int height) {
        Material material = new Material(assets, "MatDefs/Upscale.j3md");
        material.setTexture("Texture", texture);
        material.setVector2("Size", new Vector2f(width, height));
        Geometry sheet = new Geometry("enlarged", new Quad(1f, 1f));
        sheet.setMaterial(material);
        sheet.setCullHint(Spatial.CullHint.Never);
        return sheet;
    }

    /** Converts pixels of the picture to pixels of the window (modified). */
    void toWindow(Vector3f pixels) {
        if (window != null) {
            pixels.x *=
                    window.getCamera().getWidth() / (float) picture.getCamera().getWidth();
            pixels.y *=
                    window.getCamera().getHeight() / (float) picture.getCamera().getHeight();
        }
    }

    /** Converts pixels of the window to pixels of the picture (modified). */
    void toPicture(Vector2f pixels) {
        if (window != null) {
            pixels.x *=
                    picture.getCamera().getWidth() / (float) window.getCamera().getWidth();
            pixels.y *=
                    picture.getCamera().getHeight() / (float) window.getCamera().getHeight();
        }
    }

    /** Ends the pass; call it after the picture's processors are removed. */
    void close() {
        if (window == null) {
            return;
        }
        Camera whole = window.getCamera();
        renderManager.removeMainView(window);
        window.clearProcessors();
        window = null;
        picture.setOutputFrameBuffer(output);
        picture.getCamera().resize(whole.getWidth(), whole.getHeight(), true);
        target.dispose();
        texture.getImage().dispose();
    }

    /** Notices a new size of the window; the engine has resized the view's own camera by then. */
    private final class Watch extends FrameObserver {
        @Override
        public void reshape(ViewPort vp, int w, int h) {
            reopen.run();
        }
    }
}
