package bumblewick.sim.garden;

import bumblewick.def.BodyDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.sim.body.Body;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** All that stands in a garden as if rooted, and what becomes of it. */
final class Fixtures {
    /** What the story opens. */
    static final String DOOR = "door";

    private static final String CAGE = "cage";

    /** How far from a plank's middle its place counts as taken, beyond its own size, in u. */
    private static final float ROOM = 1f;

    private final List<Fixture> fixtures = new ArrayList<>();
    private final List<Plank> planks = new ArrayList<>();

    Fixtures(Rulebook rules, LevelDef level, Terrain terrain, Ids ids) {
        for (LevelDef.Spawn spawn : level.spawns()) {
            BodyDef def = rules.bodies().get(spawn.what());
            if (def != null && def.mass() == 0f) {
                add(def, spawn, terrain, ids);
            }
        }
    }

    private void add(BodyDef def, LevelDef.Spawn spawn, Terrain terrain, Ids ids) {
        int surface = terrain.number(def.surface());
        Solid solid = terrain.world().add(Body.shape(def), Layers.FIXTURE, surface);
        Fixture fixture = new Fixture(ids.next(), def, spawn.position(), spawn.yaw(), solid);
        fixtures.add(fixture);
        if (terrain.surface(surface).effect() == SurfaceDef.Effect.CRUMBLE) {
            planks.add(new Plank(fixture, terrain.surface(surface)));
        }
    }

    /**
     * Goes on by a tick.
     *
     * @param stoodOn what Wick stands on, or null
     * @param feet where Wick is (unaffected)
     */
    void tick(Solid stoodOn, Vector3f feet, SimEvents events) {
        for (int i = 0; i < fixtures.size(); i++) {
            fixtures.get(i).tick();
        }
        for (int i = 0; i < planks.size(); i++) {
            Plank plank = planks.get(i);
            plank.tick(stoodOn == plank.fixture.solid, free(plank, feet), events);
        }
    }

    private static boolean free(Plank plank, Vector3f feet) {
        Vector3f middle = plank.fixture.solid.position();
        BodyDef def = plank.fixture.def;
        float room = ROOM + Math.max(def.halfWidth(), def.halfDepth());
        float x = feet.x - middle.x;
        float y = feet.y - middle.y;
        float z = feet.z - middle.z;
        return x * x + z * z > room * room || Math.abs(y) > 2f * ROOM;
    }

    /** The door begins to open, and so do the cages: they can be seen to, and stop nobody any more. */
    void open() {
        for (int i = 0; i < fixtures.size(); i++) {
            Fixture fixture = fixtures.get(i);
            if (opens(fixture)) {
                fixture.play("open");
                fixture.solid.enable(false);
            }
        }
    }

    private static boolean opens(Fixture fixture) {
        return fixture.def.id().equals(DOOR) || fixture.def.id().equals(CAGE);
    }

    /** Shows that something threw Wick up. */
    int bounced(Solid by) {
        Fixture fixture = of(by);
        if (fixture == null) {
            return 0;
        }
        fixture.play("bounce");
        return fixture.id;
    }

    /** Whose solid that is, or null. */
    Fixture of(Solid solid) {
        for (int i = 0; i < fixtures.size(); i++) {
            if (fixtures.get(i).solid == solid) {
                return fixtures.get(i);
            }
        }
        return null;
    }

    /** The first of a name, or null. */
    Fixture named(String body) {
        for (int i = 0; i < fixtures.size(); i++) {
            if (fixtures.get(i).def.id().equals(body)) {
                return fixtures.get(i);
            }
        }
        return null;
    }

    int size() {
        return fixtures.size();
    }

    Fixture get(int index) {
        return fixtures.get(index);
    }

    void addTo(StateHash hash) {
        for (int i = 0; i < fixtures.size(); i++) {
            fixtures.get(i).addTo(hash);
        }
        for (int i = 0; i < planks.size(); i++) {
            planks.get(i).addTo(hash);
        }
    }
}
