package bumblewick.view;

import bumblewick.def.LookDef;
import com.jme3.material.MatParamOverride;
import com.jme3.math.Matrix4f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Node;
import com.jme3.shader.VarType;
import com.jme3.texture.Texture2D;

/**
 * Light, haze and the bend of the course: what all materials of the view share. They are overrides on the view's root
 * node, made before the first geometric update as jME wants it, and changed in place.
 */
final class Daylight {
    private final Vector3f sun = new Vector3f();
    private final Vector3f sunColour = new Vector3f();
    private final Vector3f zenith = new Vector3f();
    private final Vector3f horizon = new Vector3f();
    private final Vector3f below = new Vector3f();
    private final Vector3f ambientUp = new Vector3f();
    private final Vector3f ambientDown = new Vector3f();
    private final Vector4f fog = new Vector4f();
    private final Vector3f bend = new Vector3f();
    private final Node root;

    Daylight(Node root, boolean finished) {
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
        if (!finished) {
            share(VarType.Boolean, "DirectOut", true);
        }
    }

    /** Lets all materials sample the sun's shadow map. The matrix and the vector may change in place later. */
    void castShadows(Texture2D map, Matrix4f viewProjection, Vector4f info) {
        share(VarType.Matrix4, "ShadowVP", viewProjection);
        share(VarType.Texture2D, "ShadowMap", map);
        share(VarType.Vector4, "ShadowInfo", info);
    }

    /**
     * Sets the light between two looks.
     *
     * @param share 0 is {@code from}, 1 is {@code to}
     */
    void set(LookColours from, LookColours to, float share) {
        sun.interpolateLocal(from.sun, to.sun, share).normalizeLocal();
        sunColour.interpolateLocal(from.sunColour, to.sunColour, share);
        zenith.interpolateLocal(from.zenith, to.zenith, share);
        horizon.interpolateLocal(from.horizon, to.horizon, share);
        below.interpolateLocal(from.below, to.below, share);
        ambientUp.interpolateLocal(from.ambientUp, to.ambientUp, share);
        ambientDown.interpolateLocal(from.ambientDown, to.ambientDown, share);
        fog.interpolateLocal(from.fog, to.fog, share);
    }

    /** As {@link LookDef}, constant. */
    void set(LookColours look) {
        set(look, look, 0f);
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

    private void share(VarType type, String name, Object value) {
        root.addMatParamOverride(new MatParamOverride(type, name, value));
    }
}
