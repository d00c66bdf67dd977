package bumblewick.view.backdrop;

import bumblewick.def.presentation.LookDef;
import bumblewick.view.BuildSteps;
import bumblewick.view.ViewOptions;
import bumblewick.view.render.SceneRig;
import bumblewick.view.render.SceneView;

/** The picture behind the title: Wick in the meadow, bees about the lantern, a slow camera. */
public final class TitleView extends SceneView {
    private TitleScene scene;

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param look of the meadow
     * @param options what the player wants of the picture
     */
    public TitleView(LookDef look, ViewOptions options) {
        super(() -> look, options);
    }

    @Override
    protected void build(SceneRig built, BuildSteps later) {
        scene = new TitleScene(built);
    }

    @Override
    protected void draw(float tpf) {
        scene.show(tpf);
    }
}
