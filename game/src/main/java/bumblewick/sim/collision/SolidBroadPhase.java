package bumblewick.sim.collision;

import java.util.ArrayList;
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

    private final List<Solid> byLeftEdge = new ArrayList<>();
    private final List<Solid> gathered = new ArrayList<>();
    private final Bounds gatheredIn = new Bounds();
    private final List<Solid> found = new ArrayList<>();
    private final PlacedShape place = new PlacedShape();
    private double widest;
    private boolean sorted = true;

    void add(Solid solid) {
        byLeftEdge.add(solid);
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
        for (int i = firstFrom(gatheredIn.minX - widest); i < byLeftEdge.size(); i++) {
            Solid solid = byLeftEdge.get(i);
            if (solid.bounds().minX > gatheredIn.maxX) {
                break;
            }
            if (solid.bounds().overlaps(gatheredIn)) {
                gathered.add(solid);
            }
        }
    }

    Solid get(int i) {
        return found.get(i);
    }

    /** Index of the first whose left edge is not left of {@code x}. */
    private int firstFrom(double x) {
        int low = 0;
        int high = byLeftEdge.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (byLeftEdge.get(middle).bounds().minX < x) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
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
            widest = Math.max(widest, solid.bounds().maxX - solid.bounds().minX);
            int at = i;
            while (at > 0 && byLeftEdge.get(at - 1).bounds().minX > solid.bounds().minX) {
                byLeftEdge.set(at, byLeftEdge.get(at - 1));
                at--;
            }
            byLeftEdge.set(at, solid);
        }
    }
}
