package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import bumblewick.view.ViewOptions;
import com.jme3.app.Application;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Caps;
import com.jme3.renderer.Limits;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import com.jme3.system.AppSettings;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The steps of drawing a picture besides its scene: the shadow map before, the filters after, and the lower resolution
 * around both. Options switch each of them while the picture is shown.
 */
final class RenderPipeline {
    private static final Logger LOG = LoggerFactory.getLogger(RenderPipeline.class);

    /** Where the context remembers that its graphics card cannot draw the effects: no later scene tries again. */
    private static final String REFUSED = "EffectsRefused";

    /** Likewise, that it cannot draw several samples a pixel. */
    private static final String SAMPLES_REFUSED = "SamplesRefused";

    private static final int SAMPLES = 4;
    private static final int SHADOW_MEDIUM = 1024;
    private static final int SHADOW_HIGH = 2048;

    private final Node root;
    private final SceneLighting lighting;
    private final AssetManager assets;
    private final Application app;
    private final AppSettings context;
    private final ViewPort viewPort;
    private final PostFilter postFilter;
    private final PhotoFilter photoFilter = new PhotoFilter();
    private final UpscalePass upscale;
    private boolean photoFiltered;
    private SafePostProcessor post;
    private SunShadowMap shadow;
    private int shadowSize;
    private ViewOptions options;
    private boolean open;

    /**
     * Prepares the pipeline; {@link #enable} starts it.
     *
     * @param root of the scene
     * @param lighting receives which of these steps the materials must do themselves
     */
    RenderPipeline(Application app, Node root, SceneLighting lighting, LookDef.Grade grade, ViewOptions options) {
        this.app = app;
        this.root = root;
        this.lighting = lighting;
        assets = app.getAssetManager();
        context = app.getContext().getSettings();
        viewPort = app.getViewPort();
        postFilter = new PostFilter(grade);
        upscale = new UpscalePass(app.getRenderManager(), assets, viewPort, this::reopen);
        configure(options);
    }

    /** Applies the player's options at once. */
    void apply(ViewOptions wanted) {
        boolean same = wanted.quality() == options.quality()
                && wanted.shadows() == options.shadows()
                && wanted.effects() == options.effects()
                && wanted.scale() == options.scale();
        if (same) {
            return;
        }
        boolean wasOpen = open;
        disable();
        configure(wanted);
        if (wasOpen) {
            enable();
        }
    }

    private void configure(ViewOptions wanted) {
        options = wanted;
        tellMaterials();
        int size = !options.shadows() ? 0 : isHigh() ? SHADOW_HIGH : SHADOW_MEDIUM;
        if (size == shadowSize && shadow != null) {
            return;
        }
        lighting.clearShadowMap();
        if (shadow != null) {
            shadow.release();
        }
        shadowSize = size;
        shadow = size == 0 ? null : new SunShadowMap(root, lighting, viewPort, size);
    }

    private void tellMaterials() {
        lighting.setPostFiltered(hasEffects());
        lighting.setSampled(hasEffects() && samples() > 1);
    }

    private boolean hasEffects() {
        return options.effects() && !isRefused();
    }

    private boolean isRefused() {
        return context.getBoolean(REFUSED);
    }

    private void goOnWithoutEffects(RuntimeException reason) {
        LOG.warn("the effects do not start on this graphics card, the picture goes on without them", reason);
        context.putBoolean(REFUSED, true);
        tellMaterials();
    }

    private void goOnWithOneSample(RuntimeException reason) {
        LOG.warn(
                "several samples a pixel are refused by this graphics card, edges are smoothed by the last pass alone",
                reason);
        context.putBoolean(SAMPLES_REFUSED, true);
        tellMaterials();
        app.enqueue(this::reopen);
    }

    /** Samples of each pixel: those of the best quality, if the driver can filter a picture of several. */
    private int samples() {
        EnumSet<Caps> caps = app.getRenderer().getCaps();
        boolean can = caps.contains(Caps.OpenGL32)
                && caps.contains(Caps.FrameBufferMultisample)
                && caps.contains(Caps.TextureMultisample)
                && app.getRenderer().getLimits().getOrDefault(Limits.FrameBufferSamples, 1) >= SAMPLES;
        return isHigh() && can && !context.getBoolean(SAMPLES_REFUSED) ? SAMPLES : 1;
    }

    /** Whether a last pass smooths the edges: even several samples leave steps; the lowest quality has no pass to spare. */
    private boolean smoothsEdges() {
        return hasEffects() && !options.isLowQuality();
    }

    private boolean isHigh() {
        return options.quality() == ViewOptions.Quality.HIGH;
    }

    /** The materials of the filters that the picture will have. */
    List<Material> filters() {
        if (!hasEffects()) {
            return List.of();
        }
        int samples = samples();
        List<Material> all = new ArrayList<>(PostFilter.materials(assets, samples));
        if (smoothsEdges()) {
            all.add(SmoothEdges.material(assets));
        }
        return all;
    }

    /** Adds the pipeline to the viewport. */
    void enable() {
        open = true;
        upscale.open(options.scale());
        if (shadow != null) {
            viewPort.addProcessor(shadow);
        }
        if (hasEffects() || (photoFiltered && !isRefused())) {
            int samples = samples();
            post = new SafePostProcessor(assets, samples > 1 ? this::goOnWithOneSample : this::goOnWithoutEffects);
            post.setNumSamples(samples);
            addFilters();
            viewPort.addProcessor(post);
        }
    }

    private void addFilters() {
        if (hasEffects()) {
            post.addFilter(postFilter);
        }
        if (smoothsEdges()) {
            post.addFilter(new SmoothEdges());
        }
        if (photoFiltered) {
            post.addFilter(photoFilter);
        }
    }

    /** Lays a filter and a frame over the picture, or none. */
    void photo(PhotoLook look) {
        photoFilter.look(look);
        if (look.isFiltered() != photoFiltered) {
            boolean wasOpen = open;
            disable();
            photoFiltered = look.isFiltered();
            if (wasOpen) {
                enable();
            }
        }
    }

    /** Removes the pipeline from the viewport; {@link #enable} adds it again. */
    void disable() {
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
        upscale.close();
    }

    private void reopen() {
        disable();
        enable();
    }

    /** Centres the shadow map on a point of the scene (copied). */
    void setShadowFocus(Vector3f point) {
        if (shadow != null) {
            shadow.setFocus(point);
        }
    }

    /** Converts pixels of the picture to pixels of the window, both from the lower left corner (modified). */
    void toWindow(Vector3f pixels) {
        upscale.toWindow(pixels);
    }

    /** Converts pixels of the window to pixels of the picture (modified). */
    void toPicture(Vector2f pixels) {
        upscale.toPicture(pixels);
    }
}
