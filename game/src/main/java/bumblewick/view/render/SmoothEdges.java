package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.post.Filter;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;

/**
 * Smooths the steps of edges in a finished picture, without a depth buffer. The engine's own filter for that blurs what is a
 * pixel or two wide, too.
 */
final class SmoothEdges extends Filter {
    SmoothEdges() {
        super("smooth edges");
    }

    /** The material that it draws with, as far as shaders depend on it. */
    static Material material(AssetManager assets) {
        return new Material(assets, "MatDefs/SmoothEdges.j3md");
    }

    @Override
    protected void initFilter(AssetManager manager, RenderManager rm, ViewPort vp, int width, int height) {
        material = material(manager);
        setRenderFrameBuffer(ColourTarget.into(getRenderedTexture()));
    }

    @Override
    protected Material getMaterial() {
        return material;
    }

    @Override
    protected boolean isRequiresDepthTexture() {
        return false;
    }

    @Override
    protected boolean isRequiresBilinear() {
        return true; // it reads between two pixels
    }
}
