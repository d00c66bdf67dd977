package bumblewick.pilot;

import bumblewick.def.CourseDef.Fork;
import bumblewick.def.CourseDef.Split;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.run.Rail;
import com.jme3.math.Vector3f;

/** Where a pilot wants to be in a course that changes: well inside the corridor, and before a fork where its lane begins. */
final class LaneWish {
    /** A pilot turns to its lane this far before a fork, in u. */
    private static final float BEFORE = 70f;

    /** How far beyond the mark's border a pilot wants to be, in u. */
    private static final float BEYOND = 3f;

    /** How far from the borders, as a share of the corridor, a pilot wants to be at least. */
    private static final float MARGIN = 0.12f;

    private final FlightStage stage;
    private final DeedWish deed;
    private final long seed;

    /**
     * @param deed which may say what lane it takes
     * @param seed of the run, which says what lane it takes of all other forks
     */
    LaneWish(FlightStage stage, DeedWish deed, long seed) {
        this.stage = stage;
        this.deed = deed;
        this.seed = seed;
    }

    /** Changes where the pilot wants to be, if the course asks for it; {@code wish} is across the rail, in u. */
    void choose(Vector3f wish) {
        Rail rail = stage.ruled().rail();
        Fork fork = rail.forks().coming();
        if (fork != null && fork.at() - stage.distance() < BEFORE) {
            float side = fork.from() + (takesSecond(fork) ? BEYOND : -BEYOND);
            if (fork.split() == Split.X) {
                wish.x = side;
            } else {
                wish.y = side;
            }
        }
        float x = MARGIN * (rail.maxX() - rail.minX());
        float y = MARGIN * (rail.maxY() - rail.minY());
        wish.x = Easing.clamp(wish.x, rail.minX() + x, rail.maxX() - x);
        wish.y = Easing.clamp(wish.y, rail.minY() + y, rail.maxY() - y);
    }

    private boolean takesSecond(Fork fork) {
        int wanted = deed.lane(fork);
        if (wanted != DeedWish.EITHER) {
            return wanted == 1;
        }
        return (stage.def().course().forks().indexOf(fork) + seed) % 2 != 0;
    }
}
