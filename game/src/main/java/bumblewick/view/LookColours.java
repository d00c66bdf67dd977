package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;

/** The colours of a look in linear light, directions in the scene's frame. */
final class LookColours {
    final Vector3f sun;
    final Vector3f sunColour;
    final Vector3f zenith;
    final Vector3f horizon;
    final Vector3f below;
    final Vector3f ambientUp;
    final Vector3f ambientDown;
    final Vector3f cloud;
    final Vector3f cloudShade;
    final Vector3f groundA;
    final Vector3f groundB;
    final Vector4f fog;
    final LookDef look;

    LookColours(LookDef look) {
        this.look = look;
        sun = new Vector3f(-look.sun().x(), look.sun().y(), look.sun().z()).normalizeLocal();
        sunColour = Shade.of(look.sun().colour()).multLocal(look.sun().strength());
        zenith = Shade.of(look.sky().zenith());
        horizon = Shade.of(look.sky().horizon());
        below = Shade.of(look.sky().below());
        ambientUp = Shade.of(look.ambient().up()).multLocal(look.ambient().upStrength());
        ambientDown = Shade.of(look.ambient().down()).multLocal(look.ambient().downStrength());
        cloud = Shade.of(look.sky().cloud());
        cloudShade = Shade.of(look.sky().cloudShade());
        groundA = Shade.of(look.ground().a());
        groundB = Shade.of(look.ground().b());
        fog = new Vector4f(
                look.fog().start(), 1f / look.fog().length(), look.fog().most(), 0f);
    }
}
