package bumblewick.pilot;

import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Where hazards will be when Wick crosses their plane: how near the nearest piece comes to a place. What moves in a rhythm goes on
 * in it, as a pilot knows who has seen one beat.
 */
final class HazardForecast {
    private final FlightStage stage;
    private final Vector3f origin = new Vector3f();
    private final Quaternion orientation = new Quaternion();

    /** @param stage that is read, never changed */
    HazardForecast(FlightStage stage) {
        this.stage = stage;
    }

    /** The hazards that there are now. */
    List<Hazard> hazards() {
        return stage.hazards().awake();
    }

    /** How far a place is from a piece in some seconds, in u, seen along the rail; infinite from one that is not there then. */
    float distance(HazardPiece piece, float x, float y, float seconds) {
        boolean there = piece.hazard().forecast(seconds * Tick.PER_SECOND, origin, orientation);
        return there ? piece.distance(x, y, origin, orientation) : Float.POSITIVE_INFINITY;
    }
}
