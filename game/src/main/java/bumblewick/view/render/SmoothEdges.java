package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.post.filters.FXAAFilter;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;

/** Smooths the edges of a finished picture, without a depth buffer. */
final class SmoothEdges extends FXAAFilter {
    /** The material that it draws with, as far as shaders depend on it. */
    static Material material(AssetManager assets) {
        return new Material(assets, "Common/MatDefs/Post/FXAA.j3md");
    }

    @Override
    protected void initFilter(AssetManager manager, RenderManager rm, ViewPort vp, int width, int height) {
        super.initFilter(manager, rm, vp, width, height);
        setRenderFrameBuffer(ColourTarget.into(getRenderedTexture()));
    }
}
