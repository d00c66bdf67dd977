package bumblewick.app;

import bumblewick.view.LevelGuide;

/** What the picture of a level costs, without what is drawn over it; looked at now and then, to be read. */
final class LevelCosts {
    private static final float EVERY = 0.5f; // seconds

    private final LevelShow show;
    private final LevelGuide guide;
    private float since = EVERY;
    private int draws;
    private int triangles;

    LevelCosts(LevelShow show, LevelGuide guide) {
        this.show = show;
        this.guide = guide;
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        since += seconds;
        if (since >= EVERY && show.shown()) {
            since = 0f;
            draws = Math.max(0, show.count().draws() - guide.draws());
            triangles = Math.max(0, show.count().triangles() - guide.triangles());
        }
    }

    int draws() {
        return draws;
    }

    int triangles() {
        return triangles;
    }
}
