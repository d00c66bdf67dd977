package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.app.Application;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.post.FilterPostProcessor;
import com.jme3.post.filters.FXAAFilter;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What every scene needs: a root node, light, sky, the sun's shadow, and the last pass. */
final class Theatre {
    private static final int SHADOW_MEDIUM = 1024;
    private static final int SHADOW_HIGH = 2048;

    private final Node root = new Node("view");
    private final AssetManager assets;
    private final ViewPort viewPort;
    private final Node parent;
    private final Contrast contrast;
    private final List<Consumer<ViewOptions>> followers = new ArrayList<>();
    private final LookColours day;
    private final Daylight daylight;
    private final SkyDome sky;
    private final Finish finish;
    private FilterPostProcessor post;
    private SunShadow shadow;
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
        finish = new Finish(look.grade());
        contrast = new Contrast(assets);
        equip();
        follow(chosen -> {
            daylight.mute(chosen.highContrast());
            contrast.show(chosen.highContrast());
        });
    }

    /** Gets ready for the quality that is wanted. */
    private void equip() {
        daylight.finished(options.finished());
        daylight.noShadows();
        shadow = null;
        if (options.finished()) {
            int size = options.quality() == ViewOptions.Quality.HIGH ? SHADOW_HIGH : SHADOW_MEDIUM;
            shadow = new SunShadow(root, daylight, viewPort, size);
        }
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
        boolean other = wanted.quality() != options.quality();
        boolean open = root.getParent() != null;
        if (other && open) {
            stopProcessing();
        }
        options = wanted;
        if (other) {
            equip();
        }
        if (other && open) {
            startProcessing();
        }
        followers.forEach(follower -> follower.accept(wanted));
    }

    /** Shows the scene. */
    void open() {
        parent.attachChild(root);
        startProcessing();
    }

    private void startProcessing() {
        if (shadow == null) {
            return;
        }
        viewPort.addProcessor(shadow);
        post = new FilterPostProcessor(assets);
        post.addFilter(finish);
        if (options.quality() == ViewOptions.Quality.HIGH) {
            post.addFilter(new FXAAFilter());
        }
        viewPort.addProcessor(post);
    }

    /** Takes the scene away. */
    void close() {
        root.removeFromParent();
        stopProcessing();
    }

    private void stopProcessing() {
        if (shadow != null) {
            viewPort.removeProcessor(post);
            viewPort.removeProcessor(shadow);
        }
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
        if (shadow != null) {
            shadow.focus(point);
        }
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
