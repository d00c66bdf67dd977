package bumblewick.sim.garden.level;

import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.TriangleMesh;
import java.util.List;
import java.util.stream.Collectors;

/** The collision world of a garden, with the level's triangles in it, and the surfaces of the rules. */
public final class Terrain {
    /** Gravity of all that falls in a garden but Wick, in u/s². */
    public static final float GRAVITY = 20f;

    private final CollisionWorld world = new CollisionWorld();
    private final List<SurfaceDef> surfaces;

    /**
     * @throws IllegalArgumentException if the level names a surface that the rules do not know
     */
    public Terrain(Rulebook rules, LevelDef level) {
        surfaces = List.copyOf(rules.all(SurfaceDef.class).values());
        if (level.triangles() > 0) {
            world.add(TriangleMesh.of(level.corners(), numbers(level)), CollisionLayers.LEVEL);
        }
    }

    /** The surface of each triangle as an index in the rules instead of in the level. */
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

    public CollisionWorld world() {
        return world;
    }

    /** All surfaces of the rules; a contact's surface is an index in this list. */
    public List<SurfaceDef> surfaces() {
        return surfaces;
    }

    public SurfaceDef surface(int number) {
        return surfaces.get(number);
    }

    /**
     * The index of a surface.
     *
     * @throws IllegalArgumentException if the rules do not know it; the message names those that they know
     */
    public int number(String id) {
        for (int i = 0; i < surfaces.size(); i++) {
            if (surfaces.get(i).id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException("surface '" + id + "' is not defined, there are "
                + surfaces.stream().map(SurfaceDef::id).collect(Collectors.toList()));
    }
}
