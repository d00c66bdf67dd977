package bumblewick.view.render;

import com.jme3.renderer.Statistics;
import com.jme3.texture.FrameBuffer;
import java.util.List;

/**
 * Counts the draw calls and triangles of a viewport. Add it before the viewport's other processors, to count theirs as
 * well.
 */
public final class DrawStatistics extends FrameObserver {
    private int draws;
    private int triangles;

    /** Draw calls in the last frame. */
    public int draws() {
        return draws;
    }

    /** Triangles in the last frame. */
    public int triangles() {
        return triangles;
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
        return renderManager().getRenderer().getStatistics();
    }
}
