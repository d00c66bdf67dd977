package bumblewick.view.effect;

import bumblewick.def.BulletDef;
import bumblewick.def.presentation.PaletteDef;
import bumblewick.view.EffectColours;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The colours and shapes of enemies' bullets and the colours of the bees' shots in linear light: those of the scene, or
 * those of a palette for a colour blindness. The vectors are not to be changed.
 */
public final class ActionColours {
    private final List<BulletDef> kinds;
    private final Map<String, Vector3f> bullets = new HashMap<>();
    private final Set<String> ringed = new HashSet<>();
    private boolean shaped;
    private Vector3f shot = EffectColours.POLLEN;
    private Vector3f volley = EffectColours.HONEY;

    /** Starts with the colours of the scene. */
    public ActionColours(Collection<BulletDef> kinds) {
        this.kinds = List.copyOf(kinds);
        apply(Optional.empty(), false);
    }

    /**
     * Sets how bullets look.
     *
     * @param palette whose colours are used; those of the scene if empty
     * @param shapes whether kinds of bullets have shapes; then the rings of the palette are left out
     */
    public void apply(Optional<PaletteDef> palette, boolean shapes) {
        shaped = shapes;
        bullets.clear();
        ringed.clear();
        for (BulletDef kind : kinds) {
            bullets.put(
                    kind.id(),
                    LinearColour.parse(palette.map(PaletteDef::bullet).orElse(kind.hue())));
        }
        for (PaletteDef.Bullet own : palette.map(PaletteDef::bullets).orElse(List.of())) {
            bullets.put(own.bullet(), LinearColour.parse(own.colour()));
            if (own.ring()) {
                ringed.add(own.bullet());
            }
        }
        shot = palette.map(PaletteDef::shot).map(LinearColour::parse).orElse(EffectColours.POLLEN);
        volley = palette.map(PaletteDef::volley).map(LinearColour::parse).orElse(EffectColours.HONEY);
    }

    /** The colour of a kind of bullets. */
    public Vector3f of(BulletDef def) {
        return bullets.get(def.id());
    }

    /** The same by its id. */
    public Vector3f of(String bullet) {
        return bullets.get(bullet);
    }

    /** Whether a ring is about bullets of a kind. */
    public boolean isRinged(BulletDef def) {
        return !shaped && ringed.contains(def.id());
    }

    /** The shape of bullets of a kind: fast ones always have spikes, for theirs is a colour that differs little from others. */
    public BulletShape shapeOf(BulletDef def) {
        BulletShape own = BulletShape.of(def);
        return shaped || own == BulletShape.STAR ? own : BulletShape.ROUND;
    }

    /** The colour of the plate of that shape: white for players who asked for shapes. */
    public Vector3f plateOf(BulletDef def) {
        return shaped ? EffectColours.WHITE : of(def);
    }

    /** The colour of the bees' shots, and of bullets that fly back. */
    public Vector3f shot() {
        return shot;
    }

    /** The colour of the shots of gathered bees. */
    public Vector3f volley() {
        return volley;
    }
}
