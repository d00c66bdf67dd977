package bumblewick.view.character;

import bumblewick.def.Rulebook;
import bumblewick.sim.FlightStage;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.FigureLight;
import bumblewick.view.ModelLibrary;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.animation.Rotations;
import bumblewick.view.batch.FigureLod;
import bumblewick.view.render.FigureOutline;
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
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.control.Control;

/** Wick's figure: shown where the stage has Wick, with the animation that fits. */
public final class WickView {
    /** Name of the model. */
    public static final String MODEL = "wick";

    /** From Wick's middle down to the feet, in u. */
    private static final float MIDDLE = 0.85f;

    private static final float TURN_LAG = 0.05f; // seconds: the simulation turns Wick once per tick
    private static final float CONTOUR = 1f; // how much darker Wick is at the edges: sky and meadow are bright
    private static final Vector3f INK = new Vector3f(0.012f, 0.006f, 0.016f);
    private static final float INK_WIDTH = 0.54f; // of a full outline
    private static final float FINE_INK_WIDTH = 0.2f;
    private static final float PLAYED = 10f; // u from the camera, in flight and on foot; in some cuts it is more

    private static final float GLOW = 2.4f; // factor on emissive parts, with many bees
    private static final float LEAST_CHANGE = 0.01f;

    private final Node figure = new Node(MODEL);
    private final Spatial model;
    private final WickAnimator body;
    private final FigureOutline outline;
    private final WickAnimationInput input = new WickAnimationInput();
    private final FlightAnimationSource flightCues = new FlightAnimationSource();
    private GardenAnimationSource footCues;
    private final StepSmoothing steps = new StepSmoothing();
    private final SquashStretch squashStretch = new SquashStretch();
    private final Vector3f place = new Vector3f();
    private final Vector3f origin = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion heading = new Quaternion();
    private final Vector3f lantern = new Vector3f();
    private final Material coat;
    private final Vector4f light = new Vector4f();
    private float faded = 1f;
    private float burning = 1f;

    public WickView(ModelLibrary library, Node parent) {
        FigureLod.bake(library.template(MODEL)); // for its shadow
        model = library.create(MODEL);
        body = body(model);
        outline = new FigureOutline(library.assets(), model, library.hull(MODEL));
        coat = ModelLibrary.geometryOf(model).getMaterial();
        outline.setOwn(INK, INK_WIDTH, PLAYED);
        coat.setFloat("Contour", CONTOUR);
        FigureLight.WICK.shineOn(coat);
        figure.attachChild(model);
        parent.attachChild(figure);
    }

    private static WickAnimator body(Spatial model) {
        AnimComposer composer = control(model, AnimComposer.class);
        SkinningControl skin = control(model, SkinningControl.class);
        if (composer == null || skin == null || !WickAnimator.canAnimate(skin)) {
            return null;
        }
        composer.getSpatial().removeControl(composer); // the animator plays the clips itself
        return new WickAnimator(composer, skin);
    }

    /** The first control of a type on a model or below it, or null. */
    public static <T extends Control> T control(Spatial spatial, Class<T> type) {
        T found = spatial.getControl(type);
        if (found == null && spatial instanceof Node node) {
            for (Spatial child : node.getChildren()) {
                found = found == null ? control(child, type) : found;
            }
        }
        return found;
    }

    /** Turns this into a figure of light of a colour (copied); see {@link #setOpacity}. */
    WickView asLight(Vector3f colour) {
        coat.setVector4("Ghost", light.set(colour.x, colour.y, colour.z, 0f));
        coat.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        outline.setOwn(INK, 0f, PLAYED);
        figure.depthFirstTraversal(part -> {
            part.setQueueBucket(Bucket.Transparent);
            part.setShadowMode(ShadowMode.Off);
        });
        return this;
    }

    /** Sets the opacity of a figure of light, 0 to 1. */
    void setOpacity(float share) {
        light.w = share;
        figure.setCullHint(share > 0.01f ? CullHint.Inherit : CullHint.Always);
    }

    /** Scales the figure, outside a stage: it is small in the picture there, and has a finer line. */
    public WickView scaledBy(float times) {
        figure.setLocalScale(times);
        outline.setOwn(INK, FINE_INK_WIDTH, FigureOutline.EVER);
        return this;
    }

    /** Lights the figure as everything is: one that fills a picture needs no line to be found, and it would be a stain. */
    public WickView inPortrait() {
        outline.setOwn(INK, 0f, PLAYED);
        coat.setFloat("Contour", 0f);
        coat.clearParam("Key");
        return this;
    }

    /** Prepares the figure for gardens under these rules. */
    public WickView forGardens(Rulebook rules) {
        footCues = new GardenAnimationSource(rules);
        return this;
    }

    /**
     * Shows Wick in a flight, between two ticks.
     *
     * @param events of the frame
     * @param seconds of the world since the last frame
     */
    public void show(FlightStage flight, SimEvents events, float alpha, float seconds) {
        Wick wick = flight.wick();
        PoseBlend.inScene(wick, alpha, place);
        SceneCoordinates.rotation(wick.heading(), wick.bank(), heading);
        Rotations.blend(turn, heading, 1f - FastMath.exp(-seconds / TURN_LAG));
        setLanternBrightness(WickLights.lanternShare(flight.beeCount()));
        flightCues.fill(flight, events, input, seconds);
        Vector3f size = squashStretch.scale(input, seconds);
        model.setLocalTranslation(0f, -MIDDLE * size.y, 0f);
        animate(size, seconds);
    }

    /**
     * Shows Wick on foot, between two ticks.
     *
     * @param events of the frame
     * @param seconds of the world since the last frame
     */
    public void showOnFoot(GardenStage garden, SimEvents events, float alpha, float seconds) {
        GardenWick wick = garden.wick();
        PoseBlend.position(wick.pose(), alpha, place);
        PoseBlend.rotation(wick.pose(), alpha, turn);
        float run = FastMath.sqrt(wick.velocity().x * wick.velocity().x + wick.velocity().z * wick.velocity().z);
        float lift = steps.offset(place.y, run, wick.grounded(), seconds);
        place.y += MIDDLE + lift;
        figure.setLocalScale(wick.size());
        setLanternBrightness(WickLights.lanternShare(garden.beeCount()));
        footCues.fill(garden, events, -lift, input, seconds);
        model.setLocalTranslation(0f, -MIDDLE, 0f);
        animate(squashStretch.scale(input, seconds), seconds);
    }

    /**
     * Shows Wick on a point of the ground, outside a stage.
     *
     * @param look point that the eyes look at, in the scene's frame (unaffected)
     * @param joy in the face, 0 to 1
     * @param seconds since the last frame
     */
    public void pose(WickClip clip, Vector3f feet, Quaternion facing, Vector3f look, float joy, float seconds) {
        place.set(feet.x, feet.y + MIDDLE * figure.getLocalScale().y, feet.z);
        turn.set(facing);
        input.reset();
        input.clip = clip;
        input.look.set(look);
        input.lookWeight = 1f;
        input.expression.set(joy, 0f, 0f, 0f, 0f);
        model.setLocalTranslation(0f, -MIDDLE, 0f);
        animate(squashStretch.scale(input, seconds), seconds);
    }

    private void animate(Vector3f size, float seconds) {
        figure.setLocalTranslation(place);
        figure.setLocalRotation(turn);
        model.setLocalScale(size);
        origin.set(model.getLocalTranslation()).multLocal(figure.getLocalScale());
        turn.multLocal(origin).addLocal(place);
        if (body != null) {
            body.update(input, origin, turn, seconds);
            body.lanternPosition(lantern).multLocal(size).multLocal(figure.getLocalScale());
            turn.multLocal(lantern).addLocal(origin);
        } else {
            lantern.set(place);
        }
    }

    /** Dithers the figure where it would cover the picture: {@code share} of its pixels are drawn. */
    public void setFade(float share) {
        if (share != faded) {
            faded = share;
            coat.setFloat("Fade", faded);
            coat.setBoolean("Fades", faded < 1f);
            outline.setShare(faded);
        }
    }

    /** Sets the lantern's brightness, 0 to 1. */
    private void setLanternBrightness(float share) {
        if (Math.abs(share - burning) > LEAST_CHANGE) {
            burning = share;
            coat.setFloat("GlowBoost", GLOW * (0.4f + 0.6f * share));
        }
    }

    /** Everything that is drawn of Wick. */
    public Node figure() {
        return figure;
    }

    /** The outline around the figure. */
    public FigureOutline outline() {
        return outline;
    }

    /**
     * Draws an outline around the figure in this frame, with a colour in linear light and a strength from 0 (none) to
     * 1.
     */
    public void outline(Vector3f colour, float strength) {
        outline.show(colour, strength);
    }

    /** Wick's middle, in the scene's frame. Not to be changed. */
    public Vector3f position() {
        return place;
    }

    /** Height of the feet on foot, in the scene's frame. */
    public float feetHeight() {
        return place.y - MIDDLE;
    }

    /** The lantern's glass, in the scene's frame. Not to be changed. */
    public Vector3f lanternPosition() {
        return lantern;
    }
}
