package bumblewick.app;

import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.edit.WaveTable;
import bumblewick.input.TimelineCommand;
import bumblewick.input.TimelineWay;
import bumblewick.ui.Canvas;
import bumblewick.ui.HeadLine;
import bumblewick.ui.HintBar;
import bumblewick.ui.page.SidePanel;
import bumblewick.ui.timeline.Timeline;
import bumblewick.view.Framing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** What lies around the picture of a stage whose waves are laid out: head, panel, timeline and hints. */
final class TimelineBoard {
    private static final int MINUTE = 60;
    static final String LEAVE = "LEAVE";

    private final Services services;
    private final TimelinePlace place;
    private final StageDef stage;
    private final WaveTable table;
    private final WaveFacts facts;
    private final WaveBlocks blocks;
    private final Timeline timeline;
    private final SidePanel panel;
    private final HintBar hints;
    private final HeadLine head;
    private int shown = -1;

    /**
     * What changes from frame to frame.
     *
     * @param distance where the playhead is, in u
     * @param seconds the time there
     * @param head how the film runs
     * @param filmed how far the film is that is being made, in u, if one is
     * @param pad whether a pad is in hand
     */
    record State(float distance, float seconds, Playhead head, Optional<Float> filmed, boolean pad) {}

    TimelineBoard(Services services, TimelinePlace place, StageDef stage, WaveFacts facts, SidePanel panel) {
        this.services = services;
        this.place = place;
        this.stage = stage;
        this.facts = facts;
        this.panel = panel;
        table = place.work().table();
        blocks = new WaveBlocks(facts, services.scene().rules().enemies().keySet());
        Canvas canvas = services.canvas();
        timeline = new Timeline(canvas, services.skin(), WaveBlocks.plan(stage), place.ruler());
        hints = new HintBar(canvas, services.skin());
        head = new HeadLine(canvas, services.skin());
    }

    void show() {
        timeline.show();
        hints.show();
        head.show();
        panel.show();
    }

    void hide() {
        timeline.hide();
        hints.hide();
        head.hide();
        panel.hide();
    }

    Timeline timeline() {
        return timeline;
    }

    SidePanel panel() {
        return panel;
    }

    HintBar hints() {
        return hints;
    }

    /** Pixels per line of the canvas. */
    float scale() {
        return services.canvas().scale();
    }

    /** The waves as they are drawn. */
    WaveBlocks blocks() {
        return blocks;
    }

    /** Goes on by a frame. */
    void update(State state, float pointerX, float pointerY, float seconds) {
        if (table.revision() != shown) {
            shown = table.revision();
            timeline.show(blocks.of(table.waves()));
            panel.refresh();
        }
        head.update(new HeadLine.Says(
                text("waves.title"),
                text("stage." + stage.id()) + "  ·  " + place.work().desk().name(),
                standing(state),
                problems()));
        hints.update(hints(state.pad()), pointerX, pointerY);
        timeline.pointer(pointerX, pointerY);
        timeline.update(timelineState(state), hints.height());
        panel.title(title());
        panel.update(Canvas.HEIGHT - head.height(), foot(), seconds);
    }

    private float foot() {
        return hints.height() + timeline.height();
    }

    /** Puts the picture into what is free of the window; after it was drawn anew in each frame. */
    void frame() {
        float width = services.canvas().width();
        Framing.within(
                services.app().getCamera(),
                0f,
                (width - panel.width()) / width,
                foot() / Canvas.HEIGHT,
                (Canvas.HEIGHT - head.height()) / Canvas.HEIGHT);
    }

    private String standing(State state) {
        if (state.filmed().isPresent()) {
            return text("waves.filming", (int) (100f * state.filmed().get() / FilmPlan.length(stage)));
        }
        return place.work().saved() ? text("waves.saved") : "";
    }

    private List<String> problems() {
        List<String> problems = table.problems().stream().map(Object::toString).collect(Collectors.toList());
        if (!place.work().desk().trouble().isEmpty()) {
            problems.add(place.work().desk().trouble());
        }
        return problems;
    }

    private String title() {
        if (!table.hasSelection()) {
            return text(table.waves().isEmpty() ? "waves.none" : "waves.unselected");
        }
        return text("waves.wave", table.selected() + 1, table.waves().size());
    }

    private Timeline.State timelineState(State state) {
        boolean doubtful = false;
        String advice = "";
        if (table.hasSelection()) {
            WaveDef wave = table.wave();
            doubtful = !facts.sound(wave)
                    || !facts.fair(wave)
                    || blocks.mostAround(table.selected()) >= WaveBlocks.CROWDED;
            advice = advice(wave, blocks.mostAround(table.selected()));
        }
        String clock = String.format(
                Locale.ROOT,
                "%d:%04.1f  ·  %.0f u",
                (int) state.seconds() / MINUTE,
                state.seconds() % MINUTE,
                state.distance());
        return new Timeline.State(
                state.distance(),
                state.filmed(),
                clock,
                state.head().playing(),
                state.head().name(),
                table.selected(),
                advice,
                doubtful);
    }

    private String advice(WaveDef wave, int most) {
        if (!facts.sound(wave)) {
            return text("waves.broken");
        }
        OptionalInt warning = facts.warning(wave);
        if (!facts.fair(wave)) {
            return text("waves.unfair", WaveFacts.seconds(warning.orElse(0)));
        }
        if (most >= WaveBlocks.CROWDED) {
            return text("waves.crowded", most);
        }
        return warning.isPresent()
                ? text("waves.fine", most, WaveFacts.seconds(warning.getAsInt()))
                : text("waves.passes", most);
    }

    private List<HintBar.Hint> hints(boolean pad) {
        CommandHints say = new CommandHints(services.skin().glyphs(), pad);
        boolean one = table.hasSelection() && table.problems().isEmpty();
        List<HintBar.Hint> all = new ArrayList<>();
        all.add(say.of(TimelineCommand.TEST, text("waves.test"), true));
        all.add(say.of(TimelineCommand.PLAY, text("waves.play"), true));
        all.add(say.of(TimelineWay.SEEK, text("waves.seek")));
        all.add(say.of(TimelineWay.ZOOM, text("waves.zoom")));
        all.add(say.of(TimelineCommand.PREVIOUS, text("waves.previous"), true));
        all.add(say.of(TimelineCommand.NEXT, text("waves.next"), true));
        all.add(say.both(TimelineCommand.FIELD_DOWN, TimelineCommand.FIELD_UP, text("waves.field")));
        all.add(say.both(TimelineCommand.LESS, TimelineCommand.MORE, text("waves.change")));
        all.add(say.both(TimelineCommand.EARLIER, TimelineCommand.LATER, text("waves.move")));
        if (pad) {
            all.add(say.of(TimelineCommand.MENU, text("waves.menu"), true));
        } else {
            all.add(say.of(
                    TimelineCommand.ADD, text("waves.add"), table.problems().isEmpty()));
            all.add(say.of(TimelineCommand.DUPLICATE, text("waves.duplicate"), one));
            all.add(say.of(TimelineCommand.REMOVE, text("waves.remove"), one));
            all.add(say.of(TimelineCommand.PATH, text("waves.openPath"), one));
        }
        all.add(say.of(
                TimelineCommand.UNDO, text("waves.undo"), table.document().canUndo()));
        all.add(say.of(
                TimelineCommand.REDO, text("waves.redo"), table.document().canRedo()));
        all.add(say.leave(LEAVE, text("waves.leave")));
        return all;
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
