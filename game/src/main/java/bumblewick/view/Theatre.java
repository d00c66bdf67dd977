package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.app.Application;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What every scene needs: a root node, light, sky, the sun's shadow, and the last pass. */
final class Theatre {
    private final Node root = new Node("view");
    private final AssetManager assets;
    private final ViewPort viewPort;
    private final Node parent;
    private final Contrast contrast;
    private final List<Consumer<ViewOptions>> followers = new ArrayList<>();
    private final LookColours day;
    private final Daylight daylight;
    private final SkyDome sky;
    private final Processing processing;
    private ViewOptions options;

    /**
     * Sets the stage up; nothing is shown yet.
     *
     * @param look how it looks, until {@link #light(LookColours)} says otherwise
     */
    Theatre(Application app, Node parent, LookDef look, ViewOptions options) {
        assets = app.getAssetManager();
        viewPort = app.getViewPort();
        this.parent = parent;
        this.options = options;
        day = new LookColours(look);
        daylight = new Daylight(root);
        daylight.set(day);
        sky = new SkyDome(assets, app.getRenderManager(), day);
        root.attachChild(sky.geometry());
        processing = new Processing(app, root, daylight, look.grade(), options);
        contrast = new Contrast(assets);
        follow(chosen -> {
            daylight.mute(chosen.highContrast());
            contrast.show(chosen.highContrast());
        });
    }

    /** Tells {@code follower} what the player wants of the picture, now and whenever it changes. */
    void follow(Consumer<ViewOptions> follower) {
        followers.add(follower);
        follower.accept(options);
    }

    /** The player wants something else of the picture: it changes at once. */
    void apply(ViewOptions wanted) {
        if (wanted.equals(options)) {
            return;
        }
        options = wanted;
        processing.apply(wanted);
        followers.forEach(follower -> follower.accept(wanted));
    }

    /** Shows the scene. */
    void open() {
        parent.attachChild(root);
        processing.open();
    }

    /** Takes the scene away. */
    void close() {
        root.removeFromParent();
        processing.close();
    }

    /** Lights the scene; the look may change afterwards. */
    void light(LookColours look) {
        daylight.set(look);
        sky.set(look);
    }

    /** Turns the sky as the course turns, in radians to the right since the start. */
    void heading(float radians) {
        sky.heading(radians);
    }

    /** The middle of what gets shadows. */
    void focus(Vector3f point) {
        processing.focus(point);
    }

    /** Who stands out in high contrast. */
    Contrast contrast() {
        return contrast;
    }

    Node root() {
        return root;
    }

    AssetManager assets() {
        return assets;
    }

    /**
     * Where a point of the scene is in the window.
     *
     * @param point in the scene (unaffected)
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the point is behind
     */
    Vector3f inWindow(Vector3f point, Vector3f store) {
        camera().getScreenCoordinates(point, store);
        processing.toWindow(store);
        return store;
    }

    /**
     * What lies under a place of the window, on a course without bends.
     *
     * @param x in pixels from the left
     * @param y in pixels from below
     */
    PickRay ray(float x, float y) {
        Vector2f pixels = new Vector2f(x, y);
        processing.toPicture(pixels);
        return PickRay.through(camera(), pixels.x, pixels.y);
    }

    Camera camera() {
        return viewPort.getCamera();
    }

    Daylight daylight() {
        return daylight;
    }

    LookColours day() {
        return day;
    }

    ViewOptions options() {
        return options;
    }
}
