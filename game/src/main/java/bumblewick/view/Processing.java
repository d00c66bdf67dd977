package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.app.Application;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.post.FilterPostProcessor;
import com.jme3.post.filters.FXAAFilter;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import com.jme3.texture.Image;

/**
 * What is done to a picture besides drawing its scene: the sun's shadow before, the last passes after, and fewer lines all
 * along. Each can come and go while the picture is shown.
 */
final class Processing {
    private static final int SHADOW_MEDIUM = 1024;
    private static final int SHADOW_HIGH = 2048;

    private final Node root;
    private final Daylight daylight;
    private final AssetManager assets;
    private final ViewPort viewPort;
    private final Finish finish;
    private final ScaledPicture scaled;
    private FilterPostProcessor post;
    private SunShadow shadow;
    private int shadowSize;
    private ViewOptions options;
    private boolean open;

    /**
     * Does nothing yet.
     *
     * @param root of the scene
     * @param daylight learns what its materials have to do by themselves
     */
    Processing(Application app, Node root, Daylight daylight, LookDef.Grade grade, ViewOptions options) {
        this.root = root;
        this.daylight = daylight;
        assets = app.getAssetManager();
        viewPort = app.getViewPort();
        finish = new Finish(grade);
        scaled = new ScaledPicture(app.getRenderManager(), assets, viewPort, this::reopen);
        equip(options);
    }

    /** Does what is wanted from now on. */
    void apply(ViewOptions wanted) {
        boolean same = wanted.quality() == options.quality()
                && wanted.shadows() == options.shadows()
                && wanted.effects() == options.effects()
                && wanted.scale() == options.scale();
        if (same) {
            return;
        }
        boolean wasOpen = open;
        close();
        equip(wanted);
        if (wasOpen) {
            open();
        }
    }

    private void equip(ViewOptions wanted) {
        options = wanted;
        daylight.finished(options.effects());
        int size = !options.shadows() ? 0 : isHigh() ? SHADOW_HIGH : SHADOW_MEDIUM;
        if (size == shadowSize && shadow != null) {
            return;
        }
        daylight.noShadows();
        if (shadow != null) {
            shadow.end();
        }
        shadowSize = size;
        shadow = size == 0 ? null : new SunShadow(root, daylight, viewPort, size);
    }

    private boolean isHigh() {
        return options.quality() == ViewOptions.Quality.HIGH;
    }

    /** Begins. */
    void open() {
        open = true;
        scaled.open(options.scale());
        if (shadow != null) {
            viewPort.addProcessor(shadow);
        }
        if (options.effects()) {
            post = new FilterPostProcessor(assets);
            post.setFrameBufferDepthFormat(Image.Format.Depth24); // what is not named may have 16 bits on a phone
            post.addFilter(finish);
            if (isHigh()) {
                post.addFilter(new FXAAFilter());
            }
            viewPort.addProcessor(post);
        }
    }

    /** Ends; it may begin again. */
    void close() {
        if (!open) {
            return;
        }
        open = false;
        if (post != null) {
            viewPort.removeProcessor(post);
            post = null;
        }
        if (shadow != null) {
            viewPort.removeProcessor(shadow);
        }
        scaled.close();
    }

    private void reopen() {
        close();
        open();
    }

    /** The middle of what gets shadows, in the scene (copied). */
    void focus(Vector3f point) {
        if (shadow != null) {
            shadow.focus(point);
        }
    }

    /** Turns a place in the picture into one in the window, both in pixels from the lower left corner (changed). */
    void toWindow(Vector3f pixels) {
        scaled.toWindow(pixels);
    }

    /** The other way round (changed). */
    void toPicture(Vector2f pixels) {
        scaled.toPicture(pixels);
    }
}
