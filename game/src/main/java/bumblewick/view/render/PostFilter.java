package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.post.Filter;
import com.jme3.renderer.Caps;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.Renderer;
import com.jme3.renderer.ViewPort;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The last pass over a picture: bloom, colour grade, tone curve, and encoding from linear light to sRGB.
 *
 * <p>Source of the bloom: M. Bjørge, <i>Bandwidth-Efficient Rendering</i>, SIGGRAPH 2015 (dual Kawase blur); five
 * levels, none at full size.
 */
final class PostFilter extends Filter {
    private static final String GRADE = "MatDefs/Grade.j3md";
    private static final String BLOOM = "MatDefs/Bloom.j3md";
    private static final int LEVELS = 5;
    private static final int PICK = 0;
    private static final int SHRINK = 1;
    private static final int GROW = 2;
    private static final float GLOW_PER_BLOOM = 4.5f;

    private LookDef.Grade grade;
    private AssetManager assets;
    private Renderer renderer;
    private Image.Format format;

    PostFilter(LookDef.Grade grade) {
        super("finish");
        this.grade = grade;
    }

    /** The materials that it draws with, as far as shaders depend on them; {@code samples} of each pixel of the scene. */
    static List<Material> materials(AssetManager assets, int samples) {
        Material grade = new Material(assets, GRADE);
        Material pick = new Material(assets, BLOOM);
        if (samples > 1) {
            grade.setInt("NumSamples", samples);
            pick.setInt("NumSamples", samples);
        }
        return List.of(grade, pick, new Material(assets, BLOOM));
    }

    /** Sets the colour grade. */
    void grade(LookDef.Grade wanted) {
        grade = wanted;
        if (material != null) {
            applyGrade();
        }
    }

    @Override
    protected void initFilter(AssetManager manager, RenderManager rm, ViewPort vp, int width, int height) {
        assets = manager;
        renderer = rm.getRenderer();
        boolean packed = renderer.getCaps().contains(Caps.PackedFloatColorBuffer);
        format = packed ? Image.Format.RGB111110F : Image.Format.RGB8;
        material = new Material(manager, GRADE);
        postRenderPasses = new ArrayList<>();
        Pass[] shrunk = shrink(width, height);
        Pass glow = grow(shrunk, width, height);
        material.setTexture("Glow", glow.getRenderedTexture());
        applyGrade();
        setRenderFrameBuffer(ColourTarget.into(getRenderedTexture()));
    }

    private void applyGrade() {
        material.setFloat("Exposure", grade.exposure());
        material.setFloat("Saturation", grade.saturation());
        material.setFloat("Contrast", grade.contrast());
        material.setFloat("Vignette", grade.vignette());
        material.setFloat("GlowAmount", grade.bloom() * GLOW_PER_BLOOM);
    }

    private Pass[] shrink(int width, int height) {
        Pass[] passes = new Pass[LEVELS];
        for (int i = 0; i < LEVELS; i++) {
            Material blur = bloom(i == 0 ? PICK : SHRINK, 1f / (width >> i), 1f / (height >> i));
            blur.setFloat("Threshold", grade.bloomThreshold());
            passes[i] = new BloomPass(blur, i == 0 ? null : passes[i - 1], null);
            start(passes[i], blur, width >> (i + 1), height >> (i + 1));
        }
        return passes;
    }

    private Pass grow(Pass[] shrunk, int width, int height) {
        Pass smaller = shrunk[LEVELS - 1];
        for (int i = LEVELS - 2; i >= 0; i--) {
            Material blur = bloom(GROW, 0.5f / (width >> (i + 2)), 0.5f / (height >> (i + 2)));
            Pass pass = new BloomPass(blur, smaller, shrunk[i]);
            start(pass, blur, width >> (i + 1), height >> (i + 1));
            smaller = pass;
        }
        return smaller;
    }

    private Material bloom(int mode, float texelX, float texelY) {
        Material blur = new Material(assets, BLOOM);
        blur.setInt("Mode", mode);
        blur.setVector2("Texel", new Vector2f(texelX, texelY));
        return blur;
    }

    private void start(Pass pass, Material blur, int width, int height) {
        pass.init(renderer, Math.max(1, width), Math.max(1, height), format, Image.Format.Depth, 1, blur);
        Texture2D picture = pass.getRenderedTexture();
        pass.setRenderFrameBuffer(ColourTarget.into(picture));
        picture.setMinFilter(Texture.MinFilter.BilinearNoMipMaps);
        picture.setMagFilter(Texture.MagFilter.Bilinear);
        picture.setWrap(Texture.WrapMode.EdgeClamp);
        postRenderPasses.add(pass);
    }

    @Override
    protected Material getMaterial() {
        return material;
    }

    @Override
    protected boolean isRequiresDepthTexture() {
        return false;
    }

    /** One step of the blur: reads a smaller or larger level, or the scene if there is none. */
    private final class BloomPass extends Pass {
        private final Material blur;
        private final Pass source;
        private final Pass base;

        BloomPass(Material blur, Pass source, Pass base) {
            this.blur = blur;
            this.source = source;
            this.base = base;
        }

        @Override
        public boolean requiresSceneAsTexture() {
            return source == null;
        }

        @Override
        public void beforeRender() {
            if (source != null) {
                blur.setTexture("Texture", source.getRenderedTexture());
            }
            if (base != null) {
                blur.setTexture("Base", base.getRenderedTexture());
            }
        }
    }
}
