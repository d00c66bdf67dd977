package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;

/** The picture behind the title: Wick in the meadow, bees about the lantern, a slow camera. Attach and detach it. */
public final class TitleView extends BaseAppState {
    private final LookDef look;
    private ViewOptions options;
    private Theatre theatre;
    private TitleScene scene;

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param look what the meadow looks like
     * @param options what the player wants of the picture
     */
    public TitleView(LookDef look, ViewOptions options) {
        this.look = look;
        this.options = options;
    }

    @Override
    protected void initialize(Application app) {
        theatre = new Theatre(app, ((SimpleApplication) app).getRootNode(), look, options);
        scene = new TitleScene(theatre);
    }

    @Override
    protected void onEnable() {
        theatre.open();
    }

    @Override
    public void update(float tpf) {
        scene.show(tpf);
    }

    /** Shows the picture as the player wants it from now on; nothing else changes. */
    public void apply(ViewOptions wanted) {
        options = wanted;
        if (theatre != null) {
            theatre.apply(wanted);
        }
    }

    @Override
    protected void onDisable() {
        theatre.close();
    }

    @Override
    protected void cleanup(Application app) {
        // the scene graph goes with the theatre
    }
}
