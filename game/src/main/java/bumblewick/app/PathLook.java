package bumblewick.app;

import bumblewick.def.PathDef;
import bumblewick.view.FreeCamera;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** From where one looks at a path: by a quick view of it, by hand, or as the rules let Wick be looked at. */
final class PathLook {
    private final FreeCamera camera;
    private PathViews view = PathViews.WHOLE;
    private boolean asWick;

    PathLook(FreeCamera camera) {
        this.camera = camera;
    }

    /** What is led by hand. */
    FreeCamera camera() {
        return camera;
    }

    /** Looks from where one looked last, in a picture that is set up anew. */
    void show(StillStage stage) {
        stage.look(asWick ? Optional.empty() : Optional.of(camera));
    }

    /** Puts all of a path into what is free of the window. */
    void at(PathViews wanted, PathDraft draft, PathBoard board, StillStage stage) {
        view = wanted;
        asWick = false;
        List<Vector3f> points = draft.path().map(PathDef::points).orElse(List.of());
        wanted.show(camera, points, board.window());
        show(stage);
    }

    /** From view to view, the last of which is Wick's. */
    void on(PathDraft draft, PathBoard board, StillStage stage) {
        if (asWick) {
            at(PathViews.WHOLE, draft, board, stage);
        } else if (view.isLast()) {
            asWick(stage);
        } else {
            at(view.next(), draft, board, stage);
        }
    }

    /** As one sees it in play. */
    void asWick(StillStage stage) {
        asWick = true;
        show(stage);
    }

    /** Goes near the selected point. */
    void atPoint(PathDraft draft, StillStage stage) {
        asWick = false;
        PathViews.at(camera, draft.sheet().place(), stage.direction());
        show(stage);
    }
}
