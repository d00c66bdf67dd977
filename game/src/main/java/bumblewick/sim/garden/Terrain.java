package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.TriangleMesh;
import java.util.List;
import java.util.stream.Collectors;

/** What is solid in a garden, and what it is made of: the level's triangles, to which others add what moves. */
final class Terrain {
    /** Of all that falls in a garden but Wick, in u/s². */
    static final float GRAVITY = 20f;

    private final CollisionWorld world = new CollisionWorld();
    private final List<SurfaceDef> surfaces;

    /**
     * @throws IllegalArgumentException if the level names a surface that the rules do not know
     */
    Terrain(Rulebook rules, LevelDef level) {
        surfaces = List.copyOf(rules.surfaces().values());
        if (level.triangles() > 0) {
            world.add(TriangleMesh.of(level.corners(), numbers(level)), Layers.LEVEL);
        }
    }

    /** Each triangle's surface by its number in the rules instead of in the level. */
    private byte[] numbers(LevelDef level) {
        byte[] numbers = new byte[level.triangles()];
        byte[] known = new byte[level.surfaceNames().size()];
        for (int i = 0; i < known.length; i++) {
            known[i] = (byte) number(level.surfaceNames().get(i));
        }
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = known[level.surfaces()[i]];
        }
        return numbers;
    }

    CollisionWorld world() {
        return world;
    }

    /** All surfaces of the rules; a contact tells its number in this list. */
    List<SurfaceDef> surfaces() {
        return surfaces;
    }

    SurfaceDef surface(int number) {
        return surfaces.get(number);
    }

    /**
     * The number of a surface.
     *
     * @throws IllegalArgumentException if the rules do not know it, with those they know
     */
    int number(String id) {
        for (int i = 0; i < surfaces.size(); i++) {
            if (surfaces.get(i).id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException("surface '" + id + "' is not defined, there are "
                + surfaces.stream().map(SurfaceDef::id).collect(Collectors.toList()));
    }
}
