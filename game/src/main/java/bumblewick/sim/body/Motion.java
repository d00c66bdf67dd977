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
final class Motion {
    /** Meetings of a body in a tick after which all stop where they are, which is safe if not lively. */
    private static final int MEETINGS_PER_BODY = 12;

    private final Surroundings surroundings;
    private final Impact impact;
    private final Pairs pairs = new Pairs();
    private final List<Encounter> encounters = new ArrayList<>();
    private int count;
    private float now;

    Motion(Surroundings surroundings, Meetings meetings) {
        this.surroundings = surroundings;
        impact = new Impact(surroundings, meetings);
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
        for (Encounter next = first(); next.time <= 1f; next = first()) {
            advance(bodies, next.time);
            if (left-- == 0) {
                return;
            }
            impact.happen(next);
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
        if (count == encounters.size()) {
            encounters.add(new Encounter());
        }
        Encounter encounter = encounters.get(count++);
        encounter.between(a, b);
        encounter.find(surroundings, now);
    }

    private void foreseeAgain(Body a, Body b) {
        for (int i = 0; i < count; i++) {
            Encounter encounter = encounters.get(i);
            if (encounter.has(a) || b != null && encounter.has(b)) {
                encounter.find(surroundings, now);
            }
        }
    }

    private Encounter first() {
        Encounter best = encounters.get(0);
        for (int i = 1; i < count; i++) {
            if (encounters.get(i).before(best)) {
                best = encounters.get(i);
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
