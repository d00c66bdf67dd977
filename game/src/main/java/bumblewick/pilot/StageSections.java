package bumblewick.pilot;

import bumblewick.def.GardenDef.Waypoint;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a stage by which a census tells where something happened: of a flight ten seconds each and the boss, of a garden
 * five way points each.
 */
final class StageSections {
    private static final int SECONDS = 10;
    private static final int WAY_POINTS = 5;

    private final World world;
    private final float length; // of a flight's section, in u
    private final List<String> names = new ArrayList<>();

    /** @param world read, never changed */
    StageSections(World world) {
        this.world = world;
        length = world.onFoot() ? 0f : world.flight().def().speed() * SECONDS;
        if (world.onFoot()) {
            int points = world.garden().def().pilot().size();
            for (int i = 0; i < Math.max(1, points); i += WAY_POINTS) {
                names.add("way point " + i);
            }
        } else {
            for (int i = 0; i * length < world.flight().def().bossAt(); i++) {
                names.add(Math.round(i * length) + " u");
            }
            names.add("boss");
        }
    }

    /** Their names in the order of the way. */
    List<String> names() {
        return names;
    }

    /** Index of the section where Wick is now. */
    int now() {
        return world.onFoot() ? nearestWayPoint() / WAY_POINTS : inFlight();
    }

    private int inFlight() {
        FlightStage flight = world.flight();
        boolean past = flight.distance() >= flight.def().bossAt();
        return past ? names.size() - 1 : (int) (flight.distance() / length);
    }

    private int nearestWayPoint() {
        List<Waypoint> way = world.garden().def().pilot();
        Vector3f wick = world.garden().wick().foot().feet();
        int nearest = 0;
        for (int i = 1; i < way.size(); i++) {
            if (way.get(i).to().distanceSquared(wick) < way.get(nearest).to().distanceSquared(wick)) {
                nearest = i;
            }
        }
        return nearest;
    }
}
