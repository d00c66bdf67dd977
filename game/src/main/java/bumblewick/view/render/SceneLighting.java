package bumblewick.view.render;

import bumblewick.def.presentation.ContrastDef;
import bumblewick.math.Easing;
import com.jme3.material.MatParamOverride;
import com.jme3.math.FastMath;
import com.jme3.math.Matrix4f;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Node;
import com.jme3.shader.VarType;
import com.jme3.texture.Texture2D;
import java.util.Optional;

/**
 * The shader parameters that all materials of a scene share: light, haze, shadow map and the bend of the course. They
 * are material parameter overrides on the scene's root, created before the first geometric update as jME requires, and
 * changed in place.
 */
public final class SceneLighting {
    /** Height of the line ahead about which surroundings roll, in u: the middle of the corridor. */
    public static final float ROLL_AXIS = 6f;

    private static final float DEEP = -1e4f; // u: below all that there is

    /** What materials have while it can become dark. */
    static final String DARK = "Dark";

    private static final float MIST = 0.4f; // of the way from a cloud's shade to its light
    private static final String SHADOW_MAP = "ShadowMap";
    private static final float LAMP_BY_DAY = 0.8f; // how bright the lantern shines on what is near, beside the sun
    private static final float LAMP_AT_DUSK = 1.1f;
    private static final float RIM_STEP = 0.01f; // smaller values are invisible

    private final Vector3f sun = new Vector3f();
    private final Vector3f sunColour = new Vector3f();
    private final Vector3f zenith = new Vector3f();
    private final Vector3f horizon = new Vector3f();
    private final Vector3f below = new Vector3f();
    private final Vector3f ambientUp = new Vector3f();
    private final Vector3f ambientDown = new Vector3f();
    private final Vector4f fog = new Vector4f();
    private final Vector3f mist = new Vector3f();
    private final Vector3f bend = new Vector3f();
    private final Vector3f figure = new Vector3f(0f, DEEP, 0f);
    private final Vector2f floor = new Vector2f(DEEP, 0f);
    private final Vector2f muted = new Vector2f(1f, 1f);
    private final MatParamOverride direct = new MatParamOverride(VarType.Boolean, "DirectOut", true);
    private final MatParamOverride sampled = new MatParamOverride(VarType.Boolean, "Samples", true);
    private final MatParamOverride plain = new MatParamOverride(VarType.Boolean, "Plain", true);
    private final MatParamOverride leafy = new MatParamOverride(VarType.Boolean, "Leafy", true);
    private final MatParamOverride mute = new MatParamOverride(VarType.Vector2, "Mute", muted);
    private final Vector4f lamp = new Vector4f(0f, 0f, 0f, 1f);
    private final Vector4f glow = new Vector4f(0f, 0f, 0f, 1f);
    private final Vector4f lantern = new Vector4f();
    private final MatParamOverride lanternLight = new MatParamOverride(VarType.Vector4, "Lamp", lantern);
    private final MatParamOverride dark = new MatParamOverride(VarType.Vector4, DARK, lamp);
    private final MatParamOverride darkBees = new MatParamOverride(VarType.Vector4, "DarkBees", glow);
    private final MatParamOverride darkShare = new MatParamOverride(VarType.Float, "DarkShare", 0f);
    private final MatParamOverride shadowMap = new MatParamOverride(VarType.Texture2D, SHADOW_MAP, null);
    private final MatParamOverride shadowPlace = new MatParamOverride(VarType.Matrix4, "ShadowVP", null);
    private final MatParamOverride shadowInfo = new MatParamOverride(VarType.Vector4, "ShadowInfo", null);
    private final MatParamOverride dusk = new MatParamOverride(VarType.Float, "Dusk", 0f);
    private final Vector3f rolled = new Vector3f(1f, 0f, ROLL_AXIS);
    private final MatParamOverride roll = new MatParamOverride(VarType.Vector3, "Rolled", rolled);
    private final MatParamOverride rim = new MatParamOverride(VarType.Float, "Rim", 0f);
    private final Node root;
    private float shownRim;
    private float shownDusk;
    private float shownDark;

    public SceneLighting(Node root) {
        this.root = root;
        addOverrides(VarType.Vector3, "SunDir", sun);
        addOverrides(VarType.Vector3, "SunColor", sunColour);
        addOverrides(VarType.Vector3, "SkyZenith", zenith);
        addOverrides(VarType.Vector3, "SkyHorizon", horizon);
        addOverrides(VarType.Vector3, "SkyBelow", below);
        addOverrides(VarType.Vector3, "AmbUp", ambientUp);
        addOverrides(VarType.Vector3, "AmbDown", ambientDown);
        addOverrides(VarType.Vector4, "Fog", fog);
        addOverrides(VarType.Vector3, "Mist", mist);
        addOverrides(VarType.Vector3, "Bend", bend);
        addOverrides(VarType.Vector3, "Figure", figure);
        addOverrides(VarType.Vector2, "Floor", floor);
        root.addMatParamOverride(rim);
        root.addMatParamOverride(dusk);
        addOverrides(
                direct,
                sampled,
                plain,
                leafy,
                mute,
                lanternLight,
                dark,
                darkBees,
                darkShare,
                shadowPlace,
                shadowMap,
                shadowInfo);
    }

    /** Tells all materials whether a post filter encodes the picture as sRGB, or whether they must do it. */
    void setPostFiltered(boolean byALastPass) {
        direct.setEnabled(!byALastPass);
    }

    /** Tells all materials whether a pixel has several samples, of which what fades takes a share. */
    void setSampled(boolean severalSamples) {
        sampled.setEnabled(severalSamples);
    }

    /** Tells all materials to leave out what the lowest quality has no time for. */
    void setPlain(boolean lowQuality) {
        plain.setEnabled(lowQuality);
    }

    /** Draws foliage that is painted leaf by leaf from near; before the first frame: shaders are made for it. */
    void setLeafy(boolean on) {
        leafy.setEnabled(on);
    }

    /** Lets all materials sample a shadow map. The matrix and the vector may change in place later. */
    void setShadowMap(Texture2D map, Matrix4f viewProjection, Vector4f info) {
        shadowPlace.setValue(viewProjection);
        shadowMap.setValue(map);
        shadowInfo.setValue(info);
        setShadowMap(true);
    }

    /** Whether a parameter is a shadow map that materials sample. */
    static boolean isShadowMap(MatParamOverride parameter) {
        return parameter.getName().equals(SHADOW_MAP) && parameter.isEnabled();
    }

    /** Removes the shadow map. */
    void clearShadowMap() {
        setShadowMap(false);
    }

    private void setShadowMap(boolean on) {
        shadowPlace.setEnabled(on);
        shadowMap.setEnabled(on);
        shadowInfo.setEnabled(on);
    }

    /** Dims the world for high contrast, by its share of colour and brightness; not at all if empty. */
    void setHighContrast(Optional<ContrastDef> contrast) {
        contrast.ifPresent(def -> muted.set(def.saturation(), def.brightness()));
        mute.setEnabled(contrast.isPresent());
    }

    /** Tells all materials that it can become dark, before the first frame: shaders are made for it. */
    public void prepareDark() {
        dark.setEnabled(true);
        darkBees.setEnabled(true);
        darkShare.setEnabled(true);
    }

    /**
     * Makes it dark but for the lantern and the bees.
     *
     * @param share how dark, 0 to 1
     * @param lantern from the camera, in the scene's frame, in u (unaffected)
     * @param reach how far it shines, in u, more than 0
     * @param bees their middle, from the camera, in the scene's frame, in u (unaffected)
     * @param beesReach how far they shine, in u, more than 0
     */
    void setDark(float share, Vector3f lantern, float reach, Vector3f bees, float beesReach) {
        if (share != shownDark) {
            shownDark = share;
            darkShare.setValue(share);
        }
        lamp.set(lantern.x, lantern.y, lantern.z, reach);
        glow.set(bees.x, bees.y, bees.z, beesReach);
    }

    /** Lets the lantern light what is near it, before the first frame: shaders are made for it. */
    public void prepareLantern() {
        lanternLight.setEnabled(true);
    }

    /**
     * Lights what is near the lantern.
     *
     * @param place of its glass, in the scene's frame (unaffected)
     * @param share of its full brightness, 0 or more
     */
    public void shineLantern(Vector3f place, float share) {
        lantern.set(place.x, place.y, place.z, share * Easing.mix(LAMP_BY_DAY, LAMP_AT_DUSK, shownDusk));
    }

    /** Sets the light; the look may change afterwards. */
    void setLook(LookColours look) {
        sun.set(look.sun);
        sunColour.set(look.sunColour);
        zenith.set(look.zenith);
        horizon.set(look.horizon);
        below.set(look.below);
        ambientUp.set(look.ambientUp);
        ambientDown.set(look.ambientDown);
        fog.set(look.fog);
        mist.set(look.cloudShade).interpolateLocal(look.cloud, MIST);
        if (Math.abs(look.rim - shownRim) > RIM_STEP) {
            shownRim = look.rim;
            rim.setValue(shownRim);
        }
        float dark = look.dusk();
        if (Math.abs(dark - shownDusk) > RIM_STEP) {
            shownDusk = dark;
            dusk.setValue(shownDusk);
        }
    }

    /**
     * Bends the course as {@code SightCamera} does.
     *
     * @param x offset to the right per squared distance
     * @param y offset upwards per squared distance
     * @param origin where the distance is 0, along the rail, in u
     */
    public void bend(float x, float y, float origin) {
        bend.set(-x, y, origin);
    }

    /** The bend of the course, in the scene's frame; z is where it begins. Not to be changed. */
    public Vector3f bend() {
        return bend;
    }

    /** Lets what stands below a node roll, before the first frame: shaders are made for it. */
    void prepareRoll(Node surroundings) {
        surroundings.addMatParamOverride(roll);
    }

    /** Rolls what is prepared for it about the line ahead, in radians. */
    void roll(float radians) {
        rolled.set(FastMath.cos(radians), FastMath.sin(radians), ROLL_AXIS);
    }

    /** Keeps shafts of light, and what thins out, from the line of sight to a figure, by its middle in the scene's frame (copied). */
    public void keepClear(Vector3f middle) {
        keepClear(middle, DEEP);
    }

    /** Likewise; what is below {@code feet}, in u, stands before nobody. */
    public void keepClear(Vector3f middle, float feet) {
        figure.set(middle);
        floor.set(feet, 0f);
    }

    /** Direction towards the sun, in the scene's frame. Not to be changed. */
    public Vector3f sun() {
        return sun;
    }

    /** Adds overrides that are switched on later. */
    private void addOverrides(MatParamOverride... switched) {
        for (MatParamOverride one : switched) {
            one.setEnabled(false);
            root.addMatParamOverride(one);
        }
    }

    private void addOverrides(VarType type, String name, Object value) {
        root.addMatParamOverride(new MatParamOverride(type, name, value));
    }
}
