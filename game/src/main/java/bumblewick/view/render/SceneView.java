package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.PickRay;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A 3D picture: attaching it loads and builds its scene, detaching it drops the scene. Pixels of the window can be
 * turned into rays into the scene, points of the scene into pixels, and an editor can attach gizmos to the scene.
 */
public abstract class SceneView extends BaseAppState {
    private ViewOptions options;
    private Optional<Node> gizmos = Optional.empty();
    private final Supplier<LookDef> look;
    private SceneRig rig;

    /**
     * Prepares a view; {@link #build} loads models when the view is attached.
     *
     * @param look light, sky and grade that the scene starts with, asked when the view is attached
     */
    protected SceneView(Supplier<LookDef> look, ViewOptions options) {
        this.look = look;
        this.options = options;
    }

    /** Builds the scene below {@link SceneRig#root}; called once, when the view is attached. */
    protected abstract void build(SceneRig built);

    @Override
    protected void initialize(Application app) {
        rig = new SceneRig(app, ((SimpleApplication) app).getRootNode(), look.get(), options);
        build(rig);
        gizmos.ifPresent(rig.root()::attachChild);
    }

    @Override
    protected void onEnable() {
        rig.show();
    }

    /** Whether the scene is built and can be drawn. */
    public boolean isReady() {
        return isInitialized();
    }

    /** The scene's root, camera, light and passes; null before the view is attached. */
    protected final SceneRig rig() {
        return rig;
    }

    /** Applies the player's options to the picture at once, or when the view is attached. */
    public final void apply(ViewOptions wanted) {
        options = wanted;
        if (rig != null) {
            rig.apply(wanted);
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
