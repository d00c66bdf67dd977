package bumblewick.view.garden;

import bumblewick.math.Easing;
import bumblewick.sim.run.GardenEntity;
import bumblewick.view.FigureLight;
import bumblewick.view.FrameContext;
import bumblewick.view.ModelLibrary;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.FigureLod;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.WickSilhouette;
import bumblewick.view.character.ClipPlayer;
import bumblewick.view.character.TurnToWick;
import bumblewick.view.character.WickView;
import bumblewick.view.effect.BrokenFigures;
import bumblewick.view.effect.HitFlash;
import bumblewick.view.render.HighContrast;
import com.jme3.anim.SkinningControl;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;

/**
 * Shows one entity of a garden: as a figure of its own if its model has clips, else as an instance. Reused for entities
 * of the same model.
 */
public final class GardenEntityVisual {
    private static final float FLASH = 0.5f; // share of the flash colour
    private static final float SWELL = 0.1f;
    private static final String TELL = "tell";
    private static final float TELL_TICKS = 45f; // over which an enemy heats up before its blow
    private static final Vector4f STRUCK = HitFlash.colour();
    private static final Vector4f HOT = new Vector4f(0.8f, 0.12f, 0.01f, 0f);
    private static final float HEAT = 0.55f; // share of the flash colour, right before it
    private static final float SWELL_UP = 0.14f; // likewise of its size
    private static final float DIZZY_SECONDS = 1.1f; // seconds after a blow
    private static final String HIT = "hit";
    private static final String DIZZY = "dizzy";
    private static final float MARGIN = 0.5f; // u by which a bobbing entity may be nearer than its pose
    private static final float LEFT = 0.7f; // share of an enemy before Wick that is left: three of four samples
    private static final float OVERLAP = 0.6f; // of its girth, by which it covers Wick
    private static final float BETWEEN = 0.7f; // u before Wick from which on it is that
    private static final float FADES = 5f; // share of that per second
    private static final float LEFT_AT_LENS = 0.15f; // share of an enemy right before the lens that is left
    private static final float AT_LENS = 1f; // u from its outline to the lens at which it is that thin
    private static final float BEFORE_LENS = 2.6f; // u from which it is whole
    private static final float TREMBLE = 0.035f; // u
    private static final float LARGE =
            2.6f; // u: what reaches farther is a floor, a swing or a bridge, and does not go as a whole
    private static final float LEAST = 2f; // u that an entity reaches from its origin, at its largest size

    /** Distances over which instances of usual size change to fewer triangles. */
    static final InstancedModels.FadeBand BAND = new InstancedModels.FadeBand(12f, 3f);

    private final Spatial model;
    private final InstancedModels.FadeBand band; // of the instances, null for a figure
    private final ClipPlayer clips;
    private final FigureLod lod;
    private final SkinningControl skin;
    private final Material material;
    private final Vector4f flash = new Vector4f();
    private final InstancedModel instances;
    private final InstancedModel shadowless;
    private final InstancedModel distant;
    private final HitFlash hitFlash = new HitFlash();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final TurnToWick turnToWick = new TurnToWick();
    private final boolean facesWick;
    private final float reach;
    private final Vector3f middle = new Vector3f(); // of the figure, from its place
    private final Vector3f spot = new Vector3f();
    private float girth; // u, half
    private boolean enemy;
    private float fade = 1f; // share of it that is left
    private int lastFrame;
    private float tremble;
    private float dizzy;
    private float ground;

    private GardenEntityVisual(
            Spatial model,
            ClipPlayer clips,
            InstancedModel instances,
            InstancedModel shadowless,
            InstancedModel distant,
            InstancedModels.FadeBand band,
            float reach) {
        this.band = band;
        this.reach = reach;
        this.distant = distant;
        this.shadowless = shadowless;
        this.model = model;
        this.clips = clips;
        facesWick = clips != null && clips.has(DIZZY);
        lod = model == null ? null : new FigureLod(model);
        skin = model == null ? null : WickView.control(model, SkinningControl.class);
        this.instances = instances;
        material = model == null ? null : ModelLibrary.geometryOf(model).getMaterial();
        if (material != null) {
            material.setVector4("Flash", flash);
            material.setBoolean("Fades", true); // set now, so that no shader is compiled later
            measure(model);
        }
    }

    /**
     * Creates a visual for entities of a model.
     *
     * @param models those that cast shadows
     * @param shadowless those that do not
     */
    public static GardenEntityVisual create(
            String name, ModelLibrary library, InstancedModels models, InstancedModels shadowless) {
        float reach = reach(library.template(name));
        if (!new ClipPlayer(library.template(name)).hasClips()) {
            return new GardenEntityVisual(
                    null,
                    null,
                    models.of(name),
                    shadowless.of(name),
                    shadowless.farOf(name),
                    shadowless.band(name),
                    reach);
        }
        FigureLod.bake(library.template(name));
        Spatial model = library.create(name);
        return new GardenEntityVisual(model, new ClipPlayer(model), null, null, null, null, reach);
    }

    private static float reach(Spatial model) {
        return model.getWorldBound() instanceof BoundingBox box
                ? Math.max(LEAST, box.getCenter().length() + box.getExtent(null).length())
                : LEAST;
    }

    private void measure(Spatial figure) {
        if (figure.getWorldBound() instanceof BoundingBox box) {
            middle.set(box.getCenter());
            girth = Math.max(box.getXExtent(), box.getZExtent());
        }
    }

    /** How far it reaches from its origin at most, in u. */
    float reach() {
        return reach;
    }

    /** Lights the entity as an enemy where it is dark, and lets it thin out before Wick, if it has bones. */
    void treatAsEnemy() {
        enemy = true;
        if (material != null) {
            FigureLight.ENEMY.shineOn(material);
        }
    }

    /** Opens the entity where it stands before Wick, as ropes of a swing do, if it is an instance. */
    void openBeforeWick() {
        if (instances != null) {
            open(instances);
            open(shadowless);
            open(distant);
        }
    }

    private void open(InstancedModel copies) {
        if (reach > LARGE) {
            copies.openBeforeWick();
        } else {
            copies.fadeNearCamera();
        }
        copies.keepGhost();
    }

    /** Marks the entity for high contrast. */
    void addToHighContrast(HighContrast contrast, HighContrast.Side side) {
        if (model != null) {
            contrast.add(model, side);
        } else {
            contrast.add(instances, side);
            contrast.add(shadowless, side);
            contrast.add(distant, side);
        }
    }

    /**
     * Breaks the figure into pieces where it was drawn last, if it has bones.
     *
     * @param push velocity in u/s (unaffected)
     */
    public void shatter(String name, BrokenFigures brokenFigures, Vector3f push) {
        if (skin != null && model.getParent() != null && model.getLocalCullHint() != CullHint.Always) {
            brokenFigures.add(name, ModelLibrary.geometryOf(model), skin, push, Float.isNaN(ground) ? place.y : ground);
        }
    }

    /** Lets the entity tremble for some seconds. */
    void startTrembling(float seconds) {
        tremble = seconds;
    }

    /**
     * Draws an entity in a frame.
     *
     * @param parent receives the figure
     * @param casts whether it casts a shadow
     * @param distance from the camera, in u
     * @param wick Wick's position, which standing ground enemies look at (unaffected)
     * @param silhouette Wick's, before which enemies thin out
     * @param frame the time of this frame
     * @param may whether it may begin to change its level of detail now
     * @return whether it is changing its level of detail
     */
    public boolean show(
            GardenEntity gardenEntity,
            Node parent,
            boolean casts,
            float distance,
            Vector3f wick,
            WickSilhouette silhouette,
            FrameContext frame,
            boolean may) {
        ground = gardenEntity.shadowHeight();
        PoseBlend.position(gardenEntity.pose(), frame.alpha, place);
        PoseBlend.rotation(gardenEntity.pose(), frame.alpha, turn);
        String clip = clip(gardenEntity, frame.seconds);
        if (facesWick) {
            turnToWick.update(clip.equals("idle"), place, wick, turn, frame.seconds);
        }
        tremble = Math.max(0f, tremble - frame.seconds);
        if (tremble > 0f) {
            place.x += TREMBLE * FastMath.sin(frame.time * 61f);
            place.z += TREMBLE * FastMath.sin(frame.time * 53f + 1f);
        }
        float hit = hitFlash.strength(gardenEntity.flashTicks() > 0, frame.time);
        float heat = enemy && clip.equals(TELL) ? heat(gardenEntity.clipTicks()) : 0f;
        float size = gardenEntity.size() * (1f + SWELL * hit + SWELL_UP * heat);
        if (instances != null) {
            style.reset().flash = FLASH * hit;
            addInstance(casts, distance, size, 0.3f * FastMath.sin(frame.time * 9f), frame.time);
            return false;
        }
        if (model.getParent() == null) {
            parent.attachChild(model);
        }
        setHidden(false);
        model.setLocalTranslation(place);
        model.setLocalRotation(turn);
        model.setLocalScale(Math.max(0.001f, size));
        flash.set(hit > 0f ? STRUCK : HOT);
        flash.w = hit > 0f ? FLASH * hit : HEAT * heat;
        thinOut(silhouette, size, distance, frame.seconds);
        clips.playEntityClip(gardenEntity, clip, frame.rate);
        return lod.show(distance, frame.seconds, may);
    }

    /** How hot an enemy is before its blow, 0 to 1, so many ticks after it began to wind up. */
    static float heat(int ticks) {
        return Easing.inOut(Easing.clamp(ticks / TELL_TICKS));
    }

    private void thinOut(WickSilhouette silhouette, float size, float distance, float seconds) {
        if (enemy) {
            spot.set(middle).multLocal(size).addLocal(place);
            float before = silhouette.covered(spot, OVERLAP * girth * size);
            float wanted = Math.min(left(before, silhouette.before(spot)), leftAtLens(distance - girth * size));
            setFade(fade + Math.max(-FADES * seconds, Math.min(FADES * seconds, wanted - fade)));
        }
    }

    private void setFade(float left) {
        if (left != fade) {
            fade = left;
            material.setFloat("Fade", left);
        }
    }

    /**
     * The share of an enemy that is left, 0 to 1.
     *
     * @param covered how much of it lies before Wick's figure in the picture, 0 to 1
     * @param before how far before Wick it is, in u
     */
    static float left(float covered, float before) {
        return 1f - (1f - LEFT) * covered * Easing.clamp(before / BETWEEN);
    }

    /** The share of an enemy that is left so far from the lens, in u: its back would fill the picture. */
    static float leftAtLens(float away) {
        return Easing.mix(LEFT_AT_LENS, 1f, Easing.clamp((away - AT_LENS) / (BEFORE_LENS - AT_LENS)));
    }

    /** The clip to play: after a blow, a standing enemy that has the clip reels for a while. */
    private String clip(GardenEntity gardenEntity, float seconds) {
        String clip = gardenEntity.clip();
        dizzy = clip.equals(HIT) ? DIZZY_SECONDS : Math.max(0f, dizzy - seconds);
        boolean stands = clip.equals("idle") || clip.equals("attack");
        return facesWick && stands && dizzy > 0f ? DIZZY : clip;
    }

    /** Notes that the entity exists in a frame, in sight or not. */
    void markPresent(int number) {
        lastFrame = number;
    }

    /** Attaches the figure before it is seen, so that it is prepared for drawing with the scene. */
    void attachUnseen(Node parent) {
        if (model != null) {
            parent.attachChild(model);
            setHidden(true);
        }
    }

    /** Hides it in this frame. It stays attached, because attaching it again would make garbage. */
    void hide() {
        if (model != null) {
            lod.hide();
            setHidden(true);
        }
    }

    private void setHidden(boolean on) {
        CullHint hint = on ? CullHint.Always : CullHint.Inherit;
        if (model.getLocalCullHint() != hint) {
            model.setCullHint(hint);
            clips.setPaused(on);
        }
    }

    /**
     * Draws a hovering entity, which bobs and rotates.
     *
     * @param share factor on its size
     * @param distance from the camera, in u
     */
    void hover(GardenEntity gardenEntity, float share, float distance, FrameContext frame, float bob, float turnRate) {
        PoseBlend.position(gardenEntity.pose(), frame.alpha, place);
        place.y += bob * FastMath.sin(frame.time * 2.6f + gardenEntity.id());
        SceneCoordinates.rotation(frame.time * turnRate + gardenEntity.id(), 0f, 0f, turn);
        style.reset();
        addInstance(false, distance, gardenEntity.size() * share, FastMath.sin(frame.time * 60f) * 0.6f, 0f);
    }

    private void addInstance(boolean casts, float distance, float size, float flap, float droop) {
        if (casts) {
            instances.add(place, turn, size, style, flap, droop);
            return;
        }
        if (band.near(distance - MARGIN)) {
            shadowless.add(place, turn, size, style, flap, droop);
        }
        if (band.far(distance + MARGIN)) {
            distant.add(place, turn, size, style, flap, droop);
        }
    }

    /** Whether it can hover: its model has no clips. */
    boolean canHover() {
        return instances != null;
    }

    /** Where it was drawn, in the scene's frame. Not to be changed. */
    Vector3f position() {
        return place;
    }

    /** Whether it existed in a frame. */
    boolean wasPresentIn(int number) {
        return lastFrame == number;
    }

    /** Hides it until it shows another entity. */
    public void retire() {
        hide();
        tremble = 0f;
        setFade(1f);
        dizzy = 0f;
        turnToWick.reset();
    }
}
