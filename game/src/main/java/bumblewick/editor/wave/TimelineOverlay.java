package bumblewick.editor.wave;

import bumblewick.app.replay.Playhead;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.Gui;
import bumblewick.def.EnemyDef;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.editor.widget.EditorHeader;
import bumblewick.editor.widget.Timeline;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.menu.InspectorPanel;
import bumblewick.ui.screen.HintBar;
import bumblewick.view.camera.PictureFraming;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What the timeline editor draws around the picture: header, panel of values, timeline and hints. */
final class TimelineOverlay {
    private static final int MINUTE = 60;

    private final PresentationContext context;
    private final Gui gui;
    private final TimelineDestination place;
    private final StageDef stage;
    private final EditedWaves edited;
    private final WaveAnalysis analysis;
    private final WaveBlockLayout blocks;
    private final Timeline timeline;
    private final WavePropertyRows rows;
    private final InspectorPanel panel;
    private final HintBar hints;
    private final EditorHeader header;
    private int shown = -1;

    /**
     * What changes from frame to frame.
     *
     * @param distance where the playhead is, in u along the rail
     * @param seconds the time there
     * @param head how the preview plays
     * @param recorded how far the preview is recorded, in u along the rail; nothing if it is done
     * @param hints of the commands
     */
    record State(float distance, float seconds, Playhead head, Optional<Float> recorded, List<HintBar.Hint> hints) {}

    TimelineOverlay(
            PresentationContext context,
            TimelineDestination place,
            StageDef stage,
            WaveAnalysis analysis,
            WavePropertyRows rows) {
        this.context = context;
        gui = context.gui();
        this.place = place;
        this.stage = stage;
        this.analysis = analysis;
        this.rows = rows;
        panel = rows.panel();
        edited = place.edited();
        blocks = new WaveBlockLayout(
                analysis, context.current().rules().all(EnemyDef.class).keySet());
        Canvas canvas = gui.canvas();
        timeline = new Timeline(canvas, gui.skin(), WaveBlockLayout.plan(stage), place.range());
        hints = new HintBar(canvas, gui.skin());
        header = new EditorHeader(canvas, gui.skin());
    }

    void show() {
        timeline.show();
        hints.show();
        header.show();
        panel.show();
    }

    void hide() {
        timeline.hide();
        hints.hide();
        header.hide();
        panel.hide();
    }

    Timeline timeline() {
        return timeline;
    }

    InspectorPanel panel() {
        return panel;
    }

    HintBar hints() {
        return hints;
    }

    /** Pixels per line of the canvas. */
    float scale() {
        return gui.canvas().scale();
    }

    /** The waves as they are laid out. */
    WaveBlockLayout blocks() {
        return blocks;
    }

    /** Draws a frame. */
    void update(State state, float pointerX, float pointerY, float seconds) {
        if (edited.revision() != shown) {
            shown = edited.revision();
            timeline.show(blocks.of(edited.entries()));
            panel.refresh();
        }
        rows.update(panel);
        header.update(new EditorHeader.Says(
                gui.text("waves.title"),
                gui.text("stage." + stage.id()) + "  ·  " + place.session().name(),
                standing(state),
                place.session().problems(edited)));
        hints.update(state.hints(), pointerX, pointerY);
        timeline.pointer(pointerX, pointerY);
        timeline.update(timelineState(state), hints.height());
        panel.title(title());
        panel.update(Canvas.HEIGHT - header.height(), foot(), seconds);
    }

    private float foot() {
        return hints.height() + timeline.height();
    }

    /** Fits the picture into the part of the window that is not covered; call it after the view was updated. */
    void frame() {
        float width = gui.canvas().width();
        PictureFraming.fitInto(
                context.graphics().camera(),
                0f,
                (width - panel.width()) / width,
                foot() / Canvas.HEIGHT,
                (Canvas.HEIGHT - header.height()) / Canvas.HEIGHT);
    }

    private String standing(State state) {
        if (state.recorded().isPresent()) {
            return gui.text("waves.filming", (int) (100f * state.recorded().get() / PreviewPlan.length(stage)));
        }
        return place.edited().saved() ? gui.text("waves.saved") : "";
    }

    private String title() {
        if (!edited.hasSelection()) {
            return gui.text(edited.entries().isEmpty() ? "waves.none" : "waves.unselected");
        }
        return gui.text("waves.wave", edited.selected() + 1, edited.entries().size());
    }

    private Timeline.State timelineState(State state) {
        boolean doubtful = false;
        String advice = "";
        if (edited.hasSelection()) {
            WaveDef wave = worst(edited.entry().waves());
            doubtful = !analysis.isValid(wave)
                    || !analysis.isFair(wave)
                    || blocks.mostAround(edited.selected()) >= WaveBlockLayout.CROWDED;
            advice = advice(wave, blocks.mostAround(edited.selected()));
        }
        String clock = String.format(
                Locale.ROOT,
                "%d:%04.1f  ·  %.0f u",
                (int) state.seconds() / MINUTE,
                state.seconds() % MINUTE,
                state.distance());
        return new Timeline.State(
                state.distance(),
                state.recorded(),
                clock,
                state.head().playing(),
                state.head().rateName(),
                edited.selected(),
                advice,
                doubtful);
    }

    /** The wave of an entry that has most wrong with it. */
    private WaveDef worst(List<WaveDef> waves) {
        return waves.stream()
                .filter(wave -> !analysis.isValid(wave))
                .findFirst()
                .or(() -> waves.stream().filter(wave -> !analysis.isFair(wave)).findFirst())
                .orElse(waves.get(0));
    }

    private String advice(WaveDef wave, int most) {
        if (!analysis.isValid(wave)) {
            return gui.text("waves.broken");
        }
        OptionalInt warning = analysis.warning(wave);
        if (!analysis.isFair(wave)) {
            return gui.text("waves.unfair", WaveAnalysis.seconds(warning.orElse(0)));
        }
        if (most >= WaveBlockLayout.CROWDED) {
            return gui.text("waves.crowded", most);
        }
        return warning.isPresent()
                ? gui.text("waves.fine", most, WaveAnalysis.seconds(warning.getAsInt()))
                : gui.text("waves.passes", most);
    }
}
