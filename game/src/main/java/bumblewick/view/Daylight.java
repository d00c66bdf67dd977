package bumblewick.view;

import bumblewick.def.ContrastDef;
import com.jme3.material.MatParamOverride;
import com.jme3.math.Matrix4f;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Node;
import com.jme3.shader.VarType;
import com.jme3.texture.Texture2D;
import java.util.Optional;

/**
 * Light, haze and the bend of the course: what all materials of the view share. They are overrides on the view's root
 * node, made before the first geometric update as jME wants it, and changed in place.
 */
final class Daylight {
    private static final float RIM_STEP = 0.01f; // less is not seen

    private final Vector3f sun = new Vector3f();
    private final Vector3f sunColour = new Vector3f();
    private final Vector3f zenith = new Vector3f();
    private final Vector3f horizon = new Vector3f();
    private final Vector3f below = new Vector3f();
    private final Vector3f ambientUp = new Vector3f();
    private final Vector3f ambientDown = new Vector3f();
    private final Vector4f fog = new Vector4f();
    private final Vector3f bend = new Vector3f();
    private final Vector2f muted = new Vector2f(1f, 1f);
    private final MatParamOverride direct = new MatParamOverride(VarType.Boolean, "DirectOut", true);
    private final MatParamOverride mute = new MatParamOverride(VarType.Vector2, "Mute", muted);
    private final MatParamOverride shadowMap = new MatParamOverride(VarType.Texture2D, "ShadowMap", null);
    private final MatParamOverride shadowPlace = new MatParamOverride(VarType.Matrix4, "ShadowVP", null);
    private final MatParamOverride shadowInfo = new MatParamOverride(VarType.Vector4, "ShadowInfo", null);
    private final MatParamOverride rim = new MatParamOverride(VarType.Float, "Rim", 0f);
    private final Node root;
    private float shownRim;

    Daylight(Node root) {
        this.root = root;
        share(VarType.Vector3, "SunDir", sun);
        share(VarType.Vector3, "SunColor", sunColour);
        share(VarType.Vector3, "SkyZenith", zenith);
        share(VarType.Vector3, "SkyHorizon", horizon);
        share(VarType.Vector3, "SkyBelow", below);
        share(VarType.Vector3, "AmbUp", ambientUp);
        share(VarType.Vector3, "AmbDown", ambientDown);
        share(VarType.Vector4, "Fog", fog);
        share(VarType.Vector3, "Bend", bend);
        root.addMatParamOverride(rim);
        share(direct, mute, shadowPlace, shadowMap, shadowInfo);
    }

    /** Tells all materials whether a last pass finishes the picture, or they have to. */
    void finished(boolean byALastPass) {
        direct.setEnabled(!byALastPass);
    }

    /** Lets all materials sample the sun's shadow map. The matrix and the vector may change in place later. */
    void castShadows(Texture2D map, Matrix4f viewProjection, Vector4f info) {
        shadowPlace.setValue(viewProjection);
        shadowMap.setValue(map);
        shadowInfo.setValue(info);
        castShadows(true);
    }

    /** There is no shadow map any more. */
    void noShadows() {
        castShadows(false);
    }

    private void castShadows(boolean on) {
        shadowPlace.setEnabled(on);
        shadowMap.setEnabled(on);
        shadowInfo.setEnabled(on);
    }

    /** Lets the world step back, as a share of its colour and of its brightness; or not at all. */
    void mute(Optional<ContrastDef> contrast) {
        contrast.ifPresent(def -> muted.set(def.saturation(), def.brightness()));
        mute.setEnabled(contrast.isPresent());
    }

    /** Sets the light; the look may change afterwards. */
    void set(LookColours look) {
        sun.set(look.sun);
        sunColour.set(look.sunColour);
        zenith.set(look.zenith);
        horizon.set(look.horizon);
        below.set(look.below);
        ambientUp.set(look.ambientUp);
        ambientDown.set(look.ambientDown);
        fog.set(look.fog);
        if (Math.abs(look.rim - shownRim) > RIM_STEP) {
            shownRim = look.rim;
            rim.setValue(shownRim);
        }
    }

    /**
     * Bends the course as {@code Sight} does.
     *
     * @param x shown offset to the right per d²
     * @param y shown offset upwards per d²
     * @param origin where d is 0, along the rail, in u
     */
    void bend(float x, float y, float origin) {
        bend.set(-x, y, origin);
    }

    /** How the course is bent now, in the scene's frame; z is where the bend begins. Not to be changed. */
    Vector3f bend() {
        return bend;
    }

    /** Towards the sun, in the scene. Not to be changed. */
    Vector3f sun() {
        return sun;
    }

    /** Those that come and go: not there yet. */
    private void share(MatParamOverride... switched) {
        for (MatParamOverride one : switched) {
            one.setEnabled(false);
            root.addMatParamOverride(one);
        }
    }

    private void share(VarType type, String name, Object value) {
        root.addMatParamOverride(new MatParamOverride(type, name, value));
    }
}
