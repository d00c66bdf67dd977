package bumblewick.editor.level;

import bumblewick.view.gizmo.LevelGizmos;

/** What the picture of a level costs to draw, without its overlay; measured twice a second, so that it can be read. */
final class LevelRenderCost {
    private static final float EVERY = 0.5f; // seconds

    private final LevelPreview preview;
    private final LevelGizmos gizmos;
    private float since = EVERY;
    private int draws;
    private int triangles;

    LevelRenderCost(LevelPreview preview, LevelGizmos gizmos) {
        this.preview = preview;
        this.gizmos = gizmos;
    }

    /** Measures if it is time; call it once a frame. */
    void update(float seconds) {
        since += seconds;
        if (since >= EVERY && preview.shown()) {
            since = 0f;
            draws = Math.max(0, preview.count().draws() - gizmos.draws());
            triangles = Math.max(0, preview.count().triangles() - gizmos.triangles());
        }
    }

    int draws() {
        return draws;
    }

    int triangles() {
        return triangles;
    }
}
