package bumblewick.view;

import com.jme3.math.Vector3f;

/** The colours of effects, in linear light. Not to be changed. */
final class Hue {
    static final Vector3f POLLEN = Shade.of("#ffc933");
    static final Vector3f HONEY = Shade.of("#ff9d1e");
    static final Vector3f LANTERN = Shade.of("#ffd98a");
    static final Vector3f CREAM = Shade.of("#fff3dc");
    static final Vector3f SKY = Shade.of("#8fe6ff");
    static final Vector3f LEAF = Shade.of("#8fdc5a");
    static final Vector3f BLOSSOM = Shade.of("#ffb3cf");
    static final Vector3f SMOKE = Shade.of("#6b4a86");
    static final Vector3f ASH = Shade.of("#3a2f45");
    static final Vector3f DUST = Shade.of("#e8d3a2");
    static final Vector3f EMBER = Shade.of("#ff5a2a");
    static final Vector3f SHADOW = Shade.of("#0c2a2a");
    static final Vector3f WHITE = new Vector3f(1f, 1f, 1f);

    private Hue() {}
}
