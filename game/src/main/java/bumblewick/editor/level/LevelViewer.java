package bumblewick.editor.level;

import bumblewick.app.camera.FreeCameraInput;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.editor.session.CommandTable;
import bumblewick.editor.session.SearchInput;
import bumblewick.editor.widget.MarkerLayer;
import bumblewick.input.binding.CameraAxis;
import bumblewick.input.binding.CommandAxis;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.InputCapture;
import bumblewick.view.gizmo.LevelGizmos;
import bumblewick.view.gizmo.LevelLayer;
import bumblewick.view.gizmo.LevelThingPoses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The level viewer for one version of a level: its picture, its overlay, and its commands. */
final class LevelViewer {
    private static final float PER_NOTCH = 2.5f; // u that a notch of the mouse wheel moves the camera

    private final PresentationContext context;
    private final Gui gui;
    private final InputMode inputMode;
    private final InputCapture capture;
    private final LevelPlan plan;
    private final LevelLegend legend;
    private final Runnable again;
    private final CommandTable<LevelViewer, LevelCommand> commands;
    private final CommandInput<LevelCommand> keys = new CommandInput<>(LevelCommand.class).withAxes(CameraAxis.ALL);
    private final LevelTexts texts;
    private final LevelObjectList objects;
    private final SearchInput search;
    private final LevelCamera camera;
    private final LevelPreview preview;
    private final LevelThingPoses poses;
    private final LevelGizmos gizmos;
    private final MarkerLayer markerLayer;
    private final LevelMarkers markers;
    private final LevelRenderCost cost;
    private final LevelViewerOverlay overlay;
    private boolean playing;

    /** What is kept when the level is read again: the camera, the search, and the chosen thing. */
    record Place(LevelCamera.Place eye, LevelObjectList list) {}

    /**
     * Makes the viewer; nothing is shown yet.
     *
     * @param legend which layers are shown
     * @param before what was kept of another version of the level
     * @param leave leaves the viewer
     * @param again starts the pilot's way again
     */
    LevelViewer(
            PresentationContext context,
            InputMode inputMode,
            InputCapture capture,
            LevelPlan plan,
            LevelLegend legend,
            Optional<Place> before,
            Runnable leave,
            Runnable again) {
        this.context = context;
        this.inputMode = inputMode;
        this.capture = capture;
        gui = context.gui();
        this.plan = plan;
        this.legend = legend;
        this.again = again;
        commands = new CommandTable<>(LevelCommand.class, this, leave, "levels.leave")
                .afterEach(() -> context.audio().play("ui_move"));
        texts = new LevelTexts(gui.translations(), plan);
        objects = before.map(place -> place.list().of(plan)).orElseGet(() -> new LevelObjectList(plan));
        camera = new LevelCamera(plan);
        before.ifPresent(place -> camera.take(place.eye()));
        search = new SearchInput(objects.wanted());
        preview = LevelPreview.of(context, plan, counts(), camera.camera());
        poses = preview.motion();
        gizmos = new LevelGizmos(
                context.graphics().states().getApplication().getAssetManager(),
                plan,
                context.current().rules(),
                poses);
        markerLayer = new MarkerLayer(gui.canvas(), gui.skin());
        markers = new LevelMarkers(markerLayer, gui.canvas(), plan, texts, poses);
        cost = new LevelRenderCost(preview, gizmos);
        overlay = new LevelViewerOverlay(gui, plan, texts, legend, objects, cost);
    }

    /** Whether the game plays this very version of the level. */
    private boolean counts() {
        return plan.garden().isPresent()
                && plan.garden()
                        .get()
                        .equals(context.current().rules().all(GardenDef.class).get(plan.stage()));
    }

    void show() {
        inputMode.useCommands(keys);
        capture.redirectText(Optional.of(search));
        preview.outlook().attachGizmos(gizmos.node());
        gizmos.select(objects.chosen());
        dress();
        preview.open();
        markerLayer.show();
        overlay.show();
    }

    void hide() {
        inputMode.releaseCommands(keys);
        capture.redirectText(Optional.empty());
        markerLayer.hide();
        overlay.hide();
        preview.end();
    }

    /** Whether the picture is ready. */
    boolean shown() {
        return preview.shown();
    }

    boolean playing() {
        return playing;
    }

    Place place() {
        return new Place(camera.place(), objects);
    }

    /** Stops the pilot. */
    void pause() {
        playing = false;
        context.audio().setPaused(true);
    }

    /** Ends typing a search; returns whether the player was typing. */
    boolean stopTyping() {
        boolean was = search.writing();
        search.close();
        return was;
    }

    private void dress() {
        for (LevelLayer each : LevelLayer.values()) {
            gizmos.setVisible(each, legend.shown().contains(each));
        }
        markers.names(legend.names());
    }

    /** Carries out the commands of a frame. */
    void update(float seconds) {
        keys.setSuspended(search.writing() || gui.pages().isOpen());
        keys.update(seconds);
        commands.runPressed(keys);
        String letters = search.text().trim();
        if (!objects.wanted().equals(letters)) {
            objects.search(letters);
        }
        moveCamera(seconds);
        if (keys.mouse().left().takePress() && preview.shown()) {
            press(
                    keys.mouse().x() / gui.canvas().scale(),
                    keys.mouse().y() / gui.canvas().scale());
        }
        if (playing && preview.over()) {
            pause();
        }
        preview.advance(playing ? seconds : 0f);
        gizmos.update();
    }

    private void moveCamera(float seconds) {
        float notches = keys.mouse().takeWheel();
        boolean taken = notches != 0f || keys.mouse().right().down();
        for (CommandAxis way : CameraAxis.ALL) {
            taken |= way != CameraAxis.FAST && keys.held(way) != 0f;
        }
        if (taken) {
            camera.stop();
        }
        FreeCameraInput.fly(camera.camera(), keys, seconds);
        camera.camera().move(0f, 0f, PER_NOTCH * notches);
        camera.update(seconds, gui.skin().reducedMotion());
    }

    /** Handles a click, in lines of the canvas. */
    private void press(float x, float y) {
        if (!overlay.cover(x, y)) {
            choose(markers.under(x, y)
                    .or(() -> pick(keys.mouse().x(), keys.mouse().y())));
        } else if (overlay.legend().under(x, y) >= 0) {
            toggle(overlay.legend().under(x, y));
        } else if (overlay.names().under(x, y) >= 0) {
            choose(Optional.of(objects.found().get(overlay.names().under(x, y))));
            commands.run(LevelCommand.FLY);
        } else if (overlay.names().onHeading(x, y)) {
            commands.run(LevelCommand.SEARCH);
        } else {
            commands.runHint(overlay.hints().hoveredId());
        }
    }

    /** The thing at a position of the window, among those that are shown. */
    private Optional<LevelPlanNode> pick(float x, float y) {
        List<LevelPlanNode> there = new ArrayList<>(plan.things());
        there.removeIf(thing ->
                !poses.exists(thing) || (!legend.shown().contains(LevelLayer.of(thing.sort())) && !thing.mistaken()));
        return new LevelPicker(preview.outlook().pickRay(x, y)).nearest(there, poses::atCurrentPose);
    }

    private void choose(Optional<LevelPlanNode> thing) {
        objects.choose(thing);
        gizmos.select(thing);
    }

    private void toggle(int line) {
        legend.toggle(line);
        dress();
    }

    void chooseAtCentre() {
        if (preview.shown()) {
            choose(pick(gui.canvas().pixelWidth() / 2f, gui.canvas().pixelHeight() / 2f));
        }
    }

    void flyToChosen() {
        objects.chosen().map(poses::atCurrentPose).ifPresent(camera::flyTo);
    }

    boolean hasChosen() {
        return objects.chosen().isPresent();
    }

    void lookFromAbove() {
        camera.above(plan);
    }

    void lookAtStart() {
        camera.take(new LevelCamera(plan).place());
    }

    void nextFilter() {
        objects.among(objects.among().next());
    }

    void openSearch() {
        search.open();
    }

    /** Moves the focus of the legend by lines. */
    void moveFocus(int by) {
        legend.step(by);
    }

    void toggleLayer() {
        toggle(legend.focus());
    }

    void step(int by) {
        objects.step(by);
        choose(objects.chosen());
        objects.chosen().map(poses::atCurrentPose).ifPresent(camera::flyTo);
    }

    boolean isPlayable() {
        return preview.playable();
    }

    /** Runs or stops the pilot; at the end of its way it starts again. */
    void play() {
        if (preview.over()) {
            again.run();
            return;
        }
        playing = !playing && preview.playable();
        context.audio().setPaused(!playing);
    }

    /** Draws the overlay, after the view was updated. */
    void present(float seconds) {
        cost.update(seconds);
        if (preview.shown()) {
            markers.aims(!inputMode.isPointing());
            markers.update(
                    preview.outlook(),
                    legend.shown(),
                    objects.chosen(),
                    camera.camera().eye(),
                    overlay);
            if (playing) {
                preview.playSounds();
            }
        }
        float lines = gui.canvas().scale();
        overlay.update(
                commands.hints(gui.skin().glyphs(), gui.translations(), keys.isPadActive()),
                state(),
                search.writing(),
                keys.mouse().x() / lines,
                keys.mouse().y() / lines);
    }

    private String state() {
        return texts.text(!preview.playable() ? "levels.bare" : playing ? "levels.playing" : "levels.still");
    }
}
