package bumblewick.view.flight;

import bumblewick.def.SceneryDef;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.course.FlowerGates;
import bumblewick.sim.scenery.Scenery;
import bumblewick.view.EffectColours;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Shows at the next flower gate what it does with the bees: those that are parked have flown ahead and wait on its rim, where they
 * come back, and for each bee that would stay there is a seat, which is bright while Wick holds the bees together.
 */
final class GateBees {
    private static final float RIM = 3.2f; // u from the ring's middle
    private static final float SEAT = 2.1f; // u from it: a seat
    private static final float MIDDLE = 4f; // u above its foot
    private static final float BEFORE = 0.5f; // u nearer than the ring
    private static final float FROM = 170f; // u ahead from which bees are seen there
    private static final float SEATS_FROM = 75f; // u ahead from which the seats are
    private static final float APPEAR_OVER = 25f; // u
    private static final float FAR_SIZE = 4.4f; // of a bee that is far, so that it can be seen
    private static final float SIZE = 3.4f;
    private static final float LARGEST_AT = 110f; // u ahead
    private static final float FLAP_RATE = 160f; // radians per second
    private static final float BOB = 0.14f; // u
    private static final float OPENING = FastMath.DEG_TO_RAD * 200f; // of the rim that is used, about its top

    private final InstancedModel bees;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();

    GateBees(InstancedModel bees) {
        this.bees = bees;
    }

    /** Draws the bees and the seats of the next gate, if it is near. */
    void show(FlightStage flight, float time, SpriteBatch sprites) {
        Scenery gate = next(flight.scenery());
        if (gate == null) {
            return;
        }
        float ahead = gate.position().z - flight.distance();
        waiting(flight.seededBees(), gate, ahead, time, sprites);
        int seats = FlowerGates.parked(flight.beeCount()); // those that are parked come back before
        seats(seats, gate, ahead, flight.wick().tight(), time, sprites);
    }

    private static Scenery next(List<Scenery> all) {
        for (int i = 0; i < all.size(); i++) {
            Scenery piece = all.get(i);
            if (piece.def().solidity() == SceneryDef.Solidity.FLOWER_GATE && !piece.passed()) {
                return piece;
            }
        }
        return null;
    }

    private void waiting(int count, Scenery gate, float ahead, float time, SpriteBatch sprites) {
        float there = Easing.clamp((FROM - ahead) / APPEAR_OVER);
        float size = there * Easing.mix(SIZE, FAR_SIZE, Easing.clamp(ahead / LARGEST_AT));
        for (int i = 0; i < count && there > 0f; i++) {
            seat(i, count, gate, RIM + BOB * FastMath.sin(3f * time + i));
            SceneCoordinates.rotation(FastMath.PI, 0f, 0.2f * FastMath.sin(2f * time + 2f * i), turn);
            bees.add(place, turn, size, style.reset(), 0.4f * FastMath.sin(time * FLAP_RATE + i), 0f);
            sprites.light(SpriteBatch.Shape.GLOW, place, 0.6f * size, EffectColours.HONEY, 0.5f * there);
        }
    }

    private void seats(int count, Scenery gate, float ahead, boolean tight, float time, SpriteBatch sprites) {
        float there = Easing.clamp((SEATS_FROM - ahead) / APPEAR_OVER);
        float bright = tight ? 1.3f : 0.5f + 0.2f * FastMath.sin(6f * time);
        for (int i = 0; i < count && there > 0f; i++) {
            seat(i, count, gate, SEAT);
            sprites.put(SpriteBatch.Shape.BLOOM, place, 0.62f, EffectColours.HONEY, 0.85f, there * bright, time, 0f);
            sprites.light(SpriteBatch.Shape.GLOW, place, 0.8f, EffectColours.HONEY, 0.8f * there * bright);
        }
    }

    /** Sets the place of one of some that sit in an arc about the top of a gate's ring. */
    private void seat(int index, int count, Scenery gate, float away) {
        float angle = FastMath.HALF_PI + OPENING * ((index + 0.5f) / count - 0.5f);
        float scale = gate.place().scale();
        SceneCoordinates.toScene(gate.position(), place);
        place.addLocal(
                away * scale * FastMath.cos(angle), (MIDDLE + away * FastMath.sin(angle)) * scale, -BEFORE * scale);
    }
}
