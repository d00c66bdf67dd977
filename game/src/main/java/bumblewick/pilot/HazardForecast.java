package bumblewick.pilot;

import bumblewick.def.mechanism.HazardDef.Kind;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.FlightStage;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Where hazards will be when Wick crosses their plane, if they go on as in the last tick: how near the nearest piece comes to a
 * place. What turns is turned back for as long, and what moves is moved back, so that the piece can be asked where it is now.
 */
final class HazardForecast {
    private final FlightStage stage;
    private final Vector3f point = new Vector3f();
    private final Vector3f nearest = new Vector3f();
    private final Quaternion back = new Quaternion();
    private final Quaternion step = new Quaternion();

    /** @param stage that is read, never changed */
    HazardForecast(FlightStage stage) {
        this.stage = stage;
    }

    /** How many pieces there are now. */
    int pieces() {
        int count = 0;
        List<Hazard> awake = stage.hazards().awake();
        for (int i = 0; i < awake.size(); i++) {
            count += awake.get(i).gone() ? 0 : awake.get(i).pieces().size();
        }
        return count;
    }

    /** The piece of a number, from 0. */
    HazardPiece piece(int number) {
        List<Hazard> awake = stage.hazards().awake();
        int rest = number;
        for (int i = 0; i < awake.size(); i++) {
            int count = awake.get(i).gone() ? 0 : awake.get(i).pieces().size();
            if (rest < count) {
                return awake.get(i).pieces().get(rest);
            }
            rest -= count;
        }
        throw new IllegalArgumentException("piece " + number + " of " + pieces());
    }

    /** How far a place is from a piece in some seconds, in u, seen along the rail. */
    float distance(HazardPiece piece, float x, float y, float seconds) {
        Solid solid = piece.solid();
        Hazard hazard = piece.hazard();
        point.set(x, y, solid.position().z);
        if (hazard.def().kind() == Kind.ROTOR) {
            turnBack(solid, hazard.origin(), seconds);
        } else {
            float ticks = seconds * Tick.PER_SECOND;
            point.x -= (solid.position().x - solid.previousPosition().x) * ticks;
            point.y -= (solid.position().y - solid.previousPosition().y) * ticks;
        }
        piece.nearest(point, nearest);
        float dx = nearest.x - point.x;
        float dy = nearest.y - point.y;
        float dz = nearest.z - point.z;
        return (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    /** Turns the point back about a pivot by what the solid turns in a time, for small turns a tick. */
    private void turnBack(Solid solid, Vector3f pivot, float seconds) {
        Quaternion before = solid.previousOrientation();
        back.set(-before.getX(), -before.getY(), -before.getZ(), before.getW());
        solid.orientation().mult(back, step);
        float side = step.getW() < 0f ? -1f : 1f;
        float x = side * step.getX();
        float y = side * step.getY();
        float z = side * step.getZ();
        float sine = (float) Math.sqrt(x * x + y * y + z * z); // of half the turn of a tick
        if (sine == 0f) {
            return;
        }
        float half = sine * seconds * Tick.PER_SECOND;
        float scale = -Trig.sin(half) / sine;
        back.set(x * scale, y * scale, z * scale, Trig.cos(half));
        point.subtractLocal(pivot);
        Rotation.rotate(back, point);
        point.addLocal(pivot);
    }
}
