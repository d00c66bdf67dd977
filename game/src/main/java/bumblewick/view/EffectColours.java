package bumblewick.view;

import com.jme3.math.Vector3f;

/** Colours of effects and sprites, in linear light. Not to be changed. */
public final class EffectColours {
    public static final Vector3f POLLEN = LinearColour.parse("#ffc933");
    public static final Vector3f HONEY = LinearColour.parse("#ff9d1e");
    public static final Vector3f LANTERN = LinearColour.parse("#ffd98a");
    public static final Vector3f CREAM = LinearColour.parse("#fff3dc");
    public static final Vector3f SKY = LinearColour.parse("#8fe6ff");
    public static final Vector3f MINT = LinearColour.parse("#e9ffd9");
    public static final Vector3f BLOSSOM = LinearColour.parse("#ffb3cf");
    public static final Vector3f LILAC = LinearColour.parse("#d9a8ff");
    public static final Vector3f EMBER = LinearColour.parse("#ff5a2a");
    public static final Vector3f SHADOW = LinearColour.parse("#0c2a2a");
    public static final Vector3f WHITE = new Vector3f(1f, 1f, 1f);

    /** Factor on the colour of what is destroyed: purple becomes sand, and it is not taken for one that lives. */
    public static final Vector3f DESTROYED = new Vector3f(1.6f, 1.9f, 0.45f);

    private EffectColours() {}
}
