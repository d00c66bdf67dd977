package bumblewick.app.lesson;

import bumblewick.def.SceneryDef;
import bumblewick.def.presentation.LessonsDef.Deed;
import bumblewick.def.presentation.LessonsDef.Occasion;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.course.FlowerGates;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.Scenery;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Counts what a player does in one stage, and sees which occasions there are for lessons, from the events and the state. */
final class DeedObserver {
    /** Way that counts as moving or walking, in u. */
    private static final float WAY = 3f;

    /** Slowest speed across the rail that counts as steering, in u/s: scenery pushes more slowly. */
    private static final float STEERS = 2f;

    /** Slowest turn of the camera that counts as looking round, in radians per second: by itself it drifts more slowly. */
    private static final float TURNS = 0.7f;

    /** Turn of the camera that counts as looking round, in radians. */
    private static final float TURN = FastMath.PI / 6f;

    /** A bullet is near when it is less than this ahead of Wick, in u, and less than {@link #BULLET_ASIDE} beside it. */
    private static final float BULLET_AHEAD = 26f;

    private static final float BULLET_ASIDE = 5f;

    /** A flower gate is ahead when it is nearer than this, in u. */
    private static final float GATE_AHEAD = 80f;

    /** How long a hit of a gathered bee is an occasion, in seconds: long enough for the praise of another lesson to end. */
    private static final float HIT = 4f;

    /** Farther than this in a frame, in u, Wick was put somewhere else. */
    private static final float LEAP = 5f;

    /** Hum that is worth a word, of 100. */
    private static final int RISEN = 33;

    private final Map<Deed, Integer> counts = new EnumMap<>(Deed.class);
    private final Vector3f feet = new Vector3f(Float.NaN, 0f, 0f); // in the frame before
    private final Vector3f sight = new Vector3f();
    private Optional<FlightStage> flight = Optional.empty();
    private boolean gathered;
    private float sinceHit = Float.MAX_VALUE; // of a gathered bee, in seconds
    private float way;
    private float turned;
    private float yaw = Float.NaN;

    /** How often a deed was seen. */
    int count(Deed deed) {
        return counts.getOrDefault(deed, 0);
    }

    /** Observes a frame of a flight. */
    void observe(FlightStage stage, SimEvents events, float seconds) {
        flight = Optional.of(stage);
        countEvents(events);
        noteHit(stage, events, seconds);
        Vector3f velocity = stage.wick().velocity();
        float across = FastMath.sqrt(velocity.x * velocity.x + velocity.y * velocity.y);
        travel(Deed.MOVE, across > STEERS ? across * seconds : 0f);
        if (stage.wick().tight() && !gathered) {
            see(Deed.GATHER);
        } else if (gathered && !stage.wick().tight()) {
            see(Deed.SCATTER);
        }
        gathered = stage.wick().tight();
        if (stage.wick().boosting()) {
            counts.putIfAbsent(Deed.BOOST, 1);
        }
        if (stage.wick().braking()) {
            counts.putIfAbsent(Deed.BRAKE, 1);
        }
    }

    /**
     * Notes a hit of a gathered bee, whether it costs the bee or not: most hits leave it alive. A bee that is lost because Wick
     * was hit says nothing about gathering.
     */
    private void noteHit(FlightStage stage, SimEvents events, float seconds) {
        boolean hit = false;
        boolean lost = false;
        boolean wickHurt = false;
        for (int i = 0; i < events.size(); i++) {
            hit |= events.get(i).type() == SimEvent.Type.BEE_HURT;
            lost |= events.get(i).type() == SimEvent.Type.BEE_LOST;
            wickHurt |= events.get(i).type() == SimEvent.Type.WICK_HURT;
        }
        boolean counts =
                (hit || (lost && !wickHurt)) && (gathered || stage.wick().tight());
        sinceHit = counts ? 0f : sinceHit + seconds;
    }

    /** Observes a frame on foot. */
    void observe(GardenStage stage, SimEvents events, float seconds) {
        flight = Optional.empty();
        countEvents(events);
        walk(stage);
        look(stage.camera(), stage.cinematic(), seconds);
    }

    /** Adds the way on the ground since the last frame, however many ticks that had; being put somewhere else is none. */
    private void walk(GardenStage stage) {
        Vector3f now = stage.wick().pose().position();
        float step =
                Float.isNaN(feet.x) ? 0f : FastMath.sqrt(FastMath.sqr(now.x - feet.x) + FastMath.sqr(now.z - feet.z));
        feet.set(now);
        if (stage.wick().grounded() && step < LEAP) {
            travel(Deed.WALK, step);
        }
    }

    private void look(GardenCamera camera, boolean byItself, float seconds) {
        sight.set(camera.target()).subtractLocal(camera.position());
        float now = FastMath.atan2(sight.x, sight.z);
        float turn = Math.abs(FastMath.normalize(now - yaw, -FastMath.PI, FastMath.PI));
        yaw = now;
        if (!byItself && !camera.cut() && turn > TURNS * seconds) { // false for the first frame, which has no turn
            turned += turn;
        }
        if (turned > TURN) {
            turned = 0f;
            see(Deed.LOOK);
        }
    }

    private void travel(Deed deed, float farther) {
        way += farther;
        while (way >= WAY) {
            way -= WAY;
            see(deed);
        }
    }

    private void see(Deed deed) {
        counts.merge(deed, 1, Integer::sum);
    }

    private void countEvents(SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            deed(events, i).ifPresent(this::see);
        }
    }

    private static Optional<Deed> deed(SimEvents events, int index) {
        return switch (events.get(index).type()) {
            case LOCKED -> Optional.of(Deed.LOCK);
            case VOLLEY_FIRED -> Optional.of(Deed.VOLLEY);
            case SPIN -> Optional.of(Deed.WHIRL);
            case DEFLECTED -> Optional.of(Deed.DEFLECT);
            case BEES_SEEDED -> Optional.of(Deed.SEED);
            case JUMPED -> Optional.of(Deed.JUMP);
            case GLIDING -> Optional.of(Deed.GLIDE);
            case PUSHING -> Optional.of(Deed.PUSH);
            case BEE_GAINED -> Optional.of(Deed.FIND_BEE);
            default -> Optional.empty();
        };
    }

    /** Whether a lesson for an occasion makes sense now. */
    boolean isNow(Occasion occasion) {
        return switch (occasion) {
            case ALWAYS -> true;
            case MARKED -> flight.map(DeedObserver::holdsTargets).orElse(false);
            case BULLETS -> flight.map(DeedObserver::seesBullets).orElse(false);
            case GATE -> flight.map(DeedObserver::seesGate).orElse(false);
            case HIT -> sinceHit < HIT;
            case CHAIN ->
                flight.filter(stage -> stage.score().multiplier() > 1f).isPresent();
            case HUM -> flight.filter(stage -> stage.hum() >= RISEN).isPresent();
            case SPENT ->
                flight.map(FlightStage::wick)
                        .filter(wick -> wick.spinCooldown() > 0 || wick.energy() < 1f)
                        .isPresent();
            case BOSS_OPEN ->
                flight.flatMap(FlightStage::boss).filter(Boss::open).isPresent();
            case LANTERN -> flight.filter(stage -> stage.checkpoint() > 0).isPresent();
        };
    }

    /** Whether a boss is on stage, whose tells need the player's eyes. */
    boolean seesBoss() {
        return flight.flatMap(FlightStage::boss).isPresent();
    }

    private static boolean holdsTargets(FlightStage stage) {
        return stage.wick().tight()
                && (stage.enemies().stream().anyMatch(enemy -> enemy.locked() && !enemy.gone())
                        || stage.boss().filter(boss -> boss.locked()).isPresent());
    }

    private static boolean seesBullets(FlightStage stage) {
        Vector3f wick = stage.wick().position();
        return stage.bullets().stream().anyMatch(bullet -> isNear(bullet, wick));
    }

    private static boolean isNear(Bullet bullet, Vector3f wick) {
        Vector3f at = bullet.position();
        float ahead = at.z - wick.z;
        return !bullet.deflected()
                && ahead > 0f
                && ahead < BULLET_AHEAD
                && Math.abs(at.x - wick.x) < BULLET_ASIDE
                && Math.abs(at.y - wick.y) < BULLET_ASIDE;
    }

    private static boolean seesGate(FlightStage stage) {
        return stage.seededBees() == 0
                && stage.bees().size() >= FlowerGates.FEWEST
                && stage.scenery().stream().anyMatch(piece -> isGateAhead(piece, stage.distance()));
    }

    private static boolean isGateAhead(Scenery piece, float distance) {
        float ahead = piece.position().z - distance;
        return piece.def().solidity() == SceneryDef.Solidity.FLOWER_GATE && ahead > 0f && ahead < GATE_AHEAD;
    }
}
