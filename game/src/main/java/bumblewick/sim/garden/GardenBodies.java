package bumblewick.sim.garden;

import bumblewick.def.BodyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.sim.body.Body;
import bumblewick.sim.body.BodyField;
import bumblewick.sim.body.BodyHits;
import bumblewick.sim.character.CharacterController;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.Reach;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityList;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** The bodies of a garden that Wick can push and strike. One that falls out of the level starts over. */
final class GardenBodies extends EntityList<GardenBody> {
    /** By how much Wick's shoulder speeds up a body of one kilogram in a tick, in u/s. */
    private static final float SHOULDER = 0.45f;

    /** What a spin gives a body of one kilogram, along the ground and up, in u/s; heavier ones get less. */
    private static final float KNOCK = 6f;

    private static final float KNOCK_UP = 2.5f;

    /** A collision slower than this, in u/s, is no event. */
    private static final float HEARD = 0.8f;

    private final BodyField field;
    private final GardenScore score;
    private final float floor;
    private final Vector3f knock = new Vector3f();

    GardenBodies(Rulebook rules, GardenDef garden, Terrain terrain, GardenScore score, EntityIds ids) {
        this.score = score;
        floor = garden.floorHeight();
        field = new BodyField(
                terrain.world(),
                terrain.surfaces(),
                Terrain.GRAVITY,
                CollisionLayers.BODY,
                CollisionLayers.FIXTURE,
                CollisionLayers.STILL);
        for (LevelDef.Spawn spawn : garden.level().spawns()) {
            BodyDef def = rules.all(BodyDef.class).get(spawn.what());
            if (def != null && def.mass() > 0f) {
                Body body = field.add(ids.next(), def, spawn.position(), spawn.yaw());
                add(new GardenBody(body, spawn.position(), spawn.yaw()));
            }
        }
    }

    BodyField field() {
        return field;
    }

    void tick(SimEvents events) {
        field.tick();
        for (int i = 0; i < size(); i++) {
            GardenBody seen = get(i);
            seen.follow();
            if (seen.body.centre().y < floor) {
                seen.startOver();
            }
        }
        BodyHits bodyHits = field.bodyHits();
        for (int i = 0; i < bodyHits.size(); i++) {
            BodyHits.Meeting m = bodyHits.get(i);
            if (m.speed() >= HEARD) {
                events.add(Type.BODY_MET, m.body().id(), Math.round(m.speed()), m.point());
            }
        }
    }

    /**
     * Lets Wick push the bodies that it walks against: a body speeds up as long as it is slower than Wick wants to be.
     *
     * @param wish where Wick wants to go, in u/s (unaffected)
     */
    void push(CharacterController wick, Vector3f wish) {
        for (int i = 0; i < wick.contacts().pushes(); i++) {
            Body body = field.of(wick.contacts().pushed(i));
            if (body != null) {
                lean(body, wick.contacts().pushNormal(i), wish);
            }
        }
    }

    private static void lean(Body body, Vector3f normal, Vector3f wish) {
        float plan = (float) Math.sqrt(normal.x * normal.x + normal.z * normal.z);
        float wanted = -(wish.x * normal.x + wish.z * normal.z);
        float had = -(body.velocity().x * normal.x + body.velocity().z * normal.z);
        if (plan > 0f && wanted > 0f && had < wanted) {
            float power = SHOULDER / (body.def().mass() * plan);
            body.drive(-power * normal.x, -power * normal.z);
        }
    }

    /**
     * Strikes all bodies around a place.
     *
     * @param feet of the striker (unaffected)
     * @param reach of the blow (unaffected)
     * @param blow number of the blow: one blow hits a body once
     */
    void strikeAround(Vector3f feet, Reach reach, int blow, SimEvents events) {
        for (int i = size() - 1; i >= 0; i--) {
            GardenBody b = get(i);
            if (b.lastBlow != blow && isIn(reach, b.body)) {
                b.lastBlow = blow;
                strike(b, feet, events);
            }
        }
    }

    /** A body counts half as much higher again, so that who stands or comes down on it hits it, too. */
    private static boolean isIn(Reach reach, Body body) {
        float y = body.centre().y;
        float half = body.def().halfHeight();
        return reach.meets(body.centre(), body.def().halfWidth(), y - half, y + 2f * half);
    }

    private void strike(GardenBody b, Vector3f feet, SimEvents events) {
        Body body = b.body;
        if (body.hit()) {
            score.add(body.def().score());
            events.add(Type.BODY_BROKEN, body.id(), body.def().id(), body.def().score(), body.centre());
            field.remove(body);
            remove(b);
            return;
        }
        float x = body.centre().x - feet.x;
        float z = body.centre().z - feet.z;
        float distance = (float) Math.sqrt(x * x + z * z);
        float share = distance > 0f ? KNOCK / (distance * body.def().mass()) : 0f;
        body.changeVelocity(knock.set(x * share, KNOCK_UP / body.def().mass(), z * share));
    }

    /** The id of the body to which a solid belongs, or 0. */
    int idOf(Solid solid) {
        Body body = field.of(solid);
        return body == null ? 0 : body.id();
    }

    void addTo(StateHash hash) {
        field.addTo(hash);
        addEach(hash, GardenBody::addTo);
    }
}
