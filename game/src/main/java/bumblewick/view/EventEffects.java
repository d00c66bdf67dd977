package bumblewick.view;

import bumblewick.sim.FlightStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;

/** Turns what happened in a frame into light, smoke, pieces and shakes. */
final class EventEffects {
    private static final float SLOW_BEE = 0.08f; // seconds
    private static final float SLOW_BOSS = 0.5f;
    private static final int PETALS = 46;

    private final Bursts bursts;
    private final Debris debris;
    private final FlightCamera camera;
    private final Vector3f at = new Vector3f();
    private float forward;
    private float slow;

    EventEffects(Bursts bursts, Debris debris, FlightCamera camera) {
        this.bursts = bursts;
        this.debris = debris;
        this.camera = camera;
    }

    /** How long the world should seem slow from now on, in seconds. */
    float slow() {
        return slow;
    }

    /** Shows the events of a frame. */
    void show(FlightStage flight, SimEvents events, float seconds) {
        slow = Math.max(0f, slow - seconds);
        forward = flight.wick().velocity().z;
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            Corridor.toScene(event.position(), at);
            if (!swarm(event) && !wick(event) && !world(event)) {
                boss(event);
            }
        }
    }

    private boolean swarm(SimEvent event) {
        switch (event.type()) {
            case VOLLEY_FIRED -> {
                bursts.ring(at, 0.4f, 2.4f, 0.28f, Hue.POLLEN, 1f);
                bursts.flash(at, 1.5f, Hue.HONEY, 1f);
            }
            case LOCKED -> bursts.ring(at, 1.9f, 0.7f, 0.22f, Hue.HONEY, 0f);
            case BEE_HURT -> bursts.sparks(at, 4, 5f, 0.05f, Hue.EMBER, 1f);
            case BEE_LOST -> {
                bursts.smoke(at, 5, 2.2f, 0.45f, Hue.ASH, 0.9f);
                bursts.ember(at);
                bursts.ring(at, 0.2f, 1.5f, 0.35f, Hue.EMBER, 1f);
                camera.shake(0.42f);
                slow = SLOW_BEE;
            }
            case BEE_GAINED -> {
                bursts.sparkle(at, 8, Hue.POLLEN, 1f);
                bursts.ring(at, 0.2f, 1.2f, 0.4f, Hue.POLLEN, 1f);
            }
            case DODGED -> bursts.ring(at, 0.12f, 0.5f, 0.18f, Hue.SKY, 1f);
            case BEES_SEEDED, BEES_RETURNED -> {
                bursts.petals(at, PETALS / 2, 5f, Hue.BLOSSOM, 0.4f);
                bursts.sparkle(at, 14, Hue.POLLEN, 0.4f);
                bursts.ring(at, 1f, 4.2f, 0.5f, Hue.BLOSSOM, 0f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean wick(SimEvent event) {
        switch (event.type()) {
            case BRUSHED -> bursts.sparks(at, 6, 7f, 0.05f, Hue.SKY, 1f);
            case SPIN -> bursts.ring(at, 0.6f, 2.2f, 0.3f, Hue.POLLEN, 1f);
            case DEFLECTED -> {
                bursts.flash(at, 1.1f, Hue.CREAM, 0.5f);
                bursts.sparks(at, 8, 9f, 0.07f, Hue.POLLEN, 0.5f);
                camera.shake(0.12f);
            }
            case WICK_HURT -> {
                bursts.flash(at, 1.4f, Hue.EMBER, 1f);
                bursts.smoke(at, 5, 3f, 0.5f, Hue.ASH, 1f);
                camera.shake(0.6f);
            }
            case STUMBLED -> {
                debris.burst("shard_leaf", at, 6, forward * 0.7f, 4f, 1f);
                camera.shake(0.22f);
            }
            case GROUND -> bursts.dust(at.setY(0.15f), event.amount() == 1 ? 9 : 4, 3f, 0.7f);
            case FOOTSTEP -> bursts.dust(at.setY(0.1f), 2, 1.1f, 0.42f);
            case PICKED_UP -> {
                bursts.sparkle(at, 10, Hue.LANTERN, 0.9f);
                bursts.ring(at, 0.3f, 1.7f, 0.32f, Hue.LANTERN, 0.9f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean world(SimEvent event) {
        switch (event.type()) {
            case HIT -> bursts.sparks(at, 3, 6f, 0.055f, Hue.POLLEN, 0.4f);
            case ENEMY_DESTROYED -> destroyed();
            case ENEMY_FIRED -> bursts.ring(at, 0.2f, 0.8f, 0.16f, Hue.EMBER, 0.6f);
            case SCENERY_BROKEN -> {
                debris.burst("shard_leaf", at, 9, forward * 0.35f, 6f, 1.3f);
                debris.burst("shard_wood", at, 6, forward * 0.35f, 5f, 1.3f);
                bursts.smoke(at, 4, 3f, 0.7f, Hue.LEAF, 0.4f);
                camera.shake(0.1f);
            }
            case CHECKPOINT, EXIT, STAGE_CLEARED, TOOK_OFF -> {
                bursts.petals(at, PETALS, 8f, Hue.BLOSSOM, 1.05f);
                bursts.petals(at, PETALS / 2, 8f, Hue.CREAM, 1.05f);
                bursts.sparkle(at, 16, Hue.POLLEN, 1.05f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void destroyed() {
        bursts.flash(at, 1.5f, Hue.HONEY, 0.3f);
        bursts.ring(at, 0.3f, 1.7f, 0.24f, Hue.HONEY, 0.3f);
        bursts.smoke(at, 5, 3.4f, 0.62f, Hue.SMOKE, 0.3f);
        bursts.sparks(at, 7, 10f, 0.08f, Hue.POLLEN, 0.3f);
        debris.burst("shard_chitin", at, 5, forward * 0.4f, 6f, 1.2f);
        camera.shake(0.07f);
    }

    private void boss(SimEvent event) {
        switch (event.type()) {
            case BOSS_ENTERED -> camera.shake(0.7f);
            case BOSS_DIVE -> camera.shake(0.3f);
            case BOSS_FAN -> bursts.smoke(at, 6, 4f, 0.7f, Hue.DUST, 0.7f);
            case BOSS_PHASE -> {
                bursts.flash(at, 5f, Hue.EMBER, 1f);
                bursts.ring(at, 1f, 8f, 0.6f, Hue.EMBER, 1f);
                debris.burst("shard_chitin", at, 14, forward, 9f, 2f);
                camera.shake(0.8f);
            }
            case BOSS_DEFEATED -> {
                bursts.flash(at, 7f, Hue.HONEY, 1f);
                bursts.ring(at, 1f, 12f, 0.9f, Hue.HONEY, 1f);
                debris.burst("shard_chitin", at, 18, forward, 11f, 2.2f);
                camera.shake(1f);
                slow = SLOW_BOSS;
            }
            default -> {
                // leaves no mark in the picture
            }
        }
    }

    /** Models of the pieces that may be thrown. */
    static List<String> models() {
        return List.of("shard_leaf", "shard_wood", "shard_chitin");
    }
}
