package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.post.filters.FXAAFilter;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;

/** Smooths the edges of a finished picture, without a depth buffer. */
final class SmoothEdges extends FXAAFilter {
    @Override
    protected void initFilter(AssetManager manager, RenderManager rm, ViewPort vp, int width, int height) {
        super.initFilter(manager, rm, vp, width, height);
        setRenderFrameBuffer(ColourTarget.into(getRenderedTexture()));
    }
}
