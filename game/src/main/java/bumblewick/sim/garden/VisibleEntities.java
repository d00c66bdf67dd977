package bumblewick.sim.garden;

import bumblewick.math.ReadOnlyList;
import bumblewick.sim.run.EntityList;
import bumblewick.sim.run.GardenEntity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All that the view of a garden shows with a model, by rising ids: Wick and what is not hidden of the other kinds. */
final class VisibleEntities {
    private final GardenEntity first;
    private final List<EntityList<? extends GardenEntity>> kinds;
    private final int[] next; // by kind, index of the first entity that is not yet listed
    private final List<GardenEntity> entities = new ArrayList<>();
    private final List<GardenEntity> readOnly = new ReadOnlyList<>(entities);

    /**
     * Lists nothing yet.
     *
     * @param first the entity with the lowest id, which is always shown
     * @param kinds the other entities; ids rise within each
     */
    VisibleEntities(GardenEntity first, List<EntityList<? extends GardenEntity>> kinds) {
        this.first = first;
        this.kinds = kinds;
        next = new int[kinds.size()];
    }

    /** Lists anew what is shown now. */
    void update() {
        entities.clear();
        entities.add(first);
        Arrays.fill(next, 0);
        for (GardenEntity entity = takeNext(); entity != null; entity = takeNext()) {
            if (!entity.isHidden()) {
                entities.add(entity);
            }
        }
    }

    /** The entity with the lowest id of those not yet taken, or null. */
    private GardenEntity takeNext() {
        GardenEntity lowest = null;
        int from = 0;
        for (int i = 0; i < next.length; i++) {
            EntityList<? extends GardenEntity> all = kinds.get(i);
            if (next[i] < all.size() && (lowest == null || all.get(next[i]).id() < lowest.id())) {
                lowest = all.get(next[i]);
                from = i;
            }
        }
        if (lowest != null) {
            next[from]++;
        }
        return lowest;
    }

    /** What was shown at the last {@link #update}. */
    List<GardenEntity> view() {
        return readOnly;
    }
}
