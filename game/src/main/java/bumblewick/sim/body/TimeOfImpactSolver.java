package bumblewick.sim.body;

import bumblewick.math.Tick;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves all bodies through a tick, from one meeting to the next: the earliest of all comes first, whoever it concerns,
 * so it does not matter who is asked first.
 *
 * <p>Source: B. Mirtich, <i>Impulse-based Dynamic Simulation of Rigid Body Systems</i> (1996), ch. 2; RULES 6.3.
 */
final class TimeOfImpactSolver {
    /** Meetings of a body in a tick after which all stop where they are, which is safe if not lively. */
    private static final int MEETINGS_PER_BODY = 12;

    private final BodyQueries queries;
    private final CollisionResponse impact;
    private final SweepAndPrune pairs = new SweepAndPrune();
    private final List<TimeOfImpact> timeOfImpacts = new ArrayList<>();
    private int count;
    private float now;

    TimeOfImpactSolver(BodyQueries queries, BodyHits hits) {
        this.queries = queries;
        impact = new CollisionResponse(queries, hits);
    }

    /** Moves bodies with the velocities they have. */
    void move(List<Body> bodies) {
        now = 0f;
        for (int i = 0; i < bodies.size(); i++) {
            Body body = bodies.get(i);
            body.step.set(body.velocity).multLocal(Tick.SECONDS);
        }
        foresee(bodies);
        int left = MEETINGS_PER_BODY * bodies.size();
        for (TimeOfImpact next = first(); next.time <= 1f; next = first()) {
            advance(bodies, next.time);
            if (left-- == 0) {
                return;
            }
            impact.resolve(next);
            foreseeAgain(next.a, next.b);
        }
        advance(bodies, 1f);
    }

    private void foresee(List<Body> bodies) {
        count = 0;
        pairs.find(bodies);
        for (int i = 0; i < bodies.size(); i++) {
            add(bodies.get(i), null);
        }
        for (int i = 0; i < pairs.size(); i++) {
            add(pairs.first(i), pairs.second(i));
        }
    }

    private void add(Body a, Body b) {
        if (count == timeOfImpacts.size()) {
            timeOfImpacts.add(new TimeOfImpact());
        }
        TimeOfImpact timeOfImpact = timeOfImpacts.get(count++);
        timeOfImpact.between(a, b);
        timeOfImpact.find(queries, now);
    }

    private void foreseeAgain(Body a, Body b) {
        for (int i = 0; i < count; i++) {
            TimeOfImpact timeOfImpact = timeOfImpacts.get(i);
            if (timeOfImpact.has(a) || (b != null && timeOfImpact.has(b))) {
                timeOfImpact.find(queries, now);
            }
        }
    }

    private TimeOfImpact first() {
        TimeOfImpact best = timeOfImpacts.get(0);
        for (int i = 1; i < count; i++) {
            if (timeOfImpacts.get(i).before(best)) {
                best = timeOfImpacts.get(i);
            }
        }
        return best;
    }

    private void advance(List<Body> bodies, float time) {
        float share = time - now;
        now = time;
        for (int i = 0; i < bodies.size() && share > 0f; i++) {
            Body body = bodies.get(i);
            if (body.step.x != 0f || body.step.y != 0f || body.step.z != 0f) {
                body.shift(share * body.step.x, share * body.step.y, share * body.step.z);
            }
        }
    }
}
