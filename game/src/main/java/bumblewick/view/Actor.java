package bumblewick.view;

import bumblewick.sim.run.Seen;
import com.jme3.anim.SkinningControl;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;

/**
 * One thing of a garden in the picture: a figure of its own if its model moves its limbs, else one of a crowd. Reused
 * for things of the same model.
 */
final class Actor {
    private static final float FLASH = 0.5f; // share of the flash colour
    private static final float SWELL = 0.1f;
    private static final float REELS = 1.1f; // seconds after a blow
    private static final String HIT = "hit";
    private static final String DIZZY = "dizzy";
    private static final float MARGIN = 0.5f; // u by which what bobs may be nearer than its pose
    private static final float TREMBLE = 0.035f; // u

    /** Where things without limbs change to fewer triangles. */
    static final Crowds.Band BAND = new Crowds.Band(12f, 3f);

    private final Spatial model;
    private final Clips clips;
    private final FarDetail detail;
    private final SkinningControl skin;
    private final Material material;
    private final Vector4f flash = new Vector4f(1.5f, 0.9f, 0.5f, 0f);
    private final Crowd crowd;
    private final Crowd quiet;
    private final Crowd distant;
    private final Glint glint = new Glint();
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Attention attention = new Attention();
    private final boolean watches;
    private int frame;
    private float tremble;
    private float dizzy;
    private float ground;

    private Actor(Spatial model, Clips clips, Crowd crowd, Crowd quiet, Crowd distant) {
        this.distant = distant;
        this.quiet = quiet;
        this.model = model;
        this.clips = clips;
        watches = clips != null && clips.has(DIZZY);
        detail = model == null ? null : new FarDetail(model);
        skin = model == null ? null : WickView.control(model, SkinningControl.class);
        this.crowd = crowd;
        material = model == null ? null : geometryOf(model).getMaterial();
        if (material != null) {
            material.setVector4("Flash", flash);
            material.setBoolean("Fades", true); // for when its detail changes: one shader from the start
        }
    }

    /**
     * An actor for things of a model.
     *
     * @param crowds of what throws shadows
     * @param quiet of what does not
     */
    static Actor of(String name, ModelLibrary library, Crowds crowds, Crowds quiet) {
        if (!new Clips(library.template(name)).any()) {
            return new Actor(null, null, crowds.of(name), quiet.of(name), quiet.farOf(name));
        }
        FarDetail.bake(library.template(name));
        Spatial model = library.single(name);
        return new Actor(model, new Clips(model), null, null, null);
    }

    /** Stands out in high contrast. */
    void standOut(Contrast contrast, Contrast.Side side) {
        if (model != null) {
            contrast.add(model, side);
        } else {
            contrast.add(crowd, side);
            contrast.add(quiet, side);
            contrast.add(distant, side);
        }
    }

    private static Geometry geometryOf(Spatial spatial) {
        if (spatial instanceof Geometry geometry) {
            return geometry;
        }
        Geometry found = null;
        for (Spatial child : ((Node) spatial).getChildren()) {
            found = found == null ? geometryOf(child) : found;
        }
        return found;
    }

    /**
     * Falls apart where it was shown last, if it is a figure with bones.
     *
     * @param push in u/s (unaffected)
     */
    void breakUp(String name, Wrecks wrecks, Vector3f push) {
        if (skin != null && model.getParent() != null && model.getLocalCullHint() != CullHint.Always) {
            wrecks.add(name, geometryOf(model), skin, push, Float.isNaN(ground) ? place.y : ground);
        }
    }

    /** Trembles from now on, for some seconds. */
    void tremble(float seconds) {
        tremble = seconds;
    }

    /**
     * Shows a thing in a frame.
     *
     * @param parent gets the figure
     * @param casts whether it throws a shadow
     * @param distance from the camera, in u
     * @param wick where Wick is: ground enemies that stand look there (unaffected)
     * @param stride of this frame
     * @param may whether it may begin to change its detail now
     * @return whether it changes its detail
     */
    boolean show(Seen seen, Node parent, boolean casts, float distance, Vector3f wick, Stride stride, boolean may) {
        ground = seen.shadowHeight();
        Blend.place(seen.pose(), stride.alpha, place);
        Blend.turn(seen.pose(), stride.alpha, turn);
        String clip = clip(seen, stride.seconds);
        if (watches) {
            attention.follow(clip.equals("idle"), place, wick, turn, stride.seconds);
        }
        tremble = Math.max(0f, tremble - stride.seconds);
        if (tremble > 0f) {
            place.x += TREMBLE * FastMath.sin(stride.time * 61f);
            place.z += TREMBLE * FastMath.sin(stride.time * 53f + 1f);
        }
        float hit = glint.at(seen.flashTicks() > 0, stride.time);
        float size = seen.size() * (1f + SWELL * hit);
        if (crowd != null) {
            paint.plain().flash = FLASH * hit;
            put(casts, distance, size, 0.3f * FastMath.sin(stride.time * 9f), stride.time);
            return false;
        }
        if (model.getParent() == null) {
            parent.attachChild(model);
        }
        hidden(false);
        model.setLocalTranslation(place);
        model.setLocalRotation(turn);
        model.setLocalScale(Math.max(0.001f, size));
        flash.w = FLASH * hit;
        clips.follow(seen, clip, stride.rate);
        return detail.show(distance, stride.seconds, may);
    }

    /** What it is seen doing: after a blow one who can reel does so for a while, whatever else it would do standing. */
    private String clip(Seen seen, float seconds) {
        String clip = seen.clip();
        dizzy = clip.equals(HIT) ? REELS : Math.max(0f, dizzy - seconds);
        boolean stands = clip.equals("idle") || clip.equals("attack");
        return watches && stands && dizzy > 0f ? DIZZY : clip;
    }

    /** Is there in a frame, whether it is shown or not. */
    void attend(int number) {
        frame = number;
    }

    /** Is not shown in this frame. It stays where it is: to take it out and put it back would make garbage. */
    void hide() {
        if (model != null) {
            detail.hide();
            hidden(true);
        }
    }

    private void hidden(boolean on) {
        CullHint hint = on ? CullHint.Always : CullHint.Inherit;
        if (model.getLocalCullHint() != hint) {
            model.setCullHint(hint);
            clips.rest(on);
        }
    }

    /**
     * Shows a thing that hovers: it bobs and turns about itself.
     *
     * @param share factor on its size
     * @param distance from the camera, in u
     */
    void hover(Seen seen, float share, float distance, Stride stride, float bob, float turnRate) {
        Blend.place(seen.pose(), stride.alpha, place);
        place.y += bob * FastMath.sin(stride.time * 2.6f + seen.id());
        Corridor.turn(stride.time * turnRate + seen.id(), 0f, 0f, turn);
        paint.plain();
        put(false, distance, seen.size() * share, FastMath.sin(stride.time * 60f) * 0.6f, 0f);
    }

    private void put(boolean casts, float distance, float size, float flap, float droop) {
        if (casts) {
            crowd.put(place, turn, size, paint, flap, droop);
            return;
        }
        if (BAND.near(distance - MARGIN)) {
            quiet.put(place, turn, size, paint, flap, droop);
        }
        if (BAND.far(distance + MARGIN)) {
            distant.put(place, turn, size, paint, flap, droop);
        }
    }

    /** Whether it can hover: it has no limbs of its own. */
    boolean light() {
        return crowd != null;
    }

    /** Where the thing was shown, in the scene. Not to be changed. */
    Vector3f place() {
        return place;
    }

    /** Whether it was there in a frame. */
    boolean seenIn(int number) {
        return frame == number;
    }

    /** Takes it out of the picture. */
    void leave() {
        hide();
        tremble = 0f;
        dizzy = 0f;
        attention.reset();
    }
}
