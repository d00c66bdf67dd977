package bumblewick.audio;

import bumblewick.def.PickupDef;
import bumblewick.sim.Boss;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Pickup;
import bumblewick.sim.Scenery;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.util.IntMap;

/**
 * Listens to a flight: turns its events into sounds, and its state into what goes on all the time (the swarm's hum,
 * the wind, the meadow).
 */
final class FlightEar {
    /** Bees from which on the swarm is as loud as it gets. */
    private static final float FULL_SWARM = 14f;

    /** At so many bees or fewer a warning is heard when another one is lost. */
    private static final int FEW_BEES = 2;

    /** Hum points from one hum sound to the next. */
    private static final int HUM_STEP = 25;

    private final GameAudio audio;
    private final IntMap<String> kinds = new IntMap<>();
    private int humStep;
    private boolean boosting;
    private boolean braking;

    FlightEar(GameAudio audio) {
        this.audio = audio;
    }

    void hear(FlightStage flight, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            hear(flight, events.get(i));
        }
        rememberKinds(flight);
        hearState(flight);
    }

    private void hear(FlightStage flight, SimEvent event) {
        String name = nameOf(flight, event);
        if (name != null) {
            audio.playAt(name, event.position());
        }
        if (event.type() == SimEvent.Type.BEE_LOST && event.amount() <= FEW_BEES) {
            audio.play("warning");
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
            case GEM -> "pickup_gem";
            case KEY -> "pickup_key";
            case SHIELD -> "pickup_shield";
            case TEMPO -> "pickup_tempo";
        };
    }

    private void hearState(FlightStage flight) {
        float swarm = Math.min(1f, flight.bees().size() / FULL_SWARM);
        audio.keep("swarm_hum", swarm * (flight.wick().tight() ? 1f : 0.7f));
        audio.keep("wind", flight.wick().boosting() ? 1f : 0.6f);
        audio.keep("ambience_meadow", 1f);
        hearThrottle(flight);
        hearHum(flight.hum() / HUM_STEP);
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

    private void hearHum(int step) {
        if (step != humStep) {
            audio.play(step > humStep ? "hum_up" : "hum_down");
            humStep = step;
        }
    }

    void hush() {
        audio.keep("swarm_hum", 0f);
        audio.keep("wind", 0f);
        audio.keep("ambience_meadow", 0f);
    }
}
