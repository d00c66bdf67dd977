package bumblewick.audio;

import bumblewick.def.BossDef;
import bumblewick.def.PickupDef;
import bumblewick.def.TrackDef.Gauge;
import bumblewick.sim.Boss;
import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Pickup;
import bumblewick.sim.Scenery;
import bumblewick.sim.Wick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import com.jme3.util.IntMap;

/**
 * Listens to a flight: turns its events into sounds, its state into what goes on all the time (the swarm's hum, air
 * that rushes by, wings), and both into what music listens to.
 */
final class FlightEar {
    /** Bees from which on the swarm is as loud as it gets. */
    private static final float FULL_SWARM = 14f;

    /** At so many bees or fewer a warning is heard when another one is lost. */
    private static final int FEW_BEES = 2;

    /** Hum points from one hum sound to the next. */
    private static final int HUM_STEP = 25;

    /** Semitones above the first for every further lock: a scale that fits all the music. */
    private static final float[] LOCKS = {0f, 2f, 5f, 7f, 9f, 12f, 14f, 17f};

    /** Bees from which on the end is far. */
    private static final float SAFE_SWARM = 5f;

    private static final float FULL = 100f;
    private static final float NEAR = 60f; // u ahead within which an enemy is about
    private static final float PER_FOE = 25f; // points
    private static final float CRUISE = 0.45f; // share of the wind
    private static final float FULL_SIDE_SPEED = 14f; // u/s at which dodging is heard as wind
    private static final float HEARD = 40f; // u within which hostile wings are heard

    private final GameAudio audio;
    private final Situation situation;
    private final Ambience ambience;
    private final Vector3f place = new Vector3f();
    private final IntMap<String> kinds = new IntMap<>();
    private int humStep;
    private boolean boosting;
    private boolean braking;
    private boolean tight;
    private BossDef.Action action;

    FlightEar(GameAudio audio, Situation situation) {
        this.audio = audio;
        this.situation = situation;
        ambience = new Ambience(audio);
    }

    void hear(FlightStage flight, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            hear(flight, events.get(i));
        }
        rememberKinds(flight);
        hearState(flight);
        tell(flight);
    }

    private void hear(FlightStage flight, SimEvent event) {
        situation.alarm(Alarms.of(event.type()));
        String name = nameOf(flight, event);
        switch (event.type()) {
            case LOCKED -> audio.play(name, LOCKS[Math.max(0, Math.min(LOCKS.length, event.amount()) - 1)]);
            case BEE_LOST -> {
                audio.playAt(name, event.position());
                if (event.amount() <= FEW_BEES) {
                    audio.play("warning");
                }
            }
            case BOSS_PHASE -> {
                audio.playAt(name, event.position());
                audio.play("sting_phase");
            }
            default -> {
                if (name != null) {
                    audio.playAt(name, event.position());
                }
            }
        }
    }

    private String nameOf(FlightStage flight, SimEvent event) {
        String usual = EventSounds.of(event.type(), event.amount());
        return switch (event.type()) {
            case PICKED_UP, SCENERY_BROKEN -> kinds.containsKey(event.id()) ? kinds.get(event.id()) : usual;
            case HIT -> isBoss(flight, event.id()) ? "boss_hit" : usual;
            default -> usual;
        };
    }

    private static boolean isBoss(FlightStage flight, int id) {
        Boss boss = flight.boss().orElse(null);
        return boss != null && boss.id() == id;
    }

    /** What is taken or broken in the next ticks will be gone when the event is heard. */
    private void rememberKinds(FlightStage flight) {
        if (kinds.size() > 400) {
            kinds.clear();
        }
        for (int i = 0; i < flight.pickups().size(); i++) {
            Pickup pickup = flight.pickups().get(i);
            kinds.put(pickup.id(), soundOf(pickup.def().effect()));
        }
        for (int i = 0; i < flight.scenery().size(); i++) {
            Scenery scenery = flight.scenery().get(i);
            kinds.put(scenery.id(), isWood(scenery) ? "break_wood" : "break_bush");
        }
    }

    private static boolean isWood(Scenery scenery) {
        return scenery.def().debris().contains("wood") || scenery.def().model().contains("tree");
    }

    private static String soundOf(PickupDef.Effect effect) {
        return switch (effect) {
            case BEES -> "bee_gained";
            case SCORE -> "pickup_pollen";
            case HEAL -> "pickup_nectar";
            case LANTERN_SEED -> "pickup_seed";
            case GEM -> "gem_taken";
            case KEY -> "key_taken";
            case SHIELD -> "pickup_shield";
            case TEMPO -> "pickup_tempo";
        };
    }

    private void hearState(FlightStage flight) {
        float swarm = Math.min(1f, flight.bees().size() / FULL_SWARM);
        Vector3f wick = flight.wick().position();
        audio.keep("swarm_hum", swarm * (flight.wick().tight() ? 1f : 0.7f), ear(wick));
        audio.keep("wind", wind(flight.wick()));
        ambience.enter(flight.def().id());
        ambience.hear(wick, -1f);
        hearThrottle(flight);
        hearTight(flight.wick().tight());
        hearHum(flight.hum() / HUM_STEP);
        hearWings(flight);
        hearBoss(flight.boss().orElse(null));
    }

    private Vector3f ear(Vector3f corridor) {
        return place.set(-corridor.x, corridor.y, corridor.z);
    }

    /** Air rushes by with speed: most on a boost, least on the brake, and with every dodge. */
    private static float wind(Wick wick) {
        Vector3f v = wick.velocity();
        float side = Math.min(1f, (float) Math.sqrt(v.x * v.x + v.y * v.y) / FULL_SIDE_SPEED);
        float ahead = wick.boosting() ? 0.9f : wick.braking() ? 0.2f : CRUISE;
        return Math.min(1f, ahead + 0.3f * side);
    }

    /** The nearest enemy's wings. */
    private void hearWings(FlightStage flight) {
        Enemy nearest = null;
        float least = HEARD * HEARD;
        for (int i = 0; i < flight.enemies().size(); i++) {
            Enemy enemy = flight.enemies().get(i);
            float distance = enemy.position().distanceSquared(flight.wick().position());
            if (distance < least) {
                least = distance;
                nearest = enemy;
            }
        }
        if (nearest == null) {
            audio.keep("enemy_wings", 0f);
        } else {
            audio.keep("enemy_wings", 1f, ear(nearest.position()));
        }
    }

    private void hearBoss(Boss boss) {
        if (boss == null || boss.defeatedTicks() > 0) {
            audio.keep("boss_wings", 0f);
            action = null;
            return;
        }
        audio.keep("boss_wings", 1f, ear(boss.position()));
        if (boss.action() == BossDef.Action.RETURN && action != BossDef.Action.RETURN) {
            audio.playAt("boss_returns", boss.position());
        }
        action = boss.action();
    }

    private void hearThrottle(FlightStage flight) {
        if (flight.wick().boosting() && !boosting) {
            audio.play("boost");
        }
        if (flight.wick().braking() && !braking) {
            audio.play("brake");
        }
        boosting = flight.wick().boosting();
        braking = flight.wick().braking();
    }

    private void hearTight(boolean now) {
        if (now != tight) {
            audio.play(now ? "tight_on" : "tight_off");
            tight = now;
        }
    }

    private void hearHum(int step) {
        if (step != humStep) {
            audio.play(step > humStep ? "hum_up" : "hum_down");
            humStep = step;
        }
    }

    /** Lets music know. */
    private void tell(FlightStage flight) {
        situation.set(Gauge.HUM, flight.hum());
        situation.set(Gauge.TIGHT, flight.wick().tight() ? FULL : 0f);
        situation.set(Gauge.LOSS, FULL * (1f - (flight.bees().size() - 1) / SAFE_SWARM));
        situation.foes(flight.boss().isPresent() ? FULL : PER_FOE * foes(flight));
        Boss boss = flight.boss().orElse(null);
        int last = boss == null ? 0 : boss.def().phases().size() - 1;
        situation.set(Gauge.PHASE, last == 0 ? 0f : FULL * boss.phase() / last);
    }

    private static int foes(FlightStage flight) {
        int count = 0;
        for (int i = 0; i < flight.enemies().size(); i++) {
            count += flight.enemies().get(i).position().z - flight.wick().position().z < NEAR ? 1 : 0;
        }
        return count;
    }

    void update(float seconds) {
        ambience.update(seconds);
    }

    void forget() {
        ambience.forget();
    }
}
