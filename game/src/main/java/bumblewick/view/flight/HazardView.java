package bumblewick.view.flight;

import bumblewick.def.mechanism.HazardDef.Ease;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Roller;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Draws hazards: each piece as wide and as high as it is felt. What will go trembles; what falls on the ground has a shadow that
 * grows, and a ring of ember about it from when it lets go: so it isn't taken for the shade of leaves.
 */
final class HazardView {
    private static final float RISE_OVER = 30f; // u: while it comes out of the haze it grows
    private static final float FLASH_TICKS = 5f;
    private static final float TREMBLE = 0.07f; // u
    private static final float TREMBLES = 41f; // radians a second
    private static final float TELLS = 14f; // radians a second: 2.2 flashes
    private static final float GROUND = 0.14f; // u: where the way bends, the ground is drawn a little above or below
    private static final float RING_OPENS = 2f; // times the ring's size from which another closes on it
    private static final float THREAD = 0.22f; // u: half the width of the thread from where it falls up to it
    private static final float RING = 1.25f; // times the size of the shadow in it
    private static final float QUARTER = FastMath.HALF_PI;

    private final InstancedModels models;
    private final GroundShadows shadows;
    private final RotorSweep sweep = new RotorSweep();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f foot = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion flat = new Quaternion().fromAngleAxis(-QUARTER, Vector3f.UNIT_X);

    HazardView(InstancedModels models, GroundShadows shadows) {
        this.models = models;
        this.shadows = shadows;
    }

    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites) {
        for (int i = 0; i < flight.hazards().awake().size(); i++) {
            Hazard hazard = flight.hazards().awake().get(i);
            float grown = grown(seenFor(hazard, flight) - flight.distance());
            if (!hazard.gone() && grown > 0f) {
                show(hazard, grown, frame);
                if (hazard.def().motion() instanceof Rotor rotor) {
                    sweep.show(hazard, rotor, grown, frame.time, sprites);
                }
                shadow(hazard, sprites);
            }
        }
    }

    /** The place along the rail with which it comes into sight: one that waits is seen as soon as it wakes, others at their own. */
    private static float seenFor(Hazard hazard, FlightStage flight) {
        return hazard.def().waits() ? flight.hazards().wakesFor(hazard) : hazard.origin().z;
    }

    private static float grown(float ahead) {
        float share = Math.max(0f, Math.min(1f, (StageHazards.WAKES - ahead) / RISE_OVER));
        return share * share * (3f - 2f * share);
    }

    private void show(Hazard hazard, float grown, FrameContext frame) {
        float tell = hazard.announced();
        float hit = Math.min(1f, hazard.hitTicks() / FLASH_TICKS);
        float tremble = tell * TREMBLE * FastMath.sin(frame.time * TREMBLES + hazard.id());
        for (int i = 0; i < hazard.pieces().size(); i++) {
            HazardPiece piece = hazard.pieces().get(i);
            String model = model(hazard, i);
            if (!model.isEmpty()) {
                style.reset();
                style.flash = Math.max(hit * 0.5f, tell * 0.3f * (0.5f - 0.5f * FastMath.cos(frame.time * TELLS)));
                pose(piece.solid(), frame.alpha);
                place.x += tremble;
                draw(models.of(model), piece, isHub(hazard, i), grown);
            }
        }
    }

    private static String model(Hazard hazard, int piece) {
        return isHub(hazard, piece)
                ? ((Rotor) hazard.def().motion()).hubModel()
                : hazard.def().model();
    }

    private static boolean isHub(Hazard hazard, int piece) {
        return hazard.def().motion() instanceof Rotor rotor && piece == rotor.arms();
    }

    /** Blends the pose of a body, in the scene's frame: x is mirrored, and with it turns about y and z. */
    private void pose(Solid body, float alpha) {
        PoseBlend.inScene(body.previousPosition(), body.position(), alpha, place);
        Quaternion before = body.previousOrientation();
        Quaternion now = body.orientation();
        float rest = 1f - alpha;
        float side = before.dot(now) < 0f ? -alpha : alpha;
        turn.set(
                before.getX() * rest + now.getX() * side,
                -before.getY() * rest - now.getY() * side,
                -before.getZ() * rest - now.getZ() * side,
                before.getW() * rest + now.getW() * side);
        turn.normalizeLocal();
    }

    /** Draws a model that stands on its foot so that it fills a piece; a hub's faces along its axis. */
    private void draw(InstancedModel model, HazardPiece piece, boolean hub, float grown) {
        Vector3f half = piece.half();
        float halfHeight = hub ? half.x : half.y;
        if (hub) {
            turn.multLocal(flat);
        }
        float scale = 2f * half.x / model.width();
        style.stretch = 2f * halfHeight / (model.height() * scale);
        turn.mult(foot.set(0f, -halfHeight * grown, 0f), foot);
        model.add(place.addLocal(foot), turn, scale * grown, style);
    }

    private void shadow(Hazard hazard, SpriteBatch sprites) {
        if (hazard.def().motion() instanceof Mover mover && falls(mover) && !isAbyss(hazard, mover)) {
            float near = hazard.isMoving() ? 1f : hazard.announced();
            SceneCoordinates.toScene(foot.set(hazard.def().place()).addLocal(mover.way()), place);
            place.y = GROUND;
            float size = mover.width() * (0.3f + 0.5f * near);
            shadows.add(place, size, 0.25f + 0.5f * near);
            if (near > 0f) {
                warn(hazard.pieces().get(0).solid().position(), -mover.way().y, size * RING, near, sprites);
            }
        } else if (hazard.def().motion() instanceof Roller roller) {
            SceneCoordinates.toScene(hazard.origin(), place);
            shadows.add(place, roller.radius() * 1.2f, 0.5f);
        }
    }

    /**
     * Warns where something comes down, as clearly as that is near: with a ring, another that closes on it as it falls, and a
     * thread of light up to it.
     *
     * @param falling what falls, in the corridor's frame (unaffected)
     * @param height from which it falls, in u
     */
    private void warn(Vector3f falling, float height, float size, float near, SpriteBatch sprites) {
        SceneCoordinates.toScene(falling, foot);
        float closing = size * Easing.mix(1f, RING_OPENS, Easing.clamp(foot.y / height));
        sprites.put(SpriteBatch.Shape.GROUND_RING, place, size, EffectColours.EMBER, 0.8f, 1.6f * near, 0f, 0f);
        sprites.put(SpriteBatch.Shape.GROUND_RING, place, closing, EffectColours.EMBER, 0.8f, 1.2f * near, 0f, 0f);
        sprites.ribbon(place, foot, THREAD, EffectColours.EMBER, 0.3f, near, 0.2f * near);
    }

    /** Whether it comes down, and is not flung up. */
    private static boolean falls(Mover mover) {
        return mover.ease() == Ease.FALL && mover.way().y < 0f;
    }

    /** Whether its middle ends below the ground, so that there is none. */
    private static boolean isAbyss(Hazard hazard, Mover mover) {
        return hazard.def().place().y + mover.way().y < 0f;
    }
}
