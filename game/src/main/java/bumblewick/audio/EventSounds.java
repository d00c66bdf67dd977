package bumblewick.audio;

import bumblewick.sim.run.SimEvent.Type;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Which sound belongs to which event. Every event has one, or is {@linkplain #SILENT silent} on purpose.
 */
final class EventSounds {
    /** From this score on a destroyed enemy was a big one. */
    private static final int BIG_ENEMY = 800;

    private static final Map<Type, String> NAMES = new EnumMap<>(Type.class);

    /** Silent: wind-ups are seen, a dozen at a time, and the end is the music's. */
    static final Set<Type> SILENT = Collections.unmodifiableSet(EnumSet.of(Type.ENEMY_TELL, Type.STAGE_CLEARED));

    static {
        NAMES.put(Type.SHOT_FIRED, "fire_loose");
        NAMES.put(Type.VOLLEY_FIRED, "volley");
        NAMES.put(Type.LOCKED, "lock");
        NAMES.put(Type.HIT, "hit");
        NAMES.put(Type.ENEMY_DESTROYED, "enemy_destroyed");
        NAMES.put(Type.ENEMY_FIRED, "enemy_fire");
        NAMES.put(Type.SCENERY_BROKEN, "break_bush");
        NAMES.put(Type.BEE_HURT, "bee_hurt");
        NAMES.put(Type.BEE_LOST, "bee_lost");
        NAMES.put(Type.BEE_GAINED, "bee_gained");
        NAMES.put(Type.DODGED, "dodge");
        NAMES.put(Type.BRUSHED, "brush");
        NAMES.put(Type.SPIN, "spin");
        NAMES.put(Type.DEFLECTED, "deflect");
        NAMES.put(Type.WICK_HURT, "wick_hit");
        NAMES.put(Type.STUMBLED, "stumble");
        NAMES.put(Type.GROUND, "land");
        NAMES.put(Type.FOOTSTEP, "footstep_grass");
        NAMES.put(Type.PICKED_UP, "pickup_pollen");
        NAMES.put(Type.BEES_SEEDED, "gate_seed");
        NAMES.put(Type.BEES_RETURNED, "gate_return");
        NAMES.put(Type.CHAIN_UP, "chain_up");
        NAMES.put(Type.CHAIN_LOST, "chain_lost");
        NAMES.put(Type.CHECKPOINT, "checkpoint");
        NAMES.put(Type.BOSS_ENTERED, "boss_roar");
        NAMES.put(Type.BOSS_TELL, "boss_tell");
        NAMES.put(Type.BOSS_DIVE, "boss_dive");
        NAMES.put(Type.BOSS_FAN, "boss_jaws");
        NAMES.put(Type.BOSS_PHASE, "boss_roar");
        NAMES.put(Type.BOSS_DEFEATED, "boss_death");
        NAMES.put(Type.EXIT, "exit_low");
        NAMES.put(Type.STAGE_LOST, "crash");
    }

    private EventSounds() {}

    /** The sound of an event with that amount, or null if it is silent. */
    static String of(Type type, int amount) {
        boolean special =
                switch (type) {
                    case SHOT_FIRED, EXIT -> amount == 1;
                    case GROUND -> amount == 0;
                    case ENEMY_DESTROYED -> amount >= BIG_ENEMY;
                    default -> false;
                };
        return special ? special(type) : NAMES.get(type);
    }

    private static String special(Type type) {
        return switch (type) {
            case SHOT_FIRED -> "fire_tight";
            case GROUND -> "takeoff";
            case EXIT -> "exit_high";
            default -> "enemy_big_destroyed";
        };
    }
}
