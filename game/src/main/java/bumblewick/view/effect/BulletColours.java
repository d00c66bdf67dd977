package bumblewick.view.effect;

import bumblewick.def.BulletDef;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The colours of all kinds of bullets in linear light, converted once. */
public final class BulletColours {
    private final Map<String, Vector3f> known = new HashMap<>();

    public BulletColours(Collection<BulletDef> bullets) {
        bullets.forEach(bullet -> known.put(bullet.id(), LinearColour.parse(bullet.hue())));
    }

    /** The colour of a kind; not to be changed. */
    public Vector3f of(BulletDef def) {
        return known.get(def.id());
    }
}
