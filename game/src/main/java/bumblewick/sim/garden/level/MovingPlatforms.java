package bumblewick.sim.garden.level;

import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityList;
import com.jme3.math.Vector3f;
import java.util.List;

/** The moving platforms of a level. They stand still while a cinematic camera shows the story. */
public final class MovingPlatforms extends EntityList<MovingPlatform> {
    private int ticks;

    /**
     * @throws IllegalArgumentException if the level lacks the path of one of them, or the rules its surface
     */
    public MovingPlatforms(LevelDef level, Terrain terrain, EntityIds ids) {
        for (LevelDef.PlatformDef def : level.platforms()) {
            List<Vector3f> path = def.path().isEmpty() ? List.of() : Rulebook.named(level.paths(), def.path());
            add(new MovingPlatform(ids.next(), def, path, terrain.world(), terrain.number(def.surface())));
        }
    }

    /** Moves all platforms on by a tick; {@code waiting} ones stay where they are. */
    public void tick(boolean waiting) {
        ticks += waiting ? 0 : 1;
        for (int i = 0; i < size(); i++) {
            get(i).moveTo(ticks);
        }
    }

    /**
     * The platform of a name that begins at a place.
     *
     * @throws IllegalArgumentException if there is none
     */
    public MovingPlatform named(String name, Vector3f position) {
        for (int i = 0; i < size(); i++) {
            PlatformDef def = get(i).def();
            if (def.name().equals(name) && def.position().equals(position)) {
                return get(i);
            }
        }
        throw new IllegalArgumentException("there is no platform '" + name + "' at " + position);
    }

    public void addTo(StateHash hash) {
        hash.add(ticks);
    }
}
