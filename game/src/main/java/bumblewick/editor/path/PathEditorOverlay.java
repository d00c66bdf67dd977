package bumblewick.editor.path;

import bumblewick.app.shell.Gui;
import bumblewick.content.validation.PathMeasure;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.widget.EditorHeader;
import bumblewick.editor.widget.ScrubBar;
import bumblewick.math.Tick;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.menu.InspectorPanel;
import bumblewick.ui.screen.HintBar;
import bumblewick.view.gizmo.PathGizmoModel;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Everything that the path editor draws over the picture: header, panel of values, time bar, hints and labels. */
final class PathEditorOverlay {
    private final Gui gui;
    private final EditSession session;
    private final EditedPath edited;
    private final PathPreview preview;
    private final PathPropertyRows rows;
    private final PathLabels labels;
    private final EditorHeader head;
    private final HintBar hints;
    private final ScrubBar scrub;
    private final InspectorPanel panel;
    private float pointerX;
    private float pointerY;
    private int keys;

    PathEditorOverlay(
            Gui gui,
            EditSession session,
            PathProjection projection,
            EditedPath edited,
            PathPreview preview,
            Runnable paths) {
        this.gui = gui;
        this.session = session;
        this.edited = edited;
        this.preview = preview;
        rows = new PathPropertyRows(gui, edited, preview, paths);
        labels = new PathLabels(gui, projection, edited);
        head = new EditorHeader(gui.canvas(), gui.skin());
        hints = new HintBar(gui.canvas(), gui.skin());
        scrub = new ScrubBar(gui.canvas(), gui.skin());
        keys = keyCount();
        panel = new InspectorPanel(gui.menuStyle(), rows.rows());
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

    InspectorPanel panel() {
        return panel;
    }

    ScrubBar scrub() {
        return scrub;
    }

    /** Shows the path after it has changed. */
    void pathChanged() {
        if (keys != keyCount()) {
            keys = keyCount();
            panel.rows(rows.rows());
        } else {
            panel.refresh();
        }
    }

    private int keyCount() {
        return edited.path().map(path -> path.speedProfile().size()).orElse(0);
    }

    /** Shows the values again, after the selection or the selected point has changed. */
    void refresh() {
        panel.refresh();
    }

    /** Writes all texts again, in another language. */
    void relabel() {
        panel.rows(rows.rows());
    }

    /** Sets where the pointer is, in lines of the canvas from the lower left corner. */
    void pointer(float x, float y) {
        pointerX = x;
        pointerY = y;
        scrub.pointer(x, y);
    }

    /** The id of the hint under the pointer, or empty. */
    String hint() {
        return hints.hoveredId();
    }

    /** Whether the pointer is over the overlay rather than over the picture. */
    boolean covers() {
        Canvas canvas = gui.canvas();
        return hints.covers(pointerX, pointerY)
                || scrub.covers()
                || pointerX >= canvas.width() - panel.width()
                || pointerY >= Canvas.HEIGHT - head.height();
    }

    /** The part of the window that the overlay leaves free. */
    PathViewpoint.Window window() {
        Canvas canvas = gui.canvas();
        return new PathViewpoint.Window(
                canvas.width() / Canvas.HEIGHT,
                panel.width() / canvas.width(),
                head.height() / Canvas.HEIGHT,
                (hints.height() + scrub.height()) / Canvas.HEIGHT);
    }

    void update(List<HintBar.Hint> can, float seconds) {
        head.update(new EditorHeader.Says(
                gui.text("path.title"),
                session.name() + "   " + edited.id(),
                gui.text(edited.saved() ? "path.saved" : "path.unsaved"),
                session.problems(edited)));
        hints.update(can, pointerX, pointerY);
        float right = gui.canvas().width() - panel.width();
        panel.update(Canvas.HEIGHT - head.height(), hints.height(), seconds);
        scrub.update(time(), 0f, right, hints.height());
    }

    /** Places the labels, after the camera has moved. */
    void present(int hovered) {
        labels.update(hovered);
    }

    private ScrubBar.State time() {
        Optional<PathMeasure> found = edited.measure();
        float event = found.isPresent() && found.get().crossing().isPresent()
                ? found.get().crossing().getAsInt() * Tick.SECONDS
                : -1f;
        boolean bad = found.isPresent() && !found.get().fair();
        float mark = PathGizmoModel.marks((int) preview.ticks()) * Tick.SECONDS;
        String time = gui.text("path.time", format(preview.seconds()), format(preview.length()));
        return new ScrubBar.State(preview.playing(), preview.seconds(), preview.length(), mark, time, event, bad);
    }

    private static String format(float seconds) {
        return String.format(Locale.ROOT, "%.2f", seconds);
    }
}
