package bumblewick.app;

/** Keeps where the player's run is, now and then, so that it can go on if the process is ended under it. */
final class PlaceKeeper {
    /** In seconds: as much is lost when the power fails. */
    private static final float EVERY = 4f;

    private final Bookmarks bookmarks;
    private final Run run;
    private final Flyer flyer;
    private final RunShow show;
    private final boolean played;
    private float since;

    /** @param counts whether one would want to go on with it some other day */
    PlaceKeeper(Bookmarks bookmarks, Run run, Flyer flyer, RunShow show, boolean counts) {
        this.bookmarks = bookmarks;
        this.run = run;
        this.flyer = flyer;
        this.show = show;
        played = counts && run.pilot() == Run.Pilot.PLAYER;
    }

    /** A run begins: none that was before it can be gone back to. */
    void begin() {
        if (played) {
            bookmarks.drop();
        }
    }

    /** Goes on by a frame of a run that goes on. */
    void update(float seconds) {
        since += seconds;
        if (since >= EVERY) {
            keep();
        }
    }

    /** Keeps where it is now. A run that is over is not kept: it would end twice. */
    void keep() {
        since = 0f;
        if (played && show.world().ticks() > 0 && !show.world().over()) {
            bookmarks.keep(run, flyer.snapshot());
        }
    }

    /** The run ends, one way or another. */
    void end() {
        if (played) {
            bookmarks.drop();
        }
    }
}
