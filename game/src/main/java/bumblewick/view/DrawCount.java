package bumblewick.view;

import com.jme3.post.SceneProcessor;
import com.jme3.profile.AppProfiler;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.Statistics;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.texture.FrameBuffer;
import java.util.List;

/** Counts what a viewport draws. Add it before its other processors, to count what those draw at first as well. */
public final class DrawCount implements SceneProcessor {
    private RenderManager manager;
    private int draws;
    private int triangles;

    /** Draws in the last picture. */
    public int draws() {
        return draws;
    }

    /** Triangles in the last picture. */
    public int triangles() {
        return triangles;
    }

    @Override
    public void initialize(RenderManager rendered, ViewPort viewPort) {
        manager = rendered;
    }

    @Override
    public boolean isInitialized() {
        return manager != null;
    }

    @Override
    public void preFrame(float tpf) {
        statistics().setEnabled(true);
        statistics().clearFrame();
    }

    @Override
    public void postFrame(FrameBuffer out) {
        List<String> labels = List.of(statistics().getLabels());
        int[] figures = new int[labels.size()];
        statistics().getData(figures);
        draws = figures[labels.indexOf("Objects")];
        triangles = figures[labels.indexOf("Triangles")];
        statistics().setEnabled(false);
    }

    private Statistics statistics() {
        return manager.getRenderer().getStatistics();
    }

    @Override
    public void postQueue(RenderQueue queue) {
        // nothing has been drawn yet
    }

    @Override
    public void reshape(ViewPort viewPort, int width, int height) {
        // as many draws as before
    }

    @Override
    public void cleanup() {
        manager = null;
    }

    @Override
    public void setProfiler(AppProfiler profiler) {
        // it takes no time worth measuring
    }
}
