package bumblewick.view;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import java.util.Locale;

/** What a piece of a level's picture is painted with; the beginning of its node's name says it. */
enum Coat {
    /** Vertex colours, light and shade. */
    TOON,
    /** Likewise, and sways in the wind. */
    PLANT,
    LAVA,
    HONEY,
    WATER,
    ICE;

    private static final String[] PLANTS = {"plant", "grass_", "tuft", "flower", "clover", "fern", "reed", "wheat"};

    /** The coat of a node; one of no special name is painted as usual. */
    static Coat named(String node) {
        String name = node.toLowerCase(Locale.ROOT);
        for (Coat coat : new Coat[] {LAVA, HONEY, WATER, ICE}) {
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

    /** Whether it is one of the four that have a material of their own. */
    boolean flows() {
        return this != TOON && this != PLANT;
    }

    /**
     * A fresh material.
     *
     * @param plain whether it has to be cheap
     */
    Material material(AssetManager assets, boolean plain) {
        if (flows()) {
            Material material = new Material(assets, "MatDefs/Surface.j3md");
            material.setBoolean("Is" + name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT), true);
            material.setBoolean("Plain", plain);
            return material;
        }
        Material material = new Material(assets, ModelLibrary.TOON);
        if (this == PLANT) {
            material.setBoolean("Sways", true);
        }
        return material;
    }
}
