package bumblewick.editor.pattern;

import bumblewick.app.camera.FreeCameraInput;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.ChangedFiles;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.KeptScreen;
import bumblewick.app.shell.Navigator;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.def.SwarmDef;
import bumblewick.editor.session.CommandTable;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.value.DefinitionListPages;
import bumblewick.editor.value.DefinitionNames;
import bumblewick.editor.value.ValueEditor;
import bumblewick.editor.value.ValueRows;
import bumblewick.editor.widget.EditorHeader;
import bumblewick.input.binding.CameraAxis;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.InputCapture;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.menu.InspectorPanel;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import bumblewick.ui.screen.HintBar;
import bumblewick.ui.screen.LoadingSplash;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The preview of a pattern: it is played live, again and again, beside the rows of its values, with how many bullets are alive
 * and how narrow the gaps are that bees have to slip through. What is changed is played at once.
 */
public final class PatternScreen implements GameScreen {
    private static final float REFRESH = 0.25f; // s

    private final PresentationContext context;
    private final Gui gui;
    private final Navigator navigator;
    private final InputMode inputMode;
    private final InputCapture capture;
    private final DefinitionNames names;
    private final PatternDestination destination;
    private final EditSession session;
    private final ValueEditor editor;
    private final Optional<ValueRows> values;
    private final PatternStage stage;
    private final PatternCamera camera;
    private final CommandInput<PatternCommand> input =
            new CommandInput<>(PatternCommand.class).withAxes(CameraAxis.ALL);
    private final CommandTable<PatternScreen, PatternCommand> commands;
    private final EditorHeader head;
    private final HintBar hints;
    private final InspectorPanel panel;
    private final LoadingSplash splash;
    private boolean plays = true;
    private boolean arrived;
    private float sinceRefresh;

    /** Makes the screen; nothing is shown yet. */
    public PatternScreen(
            PresentationContext context,
            Navigator navigator,
            InputMode inputMode,
            InputCapture capture,
            DefinitionNames names,
            PatternDestination destination) {
        this(context, navigator, inputMode, capture, names, destination, new PatternCamera());
    }

    private PatternScreen(
            PresentationContext context,
            Navigator navigator,
            InputMode inputMode,
            InputCapture capture,
            DefinitionNames names,
            PatternDestination destination,
            PatternCamera camera) {
        this.context = context;
        this.navigator = navigator;
        this.inputMode = inputMode;
        this.capture = capture;
        this.names = names;
        this.destination = destination;
        this.camera = camera;
        gui = context.gui();
        session = destination.session();
        editor = new ValueEditor(
                        gui,
                        inputMode,
                        capture,
                        session,
                        names,
                        page -> gui.pages().open(page),
                        path -> again())
                .following(this::showFile);
        values = ValueRows.of(gui, editor, PatternFormat.FORMAT.path(destination.pattern()));
        stage = new PatternStage(context, destination.pattern());
        commands = new CommandTable<>(PatternCommand.class, this, this::back, "path.hint.leave");
        head = new EditorHeader(gui.canvas(), gui.skin());
        hints = new HintBar(gui.canvas(), gui.skin());
        panel = new InspectorPanel(gui.menuStyle(), rows());
        splash = new LoadingSplash(gui.canvas(), gui.skin());
    }

    /** Shows the preview of another pattern, or else the values of a file. */
    private void showFile(String path) {
        Optional<String> pattern = PatternDestination.patternOf(path);
        if (pattern.isPresent()) {
            navigator.open(new PatternDestination(session, pattern.get(), destination.leave()));
        } else {
            new DefinitionListPages(gui, editor).open(path);
        }
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.changing(this::alive));
        rows.add(TextRow.changing(this::gap));
        values.ifPresent(each -> rows.addAll(each.rows()));
        return rows;
    }

    private String alive() {
        PatternDensity density = stage.density();
        return gui.text("pattern.alive", density.alive(), density.peak());
    }

    private String gap() {
        float gap = stage.density().gap();
        String need = format(2f * context.current().rules().only(SwarmDef.class).beeRadius());
        return Float.isInfinite(gap) ? gui.text("pattern.noGap", need) : gui.text("pattern.gap", format(gap), need);
    }

    private static String format(float length) {
        return String.format(Locale.ROOT, "%.2f", length);
    }

    @Override
    public void show() {
        inputMode.openMenus();
        inputMode.showPointer(true);
        inputMode.useCommands(input);
        splash.show();
        stage.show();
        camera.applyTo(stage);
        context.audio().setPaused(true);
        editor.open();
    }

    @Override
    public void update(float seconds) {
        input.setSuspended(gui.pages().isOpen() || panel.entered());
        input.update(seconds);
        commands.runPressed(input);
        editor.update(seconds);
        if (!stage.update(plays ? seconds : 0f)) {
            splash.update(seconds);
            return;
        }
        arrive();
        camera.update(seconds);
        if (camera.isFree() && !panel.entered()) {
            FreeCameraInput.fly(camera.camera(), input, seconds);
            FreeCameraInput.drag(camera.camera(), input.mouse());
        }
        refresh(seconds);
        layOut(seconds);
    }

    private void arrive() {
        if (!arrived) {
            arrived = true;
            splash.hide();
            head.show();
            hints.show();
            panel.show();
        }
    }

    private void refresh(float seconds) {
        if (values.filter(ValueRows::isStale).isPresent()) {
            panel.rows(rows());
        }
        values.ifPresent(each -> each.work(panel.entered() && !gui.pages().isOpen()));
        sinceRefresh += seconds;
        if (sinceRefresh > REFRESH) {
            sinceRefresh = 0f;
            panel.refresh();
        }
    }

    private void layOut(float seconds) {
        boolean pad = input.isPadActive();
        head.update(new EditorHeader.Says(
                gui.text("pattern.title"),
                session.name() + "   " + destination.pattern(),
                values.map(ValueRows::state).orElse(""),
                List.of()));
        float line = gui.canvas().scale();
        hints.update(
                panel.entered()
                        ? List.of(commands.leaveHint(gui.skin().glyphs(), pad, gui.text("pattern.hint.scene")))
                        : commands.hints(gui.skin().glyphs(), gui.translations(), pad),
                input.mouse().x() / line,
                input.mouse().y() / line);
        panel.update(Canvas.HEIGHT - head.height(), hints.height(), seconds);
        if (input.mouse().left().takePress()) {
            commands.runHint(hints.hoveredId());
        }
    }

    void togglePlay() {
        plays = !plays;
    }

    String playText() {
        return plays ? "path.hint.pause" : "path.hint.play";
    }

    /** Plays the pattern from its beginning. */
    void again() {
        stage.restart(context, destination.pattern());
    }

    void nextView() {
        camera.next(stage);
    }

    void enterValues() {
        panel.enter();
    }

    @Override
    public void back() {
        if (panel.entered()) {
            panel.leave();
            return;
        }
        navigator.open(destination.leave().get());
    }

    /** Changed rules are played at once; changed assets need a new screen. */
    @Override
    public boolean reload(ChangedFiles saved) {
        if (saved.mayBeAssets() || saved.mayBeInterface()) {
            return false;
        }
        session.rereadDocuments();
        again();
        return true;
    }

    @Override
    public Optional<Destination> recreated() {
        return Optional.of(
                new KeptScreen(new PatternScreen(context, navigator, inputMode, capture, names, destination, camera)));
    }

    @Override
    public void relabel() {
        panel.rows(rows());
    }

    @Override
    public void hide() {
        inputMode.releaseCommands(input);
        editor.close();
        context.audio().setPaused(false);
        splash.hide();
        head.hide();
        hints.hide();
        panel.hide();
        stage.close();
    }

    @Override
    public boolean ready() {
        return arrived;
    }
}
