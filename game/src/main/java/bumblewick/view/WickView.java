package bumblewick.view;

import bumblewick.sim.FlightStage;
import bumblewick.sim.Wick;
import bumblewick.sim.garden.GardenWick;
import com.jme3.anim.SkinningControl;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/** Wick: one figure with a skeleton, moved by clips that follow the state of the flight. */
final class WickView {
    /** From Wick's middle down to the feet, in u. */
    private static final float MIDDLE = 0.85f;

    private static final Vector3f LANTERN_GLASS = new Vector3f(0f, 0.18f, 0f);
    private static final float RUN_SPEED = 16f; // u/s at which the run clip's steps fit

    private final Node figure = new Node("wick");
    private final Spatial model;
    private final Clips clips;
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Vector3f lantern = new Vector3f();
    private final Vector3f drift = new Vector3f();
    private final Node hand;
    private final Trail trail;
    private final Outline outline;
    private float faded = 1f;

    WickView(ModelLibrary library, Node parent) {
        model = library.single("wick");
        model.setLocalTranslation(0f, -MIDDLE, 0f);
        clips = new Clips(model);
        SkinningControl skin = skin(model);
        hand = hand(skin);
        trail = trail(skin);
        outline = new Outline(library.assets(), model);
        figure.attachChild(model);
        parent.attachChild(figure);
    }

    /**
     * Puts Wick where the flight has it between two ticks.
     *
     * @param rate how fast the world's time passes, 1 is normal
     */
    void show(FlightStage flight, float alpha, float rate) {
        Wick wick = flight.wick();
        Corridor.blend(wick.previousPosition(), wick.position(), alpha, place);
        Corridor.turn(wick.heading(), wick.bank(), turn);
        figure.setLocalTranslation(place);
        figure.setLocalRotation(turn);
        clips.play(clip(wick), speed(wick) * rate);
        Corridor.toScene(wick.velocity(), drift);
        drift.z -= RUN_SPEED;
        drag(rate);
    }

    /**
     * Puts Wick where a garden has it between two ticks.
     *
     * @param rate how fast the world's time passes, 1 is normal
     */
    void walk(GardenWick wick, float alpha, float rate) {
        Blend.place(wick.pose(), alpha, place);
        Blend.turn(wick.pose(), alpha, turn);
        place.y += MIDDLE;
        figure.setLocalTranslation(place);
        figure.setLocalRotation(turn);
        figure.setLocalScale(wick.size());
        clips.follow(wick, rate);
        turn.inverseLocal().multLocal(drift.set(wick.velocity()));
        drag(rate);
    }

    /** Puts Wick on a point of the ground, outside a flight. */
    void pose(String clip, Vector3f feet, Quaternion facing) {
        place.set(feet.x, feet.y + MIDDLE, feet.z);
        figure.setLocalTranslation(place);
        figure.setLocalRotation(facing);
        clips.play(clip, 1f);
        drag(1f);
    }

    /** Thins out what would fill the picture: {@code share} of the pixels is left. */
    void fade(float share) {
        if (share != faded) {
            faded = share;
            model.depthFirstTraversal(this::fade);
        }
    }

    private void fade(Spatial spatial) {
        if (spatial instanceof Geometry piece
                && piece.getMaterial().getMaterialDef().getMaterialParam("Fade") != null) {
            piece.getMaterial().setFloat("Fade", faded);
        }
    }

    /** A line of colour about the whole figure, in linear light; strength 0 (none) to 1. */
    void outline(Vector3f colour, float strength) {
        outline.show(colour, strength);
    }

    private void drag(float rate) {
        if (trail != null) {
            trail.move(drift, rate);
        }
    }

    private static String clip(Wick wick) {
        if (wick.stumbleTicks() > 0) {
            return "stumble";
        }
        if (wick.spinTicks() > 0) {
            return "spin";
        }
        if (wick.grounded()) {
            return "sprint";
        }
        if (wick.boosting()) {
            return "boost";
        }
        return wick.braking() ? "brake" : "fly";
    }

    private static float speed(Wick wick) {
        return wick.grounded() ? Math.max(0.6f, wick.velocity().z / RUN_SPEED) : 1f;
    }

    /** Where Wick's middle is, in the scene. Not to be changed. */
    Vector3f place() {
        return place;
    }

    /** Where the lantern's glass was in the last picture, in the scene. Not to be changed. */
    Vector3f lantern() {
        return hand == null ? place : hand.localToWorld(LANTERN_GLASS, lantern);
    }

    private static SkinningControl skin(Spatial model) {
        SkinningControl[] found = new SkinningControl[1];
        model.depthFirstTraversal(spatial -> {
            SkinningControl skin = spatial.getControl(SkinningControl.class);
            if (skin != null) {
                found[0] = skin;
            }
        });
        return found[0];
    }

    private static Node hand(SkinningControl skin) {
        return skin != null && skin.getArmature().getJoint("lantern") != null
                ? skin.getAttachmentsNode("lantern")
                : null;
    }

    private static Trail trail(SkinningControl skin) {
        if (skin == null) {
            return null;
        }
        Trail trail = new Trail(skin.getArmature());
        skin.getSpatial().addControl(trail);
        return trail;
    }
}
