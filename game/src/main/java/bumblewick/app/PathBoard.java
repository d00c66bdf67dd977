package bumblewick.app;

import bumblewick.check.PathMeasure;
import bumblewick.input.CameraWay;
import bumblewick.input.PathCommand;
import bumblewick.math.Tick;
import bumblewick.ui.Canvas;
import bumblewick.ui.HeadLine;
import bumblewick.ui.HintBar;
import bumblewick.ui.HintBar.Hint;
import bumblewick.ui.ScrubBar;
import bumblewick.ui.page.SidePanel;
import bumblewick.view.PathSketch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Everything that lies over the picture in the path editor. */
final class PathBoard {
    /** The hint that leads out; the others have the names of commands. */
    static final String LEAVE = "LEAVE";

    private final Services services;
    private final EditDesk desk;
    private final PathDraft draft;
    private final PathFlight flight;
    private final PathRows rows;
    private final PathLabels labels;
    private final HeadLine head;
    private final HintBar hints;
    private final ScrubBar scrub;
    private final SidePanel panel;
    private float pointerX;
    private float pointerY;
    private int keys;

    /**
     * What it shows that others know.
     *
     * @param snaps whether points keep to the grid
     * @param pad whether a pad is in hand
     */
    record State(boolean snaps, boolean pad) {}

    PathBoard(Services services, EditDesk desk, PathSight sight, PathDraft draft, PathFlight flight, Runnable paths) {
        this.services = services;
        this.desk = desk;
        this.draft = draft;
        this.flight = flight;
        rows = new PathRows(services, draft, flight, () -> flight.fly(draft.path()), paths);
        labels = new PathLabels(services, sight, draft);
        head = new HeadLine(services.canvas(), services.skin());
        hints = new HintBar(services.canvas(), services.skin());
        scrub = new ScrubBar(services.canvas(), services.skin());
        keys = keyCount();
        panel = new SidePanel(services.pageStyle(), rows.rows());
    }

    void show() {
        head.show();
        hints.show();
        scrub.show();
        panel.show();
    }

    void hide() {
        head.hide();
        hints.hide();
        scrub.hide();
        panel.hide();
        labels.hide();
    }

    SidePanel panel() {
        return panel;
    }

    ScrubBar scrub() {
        return scrub;
    }

    /** The path is another than before. */
    void pathChanged() {
        if (keys != keyCount()) {
            keys = keyCount();
            panel.rows(rows.rows());
        } else {
            panel.refresh();
        }
    }

    private int keyCount() {
        return draft.path().map(path -> path.speedProfile().size()).orElse(0);
    }

    /** Another point is selected, or where it is. */
    void refresh() {
        panel.refresh();
    }

    /** Another language was chosen. */
    void reword() {
        panel.rows(rows.rows());
    }

    /** The pointer is at a place of the canvas, in lines. */
    void pointer(float x, float y) {
        pointerX = x;
        pointerY = y;
        scrub.pointer(x, y);
    }

    /** The hint under the pointer, or empty. */
    String hint() {
        return hints.under();
    }

    /** Whether the pointer is over something of this rather than over the picture. */
    boolean covers() {
        Canvas canvas = services.canvas();
        return hints.covers(pointerX, pointerY)
                || scrub.covers()
                || pointerX >= canvas.width() - panel.width()
                || pointerY >= Canvas.HEIGHT - head.height();
    }

    /** Which part of the window shows the picture. */
    PathViews.Window window() {
        Canvas canvas = services.canvas();
        return new PathViews.Window(
                canvas.width() / Canvas.HEIGHT,
                panel.width() / canvas.width(),
                head.height() / Canvas.HEIGHT,
                (hints.height() + scrub.height()) / Canvas.HEIGHT);
    }

    void update(State state, float seconds) {
        head.update(new HeadLine.Says(
                text("path.title"),
                desk.name() + "   " + draft.sheet().id(),
                text(draft.saved() ? "path.saved" : "path.unsaved"),
                draft.problems()));
        hints.update(hints(state), pointerX, pointerY);
        float right = services.canvas().width() - panel.width();
        panel.update(Canvas.HEIGHT - head.height(), hints.height(), seconds);
        scrub.update(time(), 0f, right, hints.height());
    }

    /** Writes what belongs to places of the picture, after the picture has moved. */
    void present(int hovered) {
        labels.update(hovered);
    }

    private ScrubBar.State time() {
        Optional<PathMeasure> found = draft.measure();
        float event = found.isPresent() && found.get().crossing().isPresent()
                ? found.get().crossing().getAsInt() * Tick.SECONDS
                : -1f;
        boolean bad = found.isPresent() && !found.get().fair();
        float mark = PathSketch.marks((int) flight.ticks()) * Tick.SECONDS;
        String told = services.words().text("path.time", told(flight.seconds()), told(flight.length()));
        return new ScrubBar.State(flight.playing(), flight.seconds(), flight.length(), mark, told, event, bad);
    }

    private static String told(float seconds) {
        return String.format(Locale.ROOT, "%.2f", seconds);
    }

    private List<Hint> hints(State state) {
        CommandHints known = new CommandHints(services.skin().glyphs(), state.pad());
        List<Hint> all = new ArrayList<>();
        if (panel.entered()) {
            all.add(known.leave(LEAVE, text("path.hint.scene")));
            return all;
        }
        boolean some = draft.path().isPresent();
        all.add(known.of(PathCommand.NEXT, text("path.hint.next"), some));
        all.add(known.both(PathCommand.LEFT, PathCommand.RIGHT, text("path.hint.x")));
        all.add(known.both(PathCommand.DOWN, PathCommand.UP, text("path.hint.y")));
        all.add(known.both(PathCommand.BACK, PathCommand.AHEAD, text("path.hint.z")));
        all.add(known.of(PathCommand.INSERT, text("path.hint.insert"), some));
        all.add(known.of(
                PathCommand.REMOVE, text("path.hint.remove"), draft.sheet().points() > 2));
        all.add(known.of(
                PathCommand.UNDO,
                text("path.hint.undo"),
                draft.sheet().document().canUndo()));
        all.add(known.of(
                PathCommand.REDO,
                text("path.hint.redo"),
                draft.sheet().document().canRedo()));
        all.add(known.of(PathCommand.PLAY, text(flight.playing() ? "path.hint.pause" : "path.hint.play"), some));
        all.add(known.of(PathCommand.SNAP, text(state.snaps() ? "path.hint.snap.on" : "path.hint.snap.off"), true));
        all.add(known.of(
                PathCommand.MIRROR, text(flight.mirrored() ? "path.hint.mirror.on" : "path.hint.mirror.off"), some));
        all.add(known.of(PathCommand.VIEW, text("path.hint.view"), true));
        all.add(known.of(PathCommand.POINT, text("path.hint.point"), some));
        all.add(known.of(CameraWay.AHEAD, text("path.hint.camera")));
        all.add(known.of(PathCommand.VALUES, text("path.hint.values"), true));
        all.add(known.leave(LEAVE, text("path.hint.leave")));
        return all;
    }

    private String text(String key) {
        return services.words().text(key);
    }
}
