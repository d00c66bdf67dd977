package bumblewick.view.batch;

import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.SubstanceDef;
import bumblewick.view.LinearColour;
import bumblewick.view.ModelLibrary;
import bumblewick.view.camera.OccluderFade;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.Vector4f;
import java.util.Locale;

/** The material of a mesh of a level; the beginning of the node's name chooses it. */
public enum LevelMaterial {
    /** Vertex colours with toon light. */
    TOON,
    /**
     * Toon; each part fades while it stands between the camera and Wick. No name chooses it: what is slight has it, as posts and
     * steps.
     */
    SLENDER,
    /** Toon; sways in the wind from its foot up. */
    PLANT,
    /** Toon; sways in the wind from its upper edge down. */
    CLOTH,
    LAVA,
    HONEY,
    WATER,
    FALLS,
    ICE,
    /** See-through. */
    GLASS,
    /** Additive light. */
    BEAM;

    /** How much of the light goes through cloth. */
    private static final float THROUGH_CLOTH = 0.6f;

    private static final String[] PLANTS = {"plant", "grass_", "tuft", "flower", "clover", "fern", "reed", "wheat"};
    private static final LevelMaterial[] NAMED = {LAVA, HONEY, WATER, FALLS, ICE, GLASS, BEAM, CLOTH};

    /** The material that a node's name chooses; {@link #TOON} if none. */
    public static LevelMaterial named(String node) {
        String name = node.toLowerCase(Locale.ROOT);
        for (LevelMaterial levelMaterial : NAMED) {
            if (name.startsWith(levelMaterial.name().toLowerCase(Locale.ROOT))) {
                return levelMaterial;
            }
        }
        for (String plant : PLANTS) {
            if (name.startsWith(plant)) {
                return PLANT;
            }
        }
        return TOON;
    }

    /** Whether it has a shader of its own instead of toon. */
    public boolean flows() {
        return !isSolid() && !sways();
    }

    /** Whether it is of one piece with the level, and casts shadows. */
    boolean isSolid() {
        return this == TOON || this == SLENDER;
    }

    /** Whether what is behind it shows through. */
    boolean isSeenThrough() {
        return this == GLASS || this == BEAM;
    }

    /** Whether the wind moves it. */
    boolean sways() {
        return this == PLANT || this == CLOTH;
    }

    /** Creates a material. */
    public Material material(AssetManager assets, LookDef look) {
        if (flows()) {
            return substance(assets, look.substance(name().toLowerCase(Locale.ROOT)));
        }
        Material material = new Material(assets, ModelLibrary.TOON);
        material.setBoolean("Painted", isSolid());
        material.setBoolean("Lawn", this == TOON);
        if (sways()) {
            material.setBoolean("Sways", true);
            material.setVector3("Clear", OccluderFade.open());
        }
        if (this == CLOTH) {
            material.setFloat("Airy", THROUGH_CLOTH);
        }
        if (this == SLENDER) {
            material.setBoolean("Parts", true);
        }
        return material;
    }

    private Material substance(AssetManager assets, SubstanceDef def) {
        Material material = new Material(assets, "MatDefs/Surface.j3md");
        material.setBoolean("Is" + name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT), true);
        material.setVector3("Deep", LinearColour.parse(def.deep()));
        material.setVector3("Bright", LinearColour.parse(def.bright()));
        material.setVector3("Edge", LinearColour.parse(def.edge()));
        material.setVector4("Habit", new Vector4f(def.speed(), def.scale(), def.relief(), 0f));
        if (isSeenThrough()) {
            material.getAdditionalRenderState().setBlendMode(this == BEAM ? BlendMode.Additive : BlendMode.Alpha);
            material.getAdditionalRenderState().setDepthWrite(false);
            material.getAdditionalRenderState().setFaceCullMode(FaceCullMode.Off);
        }
        return material;
    }
}
