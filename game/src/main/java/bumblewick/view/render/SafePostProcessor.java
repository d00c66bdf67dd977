package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.post.FilterPostProcessor;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.texture.FrameBuffer;
import com.jme3.texture.Image;
import java.util.function.Consumer;

/**
 * Filters that need not work: if the graphics card refuses anything of them before their first picture is complete, they do
 * nothing from then on, and the scene is drawn into the window without them. What fails later is a failure of the game.
 */
final class SafePostProcessor extends FilterPostProcessor {
    private final Consumer<RuntimeException> whenRefused;
    private boolean proven;
    private boolean refused;

    /** @param whenRefused told why the filters do not work, once, between two frames or before the scene is drawn */
    SafePostProcessor(AssetManager assets, Consumer<RuntimeException> whenRefused) {
        super(assets);
        this.whenRefused = whenRefused;
        setFrameBufferDepthFormat(Image.Format.Depth24); // the default format may have 16 bits on a phone
    }

    @Override
    public void initialize(RenderManager manager, ViewPort viewPort) {
        attempt(() -> {
            super.initialize(manager, viewPort);
            manager.getRenderer().setFrameBuffer(viewPort.getOutputFrameBuffer()); // the engine checks it here
        });
    }

    @Override
    public boolean isInitialized() {
        return refused || super.isInitialized();
    }

    @Override
    public void reshape(ViewPort viewPort, int width, int height) {
        attempt(() -> super.reshape(viewPort, width, height));
    }

    @Override
    public void preFrame(float tpf) {
        attempt(() -> super.preFrame(tpf));
    }

    @Override
    public void postQueue(RenderQueue queue) {
        attempt(() -> super.postQueue(queue));
    }

    @Override
    public void postFrame(FrameBuffer out) {
        attempt(() -> super.postFrame(out));
        proven = true;
    }

    @Override
    public void cleanup() {
        if (!refused) {
            super.cleanup();
        }
    }

    private void attempt(Runnable step) {
        if (refused) {
            return;
        }
        if (proven) {
            step.run();
            return;
        }
        try {
            step.run();
        } catch (RuntimeException e) {
            super.cleanup();
            refused = true;
            whenRefused.accept(e);
        }
    }
}
