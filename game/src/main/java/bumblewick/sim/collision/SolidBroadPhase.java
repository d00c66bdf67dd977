package bumblewick.sim.collision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The broad phase over solids: sort and sweep. The solids are kept in the order of their left edges, so that a search begins
 * at the first that can reach the box asked for and ends at the first beyond it. They move little from tick to tick, so the
 * order is repaired rather than made. A search gathers what is near its box, too, for whoever moves searches several times
 * about one place before anything else moves.
 *
 * <p>Source: D. Baraff, <i>Dynamic Simulation of Non-Penetrating Rigid Bodies</i> (1992), sort and sweep.
 */
final class SolidBroadPhase {
    /** How far about a box the solids are gathered, in u: as far as a character goes in a tick, and a little more. */
    private static final double ROOM = 0.5;

    /** Room for what is near a box: made at once, so that no search makes garbage. */
    private static final int NEAR = 64;

    private final List<Solid> byLeftEdge = new ArrayList<>();
    private double[] leftEdges = new double[0];
    private final List<Solid> gathered = new ArrayList<>(NEAR);
    private final Bounds gatheredIn = new Bounds();
    private final List<Solid> found = new ArrayList<>(NEAR);
    private final PlacedShape place = new PlacedShape();
    private double widest;
    private boolean sorted = true;

    void add(Solid solid) {
        byLeftEdge.add(solid);
        if (leftEdges.length < byLeftEdge.size()) { // here, so that the first search of a flight makes no garbage
            leftEdges = new double[2 * byLeftEdge.size()];
        }
        moved(solid);
    }

    void remove(Solid solid) {
        byLeftEdge.remove(solid);
        sorted = false;
    }

    boolean isEmpty() {
        return byLeftEdge.isEmpty();
    }

    /** Call it for each solid that has moved. */
    void moved(Solid solid) {
        place.set(solid.shape(), solid.orientation(), solid.position().x, solid.position().y, solid.position().z);
        solid.bounds().enclose(place);
        sorted = false;
    }

    /**
     * Finds the solids whose bounds overlap a box.
     *
     * @return how many; {@link #get} returns them until the next search
     */
    int find(Bounds box) {
        if (!sorted || !gatheredIn.contains(box)) {
            gather(box);
        }
        found.clear();
        for (int i = 0; i < gathered.size(); i++) {
            if (gathered.get(i).bounds().overlaps(box)) {
                found.add(gathered.get(i));
            }
        }
        return found.size();
    }

    private void gather(Bounds box) {
        sort();
        gatheredIn.set(box);
        gatheredIn.grow(ROOM);
        gathered.clear();
        int first = Arrays.binarySearch(leftEdges, 0, byLeftEdge.size(), gatheredIn.minX - widest);
        for (int i = first < 0 ? ~first : first; i < byLeftEdge.size() && leftEdges[i] <= gatheredIn.maxX; i++) {
            if (byLeftEdge.get(i).bounds().overlaps(gatheredIn)) {
                gathered.add(byLeftEdge.get(i));
            }
        }
    }

    Solid get(int i) {
        return found.get(i);
    }

    /** Sorts by insertion: cheap for what is nearly in order. */
    private void sort() {
        if (sorted) {
            return;
        }
        sorted = true;
        widest = 0;
        for (int i = 0; i < byLeftEdge.size(); i++) {
            Solid solid = byLeftEdge.get(i);
            double left = solid.bounds().minX;
            widest = Math.max(widest, solid.bounds().maxX - left);
            int at = i;
            for (; at > 0 && leftEdges[at - 1] > left; at--) {
                byLeftEdge.set(at, byLeftEdge.get(at - 1));
                leftEdges[at] = leftEdges[at - 1];
            }
            byLeftEdge.set(at, solid);
            leftEdges[at] = left;
        }
    }
}
