package bumblewick.view.render;

import bumblewick.def.presentation.PhotoDef;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.post.Filter;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;

/** The pass of photo mode over a finished picture, which is sRGB by then: a filter and a frame. */
final class PhotoFilter extends Filter {
    private static final PhotoDef.Filter NEUTRAL = new PhotoDef.Filter("", 1f, 1f, 0f, "#ffffff", "#ffffff", 0f);

    private static final float VIGNETTE = 0.75f;
    private static final float CINEMA = 2.35f; // width by height
    private static final float BORDER = 0.035f; // of the height

    private PhotoLook look = PhotoLook.PLAIN;
    private float aspect = 1f;

    PhotoFilter() {
        super("photo");
    }

    /** Sets what the pass does. */
    void look(PhotoLook wanted) {
        look = wanted;
        if (material != null) {
            apply();
        }
    }

    @Override
    protected void initFilter(AssetManager manager, RenderManager rm, ViewPort vp, int width, int height) {
        material = new Material(manager, "MatDefs/Photo.j3md");
        aspect = (float) width / height;
        apply();
        setRenderFrameBuffer(ColourTarget.into(getRenderedTexture()));
    }

    private void apply() {
        PhotoDef.Filter filter = look.filter().orElse(NEUTRAL);
        boolean corners = look.frame() == PhotoLook.Frame.VIGNETTE;
        material.setFloat("Exposure", filter.exposure());
        material.setFloat("Saturation", filter.saturation());
        material.setFloat("Contrast", filter.contrast());
        material.setVector3("Shadows", tint(filter.shadows()));
        material.setVector3("Highlights", tint(filter.highlights()));
        material.setFloat("Vignette", Math.max(filter.vignette(), corners ? VIGNETTE : 0f));
        material.setFloat("Aspect", aspect);
        material.setFloat("Bars", look.frame() == PhotoLook.Frame.CINEMA ? bars() : 0f);
        material.setFloat("Border", look.frame() == PhotoLook.Frame.CARD ? BORDER : 0f);
    }

    /** Height of each bar, as a share of the picture's. */
    private float bars() {
        return Math.max(0f, (1f - aspect / CINEMA) / 2f);
    }

    private static Vector3f tint(String colour) {
        ColorRGBA read = new ColorRGBA();
        read.fromIntARGB(0xff000000 | Integer.parseInt(colour.substring(1), 16));
        return new Vector3f(read.r, read.g, read.b);
    }

    @Override
    protected Material getMaterial() {
        return material;
    }

    @Override
    protected boolean isRequiresDepthTexture() {
        return false;
    }
}
