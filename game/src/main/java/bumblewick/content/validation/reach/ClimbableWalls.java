package bumblewick.content.validation.reach;

import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Where Wick may climb by jumping from wall to wall: between two that face each other, or are so near that one gets round from
 * one to the other in the air.
 */
final class ClimbableWalls {
    /** Walls farther apart than this are out of a jump's reach from each other, in u. */
    private static final float APART = 4f;

    /** Wick can jump from a wall only if it leans by less than this. */
    private static final float UPRIGHT = 0.35f;

    /** The cosine above which two walls are one for Wick. */
    private static final float SAME = -0.15f;

    /** What is in the same place to this many parts of a u is joined. */
    private static final float FINE = 5f;

    private final Soup soup;
    private final List<Integer> walls = new ArrayList<>();
    private final SortedMap<String, List<Lift>> joined = new TreeMap<>(); // by place
    private final Vector3f normal = new Vector3f();
    private final Vector3f other = new Vector3f();

    ClimbableWalls(Soup soup) {
        this.soup = soup;
        for (int i = 0; i < soup.size(); i++) {
            Vector3f n = soup.normal(i, normal);
            if (Math.abs(n.y) <= UPRIGHT && n.lengthSquared() > 0f) {
                walls.add(i);
            }
        }
        walls.sort((a, b) -> Float.compare(soup.least(a, 0), soup.least(b, 0)));
    }

    /** Lifts between such walls, from where both begin to where one of them ends. */
    List<Lift> lifts(WickReach wick) {
        for (int i = 0; i < walls.size(); i++) {
            for (int j = i + 1; j < walls.size(); j++) {
                int a = walls.get(i);
                int b = walls.get(j);
                if (soup.least(b, 0) > soup.most(a, 0) + APART) {
                    break;
                }
                if (near(a, b) && face(a, b)) {
                    join(before(a, b, wick.jump()), wick.jump());
                    join(before(b, a, wick.jump()), wick.jump());
                }
            }
        }
        List<Lift> lifts = new ArrayList<>();
        joined.values().forEach(lifts::addAll);
        return lifts;
    }

    /** Makes one lift of those that are in one place, one above the other: there are thousands of pairs of walls. */
    private void join(Lift lift, float jump) {
        List<Lift> there = joined.computeIfAbsent(place(lift), key -> new ArrayList<>());
        Lift whole = lift;
        for (int i = there.size() - 1; i >= 0; i--) {
            Lift other = there.get(i);
            if (other.low() <= whole.high() - jump && whole.low() <= other.high() - jump) {
                whole = whole.with(other);
                there.remove(i);
            }
        }
        there.add(whole);
    }

    /** A key of its plan, rounded. */
    private static String place(Lift lift) {
        return Math.round(FINE * lift.x0()) + " " + Math.round(FINE * lift.z0()) + " " + Math.round(FINE * lift.x1())
                + " " + Math.round(FINE * lift.z1());
    }

    private boolean near(int a, int b) {
        for (int axis = 0; axis < 3; axis++) {
            float apart = axis == 1 ? 1f : APART;
            if (soup.least(a, axis) > soup.most(b, axis) + apart || soup.least(b, axis) > soup.most(a, axis) + apart) {
                return false;
            }
        }
        return true;
    }

    private boolean face(int a, int b) {
        return soup.normal(a, normal).dot(soup.normal(b, other)) < SAME;
    }

    /** In front of a wall, near another. */
    private Lift before(int wall, int partner, float jump) {
        Vector3f n = soup.normal(wall, normal);
        return new Lift(
                Math.max(soup.least(wall, 0) + APART * Math.min(0f, n.x), soup.least(partner, 0) - APART),
                Math.max(soup.least(wall, 2) + APART * Math.min(0f, n.z), soup.least(partner, 2) - APART),
                Math.min(soup.most(wall, 0) + APART * Math.max(0f, n.x), soup.most(partner, 0) + APART),
                Math.min(soup.most(wall, 2) + APART * Math.max(0f, n.z), soup.most(partner, 2) + APART),
                Math.max(soup.least(wall, 1), soup.least(partner, 1)),
                Math.min(soup.most(wall, 1), soup.most(partner, 1)) + jump,
                0f);
    }
}
