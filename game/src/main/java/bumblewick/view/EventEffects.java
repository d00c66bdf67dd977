package bumblewick.view;

import bumblewick.sim.FlightStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** Turns what happened in a frame of a flight into effects. */
final class EventEffects {
    private static final int FULL_HUM = 100;
    private static final float JUST_ABOVE = 0.12f; // u

    private final Effects effects;
    private final Vector3f at = new Vector3f();
    private int hum;

    EventEffects(Effects effects) {
        this.effects = effects;
    }

    /**
     * Shows the events of a frame.
     *
     * @param wick Wick's middle, in the scene (unaffected)
     */
    void show(FlightStage flight, SimEvents events, Vector3f wick) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            Corridor.toScene(event.position(), at);
            if (!swarm(event) && !wick(event) && !world(event)) {
                boss(event);
            }
        }
        if (flight.hum() >= FULL_HUM && hum < FULL_HUM) {
            effects.play(Effect.HUM_FULL, wick);
        }
        hum = flight.hum();
    }

    /** The flight is at another moment: what it has by then is nothing new. */
    void cut(FlightStage flight) {
        hum = flight.hum();
    }

    private boolean swarm(SimEvent event) {
        switch (event.type()) {
            case SHOT_FIRED -> effects.play(Effect.SHOT, at, event.amount() == 1 ? 1.3f : 1f, 1f);
            case VOLLEY_FIRED -> effects.play(Effect.VOLLEY, at);
            case LOCKED -> effects.play(Effect.LOCK, at);
            case BEE_HURT -> effects.play(Effect.BEE_HURT, at);
            case BEE_LOST -> effects.play(Effect.BEE_LOST, at);
            case BEE_GAINED -> effects.play(Effect.BEE_GAINED, at);
            case DODGED -> effects.play(Effect.DODGE, at);
            case BEES_SEEDED, BEES_RETURNED -> effects.play(Effect.FLOWER_GATE, at);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean wick(SimEvent event) {
        switch (event.type()) {
            case BRUSHED -> effects.play(Effect.BRUSH, at);
            case SPIN -> effects.play(Effect.SPIN, at);
            case DEFLECTED -> effects.play(Effect.DEFLECT, at);
            case WICK_HURT -> effects.play(Effect.WICK_HURT, at);
            case STUMBLED -> effects.play(Effect.STUMBLE, at);
            case GROUND -> effects.play(Effect.TOUCH_DOWN, at.setY(JUST_ABOVE), 1f, event.amount() == 1 ? 1f : 0.4f);
            case FOOTSTEP -> effects.play(Effect.RUN_STEP, at.setY(JUST_ABOVE));
            case PICKED_UP -> effects.play(Effect.PICK_UP, at);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean world(SimEvent event) {
        switch (event.type()) {
            case HIT -> effects.play(Effect.HIT, at);
            case ENEMY_DESTROYED -> effects.play(Effect.ENEMY_DESTROYED, at);
            case ENEMY_FIRED -> effects.play(Effect.ENEMY_FIRED, at);
            case SCENERY_BROKEN -> effects.play(Effect.SCENERY_BROKEN, at);
            case CHECKPOINT -> effects.play(Effect.CHECKPOINT, at);
            case EXIT, STAGE_CLEARED -> effects.play(Effect.FINISH, at);
            case TOOK_OFF -> effects.play(Effect.TAKE_OFF, at);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void boss(SimEvent event) {
        switch (event.type()) {
            case BOSS_ENTERED -> effects.play(Effect.BOSS_ENTERED, at);
            case BOSS_DIVE -> effects.play(Effect.BOSS_DIVE, at);
            case BOSS_FAN -> effects.play(Effect.BOSS_FAN, at);
            case BOSS_PHASE -> effects.play(Effect.BOSS_PHASE, at);
            case BOSS_DEFEATED -> effects.play(Effect.BOSS_DEFEATED, at);
            default -> {
                // leaves no mark in the picture
            }
        }
    }
}
