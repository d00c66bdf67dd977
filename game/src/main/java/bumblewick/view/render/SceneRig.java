package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.camera.PickRay;
import com.jme3.app.Application;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The frame of every scene: root node, camera, light, sky, shadows, filters, high contrast, and the player's options
 * for them.
 */
public final class SceneRig {
    private final Node root = new Node("view");
    private final AssetManager assets;
    private final ViewPort viewPort;
    private final Node parent;
    private final HighContrast contrast;
    private final List<Consumer<ViewOptions>> observers = new ArrayList<>();
    private final Node surroundings = new Node("surroundings");
    private final LookColours day;
    private final SceneLighting lighting;
    private final SkyDome sky;
    private final RenderPipeline pipeline;
    private ViewOptions options;
    private Optional<FreeCamera> freeCamera = Optional.empty();
    private PhotoLook photo = PhotoLook.PLAIN;

    /**
     * Builds a rig; {@link #show} shows it.
     *
     * @param look the first look; {@link #setLook(LookColours)} changes it
     */
    public SceneRig(Application app, Node parent, LookDef look, ViewOptions options) {
        assets = app.getAssetManager();
        viewPort = app.getViewPort();
        this.parent = parent;
        this.options = options;
        day = new LookColours(look);
        lighting = new SceneLighting(root);
        lighting.setLook(day);
        lighting.setLeafy(day.leaves.isLeafy());
        sky = new SkyDome(assets, app.getRenderManager(), day);
        root.attachChild(sky.geometry());
        root.attachChild(surroundings);
        pipeline = new RenderPipeline(app, root, lighting, look.grade(), options);
        contrast = new HighContrast(assets);
        observeOptions(chosen -> {
            lighting.setHighContrast(chosen.highContrast());
            lighting.setPlain(chosen.isLowQuality());
            contrast.apply(chosen.highContrast());
        });
    }

    /** Calls {@code follower} with the player's options, now and on every change. */
    public void observeOptions(Consumer<ViewOptions> follower) {
        observers.add(follower);
        follower.accept(options);
    }

    /** Applies the player's options at once. */
    public void apply(ViewOptions wanted) {
        if (wanted.equals(options)) {
            return;
        }
        options = wanted;
        pipeline.apply(wanted);
        observers.forEach(follower -> follower.accept(wanted));
    }

    /** Prepares what is to be drawn, before it is shown. */
    ScenePreloader preloader(RenderManager manager) {
        return new ScenePreloader(manager, viewPort, root, pipeline.filters());
    }

    /** Attaches the scene and its filters. */
    public void show() {
        parent.attachChild(root);
        pipeline.enable();
    }

    /** Detaches the scene and its filters. */
    public void hide() {
        root.removeFromParent();
        pipeline.disable();
    }

    /** Sets light and sky; the look may change afterwards. */
    public void setLook(LookColours look) {
        lighting.setLook(look);
        sky.set(look);
    }

    /** Turns the sky with the course, in radians to the right since the start. */
    public void setSkyHeading(float radians) {
        sky.setHeading(radians);
    }

    /** Lets the surroundings roll, too, before the first frame. */
    public void prepareRoll() {
        lighting.prepareRoll(surroundings);
    }

    /** Rolls the sky about the line ahead, in radians, and the surroundings where they are prepared for it. */
    public void roll(float radians) {
        sky.setRoll(radians);
        lighting.roll(radians);
    }

    /** Centres the shadows on a point of the scene (copied). */
    public void setShadowFocus(Vector3f point) {
        pipeline.setShadowFocus(point);
    }

    /** The outlines and marks of the high-contrast option. */
    public HighContrast highContrast() {
        return contrast;
    }

    public Node root() {
        return root;
    }

    /** What stands about play and rolls with the sky. */
    public Node surroundings() {
        return surroundings;
    }

    public AssetManager assets() {
        return assets;
    }

    /**
     * Projects a point of the scene into the window.
     *
     * @param point in the scene's frame (unaffected)
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the point is behind the
     * camera
     */
    public Vector3f toWindow(Vector3f point, Vector3f store) {
        camera().getScreenCoordinates(point, store);
        pipeline.toWindow(store);
        return store;
    }

    /**
     * The ray through a pixel of the window, ignoring the bend of the course.
     *
     * @param x in pixels from the left
     * @param y in pixels from below
     */
    public PickRay pickRay(float x, float y) {
        Vector2f pixels = new Vector2f(x, y);
        pipeline.toPicture(pixels);
        return PickRay.ofPixel(camera(), pixels.x, pixels.y);
    }

    public Camera camera() {
        return viewPort.getCamera();
    }

    /** Lets the scene be drawn through a camera of the viewer; through its own if empty. */
    public void useCamera(Optional<FreeCamera> wanted) {
        freeCamera = wanted;
    }

    /** The viewer's camera; empty if the scene points its own. */
    public Optional<FreeCamera> freeCamera() {
        return freeCamera;
    }

    /** Draws the picture as photo mode wants it. */
    public void photo(PhotoLook wanted) {
        photo = wanted;
        pipeline.photo(wanted);
    }

    /** How photo mode wants the picture. */
    public PhotoLook photo() {
        return photo;
    }

    public SceneLighting lighting() {
        return lighting;
    }

    public LookColours look() {
        return day;
    }

    public ViewOptions options() {
        return options;
    }
}
