package bumblewick.view;

import bumblewick.def.SceneryDef.Solidity;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Pickup;
import bumblewick.sim.Scenery;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/** What stands and floats in the corridor: scenery, pick-ups, checkpoints, the two exits. */
final class PropView {
    private static final float RISE_FROM = 190f; // u ahead
    private static final float RISE_OVER = 28f;
    private static final float FAR = 42f; // u ahead: from here on fewer triangles will do, and no shadow is seen
    private static final float FLASH_TICKS = 5f;
    private static final float GROUND = 0.05f;
    private static final float GATES_BEHIND = 20f;

    private final Crowds crowds;
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Vector3f light = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private float time;
    private float here;

    PropView(Crowds crowds) {
        this.crowds = crowds;
    }

    /** Draws all of it. */
    void show(FlightStage flight, float alpha, Sprites sprites, float seconds) {
        time += seconds;
        here = flight.distance();
        scenery(flight.scenery(), sprites);
        pickups(flight.pickups(), alpha, sprites);
        checkpoints(flight);
        if (flight.phase() == FlightStage.Phase.EXITS) {
            exits(flight, sprites);
        }
    }

    private void scenery(List<Scenery> all, Sprites sprites) {
        for (int i = 0; i < all.size(); i++) {
            Scenery piece = all.get(i);
            if (piece.def().model().isEmpty()) {
                continue; // a body that belongs to another piece's model
            }
            Corridor.toScene(piece.position(), place);
            float hit = Math.min(1f, piece.hitTicks() / FLASH_TICKS);
            Corridor.turn(-piece.place().yawDegrees() * FastMath.DEG_TO_RAD, 0f, hit * 0.06f, turn);
            paint.plain();
            paint.flash = hit * 0.4f;
            float risen = risen(place.z);
            paint.stretch = risen * (1f - 0.06f * hit);
            String model = piece.def().model();
            Crowd crowd = place.z - here > FAR ? crowds.farOf(model) : crowds.of(model);
            crowd.put(place, turn, piece.place().scale() * (0.6f + 0.4f * risen), paint);
            if (piece.def().solidity() == Solidity.FLOWER_GATE) {
                gateLight(piece, sprites);
            }
        }
    }

    private void gateLight(Scenery gate, Sprites sprites) {
        float height = gate.def().height() * gate.place().scale();
        light.set(place.x, place.y + height * 0.5f, place.z);
        float pulse = 0.5f + 0.12f * FastMath.sin(time * 3f);
        float parked = Math.min(1f, gate.seeded() / 6f);
        sprites.light(Sprites.Shape.GLOW, light, height * 0.55f, Hue.BLOSSOM, 0.25f * pulse + 0.4f * parked);
    }

    private void pickups(List<Pickup> all, float alpha, Sprites sprites) {
        for (int i = 0; i < all.size(); i++) {
            Pickup pickup = all.get(i);
            Corridor.blend(pickup.previousPosition(), pickup.position(), alpha, place);
            place.y += 0.18f * FastMath.sin(time * 2.6f + pickup.id());
            Corridor.turn(time * 1.8f + pickup.id(), 0f, 0f, turn);
            float size = risen(place.z) * 1.35f;
            crowds.of(pickup.model()).put(place, turn, size, paint.plain(), FastMath.sin(time * 60f) * 0.6f, 0f);
            sprites.light(Sprites.Shape.GLOW, place, 1.1f * size, Hue.LANTERN, 0.45f);
            light.set(place.x, GROUND, place.z);
            sprites.put(Sprites.Shape.SHADOW, light, 0.5f * size, Hue.SHADOW, 0.4f, 1f, 0f, 0f);
        }
    }

    private void checkpoints(FlightStage flight) {
        List<Float> all = flight.def().checkpoints();
        for (int i = 0; i < all.size(); i++) {
            float z = all.get(i);
            if (z > here - GATES_BEHIND && z < here + RISE_FROM) {
                turn.loadIdentity();
                crowds.of("checkpoint").put(place.set(0f, 0f, z), turn, 0.5f + 0.5f * risen(z), paint.plain());
            }
        }
    }

    private void exits(FlightStage flight, Sprites sprites) {
        float z = flight.exitDistance();
        turn.loadIdentity();
        float size = 0.4f + 0.6f * risen(z);
        float middle = (flight.def().corridor().minY() + flight.def().corridor().maxY()) / 2f;
        crowds.of("exit_high").put(place.set(0f, middle + 1.5f, z), turn, size, paint.plain());
        sprites.light(Sprites.Shape.GLOW, light.set(0f, middle + 4f, z), 6f * size, Hue.SKY, 0.5f);
        crowds.of("exit_low").put(place.set(0f, 0f, z), turn, size, paint.plain());
        sprites.light(Sprites.Shape.GLOW, light.set(0f, 2f, z), 5f * size, Hue.LANTERN, 0.5f);
    }

    /** 0 to 1: things rise out of the haze instead of popping up. */
    private float risen(float z) {
        float share = (RISE_FROM - (z - here)) / RISE_OVER;
        float t = Math.max(0f, Math.min(1f, share));
        return t * t * (3f - 2f * t);
    }
}
