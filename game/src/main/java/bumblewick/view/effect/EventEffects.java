package bumblewick.view.effect;

import bumblewick.sim.run.SimEvent;
import com.jme3.math.Vector3f;

/**
 * The table from events of the simulation to effects, with at most one entry for each type of event. An event without
 * an entry plays nothing.
 */
public final class EventEffects {
    private final Response[] table = new Response[SimEvent.Type.values().length];
    private final EffectPlayer effects;

    /** What the table plays for an event. */
    @FunctionalInterface
    public interface Response {
        /**
         * Plays effects for an event.
         *
         * @param at where it happened, in the scene's frame (may be modified)
         */
        void play(SimEvent event, Vector3f at);
    }

    /** Creates an empty table. */
    public EventEffects(EffectPlayer effects) {
        this.effects = effects;
    }

    /** Adds an entry: the effect plays where the event happened. */
    public EventEffects on(SimEvent.Type type, EffectKind effect) {
        return on(type, 1f, 1f, effect);
    }

    /**
     * Adds an entry: the effect plays where the event happened.
     *
     * @param scale factor on sizes and speeds
     * @param amount factor on the number of particles
     */
    public EventEffects on(SimEvent.Type type, float scale, float amount, EffectKind effect) {
        return on(type, (event, at) -> effects.play(effect, at, scale, amount));
    }

    /**
     * Adds an entry that depends on the event.
     *
     * @throws IllegalArgumentException if the type has an entry
     */
    public EventEffects on(SimEvent.Type type, Response response) {
        if (table[type.ordinal()] != null) {
            throw new IllegalArgumentException("event " + type + " has an effect already");
        }
        table[type.ordinal()] = response;
        return this;
    }

    /**
     * Plays the effects of an event, if it has any.
     *
     * @param at where it happened, in the scene's frame (may be modified)
     */
    public void play(SimEvent event, Vector3f at) {
        Response response = table[event.type().ordinal()];
        if (response != null) {
            response.play(event, at);
        }
    }
}
