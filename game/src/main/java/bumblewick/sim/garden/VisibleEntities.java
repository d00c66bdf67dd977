package bumblewick.sim.garden;

import bumblewick.math.ReadOnlyList;
import bumblewick.sim.run.EntityList;
import bumblewick.sim.run.GardenEntity;
import java.util.ArrayList;
import java.util.List;

/** All that the view of a garden shows with a model, by rising ids: Wick and what is not hidden of the other kinds. */
final class VisibleEntities {
    private final GardenEntity first;
    private final List<EntityList<? extends GardenEntity>> kinds;
    private final List<GardenEntity> entities = new ArrayList<>();
    private final List<GardenEntity> readOnly = new ReadOnlyList<>(entities);

    /**
     * Lists nothing yet.
     *
     * @param first the entity with the lowest id, which is always shown
     * @param kinds the other entities; ids rise from kind to kind and within each
     */
    VisibleEntities(GardenEntity first, List<EntityList<? extends GardenEntity>> kinds) {
        this.first = first;
        this.kinds = kinds;
    }

    /** Lists anew what is shown now. */
    void update() {
        entities.clear();
        entities.add(first);
        for (int i = 0; i < kinds.size(); i++) {
            add(kinds.get(i));
        }
    }

    private void add(EntityList<? extends GardenEntity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (!all.get(i).isHidden()) {
                entities.add(all.get(i));
            }
        }
    }

    /** What was shown at the last {@link #update}. */
    List<GardenEntity> view() {
        return readOnly;
    }
}
