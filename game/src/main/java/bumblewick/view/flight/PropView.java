package bumblewick.view.flight;

import bumblewick.def.SceneryDef.Solidity;
import bumblewick.sim.FlightStage;
import bumblewick.sim.course.Pickup;
import bumblewick.sim.scenery.Scenery;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.batch.InstancedModels.FadeBand;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.render.LeafColours;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws what stands and floats in the corridor: scenery, pick-ups, checkpoints, the two exits. */
final class PropView {
    private static final float HIGH_EXIT =
            5.2f; // u from the middle of the corridor to that of the ring, which stands on the arch
    private static final float RISE_FROM = 190f; // u ahead
    private static final float RISE_OVER = 28f;
    private static final float SMALL_FROM = 7f; // distance per height from which the coarse model is used
    private static final float LEAST_FROM = 48f; // u: nearer, one sees how ragged the coarse model of a low one is
    private static final float FADES_OVER = 0.12f; // of that distance, from one model to the other
    private static final float FLASH_TICKS = 5f;
    private static final float SHUT = 0.35f; // strength of the colours of an exit that is closed
    private static final float GATES_BEHIND = 20f;

    private final InstancedModels models;
    private final GroundShadows shadows;
    private final Map<String, FadeBand> bands = new HashMap<>();
    private final GateBees gateBees;
    private final LeafColours leaves;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f light = new Vector3f();
    private final Vector3f tint = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private float time;
    private float here;

    PropView(InstancedModels models, GroundShadows shadows, LeafColours leaves) {
        this.models = models;
        this.leaves = leaves;
        this.shadows = shadows;
        gateBees = new GateBees(models.of("bee"));
    }

    /** Prepares the near and the far model of a kind of scenery, which pass into each other while they are small in the picture. */
    FadeBand prepare(String model) {
        float from = Math.max(LEAST_FROM, SMALL_FROM * models.of(model).height());
        FadeBand band = new FadeBand(from, FADES_OVER * from);
        models.setFadeBand(model, band);
        models.of(model).paint();
        models.farOf(model).paint();
        bands.put(model, band);
        return band;
    }

    /**
     * Draws everything.
     *
     * @param eye of the camera, in the scene's frame (unaffected)
     */
    void show(FlightStage flight, FrameContext frame, Vector3f eye, SpriteBatch sprites) {
        time = frame.time;
        here = flight.distance();
        scenery(flight.scenery(), eye, sprites);
        gateBees.show(flight, time, sprites);
        pickups(flight.pickups(), frame.alpha, sprites);
        checkpoints(flight);
        if (flight.phase() == FlightStage.Phase.EXITS) {
            exits(flight, sprites);
        }
    }

    private void scenery(List<Scenery> all, Vector3f eye, SpriteBatch sprites) {
        for (int i = 0; i < all.size(); i++) {
            Scenery piece = all.get(i);
            if (piece.def().model().isEmpty()) {
                continue; // a body that belongs to another piece's model
            }
            SceneCoordinates.toScene(piece.position(), place);
            float hit = Math.min(1f, piece.hitTicks() / FLASH_TICKS);
            SceneCoordinates.rotation(-piece.place().yawDegrees() * FastMath.DEG_TO_RAD, 0f, hit * 0.06f, turn);
            style.reset();
            if (leaves.turns(piece.def().model())) {
                leaves.at(place.z, tint);
                style.tint(tint.x, tint.y, tint.z);
            }
            style.flash = hit * 0.4f;
            float risen = riseShare(place.z);
            style.stretch = risen * (1f - 0.06f * hit);
            add(piece.def().model(), piece.place().scale() * (0.6f + 0.4f * risen), place.distance(eye));
            if (piece.def().solidity() == Solidity.FLOWER_GATE) {
                gateLight(piece, sprites);
            }
        }
    }

    private void add(String model, float scale, float away) {
        FadeBand known = bands.get(model);
        FadeBand band = known == null ? prepare(model) : known;
        float apparent = away / scale;
        if (band.near(apparent)) {
            models.of(model).add(place, turn, scale, style);
        }
        if (band.far(apparent)) {
            models.farOf(model).add(place, turn, scale, style);
        }
    }

    private void gateLight(Scenery gate, SpriteBatch sprites) {
        float height = gate.def().height() * gate.place().scale();
        light.set(place.x, place.y + height * 0.5f, place.z);
        float pulse = 0.5f + 0.12f * FastMath.sin(time * 3f);
        float parked = Math.min(1f, gate.seeded() / 6f);
        sprites.light(
                SpriteBatch.Shape.GLOW, light, height * 0.55f, EffectColours.BLOSSOM, 0.25f * pulse + 0.4f * parked);
    }

    private void pickups(List<Pickup> all, float alpha, SpriteBatch sprites) {
        for (int i = 0; i < all.size(); i++) {
            Pickup pickup = all.get(i);
            PoseBlend.inScene(pickup, alpha, place);
            place.y += 0.18f * FastMath.sin(time * 2.6f + pickup.id());
            SceneCoordinates.rotation(time * 1.8f + pickup.id(), 0f, 0f, turn);
            float size = riseShare(place.z) * 1.35f;
            models.of(pickup.model()).add(place, turn, size, style.reset(), FastMath.sin(time * 60f) * 0.6f, 0f);
            sprites.light(SpriteBatch.Shape.GLOW, place, 1.1f * size, EffectColours.LANTERN, 0.45f);
            shadows.add(place, 0.5f * size, 0.4f);
        }
    }

    private void checkpoints(FlightStage flight) {
        List<Float> all = flight.def().checkpoints();
        for (int i = 0; i < all.size(); i++) {
            float z = all.get(i);
            if (z > here - GATES_BEHIND && z < here + RISE_FROM) {
                turn.loadIdentity();
                models.of("checkpoint").add(place.set(0f, 0f, z), turn, 0.5f + 0.5f * riseShare(z), style.reset());
            }
        }
    }

    private void exits(FlightStage flight, SpriteBatch sprites) {
        float z = flight.exitDistance();
        turn.loadIdentity();
        float size = 0.4f + 0.6f * riseShare(z);
        float middle = (flight.def().corridor().minY() + flight.def().corridor().maxY()) / 2f;
        boolean open = flight.deed().isDone();
        style.tint(open ? 1f : SHUT, open ? 1f : SHUT, open ? 1f : SHUT);
        style.glow = open ? 1f : 0f;
        models.of("exit_high").add(place.set(0f, middle + HIGH_EXIT, z), turn, size, style);
        if (open) {
            sprites.light(
                    SpriteBatch.Shape.GLOW, light.set(0f, middle + HIGH_EXIT, z), 6f * size, EffectColours.SKY, 0.5f);
        }
        models.of("exit_low").add(place.set(0f, 0f, z), turn, size, style.reset());
        sprites.light(SpriteBatch.Shape.GLOW, light.set(0f, 2f, z), 5f * size, EffectColours.LANTERN, 0.5f);
    }

    /** How far a piece has risen, 0 to 1: pieces rise out of the haze instead of popping up. */
    private float riseShare(float z) {
        float share = (RISE_FROM - (z - here)) / RISE_OVER;
        float t = Math.max(0f, Math.min(1f, share));
        return t * t * (3f - 2f * t);
    }
}
