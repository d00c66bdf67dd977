package bumblewick.view;

import bumblewick.def.BulletDef;
import com.jme3.math.Vector3f;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The hues of bullets in linear light, worked out before anybody shoots. */
final class Hues {
    private final Map<BulletDef, Vector3f> known = new HashMap<>();

    Hues(Collection<BulletDef> bullets) {
        bullets.forEach(bullet -> known.put(bullet, Shade.of(bullet.hue())));
    }

    /** Not to be changed. */
    Vector3f of(BulletDef def) {
        return known.get(def);
    }
}
