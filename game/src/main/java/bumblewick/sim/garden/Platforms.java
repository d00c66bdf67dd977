package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.sim.run.Ids;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The platforms of a level. They stand still while the story is told. */
final class Platforms {
    private final List<Platform> platforms = new ArrayList<>();
    private int ticks;

    /**
     * @throws IllegalArgumentException if the level lacks the way of one of them, or the rules its surface
     */
    Platforms(LevelDef level, Terrain terrain, Ids ids) {
        for (LevelDef.PlatformDef def : level.platforms()) {
            List<Vector3f> way = def.path().isEmpty() ? List.of() : Rulebook.named(level.paths(), def.path());
            platforms.add(new Platform(ids.next(), def, way, terrain.world(), terrain.number(def.surface())));
        }
    }

    void tick(boolean waiting) {
        ticks += waiting ? 0 : 1;
        for (int i = 0; i < platforms.size(); i++) {
            platforms.get(i).moveTo(ticks);
        }
    }

    int size() {
        return platforms.size();
    }

    Platform get(int index) {
        return platforms.get(index);
    }

    void addTo(StateHash hash) {
        hash.add(ticks);
    }
}
