package bumblewick.view;

import bumblewick.def.BulletDef;
import com.jme3.math.Vector3f;
import java.util.HashMap;
import java.util.Map;

/** The hues of bullets in linear light, worked out once for each kind. */
final class Hues {
    private final Map<BulletDef, Vector3f> known = new HashMap<>();

    /** Not to be changed. */
    Vector3f of(BulletDef def) {
        Vector3f hue = known.get(def);
        if (hue == null) {
            hue = Shade.of(def.hue());
            known.put(def, hue);
        }
        return hue;
    }
}
