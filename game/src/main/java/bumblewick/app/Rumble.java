package bumblewick.app;

import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.EnumMap;
import java.util.Map;

/** Lets the player feel what happens, where the platform can: the strongest event of a frame. */
final class Rumble {
    /** What each event feels like; whatever is not here is not felt. */
    private static final Map<SimEvent.Type, Shake> SHAKES = new EnumMap<>(Map.of(
            SimEvent.Type.BEE_HURT, new Shake(0.25f, 0.08f),
            SimEvent.Type.BEE_LOST, new Shake(0.6f, 0.2f),
            SimEvent.Type.WICK_HURT, new Shake(1f, 0.35f),
            SimEvent.Type.STUMBLED, new Shake(0.4f, 0.12f),
            SimEvent.Type.VOLLEY_FIRED, new Shake(0.35f, 0.15f),
            SimEvent.Type.DEFLECTED, new Shake(0.3f, 0.08f),
            SimEvent.Type.BOSS_TELL, new Shake(0.5f, 0.5f),
            SimEvent.Type.BOSS_DIVE, new Shake(0.7f, 0.4f),
            SimEvent.Type.BOSS_DEFEATED, new Shake(1f, 0.8f),
            SimEvent.Type.CRASHED, new Shake(1f, 0.6f)));

    /** Feet that come down, as opposed to taking off. */
    private static final Shake LANDING = new Shake(0.2f, 0.08f);

    private static final Shake NONE = new Shake(0f, 0f);

    /**
     * How an event feels.
     *
     * @param strength 0 to 1
     * @param seconds how long
     */
    record Shake(float strength, float seconds) {}

    private Rumble() {}

    /** The strongest of what happened in a frame; of strength 0 if nothing is felt. */
    static Shake of(SimEvents events) {
        Shake strongest = NONE;
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            boolean landing = event.type() == SimEvent.Type.GROUND && event.amount() == 1;
            Shake shake = landing ? LANDING : SHAKES.getOrDefault(event.type(), NONE);
            strongest = shake.strength() > strongest.strength() ? shake : strongest;
        }
        return strongest;
    }
}
