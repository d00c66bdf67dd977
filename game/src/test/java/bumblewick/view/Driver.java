package bumblewick.view;

import com.jme3.asset.AssetManager;
import com.jme3.renderer.Renderer;

/** What draws pictures without a window. It belongs to the thread that opens it. */
public interface Driver {
    /**
     * Makes a context, and it the thread's own.
     *
     * @param width of the picture in pixels
     * @param height likewise
     * @return a renderer in it, not yet initialized
     */
    Renderer open(int width, int height);

    /** Makes the renderer find out what can be drawn here. */
    default void initialize(Renderer renderer) {
        renderer.initialize();
    }

    /** Sets up what loads assets, where a PC's loaders bring them in a form that this cannot draw. */
    default void prepare(AssetManager assets) {}

    /** A frame has been drawn. */
    default void endFrame() {}

    /** Bytes of all textures and render targets that live on the graphics card now; 0 where nobody counts them. */
    default long textureBytes() {
        return 0L;
    }
}
