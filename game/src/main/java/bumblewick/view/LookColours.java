package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;

/** The colours of a look in linear light, directions in the scene's frame; or what is between two looks. */
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
    final Vector3f path;
    final Vector3f soil;
    final Vector4f fog;
    /** Furrows, flags, clover, flowers. */
    final Vector4f pattern;
    /** Clouds, stars, wisps. */
    final Vector3f sky;

    float rim;
    float edge;
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
        path = Shade.of(look.ground().path());
        soil = Shade.of(look.ground().soil());
        LookDef.Fog haze = look.fog();
        fog = new Vector4f(haze.start(), 1f / haze.length(), haze.most(), 0f);
        LookDef.Pattern squares = look.ground().pattern();
        pattern = new Vector4f(squares.furrows(), squares.flags(), squares.clover(), squares.flowers());
        sky = new Vector3f(look.sky().clouds(), look.sky().stars(), look.sky().wisps());
        rim = look.rim();
        edge = look.ground().edge();
    }

    /**
     * Becomes what is between two others.
     *
     * @param share 0 is {@code from}, 1 is {@code to}; either may be this one
     */
    void set(LookColours from, LookColours to, float share) {
        sun.interpolateLocal(from.sun, to.sun, share).normalizeLocal();
        sunColour.interpolateLocal(from.sunColour, to.sunColour, share);
        zenith.interpolateLocal(from.zenith, to.zenith, share);
        horizon.interpolateLocal(from.horizon, to.horizon, share);
        below.interpolateLocal(from.below, to.below, share);
        ambientUp.interpolateLocal(from.ambientUp, to.ambientUp, share);
        ambientDown.interpolateLocal(from.ambientDown, to.ambientDown, share);
        cloud.interpolateLocal(from.cloud, to.cloud, share);
        cloudShade.interpolateLocal(from.cloudShade, to.cloudShade, share);
        groundA.interpolateLocal(from.groundA, to.groundA, share);
        groundB.interpolateLocal(from.groundB, to.groundB, share);
        path.interpolateLocal(from.path, to.path, share);
        soil.interpolateLocal(from.soil, to.soil, share);
        fog.interpolateLocal(from.fog, to.fog, share);
        pattern.interpolateLocal(from.pattern, to.pattern, share);
        sky.interpolateLocal(from.sky, to.sky, share);
        rim = FastMath.interpolateLinear(share, from.rim, to.rim);
        edge = FastMath.interpolateLinear(share, from.edge, to.edge);
    }
}
