package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.def.SubstanceDef;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.Vector4f;
import java.util.Locale;

/** What a piece of a level's picture is painted with; the beginning of its node's name says it. */
enum Coat {
    /** Vertex colours, light and shade. */
    TOON,
    /** Likewise, and sways in the wind from its foot up. */
    PLANT,
    /** Likewise, from its upper edge down. */
    CLOTH,
    LAVA,
    HONEY,
    WATER,
    FALLS,
    ICE,
    /** Is seen through. */
    GLASS,
    /** Light, added to what is behind it. */
    BEAM;

    private static final String[] PLANTS = {"plant", "grass_", "tuft", "flower", "clover", "fern", "reed", "wheat"};
    private static final Coat[] NAMED = {LAVA, HONEY, WATER, FALLS, ICE, GLASS, BEAM, CLOTH};

    /** The coat of a node; one of no special name is painted as usual. */
    static Coat named(String node) {
        String name = node.toLowerCase(Locale.ROOT);
        for (Coat coat : NAMED) {
            if (name.startsWith(coat.name().toLowerCase(Locale.ROOT))) {
                return coat;
            }
        }
        for (String plant : PLANTS) {
            if (name.startsWith(plant)) {
                return PLANT;
            }
        }
        return TOON;
    }

    /** Whether it is one of those that have a material of their own. */
    boolean flows() {
        return this != TOON && !sways();
    }

    /** Whether what is behind it is seen. */
    boolean isSeenThrough() {
        return this == GLASS || this == BEAM;
    }

    /** Whether the wind moves it. */
    boolean sways() {
        return this == PLANT || this == CLOTH;
    }

    /** A fresh material; one that {@linkplain #flows flows} can be told to be cheap by its {@code Plain}. */
    Material material(AssetManager assets, LookDef look) {
        if (flows()) {
            return substance(assets, look.substance(name().toLowerCase(Locale.ROOT)));
        }
        Material material = new Material(assets, ModelLibrary.TOON);
        if (sways()) {
            material.setBoolean("Sways", true);
        }
        return material;
    }

    private Material substance(AssetManager assets, SubstanceDef def) {
        Material material = new Material(assets, "MatDefs/Surface.j3md");
        material.setBoolean("Is" + name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT), true);
        material.setVector3("Deep", Shade.of(def.deep()));
        material.setVector3("Bright", Shade.of(def.bright()));
        material.setVector3("Edge", Shade.of(def.edge()));
        material.setVector4("Habit", new Vector4f(def.speed(), def.scale(), def.relief(), 0f));
        if (isSeenThrough()) {
            material.getAdditionalRenderState().setBlendMode(this == BEAM ? BlendMode.Additive : BlendMode.Alpha);
            material.getAdditionalRenderState().setDepthWrite(false);
            material.getAdditionalRenderState().setFaceCullMode(FaceCullMode.Off);
        }
        return material;
    }
}
