package bumblewick.editor.path;

import bumblewick.def.PathDef;
import bumblewick.view.camera.FreeCamera;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** The camera of the path editor: at one of the viewpoints, flown freely, or as the game shows Wick. */
final class PathCamera {
    private final FreeCamera camera;
    private PathViewpoint view = PathViewpoint.WHOLE;
    private boolean asWick;

    PathCamera(FreeCamera camera) {
        this.camera = camera;
    }

    /** The camera that the player can fly. */
    FreeCamera camera() {
        return camera;
    }

    /** Gives the camera to a stage that was made anew. */
    void applyTo(FrozenStage stage) {
        stage.setCamera(asWick ? Optional.empty() : Optional.of(camera));
    }

    /** Looks from a viewpoint so that the whole path lies in the part of the window that is not covered. */
    void view(PathViewpoint wanted, EditedPath edited, PathEditorOverlay overlay, FrozenStage stage) {
        view = wanted;
        asWick = false;
        List<Vector3f> points = edited.path().map(PathDef::points).orElse(List.of());
        wanted.show(camera, points, overlay.window());
        applyTo(stage);
    }

    /** Goes to the next viewpoint; after the last comes the camera of the game. */
    void viewNext(EditedPath edited, PathEditorOverlay overlay, FrozenStage stage) {
        if (asWick) {
            view(PathViewpoint.WHOLE, edited, overlay, stage);
        } else if (view.isLast()) {
            viewAsWick(stage);
        } else {
            view(view.next(), edited, overlay, stage);
        }
    }

    /** Looks as the game does. */
    void viewAsWick(FrozenStage stage) {
        asWick = true;
        applyTo(stage);
    }

    /** Moves near the selected point. */
    void viewPoint(EditedPath edited, FrozenStage stage) {
        asWick = false;
        PathViewpoint.at(camera, edited.place(), stage.direction());
        applyTo(stage);
    }
}
