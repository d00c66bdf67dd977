package bumblewick.audio;

import bumblewick.def.BossDef;
import bumblewick.def.CourseDef.Floor;
import bumblewick.def.MusicGauge;
import bumblewick.def.mechanism.HazardDef.Kind;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.course.Pickup;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.Scenery;
import com.jme3.math.Vector3f;
import com.jme3.util.IntMap;

/**
 * The sounds of a flight: plays its events by the table in {@link EventSounds}, keeps loops going by its state (the
 * swarm's hum, wind, wings), and sets the parameters of the music.
 */
final class FlightSounds {
    /** Number of bees at which the swarm is loudest. */
    private static final float FULL_SWARM = 14f;

    /** Hum points between two sounds of rising or falling hum. */
    private static final int HUM_STEP = 25;

    /** Number of bees above which the gauge {@code LOSS} is 0. */
    private static final float SAFE_SWARM = 5f;

    private static final float MAX = 100f;
    private static final float NEAR = 60f; // u ahead of Wick within which an enemy counts as a threat
    private static final float THREAT_PER_ENEMY = 25f; // points
    private static final float CRUISE = 0.45f; // loudness of the wind at cruise speed
    private static final float FULL_SIDE_SPEED = 14f; // u/s sideways at which the wind is loudest
    private static final float WINGS_RANGE = 40f; // u within which an enemy's wings sound
    private static final float HAZARD_RANGE = 60f; // u within which a hazard that turns or rolls sounds
    private static final int MAX_REMEMBERED = 400; // sounds of things

    private final GameAudio audio;
    private final MusicParameters music;
    private final AmbiencePlayer ambience;
    private final EventSounds sounds;
    private final Vector3f listenerPlace = new Vector3f();
    private final IntMap<String> ownSounds = new IntMap<>();
    private int humStep;
    private boolean boosting;
    private boolean braking;
    private boolean tight;
    private BossDef.Action action;

    FlightSounds(GameAudio audio, MusicParameters music) {
        this.audio = audio;
        this.music = music;
        ambience = new AmbiencePlayer(audio);
        sounds = new EventSounds(audio::exists);
    }

    /** One frame: plays its events and keeps the loops going. */
    void update(FlightStage flight, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            play(flight, events.get(i));
        }
        rememberSounds(flight);
        updateLoops(flight);
        updateMusic(flight);
    }

    private void play(FlightStage flight, SimEvent event) {
        music.raiseDanger(EventSounds.danger(event.type()));
        String name = sounds.ofKind(
                event,
                EventSounds.inFlight(event, ownSounds.get(event.id()), isBoss(flight, event.id())),
                kind(flight, event),
                owner(flight, event));
        String air =
                sounds.ofKind(event, EventSounds.ofField(event, flight.fields().awake()), event.kind(), "");
        if (air != null) {
            audio.playInCorridor(air, event.position());
        }
        String numbered = sounds.ofNumber(event, name);
        if (numbered != null && !numbered.equals(name)) {
            audio.playInCorridor(numbered, event.position());
        } else if (event.type() == SimEvent.Type.LOCKED) {
            audio.play(name, EventSounds.lockPitch(event.targets()));
        } else if (event.type() == SimEvent.Type.SEQUENCE_NOTE || event.type() == SimEvent.Type.STRING_PLUCKED) {
            audio.play(name, EventSounds.lockPitch(event.number()));
        } else if (event.type() == SimEvent.Type.DEED_STEP) {
            audio.play(name, EventSounds.deedPitch(event.number()));
        } else if (name != null) {
            audio.playInCorridor(name, event.position());
        }
        String second = sounds.ofKind(event, EventSounds.second(event), "", owner(flight, event));
        if (second != null) {
            audio.play(second);
        }
    }

    /** Of what kind the entity of an event is; empty if nobody says so. */
    private static String kind(FlightStage flight, SimEvent event) {
        return switch (event.type()) {
            case ENEMY_FIRED, ENEMY_TELL -> enemy(flight, event.id());
            default -> event.kind();
        };
    }

    private static String enemy(FlightStage flight, int id) {
        for (int i = 0; i < flight.enemies().size(); i++) {
            if (flight.enemies().get(i).id() == id) {
                return flight.enemies().get(i).def().id();
            }
        }
        return "";
    }

    /** What the entity of an event belongs to: the model of a hazard, the boss, the stage; else empty. */
    private static String owner(FlightStage flight, SimEvent event) {
        return switch (event.type()) {
            case HAZARD_TELL, HAZARD_GOES, HAZARD_LANDS, HAZARD_CLACK, HAZARD_STOPPED, HAZARD_BROKEN ->
                hazard(flight, event.id());
            case BOSS_ENTERED,
                    BOSS_TELL,
                    BOSS_DIVE,
                    BOSS_FAN,
                    BOSS_SLAM,
                    BOSS_PARRIED,
                    BOSS_REELS,
                    BOSS_PART_BROKEN,
                    BOSS_PHASE,
                    BOSS_DEFEATED -> flight.def().boss();
            case DEED_STEP, DEED_DONE, TARGET_LIT -> flight.def().id();
            default -> "";
        };
    }

    private static String hazard(FlightStage flight, int id) {
        for (int i = 0; i < flight.hazards().awake().size(); i++) {
            if (flight.hazards().awake().get(i).id() == id) {
                return flight.hazards().awake().get(i).def().model();
            }
        }
        return "";
    }

    private static boolean isBoss(FlightStage flight, int id) {
        Boss boss = flight.boss().orElse(null);
        return boss != null && boss.part(id) != null;
    }

    /** Remembers the sounds of things: when the event of a pick-up is played, the pick-up itself is gone. */
    private void rememberSounds(FlightStage flight) {
        if (ownSounds.size() > MAX_REMEMBERED) {
            ownSounds.clear();
        }
        for (int i = 0; i < flight.pickups().size(); i++) {
            Pickup pickup = flight.pickups().get(i);
            ownSounds.put(pickup.id(), EventSounds.ofPickup(pickup.def().effect()));
        }
        for (int i = 0; i < flight.scenery().size(); i++) {
            Scenery scenery = flight.scenery().get(i);
            ownSounds.put(scenery.id(), EventSounds.ofScenery(scenery));
        }
    }

    private void updateLoops(FlightStage flight) {
        float swarm = Math.min(1f, flight.bees().size() / FULL_SWARM);
        Vector3f wick = flight.wick().position();
        audio.loop("swarm_hum", swarm * (flight.wick().tight() ? 1f : 0.7f), toListener(wick));
        audio.loop("wind", wind(flight.wick()));
        audio.loop("slide_ice", sliding(flight));
        audio.loop("gale", EventSounds.gale(flight.fields().awake()));
        ambience.enter(flight.def().id());
        ambience.listenAt(wick, -1f);
        playThrottle(flight);
        playTight(flight.wick().tight());
        playHum(flight.hum() / HUM_STEP);
        loopWings(flight);
        loopHazards(flight);
        loopBoss(flight.boss().orElse(null));
    }

    private Vector3f toListener(Vector3f corridor) {
        return listenerPlace.set(-corridor.x, corridor.y, corridor.z);
    }

    /** Loudness of the wind: it rises with speed ahead and sideways. */
    private static float wind(Wick wick) {
        Vector3f v = wick.velocity();
        float side = Math.min(1f, (float) Math.sqrt(v.x * v.x + v.y * v.y) / FULL_SIDE_SPEED);
        float ahead = wick.boosting() ? 0.9f : wick.braking() ? 0.2f : CRUISE;
        return Math.min(1f, ahead + 0.3f * side);
    }

    /** Loudness of sliding over ice: it rises with the speed sideways. */
    private static float sliding(FlightStage flight) {
        boolean onIce = flight.wick().grounded() && flight.ruled().rail().floor() == Floor.ICE;
        return onIce ? Math.min(1f, 0.3f + Math.abs(flight.wick().velocity().x) / FULL_SIDE_SPEED) : 0f;
    }

    /** Only the nearest enemy's wings sound. */
    private void loopWings(FlightStage flight) {
        Enemy nearest = null;
        float least = WINGS_RANGE * WINGS_RANGE;
        for (int i = 0; i < flight.enemies().size(); i++) {
            Enemy enemy = flight.enemies().get(i);
            float distance = enemy.position().distanceSquared(flight.wick().position());
            if (distance < least) {
                least = distance;
                nearest = enemy;
            }
        }
        if (nearest == null) {
            audio.loop("enemy_wings", 0f);
        } else {
            audio.loop("enemy_wings", 1f, toListener(nearest.position()));
        }
    }

    /** Only the nearest hazard that moves on and on is heard. */
    private void loopHazards(FlightStage flight) {
        Hazard nearest = null;
        float least = HAZARD_RANGE * HAZARD_RANGE;
        for (int i = 0; i < flight.hazards().awake().size(); i++) {
            Hazard hazard = flight.hazards().awake().get(i);
            float distance = hazard.origin().distanceSquared(flight.wick().position());
            if (distance < least && hazard.def().kind() != Kind.MOVER && hazard.isMoving()) {
                least = distance;
                nearest = hazard;
            }
        }
        if (nearest == null) {
            audio.loop("hazard_turns", 0f);
        } else {
            audio.loop("hazard_turns", 1f, toListener(nearest.origin()));
        }
    }

    private void loopBoss(Boss boss) {
        if (boss == null || boss.defeated()) {
            audio.loop("boss_wings", 0f);
            action = null;
            return;
        }
        audio.loop("boss_wings", 1f, toListener(boss.position()));
        if (boss.action() == BossDef.Action.RETURN && action != BossDef.Action.RETURN) {
            audio.playInCorridor("boss_returns", boss.position());
        }
        action = boss.action();
    }

    private void playThrottle(FlightStage flight) {
        if (flight.wick().boosting() && !boosting) {
            audio.play("boost");
        }
        if (flight.wick().braking() && !braking) {
            audio.play("brake");
        }
        boosting = flight.wick().boosting();
        braking = flight.wick().braking();
    }

    private void playTight(boolean now) {
        if (now != tight) {
            audio.play(now ? "tight_on" : "tight_off");
            tight = now;
        }
    }

    private void playHum(int step) {
        if (step != humStep) {
            audio.play(step > humStep ? "hum_up" : "hum_down");
            humStep = step;
        }
    }

    /** Sets the gauges that choose the layers of the music. */
    private void updateMusic(FlightStage flight) {
        music.hold(flight.ruled().cues());
        music.set(MusicGauge.HUM, flight.hum());
        music.set(MusicGauge.TIGHT, flight.wick().tight() ? MAX : 0f);
        music.set(MusicGauge.LOSS, MAX * (1f - (flight.bees().size() - 1) / SAFE_SWARM));
        music.raiseThreat(flight.boss().isPresent() ? MAX : THREAT_PER_ENEMY * enemiesNear(flight));
        Boss boss = flight.boss().orElse(null);
        int last = boss == null ? 0 : boss.def().phases().size() - 1;
        music.set(MusicGauge.PHASE, last == 0 ? 0f : MAX * boss.phase() / last);
    }

    private static int enemiesNear(FlightStage flight) {
        int count = 0;
        for (int i = 0; i < flight.enemies().size(); i++) {
            count += flight.enemies().get(i).position().z - flight.wick().position().z < NEAR ? 1 : 0;
        }
        return count;
    }

    void update(float seconds) {
        ambience.update(seconds);
    }

    void reset() {
        ambience.reset();
    }
}
