package bumblewick.editor.wave;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.ChangedFiles;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.Navigator;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.input.binding.Modifier;
import bumblewick.input.device.CommandInput;
import bumblewick.view.render.StageView;
import java.util.List;
import java.util.Optional;

/**
 * The timeline editor: above, a preview of the stage as the pilot flies it; below, the waves of the stage along the rail.
 * Changes are saved in the mod, and the preview is recorded again. A playtest can start anywhere.
 */
public final class TimelineScreen implements GameScreen {
    private final PresentationContext context;
    private final InputMode inputMode;
    private final String stage;
    private final Rulebook rules;
    private final EditedWaves edited;
    private final StagePreview preview;
    private final Playtest test;
    private final CommandInput<TimelineCommand> input =
            new CommandInput<>(TimelineCommand.class).withAxes(List.of(TimelineAxis.SEEK, TimelineAxis.ZOOM));
    private final TimelineOverlay overlay;
    private final TimelineController controller;
    private final TimelineMouse mouse;

    /**
     * Makes the screen; nothing is shown yet.
     *
     * @param difficulty id of the difficulty of the preview
     */
    public TimelineScreen(
            PresentationContext context,
            Navigator navigator,
            InputMode inputMode,
            String difficulty,
            TimelineDestination place) {
        this.context = context;
        this.inputMode = inputMode;
        stage = place.stage();
        edited = place.edited();
        rules = context.current().rules();
        StageDef def = rules.all(StageDef.class).get(stage);
        PreviewPlan plan = new PreviewPlan(rules, def, difficulty);
        preview = new StagePreview(context, plan, place.distance(), place.recording());
        test = new Playtest(context.current(), navigator, preview, edited);
        WaveAnalysis analysis = new WaveAnalysis(rules, def.speed());
        WavePropertyRows rows =
                new WavePropertyRows(context.gui(), rules, edited, analysis, () -> input.held(Modifier.SHIFT));
        overlay = new TimelineOverlay(context, place, def, analysis, rows);
        controller = new TimelineController(context, navigator, place, preview, test, input, overlay);
        mouse = new TimelineMouse(controller, edited, place.range());
        if (place.playtest()) {
            test.want();
        }
    }

    @Override
    public void show() {
        inputMode.openMenus();
        inputMode.showPointer(true);
        inputMode.useCommands(input);
        overlay.show();
        preview.show();
    }

    @Override
    public void update(float seconds) {
        float lines = context.gui().canvas().scale();
        controller.update(seconds);
        float x = input.mouse().x() / lines;
        float y = input.mouse().y() / lines;
        mouse.update(input, overlay, x, y);
        edited.update(seconds);
        preview.follow(edited, edited.rests());
        preview.update(seconds, mouse.scrubs());
        overlay.update(state(), x, y, seconds);
        test.update(controller.place());
    }

    private TimelineOverlay.State state() {
        return new TimelineOverlay.State(
                preview.distance(),
                preview.seconds(rules.all(StageDef.class).get(stage).speed()),
                preview.playhead(),
                preview.progress(),
                controller
                        .commands()
                        .hints(context.gui().skin().glyphs(), context.gui().translations(), input.isPadActive()));
    }

    @Override
    public void present(float seconds) {
        if (preview.present(seconds)) {
            overlay.frame();
        }
    }

    @Override
    public void back() {
        controller.leave();
    }

    @Override
    public Optional<StageView> stageView() {
        return preview.player().map(shown -> shown.session().view());
    }

    @Override
    public void focusLost() {
        preview.playhead().pause();
    }

    @Override
    public void suspend() {
        edited.save();
    }

    @Override
    public boolean reload(ChangedFiles saved) {
        controller.place().session().rereadDocuments();
        edited.reread(true); // formations may be others
        return !saved.mayBeAssets()
                && !saved.mayBeInterface()
                && WaveAnalysis.sameExceptWaves(rules, context.current().rules(), stage);
    }

    @Override
    public Optional<Destination> recreated() {
        return Optional.of(controller.place().ifStillIn(context.current().rules()));
    }

    @Override
    public void hide() {
        inputMode.releaseCommands(input);
        edited.save();
        overlay.hide();
        preview.hide(!test.handedOver());
    }

    @Override
    public boolean ready() {
        return preview.player().isPresent();
    }
}
