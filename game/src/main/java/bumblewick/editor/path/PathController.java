package bumblewick.editor.path;

import bumblewick.audio.GameAudio;
import bumblewick.editor.session.CommandTable;
import bumblewick.input.binding.Modifier;
import bumblewick.input.device.CommandInput;
import bumblewick.view.gizmo.PathGizmoModel;
import com.jme3.math.Vector3f;
import java.util.Optional;

/** Carries out the commands of the path editor: what they change, what they show, and the sounds that they make. */
final class PathController {
    /** How far a press moves a point, in u. */
    private static final float NUDGE = 0.5f;

    /** With shift, a press moves it this many times as far. */
    private static final float LARGER = 5f;

    /** Distance between two lines of the grid that points snap to, in u. */
    private static final float GRID = 1f;

    private final EditedPath edited;
    private final PathPreview preview;
    private final PathCamera camera;
    private final FrozenStage stage;
    private final PathEditorOverlay overlay;
    private final CommandInput<PathCommand> input;
    private final GameAudio audio;
    private final Runnable openPaths;
    private final CommandTable<PathController, PathCommand> commands;
    private boolean snaps;
    private int flownRevision = -1; // of the path that the preview flies

    /**
     * Makes a controller.
     *
     * @param openPaths opens the list of paths
     * @param leave leaves the path editor
     */
    PathController(
            EditedPath edited,
            PathPreview preview,
            PathCamera camera,
            FrozenStage stage,
            PathEditorOverlay overlay,
            CommandInput<PathCommand> input,
            GameAudio audio,
            Runnable openPaths,
            Runnable leave) {
        this.edited = edited;
        this.preview = preview;
        this.camera = camera;
        this.stage = stage;
        this.overlay = overlay;
        this.input = input;
        this.audio = audio;
        this.openPaths = openPaths;
        commands = new CommandTable<>(PathCommand.class, this, leave, "path.hint.leave");
    }

    CommandTable<PathController, PathCommand> commands() {
        return commands;
    }

    /** Carries out what was pressed; while the panel of values has the focus, only steps back and forward. */
    void runPressed() {
        for (PathCommand command = input.poll(); command != null; command = input.poll()) {
            if (!overlay.panel().entered() || command == PathCommand.UNDO || command == PathCommand.REDO) {
                commands.run(command);
            }
        }
    }

    /** Carries out the command of a hint that was clicked. */
    void runHint(String id) {
        audio.play("ui_move");
        commands.runHint(id);
    }

    /** Whether points that are moved keep to a grid. */
    boolean snaps() {
        return snaps;
    }

    void setSnaps(boolean on) {
        snaps = on;
    }

    /** Makes the preview fly the path again if it was changed since. */
    void flyChanges() {
        if (flownRevision != edited.revision()) {
            flownRevision = edited.revision();
            preview.fly(edited.path());
            overlay.pathChanged();
        }
    }

    /** Makes the preview fly the path again in the next frame. */
    void flyAgain() {
        flownRevision = -1;
    }

    /**
     * Moves the selected point.
     *
     * @param group of the change, see {@link EditedPath#change}
     * @param to in Wick's frame on the rail, in u (unaffected)
     * @param along axis that the point is dragged along; then it keeps to the grid along that axis alone
     */
    void move(String group, Vector3f to, Optional<PathGizmoModel.Axis> along) {
        Vector3f place = edited.place();
        Vector3f snapped = snaps ? PathEdits.snapped(to, GRID) : to;
        if (along.isPresent()) {
            Vector3f axis = along.get().direction();
            snapped = place.add(axis.mult(snapped.subtract(place).dot(axis)));
        }
        Vector3f wanted = snapped;
        int point = edited.point();
        if (edited.change(group + point, path -> PathEdits.moved(path, point, wanted))) {
            overlay.refresh();
        }
    }

    /**
     * Moves the selected point by a step along each axis.
     *
     * @param x −1, 0 or 1, like the others
     */
    void nudge(float x, float y, float z) {
        float step = (snaps ? GRID : NUDGE) * (input.held(Modifier.SHIFT) ? LARGER : 1f);
        move("nudge", edited.place().addLocal(step * x, step * y, step * z), Optional.empty());
    }

    void walk(int step) {
        edited.walk(step);
        overlay.refresh();
        audio.play("ui_move");
    }

    boolean hasPath() {
        return edited.path().isPresent();
    }

    void insertPoint() {
        int point = edited.point();
        if (edited.change("", path -> PathEdits.inserted(path, point))) {
            edited.select(point + 1);
            finish(true);
        }
    }

    void removePoint() {
        finish(edited.change("", path -> PathEdits.removed(path, edited.point())));
    }

    boolean canRemovePoint() {
        return edited.points() > 2;
    }

    void undo() {
        finish(edited.undo());
    }

    boolean canUndo() {
        return edited.canUndo();
    }

    void redo() {
        finish(edited.redo());
    }

    boolean canRedo() {
        return edited.canRedo();
    }

    private void finish(boolean changed) {
        overlay.refresh();
        audio.play(changed ? "ui_accept" : "ui_move");
    }

    void togglePlay() {
        preview.play(!preview.playing());
    }

    String playText() {
        return preview.playing() ? "path.hint.pause" : "path.hint.play";
    }

    void toggleSnap() {
        snaps = !snaps;
    }

    String snapText() {
        return snaps ? "path.hint.snap.on" : "path.hint.snap.off";
    }

    void toggleMirror() {
        preview.mirrored(!preview.mirrored());
        flyAgain();
    }

    String mirrorText() {
        return preview.mirrored() ? "path.hint.mirror.on" : "path.hint.mirror.off";
    }

    void nextView() {
        camera.viewNext(edited, overlay, stage);
    }

    void view(PathViewpoint from) {
        camera.view(from, edited, overlay, stage);
    }

    void viewAsWick() {
        camera.viewAsWick(stage);
    }

    void viewPoint() {
        camera.viewPoint(edited, stage);
    }

    void openPaths() {
        openPaths.run();
    }

    void enterValues() {
        overlay.panel().enter();
    }
}
