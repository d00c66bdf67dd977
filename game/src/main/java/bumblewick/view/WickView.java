package bumblewick.view;

import bumblewick.def.Rulebook;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Wick;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.pose.Turns;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.control.Control;

/** Wick in the picture: where the stage has it, doing what the stage tells. */
final class WickView {
    /** From Wick's middle down to the feet, in u. */
    private static final float MIDDLE = 0.85f;

    private static final float TURN_LAG = 0.05f; // seconds: the rules turn Wick a tick at a time
    private static final float RIM = 1.15f; // the edge of light that parts Wick from what is behind

    private static final float GLOW = 2.4f; // factor on what glows, with many bees
    private static final float LEAST_CHANGE = 0.01f;

    private final Node figure = new Node("wick");
    private final Spatial model;
    private final WickBody body;
    private final Outline outline;
    private final Cue cue = new Cue();
    private final FlightCues flightCues = new FlightCues();
    private FootCues footCues;
    private final StepEase steps = new StepEase();
    private final Squash squash = new Squash();
    private final Vector3f place = new Vector3f();
    private final Vector3f origin = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion heading = new Quaternion();
    private final Vector3f lantern = new Vector3f();
    private final Material coat;
    private final Vector4f light = new Vector4f();
    private float faded = 1f;
    private float burning = 1f;

    WickView(ModelLibrary library, Node parent) {
        FarDetail.bake(library.template("wick")); // for its shadow
        model = library.single("wick");
        body = body(model);
        outline = new Outline(library.assets(), model);
        coat = coat(model);
        coat.setFloat("Rim", RIM);
        figure.attachChild(model);
        parent.attachChild(figure);
    }

    private static WickBody body(Spatial model) {
        AnimComposer composer = control(model, AnimComposer.class);
        SkinningControl skin = control(model, SkinningControl.class);
        if (composer == null || skin == null || !WickBody.fits(skin)) {
            return null;
        }
        composer.getSpatial().removeControl(composer); // the body plays the clips itself
        return new WickBody(composer, skin);
    }

    /** The first control of a type on a model or anywhere below it, or null. */
    static <T extends Control> T control(Spatial spatial, Class<T> type) {
        T found = spatial.getControl(type);
        if (found == null && spatial instanceof Node node) {
            for (Spatial child : node.getChildren()) {
                found = found == null ? control(child, type) : found;
            }
        }
        return found;
    }

    /** Is a figure of light from now on, in a colour (copied); see {@link #transparency}. */
    WickView ghost(Vector3f colour) {
        coat.setVector4("Ghost", light.set(colour.x, colour.y, colour.z, 0f));
        coat.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        figure.depthFirstTraversal(part -> {
            part.setQueueBucket(Bucket.Transparent);
            part.setShadowMode(ShadowMode.Off);
        });
        return this;
    }

    /** How much of a ghost is seen: 0 nothing, 1 as much as of a body. */
    void transparency(float share) {
        light.w = share;
        figure.setCullHint(share > 0.01f ? CullHint.Inherit : CullHint.Always);
    }

    /** As many times as large as usual, outside a stage. */
    WickView sized(float times) {
        figure.setLocalScale(times);
        return this;
    }

    /** Makes ready to walk under those rules. */
    WickView onFoot(Rulebook rules) {
        footCues = new FootCues(rules);
        return this;
    }

    /**
     * Puts Wick where the flight has it between two ticks.
     *
     * @param seconds that passed in the world since the last frame
     */
    void show(FlightStage flight, float alpha, float seconds) {
        Wick wick = flight.wick();
        Corridor.blend(wick.previousPosition(), wick.position(), alpha, place);
        Corridor.turn(wick.heading(), wick.bank(), heading);
        Turns.mix(turn, heading, 1f - FastMath.exp(-seconds / TURN_LAG));
        burn(WickLight.share(flight.beeCount()));
        flightCues.fill(flight, cue, seconds);
        Vector3f size = squash.size(cue, seconds);
        model.setLocalTranslation(0f, -MIDDLE * size.y, 0f);
        act(size, seconds);
    }

    /**
     * Puts Wick where a garden has it between two ticks.
     *
     * @param events of the frame
     * @param seconds that passed in the world since the last frame
     */
    void walk(GardenStage garden, SimEvents events, float alpha, float seconds) {
        GardenWick wick = garden.wick();
        Blend.place(wick.pose(), alpha, place);
        Blend.turn(wick.pose(), alpha, turn);
        float run = FastMath.sqrt(wick.velocity().x * wick.velocity().x + wick.velocity().z * wick.velocity().z);
        float lift = steps.offset(place.y, run, wick.grounded(), seconds);
        place.y += MIDDLE + lift;
        figure.setLocalScale(wick.size());
        burn(WickLight.share(garden.beeCount()));
        footCues.fill(garden, events, -lift, cue, seconds);
        model.setLocalTranslation(0f, -MIDDLE, 0f);
        act(squash.size(cue, seconds), seconds);
    }

    /**
     * Puts Wick on a point of the ground, outside a stage.
     *
     * @param look what the eyes are on, in the scene (unaffected)
     * @param joy to be read in the face, 0 to 1
     * @param seconds since the last frame
     */
    void pose(WickClip clip, Vector3f feet, Quaternion facing, Vector3f look, float joy, float seconds) {
        place.set(feet.x, feet.y + MIDDLE * figure.getLocalScale().y, feet.z);
        turn.set(facing);
        cue.begin();
        cue.clip = clip;
        cue.look.set(look);
        cue.looks = 1f;
        cue.mood.set(joy, 0f, 0f, 0f);
        model.setLocalTranslation(0f, -MIDDLE, 0f);
        act(squash.size(cue, seconds), seconds);
    }

    private void act(Vector3f size, float seconds) {
        figure.setLocalTranslation(place);
        figure.setLocalRotation(turn);
        model.setLocalScale(size);
        origin.set(model.getLocalTranslation()).multLocal(figure.getLocalScale());
        turn.multLocal(origin).addLocal(place);
        if (body != null) {
            body.move(cue, origin, turn, seconds);
            body.lantern(lantern).multLocal(size).multLocal(figure.getLocalScale());
            turn.multLocal(lantern).addLocal(origin);
        } else {
            lantern.set(place);
        }
    }

    /** Thins out what would fill the picture: {@code share} of the pixels is left. */
    void fade(float share) {
        if (share != faded) {
            faded = share;
            coat.setFloat("Fade", faded);
            coat.setBoolean("Fades", faded < 1f);
        }
    }

    /** Lets the lamp burn: 0 hardly, 1 in full. */
    private void burn(float share) {
        if (Math.abs(share - burning) > LEAST_CHANGE) {
            burning = share;
            coat.setFloat("GlowBoost", GLOW * (0.4f + 0.6f * share));
        }
    }

    /** The one material of the whole figure. */
    private static Material coat(Spatial spatial) {
        if (spatial instanceof Geometry piece) {
            return piece.getMaterial();
        }
        Material found = null;
        for (Spatial child : ((Node) spatial).getChildren()) {
            found = found == null ? coat(child) : found;
        }
        return found;
    }

    /** All of Wick that is drawn. */
    Node figure() {
        return figure;
    }

    /** The line about the figure. */
    Outline outline() {
        return outline;
    }

    /** A line of colour about the whole figure, in linear light; strength 0 (none) to 1. */
    void outline(Vector3f colour, float strength) {
        outline.show(colour, strength);
    }

    /** Where Wick's middle is, in the scene. Not to be changed. */
    Vector3f place() {
        return place;
    }

    /** Where the lantern's glass is, in the scene. Not to be changed. */
    Vector3f lantern() {
        return lantern;
    }
}
