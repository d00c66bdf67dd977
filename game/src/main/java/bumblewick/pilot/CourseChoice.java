package bumblewick.pilot;

import bumblewick.def.FlightDef;
import bumblewick.math.DeterministicMath;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;

/**
 * Chooses how a pilot holds the stick: of a few courses the one with the least danger that brings Wick closest to where the pilot
 * wants to be. It flies as fast as the rail goes, unless every course meets a hazard: then it boosts or brakes, if that leads
 * through a gap.
 */
final class CourseChoice {
    static final int DIRECTIONS = 16;
    private static final float[] STRENGTHS = {0f, 64f / 127f, 1f};

    /** How many ways there are to hold the stick. */
    static final int COURSES = STRENGTHS.length * DIRECTIONS;

    /** Cost of each u between Wick and where it wants to be, against the costs of {@link CourseForecast}. */
    private static final float WISH_COST = 0.12f;

    /** How far ahead a course is judged, in seconds. */
    static final float LOOK = 0.35f;

    private static final float DIVE_COST = 14f;
    private static final float DIVE_ROOM = 2.4f;

    /** Courses whose hazards cost less are good enough. */
    private static final float ALARM = 4f;

    /** What boosting and braking cost, against the same costs. */
    private static final float PACE_COST = 1.5f;

    /** With less energy than this neither is begun. */
    private static final float LEAST_ENERGY = 0.15f;

    private final Wick wick;
    private final SeenFlight seen;
    private final CourseForecast forecast;
    private final FlightDef flight;
    private final PlayerIntent[] sticks = new PlayerIntent[COURSES];
    private final Vector3f divedAt = new Vector3f();
    private float least; // cost of the best course at the pace that was judged last
    private float leastHazards;
    private int paceButton;

    CourseChoice(Wick wick, SeenFlight seen, CourseForecast forecast, FlightDef flight) {
        this.wick = wick;
        this.seen = seen;
        this.forecast = forecast;
        this.flight = flight;
        for (int i = 0; i < COURSES; i++) {
            sticks[i] = stick(i);
        }
    }

    private static PlayerIntent stick(int course) {
        double angle = 2 * Math.PI * (course % DIRECTIONS) / DIRECTIONS;
        float strength = STRENGTHS[course / DIRECTIONS];
        return PlayerIntent.of(
                (float) DeterministicMath.cos(angle) * strength, (float) DeterministicMath.sin(angle) * strength, 0);
    }

    /** How the stick is held on a course, without buttons. */
    PlayerIntent intent(int course) {
        return sticks[course];
    }

    /** Remembers where Wick is when the boss begins to dive at it. Call it once a tick. */
    void noteDive() {
        if (seen.bossAims()) {
            divedAt.set(seen.wick());
            divedAt.y = seen.bossRunsAt() < 0f ? divedAt.y : seen.bossRunsAt();
        }
    }

    /**
     * Chooses the course and the pace.
     *
     * @param wish where the pilot wants to be across the rail, in u (unaffected)
     * @param content how far off that it is content, in u
     * @return number of the course
     */
    int choose(Vector3f wish, float content) {
        float now = wick.boosting() ? flight.boostFactor() : wick.braking() ? flight.brakeFactor() : 1f;
        int course = best(1f / now, wish, content);
        paceButton = 0;
        if (leastHazards >= ALARM && wick.energy() >= LEAST_ENERGY) {
            float cost = least;
            int braked = best(flight.brakeFactor() / now, wish, content);
            if (least + PACE_COST < cost) {
                cost = least + PACE_COST;
                course = braked;
                paceButton = PlayerIntent.BRAKE;
            }
            int boosted = best(flight.boostFactor() / now, wish, content);
            if (least + PACE_COST < cost) {
                course = boosted;
                paceButton = PlayerIntent.BOOST;
            }
        }
        return course;
    }

    /** The button that is held for the pace: {@link PlayerIntent#BOOST}, {@link PlayerIntent#BRAKE} or 0. */
    int paceButton() {
        return paceButton;
    }

    private int best(float pace, Vector3f wish, float content) {
        forecast.judgeAt(pace);
        int best = 0;
        least = Float.MAX_VALUE;
        for (int i = 0; i < COURSES; i++) {
            if (i < DIRECTIONS && i > 0) {
                continue; // the stick at rest has no direction
            }
            float cost = cost(i, wish, content);
            if (cost < least) {
                least = cost;
                leastHazards = forecast.hazardCost();
                best = i;
            }
        }
        return best;
    }

    private float cost(int course, Vector3f wish, float content) {
        float danger = forecast.cost(sticks[course].x(), sticks[course].y()) + dive();
        float dx = forecast.x(LOOK) - wish.x;
        float dy = forecast.y(LOOK) - wish.y;
        float off = (float) Math.sqrt(dx * dx + dy * dy);
        return danger + WISH_COST * Math.max(0f, off - content);
    }

    /** Cost of the place at which a dive aims: where Wick was when the dive began. */
    private float dive() {
        return seen.bossDives() ? DIVE_COST * forecast.nearPlace(divedAt, DIVE_ROOM) : 0f;
    }
}
