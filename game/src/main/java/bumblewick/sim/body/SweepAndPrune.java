package bumblewick.sim.body;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the bodies that can come together in a tick. The bodies are sorted by the left edges of the space they sweep; for
 * each, the search ends at the first edge that is too far to the right.
 *
 * <p>Source: RULES 6.3; D. Baraff, <i>Dynamic Simulation of Non-Penetrating Rigid Bodies</i> (1992), sort and sweep.
 */
final class SweepAndPrune {
    /** Room left around everything, in u. */
    private static final float ROOM = 0.01f;

    private final List<Body> sorted = new ArrayList<>();
    private final List<Body> first = new ArrayList<>();
    private final List<Body> second = new ArrayList<>();

    int size() {
        return first.size();
    }

    Body first(int pair) {
        return first.get(pair);
    }

    Body second(int pair) {
        return second.get(pair);
    }

    /** Finds the pairs of these bodies, from their places and {@link Body#step steps}. */
    void find(List<Body> bodies) {
        sort(bodies);
        first.clear();
        second.clear();
        for (int i = 0; i < sorted.size(); i++) {
            Body left = sorted.get(i);
            for (int j = i + 1; j < sorted.size() && leftEdge(sorted.get(j)) <= rightEdge(left); j++) {
                Body right = sorted.get(j);
                if (near(left, right)) {
                    first.add(left);
                    second.add(right);
                }
            }
        }
    }

    private void sort(List<Body> bodies) {
        sorted.clear();
        for (int i = 0; i < bodies.size(); i++) {
            Body body = bodies.get(i);
            sorted.add(body);
            int at = i;
            while (at > 0 && leftEdge(sorted.get(at - 1)) > leftEdge(body)) {
                sorted.set(at, sorted.get(at - 1));
                at--;
            }
            sorted.set(at, body);
        }
    }

    private static float leftEdge(Body body) {
        return body.centre.x - body.reach.x + Math.min(0f, body.step.x) - ROOM;
    }

    private static float rightEdge(Body body) {
        return body.centre.x + body.reach.x + Math.max(0f, body.step.x) + ROOM;
    }

    private static boolean near(Body a, Body b) {
        return near(a.centre.y, a.step.y, a.reach.y, b.centre.y, b.step.y, b.reach.y)
                && near(a.centre.z, a.step.z, a.reach.z, b.centre.z, b.step.z, b.reach.z);
    }

    private static boolean near(float a, float stepA, float reachA, float b, float stepB, float reachB) {
        float room = reachA + reachB + 2f * ROOM;
        return a + Math.min(0f, stepA) - b - Math.max(0f, stepB) <= room
                && b + Math.min(0f, stepB) - a - Math.max(0f, stepA) <= room;
    }
}
