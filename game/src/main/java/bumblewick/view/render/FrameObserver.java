package bumblewick.view.render;

import com.jme3.post.SceneProcessor;
import com.jme3.profile.AppProfiler;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.texture.FrameBuffer;

/** A scene processor that does nothing yet: a subclass overrides the moments of a frame at which it acts. */
class FrameObserver implements SceneProcessor {
    private RenderManager renderManager;

    /** What draws the frames; null while the processor is not attached. */
    final RenderManager renderManager() {
        return renderManager;
    }

    @Override
    public void initialize(RenderManager manager, ViewPort viewPort) {
        renderManager = manager;
    }

    @Override
    public boolean isInitialized() {
        return renderManager != null;
    }

    @Override
    public void reshape(ViewPort viewPort, int width, int height) {}

    @Override
    public void preFrame(float tpf) {}

    @Override
    public void postQueue(RenderQueue queue) {}

    @Override
    public void postFrame(FrameBuffer out) {}

    @Override
    public void cleanup() {
        renderManager = null;
    }

    @Override
    public void setProfiler(AppProfiler profiler) {}
}
