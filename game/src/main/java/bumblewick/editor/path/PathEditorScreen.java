package bumblewick.editor.path;

import bumblewick.app.camera.FreeCameraInput;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.ChangedFiles;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.KeptScreen;
import bumblewick.app.shell.Navigator;
import bumblewick.content.validation.PathMeasure;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.editor.session.EditSession;
import bumblewick.input.binding.CameraAxis;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.Mouse;
import bumblewick.ui.draw.InputGlyphs;
import bumblewick.ui.screen.HintBar;
import bumblewick.ui.screen.LoadingSplash;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.gizmo.PathGizmoModel;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/**
 * The path editor: shows a path in the space ahead of Wick, with enemies that fly it, and lets the player drag its points.
 * {@link EditedPath} saves the changes.
 */
public final class PathEditorScreen implements GameScreen {
    private final PresentationContext context;
    private final Gui gui;
    private final Navigator navigator;
    private final InputMode inputMode;
    private final PathDestination destination;
    private final EditedPath edited;
    private final PathPreview preview;
    private final PathCamera camera;
    private final CommandInput<PathCommand> input =
            new CommandInput<>(PathCommand.class).withAxes(CameraAxis.ALL).withAxes(List.of(PathCommand.SCRUB));
    private final PathGizmoModel gizmos = new PathGizmoModel(PathMeasure.WIDTH, PathMeasure.HEIGHT, PathMeasure.DEPTH);
    private final FrozenStage stage;
    private final PathManipulator manipulator;
    private final PathEditorOverlay overlay;
    private final PathController controller;
    private final LoadingSplash splash;
    private boolean scrubs;
    private boolean placed;
    private boolean arrived;

    /** Makes the screen; nothing is shown yet. */
    public PathEditorScreen(
            PresentationContext context, Navigator navigator, InputMode inputMode, PathDestination destination) {
        this(
                context,
                navigator,
                inputMode,
                destination,
                new PathPreview(context.current().rules(), destination.edited().id()),
                new PathCamera(new FreeCamera().detached()));
    }

    private PathEditorScreen(
            PresentationContext context,
            Navigator navigator,
            InputMode inputMode,
            PathDestination destination,
            PathPreview preview,
            PathCamera camera) {
        this.context = context;
        this.navigator = navigator;
        this.inputMode = inputMode;
        this.destination = destination;
        gui = context.gui();
        edited = destination.edited();
        this.preview = preview;
        this.camera = camera;
        stage = new FrozenStage(context, stageOf(edited.id()), gizmos);
        manipulator = new PathManipulator(stage);
        overlay = new PathEditorOverlay(gui, destination.session(), stage, edited, preview, this::openPaths);
        controller = new PathController(
                edited, preview, camera, stage, overlay, input, context.audio(), this::openPaths, this::back);
        splash = new LoadingSplash(gui.canvas(), gui.skin());
    }

    /** Id of the stage in which a path is shown: the first whose enemies fly it, else the first of all. */
    private String stageOf(String path) {
        Rulebook rules = context.current().rules();
        return rules.all(StageDef.class).values().stream()
                .filter(stage ->
                        stage.waves().stream().anyMatch(wave -> wave.path().equals(path)))
                .map(StageDef::id)
                .findFirst()
                .orElseGet(() -> rules.all(StageDef.class).firstKey());
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
    }

    @Override
    public void update(float seconds) {
        input.setSuspended(gui.pages().isOpen());
        input.update(seconds);
        controller.runPressed();
        if (!stage.update()) {
            splash.update(seconds);
            return;
        }
        arrive();
        moveCamera(seconds);
        point();
        edited.update(manipulator.dragging() || input.mouse().left().down(), seconds);
        fly(seconds);
        gizmos.showPath(edited.shape());
        gizmos.setHandles(edited.point(), manipulator.hovered(), manipulator.axis());
        preview.showIn(gizmos);
        overlay.update(hints(), seconds);
    }

    @Override
    public void present(float seconds) {
        if (arrived) {
            overlay.present(manipulator.hovered());
        }
    }

    private void arrive() {
        if (!arrived) {
            arrived = true;
            splash.hide();
            overlay.show();
            overlay.update(hints(), 0f); // lays it out, so that it knows which part of the window it covers
        }
        if (!placed) {
            placed = true;
            controller.view(PathViewpoint.WHOLE);
        }
    }

    private void moveCamera(float seconds) {
        if (overlay.panel().entered()) {
            FreeCameraInput.drag(camera.camera(), input.mouse());
        } else {
            FreeCameraInput.fly(camera.camera(), input, seconds);
            FreeCameraInput.drag(camera.camera(), input.mouse());
        }
    }

    private void fly(float seconds) {
        controller.flyChanges();
        float scrub = overlay.panel().entered() ? 0f : input.held(PathCommand.SCRUB);
        preview.update(scrubs ? 0f : seconds, scrub);
    }

    private void point() {
        Mouse mouse = input.mouse();
        float line = gui.canvas().scale();
        overlay.pointer(mouse.x() / line, mouse.y() / line);
        boolean press = mouse.left().takePress();
        if (press && !overlay.hint().isEmpty()) {
            controller.runHint(overlay.hint());
        } else if (press && overlay.scrub().onPlay()) {
            controller.togglePlay();
        }
        scrubs = mouse.left().down() && (scrubs || (press && overlay.scrub().onLine()));
        if (scrubs) {
            preview.play(false);
            preview.seek(overlay.scrub().share() * preview.ticks());
        }
        if (manipulator.dragging()) {
            drag(mouse);
        } else if (overlay.covers() || scrubs) {
            manipulator.clearHover();
        } else {
            hover(mouse, line, press);
        }
    }

    private void hover(Mouse mouse, float line, boolean press) {
        List<Vector3f> points = edited.path().map(PathDef::points).orElse(List.of());
        manipulator.hover(points, edited.point(), mouse.x(), mouse.y(), line);
        boolean held = manipulator.hovered() != PathGizmoModel.NONE
                || manipulator.axis().isPresent();
        if (press) {
            overlay.panel().leave();
        }
        if (press && held) {
            if (manipulator.hovered() != PathGizmoModel.NONE) {
                edited.select(manipulator.hovered());
            }
            overlay.refresh();
            context.audio().play("ui_move");
            manipulator.beginDrag(edited.place(), mouse.x(), mouse.y());
        }
    }

    private void drag(Mouse mouse) {
        if (!mouse.left().down()) {
            manipulator.endDrag();
            edited.save();
            return;
        }
        Vector3f to = manipulator.dragTarget(mouse.x(), mouse.y());
        controller.move("drag", to, manipulator.axis());
    }

    /** While the panel of values has the focus, the only hint is how to leave it. */
    private List<HintBar.Hint> hints() {
        boolean pad = input.isPadActive();
        InputGlyphs glyphs = gui.skin().glyphs();
        return overlay.panel().entered()
                ? List.of(controller.commands().leaveHint(glyphs, pad, gui.text("path.hint.scene")))
                : controller.commands().hints(glyphs, gui.translations(), pad);
    }

    private void openPaths() {
        edited.save();
        PathLibrary library = new PathLibrary(destination.session(), context.scene());
        new PathListPage(gui, edited, library, this::open).open();
    }

    private void open(String path) {
        EditSession session = destination.session();
        session.attempt(path, () -> navigator.open(PathDestination.of(session, path, destination.leave())));
    }

    @Override
    public void back() {
        if (overlay.panel().entered()) {
            overlay.panel().leave();
            return;
        }
        edited.save();
        navigator.open(destination.leave().get());
    }

    @Override
    public void suspend() {
        edited.save();
    }

    /** Changed rules count at once; changed assets need a new screen. */
    @Override
    public boolean reload(ChangedFiles saved) {
        if (saved.mayBeAssets() || saved.mayBeInterface()) {
            return false;
        }
        destination.session().rereadDocuments();
        edited.reread();
        preview.setRules(context.current().rules());
        controller.flyAgain();
        return true;
    }

    @Override
    public Optional<Destination> recreated() {
        edited.save();
        preview.setRules(context.current().rules());
        PathEditorScreen next = new PathEditorScreen(context, navigator, inputMode, destination, preview, camera);
        next.placed = placed;
        next.controller.setSnaps(controller.snaps());
        return Optional.of(new KeptScreen(next));
    }

    @Override
    public void relabel() {
        overlay.relabel();
    }

    @Override
    public void hide() {
        inputMode.releaseCommands(input);
        context.audio().setPaused(false);
        splash.hide();
        overlay.hide();
        stage.close();
    }

    @Override
    public boolean ready() {
        return arrived;
    }
}
