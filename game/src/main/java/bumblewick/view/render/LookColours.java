package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import bumblewick.math.Easing;
import bumblewick.view.LinearColour;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;

/** The colours of a look in linear light and its directions in the scene's frame; also a blend of two looks. */
public final class LookColours {
    private static final Vector3f LUMINANCE = new Vector3f(0.2126f, 0.7152f, 0.0722f);
    private static final float DARK = 0.5f; // luminance of sky and half the sun at which it is dark
    private static final float BRIGHT = 0.9f; // the same at which it is day
    private static final float BLACK_HORIZON = 0.05f; // luminance of what figures are seen against, in a wood
    private static final float PALE_HORIZON = 0.45f;

    final Vector3f sun;
    public final Vector3f sunColour;
    public final Vector3f zenith;
    public final Vector3f horizon;
    final Vector3f below;
    final Vector3f ambientUp;
    final Vector3f ambientDown;
    public final Vector3f cloud;
    public final Vector3f cloudShade;
    public final Vector3f groundA;
    public final Vector3f groundB;
    public final Vector3f path;
    public final Vector3f soil;
    public final Vector4f fog;
    /** Strength of furrows, flags, clover, flowers. */
    public final Vector4f pattern;
    /** How clearly the ground is woven of boughs, 0 to 1. */
    public float weave;
    /** How wide the gaps are between the tops of the sea of clouds, 0 to 1. */
    public float glimpses;
    /** How clearly the land is seen through those gaps, 0 to 1. */
    public float land;
    /** How much that sea glitters, 0 to 1. */
    public float glitter;
    /** Strength of clouds, stars, wisps. */
    final Vector3f sky;

    float rim;
    public float edge;
    /** Height of the ground, in u. */
    public float height;
    /** How far a garden has flown along its z axis, in u. */
    public float travel;

    public final LookDef look;
    /** Of {@link #look}, which a blend keeps from where it begins. */
    public final LeafColours leaves;

    public LookColours(LookDef look) {
        this.look = look;
        leaves = new LeafColours(look.turning());
        sun = new Vector3f(-look.sun().x(), look.sun().y(), look.sun().z()).normalizeLocal();
        sunColour = LinearColour.parse(look.sun().colour()).multLocal(look.sun().strength());
        zenith = LinearColour.parse(look.sky().zenith());
        horizon = LinearColour.parse(look.sky().horizon());
        below = LinearColour.parse(look.sky().below());
        ambientUp =
                LinearColour.parse(look.ambient().up()).multLocal(look.ambient().upStrength());
        ambientDown = LinearColour.parse(look.ambient().down())
                .multLocal(look.ambient().downStrength());
        cloud = LinearColour.parse(look.sky().cloud());
        cloudShade = LinearColour.parse(look.sky().cloudShade());
        groundA = LinearColour.parse(look.ground().a());
        groundB = LinearColour.parse(look.ground().b());
        path = LinearColour.parse(look.ground().path());
        soil = LinearColour.parse(look.ground().soil());
        LookDef.Fog haze = look.fog();
        fog = new Vector4f(haze.start(), 1f / haze.length(), haze.most(), 0f);
        LookDef.Pattern squares = look.ground().pattern();
        pattern = new Vector4f(squares.furrows(), squares.flags(), squares.clover(), squares.flowers());
        weave = squares.weave();
        glimpses = look.ground().glimpses();
        land = look.ground().land();
        glitter = look.ground().glitter();
        sky = new Vector3f(look.sky().clouds(), look.sky().stars(), look.sky().wisps());
        rim = look.rim();
        edge = look.ground().edge();
        height = look.ground().height();
        travel = look.ground().travel();
    }

    /**
     * Becomes the blend of two looks.
     *
     * @param share 0 is {@code from}, 1 is {@code to}; either may be this one
     */
    public void set(LookColours from, LookColours to, float share) {
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
        weave = FastMath.interpolateLinear(share, from.weave, to.weave);
        glimpses = FastMath.interpolateLinear(share, from.glimpses, to.glimpses);
        land = FastMath.interpolateLinear(share, from.land, to.land);
        glitter = FastMath.interpolateLinear(share, from.glitter, to.glitter);
        sky.interpolateLocal(from.sky, to.sky, share);
        rim = FastMath.interpolateLinear(share, from.rim, to.rim);
        edge = FastMath.interpolateLinear(share, from.edge, to.edge);
        height = FastMath.interpolateLinear(share, from.height, to.height);
        travel = FastMath.interpolateLinear(share, from.travel, to.travel);
    }

    /** How little light there is: 0 by day, 1 at dusk, in a storm, or before a black wood. */
    public float dusk() {
        float light = ambientUp.dot(LUMINANCE) + 0.5f * sunColour.dot(LUMINANCE);
        float day = Easing.clamp((light - DARK) / (BRIGHT - DARK));
        float pale = Easing.clamp((horizon.dot(LUMINANCE) - BLACK_HORIZON) / (PALE_HORIZON - BLACK_HORIZON));
        return 1f - day * pale;
    }

    /**
     * Changes sun and haze.
     *
     * @param sunYaw by how much the sun turns to the right about the upright axis, in radians
     * @param tint factor on its light, linear (unaffected)
     * @param sight factor on how far one sees through the haze
     */
    public void vary(float sunYaw, Vector3f tint, float sight) {
        float cos = FastMath.cos(sunYaw);
        float sin = FastMath.sin(sunYaw);
        sun.set(sun.x * cos - sun.z * sin, sun.y, sun.z * cos + sun.x * sin);
        sunColour.multLocal(tint);
        fog.x *= sight;
        fog.y /= sight;
    }
}
