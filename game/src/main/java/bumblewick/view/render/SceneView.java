package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import bumblewick.view.BuildSteps;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.PickRay;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.system.NullRenderer;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A 3D picture: attaching it loads and builds its scene, detaching it drops the scene. It does so in one frame, or in many
 * short ones. Pixels of the window can be turned into rays into the scene, points of the scene into pixels, and an editor can
 * attach gizmos to the scene.
 */
public abstract class SceneView extends BaseAppState {
    private ViewOptions options;
    private Optional<Node> gizmos = Optional.empty();
    private final Supplier<LookDef> look;
    private final BuildSteps steps = new BuildSteps();
    private SceneRig rig;
    private boolean inSlices;
    private boolean built;
    private boolean prepared; // for drawing, too
    private Optional<ScenePreloader> preloader = Optional.empty(); // from built to prepared

    /**
     * Prepares a view; {@link #build} loads models when the view is attached.
     *
     * @param look light, sky and grade that the scene starts with, asked when the view is attached
     */
    protected SceneView(Supplier<LookDef> look, ViewOptions options) {
        this.look = look;
        this.options = options;
    }

    /**
     * Builds the scene below {@link SceneRig#root}; called once, when the view is attached.
     *
     * @param later receives what may be done in later frames
     */
    protected abstract void build(SceneRig under, BuildSteps later);

    /**
     * The last step of building is done.
     *
     * @param atOnce whether the scene is drawn next, as opposed to being prepared in slices
     */
    protected void finishBuilding(boolean atOnce) {}

    /** Draws a frame of the scene, once it is built and prepared. */
    protected abstract void draw(float seconds);

    /** The player's options as they are for this scene. */
    protected ViewOptions here(ViewOptions wanted) {
        return wanted;
    }

    @Override
    protected final void initialize(Application app) {
        rig = new SceneRig(app, ((SimpleApplication) app).getRootNode(), look.get(), here(options));
        build(rig, steps);
        gizmos.ifPresent(rig.root()::attachChild);
        if (!inSlices || app.getRenderer() instanceof NullRenderer) { // which gives shaders no time
            steps.finish();
            built = true;
            finishBuilding(true);
            prepared = true;
        }
    }

    /**
     * Lets the view build its scene and prepare it for drawing in many frames instead of one long one; it is
     * {@linkplain #isReady ready} only then. Call it before the view is attached.
     */
    public final void prepareInSlices() {
        inSlices = true;
    }

    /** Builds or prepares a part of the scene, and shows it when that was the last. */
    private void prepare() {
        if (!built) {
            if (steps.advance()) {
                built = true;
                finishBuilding(false);
                preloader = Optional.of(rig.preloader(getApplication().getRenderManager()));
            }
        } else if (preloader.isPresent() && preloader.get().advance()) {
            preloader = Optional.empty();
            prepared = true;
            onEnable();
        }
    }

    @Override
    public final void update(float seconds) {
        if (!prepared) {
            prepare();
        }
        if (prepared) {
            draw(seconds);
        }
    }

    @Override
    protected void onEnable() {
        if (prepared) {
            rig.show();
        }
    }

    /** Whether the last step of building is done. */
    protected final boolean isBuilt() {
        return built;
    }

    /** Whether the scene is built and can be drawn. */
    public final boolean isReady() {
        return isInitialized() && prepared;
    }

    /** The scene's root, camera, light and passes; null before the view is attached. */
    protected final SceneRig rig() {
        return rig;
    }

    /** Applies the player's options to the picture at once, or when the view is attached. */
    public final void apply(ViewOptions wanted) {
        options = wanted;
        if (rig != null) {
            rig.apply(here(wanted));
        }
    }

    /** Attaches gizmos to the scene, in place of those attached before. */
    public final void attachGizmos(Node next) {
        gizmos.ifPresent(Node::removeFromParent);
        gizmos = Optional.of(next);
        if (rig != null) {
            rig.root().attachChild(next);
        }
    }

    /**
     * The ray from the camera through a pixel of the window, in the scene's frame; it ignores the bend of a flight's
     * course.
     *
     * @param x in pixels from the left
     * @param y in pixels from below
     */
    public final PickRay pickRay(float x, float y) {
        return rig.pickRay(x, y);
    }

    /**
     * Projects a point of the scene into the window.
     *
     * @param point in the scene's frame, in u (unaffected)
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the point is behind the
     * camera
     * @return {@code store}
     */
    public final Vector3f toWindow(Vector3f point, Vector3f store) {
        return rig.toWindow(point, store);
    }

    @Override
    protected final void onDisable() {
        rig.hide();
    }

    @Override
    protected final void cleanup(Application app) {
        // the scene graph goes with the rig; meshes and textures with the garbage
    }
}
