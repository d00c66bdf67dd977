package bumblewick.view;

import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;

/**
 * The light that figures have of their own where a place is dark, so that dusk and storm do not drown them: a least brightness,
 * from above the lens, and an edge of their side's colour. By day they are lit as everything is, but that Wick's face can be read in
 * shade, too, and that enemies keep an edge of light.
 */
public enum FigureLight {
    /** The jacket is red and the fur is pale. */
    WICK(EffectColours.CREAM.add(EffectColours.LANTERN).multLocal(0.5f), 0.65f, 0.95f),
    /** Purple, not black. */
    ENEMY(EffectColours.LILAC.mult(1.5f), 0.75f, 0.3f);

    private final Vector4f key;
    private final float byDay; // share of the least brightness

    FigureLight(Vector3f edge, float least, float byDay) {
        this.byDay = byDay;
        key = new Vector4f(edge.x, edge.y, edge.z, least);
    }

    /** Lights all that has this toon material. */
    public void shineOn(Material material) {
        material.setVector4("Key", key);
        material.setFloat("KeyByDay", byDay);
    }
}
