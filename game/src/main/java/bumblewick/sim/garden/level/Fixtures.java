package bumblewick.sim.garden.level;

import bumblewick.def.BodyDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.sim.body.Body;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityList;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The fixtures of a level: doors, cages, bounce flowers, planks. */
public final class Fixtures extends EntityList<Fixture> {
    /** Id of the fixture that the story opens. */
    public static final String DOOR = "door";

    private static final String CAGE = "cage";

    /** A crumbling fixture grows again only if Wick is further from it than this beyond its own size, in u. */
    private static final float ROOM = 1f;

    private final List<CrumblingFixture> crumblingFixtures = new ArrayList<>();
    private final List<LatchedFixture> latchedFixtures = new ArrayList<>();

    public Fixtures(Rulebook rules, LevelDef level, Terrain terrain, EntityIds ids) {
        for (LevelDef.Spawn spawn : level.spawns()) {
            BodyDef def = rules.all(BodyDef.class).get(spawn.what());
            if (def != null && def.mass() == 0f) {
                add(def, spawn, terrain, ids);
            }
        }
    }

    private void add(BodyDef def, LevelDef.Spawn spawn, Terrain terrain, EntityIds ids) {
        int surface = terrain.number(def.surface());
        Solid solid = terrain.world().add(Body.shape(def), CollisionLayers.FIXTURE, surface);
        Fixture fixture = new Fixture(ids.next(), def, spawn.position(), spawn.yaw(), solid);
        add(fixture);
        if (terrain.surface(surface).effect() == SurfaceDef.Effect.CRUMBLE) {
            crumblingFixtures.add(new CrumblingFixture(fixture, terrain.surface(surface)));
        }
        if (def.hp() > 0) {
            latchedFixtures.add(new LatchedFixture(fixture));
        }
    }

    /**
     * Advances by a tick.
     *
     * @param stoodOn what Wick stands on, or null
     * @param feet where Wick is (unaffected)
     */
    public void tick(Solid stoodOn, Vector3f feet, SimEvents events) {
        for (int i = 0; i < size(); i++) {
            get(i).tick();
        }
        for (int i = 0; i < crumblingFixtures.size(); i++) {
            CrumblingFixture crumblingFixture = crumblingFixtures.get(i);
            crumblingFixture.tick(stoodOn == crumblingFixture.fixture.solid, free(crumblingFixture, feet), events);
        }
    }

    private static boolean free(CrumblingFixture crumblingFixture, Vector3f feet) {
        Vector3f middle = crumblingFixture.fixture.solid.position();
        BodyDef def = crumblingFixture.fixture.def;
        float room = ROOM + Math.max(def.halfWidth(), def.halfDepth());
        float x = feet.x - middle.x;
        float y = feet.y - middle.y;
        float z = feet.z - middle.z;
        return x * x + z * z > room * room || Math.abs(y) > 2f * ROOM;
    }

    /** Opens the door and the cages: they play their clip and stop nobody any more. */
    public void open() {
        open(DOOR);
        open(CAGE);
    }

    /** Opens all fixtures of a kind, by the kind's id; returns the first that was closed, or null. */
    public Fixture open(String body) {
        Fixture first = null;
        for (int i = 0; i < size(); i++) {
            Fixture fixture = get(i);
            if (fixture.def.id().equals(body) && !fixture.isOpen()) {
                fixture.open();
                first = first == null ? fixture : first;
            }
        }
        return first;
    }

    /**
     * Strikes all fixtures with hit points around a place; those whose latch gives way open.
     *
     * @param reach of the blow (unaffected)
     * @param blow number of the blow: one blow hits a fixture once
     * @return the points of those that opened
     */
    public int strikeAround(Reach reach, int blow, SimEvents events) {
        int points = 0;
        for (int i = 0; i < latchedFixtures.size(); i++) {
            LatchedFixture latched = latchedFixtures.get(i);
            Fixture fixture = latched.fixture;
            if (isIn(reach, fixture) && latched.strike(blow)) {
                fixture.open();
                points += fixture.def.score();
                events.add(
                        Type.BODY_BROKEN, fixture.id, fixture.def.id(), fixture.def.score(), fixture.solid.position());
            }
        }
        return points;
    }

    private static boolean isIn(Reach reach, Fixture fixture) {
        Vector3f foot = fixture.pose.position();
        return reach.meets(
                foot,
                Math.max(fixture.def.halfWidth(), fixture.def.halfDepth()),
                foot.y,
                foot.y + 2f * fixture.def.halfHeight());
    }

    /** The fixture with hit points that is around a place, such as a cage around who is caught in it; null if none is. */
    public Fixture cageAround(Vector3f place) {
        Reach reach = new Reach();
        for (int i = 0; i < latchedFixtures.size(); i++) {
            Fixture fixture = latchedFixtures.get(i).fixture;
            if (isIn(reach.set(place, fixture.def.halfHeight(), 0f), fixture)) {
                return fixture;
            }
        }
        return null;
    }

    /** Plays the clip of the fixture that threw Wick up; returns it, or null if the solid is no fixture. */
    public Fixture bounced(Solid by) {
        Fixture fixture = of(by);
        if (fixture != null) {
            fixture.play("bounce");
        }
        return fixture;
    }

    /** The fixture to which a solid belongs, or null. */
    Fixture of(Solid solid) {
        for (int i = 0; i < size(); i++) {
            if (get(i).solid == solid) {
                return get(i);
            }
        }
        return null;
    }

    /** The first fixture of a kind, by the kind's id; null if there is none. */
    public Fixture named(String body) {
        for (int i = 0; i < size(); i++) {
            if (get(i).def.id().equals(body)) {
                return get(i);
            }
        }
        return null;
    }

    public void addTo(StateHash hash) {
        addEach(hash, Fixture::addTo);
        for (int i = 0; i < crumblingFixtures.size(); i++) {
            crumblingFixtures.get(i).addTo(hash);
        }
        for (int i = 0; i < latchedFixtures.size(); i++) {
            latchedFixtures.get(i).addTo(hash);
        }
    }
}
