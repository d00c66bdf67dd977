package bumblewick.editor.wave;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Navigator;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.editor.path.PathDestination;
import bumblewick.editor.session.CommandTable;
import bumblewick.input.binding.Modifier;
import bumblewick.input.device.CommandInput;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.InspectorPanel;
import bumblewick.ui.menu.NavCommand;
import bumblewick.ui.menu.Row;
import java.util.List;

/** Carries out the commands of the timeline editor. */
final class TimelineController {
    /** How long after the start of a wave it is well in the picture, in seconds. */
    private static final float SEEN_AFTER = 1.2f;

    /** By which factor a held key scales the timeline in a second. */
    private static final float ZOOM = 4f;

    private final PresentationContext context;
    private final Gui gui;
    private final Navigator navigator;
    private final TimelineDestination place;
    private final Rulebook rules;
    private final StageDef stage;
    private final EditedWaves edited;
    private final StagePreview preview;
    private final Playtest test;
    private final CommandInput<TimelineCommand> input;
    private final CommandTable<TimelineController, TimelineCommand> commands =
            new CommandTable<>(TimelineCommand.class, this, this::leave, "waves.leave");
    private final WaveBlockLayout blocks;
    private final InspectorPanel panel;

    /**
     * @param place that the screen was opened with
     * @param input sends the commands
     * @param overlay draws the waves
     */
    TimelineController(
            PresentationContext context,
            Navigator navigator,
            TimelineDestination place,
            StagePreview preview,
            Playtest test,
            CommandInput<TimelineCommand> input,
            TimelineOverlay overlay) {
        this.context = context;
        this.navigator = navigator;
        gui = context.gui();
        this.place = place;
        this.preview = preview;
        this.test = test;
        this.input = input;
        rules = context.current().rules();
        stage = rules.all(StageDef.class).get(place.stage());
        edited = place.edited();
        blocks = overlay.blocks();
        panel = overlay.panel();
    }

    /** Carries out the commands of a frame. */
    void update(float seconds) {
        input.setSuspended(gui.pages().isOpen());
        input.update(seconds);
        commands.runPressed(input);
        preview.scrub(input.held(TimelineAxis.SEEK), seconds);
        float zoom = input.held(TimelineAxis.ZOOM);
        if (zoom != 0f) {
            place.range()
                    .zoom((float) Math.pow(ZOOM, zoom * seconds), place.range().x(distance()));
        }
        if (preview.isScrubbed() || preview.playhead().playing()) {
            place.range().follow(distance());
        }
    }

    CommandTable<TimelineController, TimelineCommand> commands() {
        return commands;
    }

    /** Names the place that is shown now. */
    TimelineDestination place() {
        return place.at(distance(), preview.recording());
    }

    /** Where the playhead is, in u along the rail. */
    float distance() {
        return preview.distance();
    }

    /** Moves the playhead to a distance along the rail, in u. */
    void seek(float distance) {
        preview.seek(Math.min(distance, PreviewPlan.length(stage)));
    }

    /** Selects a wave, or {@link EditedWaves#NONE}. */
    void select(int wave) {
        edited.select(wave);
        panel.refresh();
    }

    /** Moves the playhead to the selected wave, unless the wave is in the air there. */
    void look() {
        if (hasSelection()) {
            WaveSpan span = blocks.span(edited.selected());
            if (distance() < span.from() || distance() > span.to()) {
                seek(seenFrom(edited.wave(), stage));
            }
        }
    }

    boolean hasSelection() {
        return edited.hasSelection();
    }

    void test() {
        test.want();
    }

    void play() {
        preview.togglePlay();
    }

    /** Sends a command to the panel of values. */
    void navigate(NavCommand command) {
        panel.nav(command);
    }

    /** Moves the selected wave: 1 along the stage, −1 back. */
    void move(int direction) {
        edited.move(direction, input.held(Modifier.SHIFT));
    }

    void add() {
        finishAdding(edited.addNew(rules, Math.round(distance())));
    }

    void duplicate() {
        finishAdding(edited.duplicate(stage.speed()));
    }

    void remove() {
        playSound(edited.remove());
    }

    void undo() {
        playSound(edited.undo());
    }

    void redo() {
        playSound(edited.redo());
    }

    void slower() {
        preview.playhead().slower();
    }

    void faster() {
        preview.playhead().faster();
    }

    /** Whether waves can be added: the file has no mistakes. */
    boolean isEditable() {
        return edited.problems().isEmpty();
    }

    boolean isSelectionEditable() {
        return hasSelection() && isEditable();
    }

    boolean canUndo() {
        return edited.canUndo();
    }

    boolean canRedo() {
        return edited.canRedo();
    }

    /** Opens the commands as a page: a pad has too few buttons for all of them. */
    void openMenu() {
        gui.pages().open(() -> {
            List<Row> rows = commands.menu(gui.translations(), gui.pages()::back);
            rows.add(new ButtonRow(gui.text("waves.leave"), "", UiSounds.Sound.BACK, this::leave));
            return gui.pages().make(gui.text("waves.title")).rows(rows);
        });
    }

    private void finishAdding(boolean done) {
        playSound(done);
        if (done) {
            place.range().follow(edited.wave().at());
        }
    }

    private void playSound(boolean done) {
        context.audio().play(done ? "ui_accept" : "ui_move");
    }

    void walk(int step) {
        edited.walk(step, distance());
        if (edited.hasSelection()) {
            place.range().follow(edited.wave().at());
            seek(seenFrom(edited.wave(), stage));
            panel.refresh();
            context.audio().play("ui_move");
        }
    }

    /** The distance along the rail at which most of a wave is seen, in u. */
    static float seenFrom(WaveDef wave, StageDef stage) {
        return wave.at() + SEEN_AFTER * stage.speed();
    }

    /** Opens the path of the selected wave in the path editor, which leads back to this place. */
    void openPath() {
        if (!hasSelection()) {
            return;
        }
        String path = edited.wave().path();
        TimelineDestination here = place();
        place.session()
                .attempt(
                        path,
                        () -> navigator.open(PathDestination.of(
                                place.session(),
                                path,
                                () -> here.ifStillIn(context.current().rules()))));
    }

    /** Leaves the timeline editor. */
    void leave() {
        navigator.open(place.leave().get());
    }
}
