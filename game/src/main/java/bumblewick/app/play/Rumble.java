package bumblewick.app.play;

import bumblewick.app.shell.Preferences;
import bumblewick.platform.Platform;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.EnumMap;
import java.util.Map;

/** Vibrates the device for the strongest event of a frame, where the platform can. */
public final class Rumble {
    /** The vibration of each event; others have none. */
    private static final Map<SimEvent.Type, Shake> SHAKES = new EnumMap<>(Map.ofEntries(
            Map.entry(SimEvent.Type.BEE_HURT, new Shake(0.25f, 0.08f)),
            Map.entry(SimEvent.Type.BEE_LOST, new Shake(0.6f, 0.2f)),
            Map.entry(SimEvent.Type.WICK_HURT, new Shake(1f, 0.35f)),
            Map.entry(SimEvent.Type.STUMBLED, new Shake(0.4f, 0.12f)),
            Map.entry(SimEvent.Type.VOLLEY_FIRED, new Shake(0.35f, 0.15f)),
            Map.entry(SimEvent.Type.DEFLECTED, new Shake(0.3f, 0.08f)),
            Map.entry(SimEvent.Type.BOSS_TELL, new Shake(0.5f, 0.5f)),
            Map.entry(SimEvent.Type.BOSS_PARRIED, new Shake(0.8f, 0.25f)),
            Map.entry(SimEvent.Type.BOSS_DIVE, new Shake(0.7f, 0.4f)),
            Map.entry(SimEvent.Type.BOSS_DEFEATED, new Shake(1f, 0.8f)),
            Map.entry(SimEvent.Type.CRASHED, new Shake(1f, 0.6f))));

    /** When Wick lands. */
    private static final Shake LANDING = new Shake(0.2f, 0.08f);

    private static final Shake NONE = new Shake(0f, 0f);

    /**
     * A vibration.
     *
     * @param strength 0 to 1
     * @param seconds how long
     */
    public record Shake(float strength, float seconds) {}

    private final Platform platform;
    private final Preferences preferences;

    public Rumble(Platform platform, Preferences preferences) {
        this.platform = platform;
        this.preferences = preferences;
    }

    /** Shakes the device for the strongest of what happened in a frame, as strongly as the player wants it. */
    void play(SimEvents events) {
        Shake shake = of(events);
        float strength = shake.strength() * preferences.get(SettingsCatalogue.RUMBLE);
        if (strength > 0f) {
            platform.rumble(strength, shake.seconds());
        }
    }

    /** The strongest of a frame; of strength 0 if there is none. */
    static Shake of(SimEvents events) {
        Shake strongest = NONE;
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            boolean landing = event.type() == SimEvent.Type.GROUND && event.landed();
            Shake shake = landing ? LANDING : SHAKES.getOrDefault(event.type(), NONE);
            strongest = shake.strength() > strongest.strength() ? shake : strongest;
        }
        return strongest;
    }
}
