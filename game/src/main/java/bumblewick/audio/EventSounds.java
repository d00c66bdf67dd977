package bumblewick.audio;

import bumblewick.sim.run.SimEvent.Type;
import java.util.EnumMap;
import java.util.Map;

/**
 * Which sound belongs to which event. Every event has one, or is {@linkplain #SILENT silent} on purpose.
 */
final class EventSounds {
    /** From this score on a destroyed enemy was a big one. */
    private static final int BIG_ENEMY = 800;

    private static final Map<Type, String> NAMES = new EnumMap<>(Type.class);

    /** From this speed on a landing is a hard one, in u/s. */
    private static final int HARD_LANDING = 11;

    /** The events without a sound of their own, and why. */
    static final Map<Type, String> SILENT =
            Map.of(Type.STAGE_CLEARED, "music takes over with a stinger, and the friends or the exit are heard");

    static {
        NAMES.put(Type.SHOT_FIRED, "fire_loose");
        NAMES.put(Type.VOLLEY_FIRED, "volley");
        NAMES.put(Type.LOCKED, "lock");
        NAMES.put(Type.HIT, "hit");
        NAMES.put(Type.ENEMY_DESTROYED, "enemy_destroyed");
        NAMES.put(Type.ENEMY_FIRED, "enemy_fire");
        NAMES.put(Type.ENEMY_TELL, "enemy_tell");
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
        NAMES.put(Type.CRASHED, "crashed");
        NAMES.put(Type.TOOK_OFF, "took_off");
        NAMES.put(Type.JUMPED, "jumped");
        NAMES.put(Type.LANDED, "landed");
        NAMES.put(Type.GLIDING, "glide_begins");
        NAMES.put(Type.WALL_SLIDE, "wall_caught");
        NAMES.put(Type.PUSHING, "pushed");
        NAMES.put(Type.POUND, "pound");
        NAMES.put(Type.BOUNCED, "bounced");
        NAMES.put(Type.BURNED, "burned");
        NAMES.put(Type.BURN_ENDED, "burn_ended");
        NAMES.put(Type.RESET, "reset");
        NAMES.put(Type.HINT, "hint");
        NAMES.put(Type.BODY_MET, "body_met");
        NAMES.put(Type.BODY_BROKEN, "body_broken");
        NAMES.put(Type.CRUMBLING, "crumbling");
        NAMES.put(Type.NOTICED, "noticed");
        NAMES.put(Type.WALKER_TELL, "walker_tell");
        NAMES.put(Type.WALKER_HIT, "walker_hit");
        NAMES.put(Type.WALKER_BEATEN, "walker_beaten");
        NAMES.put(Type.WALKER_BURST, "walker_burst");
        NAMES.put(Type.GEM_TAKEN, "gem_taken");
        NAMES.put(Type.KEY_APPEARED, "key_appeared");
        NAMES.put(Type.KEY_TAKEN, "key_taken");
        NAMES.put(Type.DOOR_LOCKED, "door_locked");
        NAMES.put(Type.DOOR_OPENED, "door_opened");
        NAMES.put(Type.FRIEND_FREED, "friend_freed");
        NAMES.put(Type.CINEMATIC, "cinematic");
    }

    private EventSounds() {}

    /** The sound of an event with that amount, or null if it is silent. */
    static String of(Type type, int amount) {
        String special = special(type, amount);
        return special == null ? NAMES.get(type) : special;
    }

    /** What sounds otherwise at some amounts; null for the usual. */
    private static String special(Type type, int amount) {
        return switch (type) {
            case SHOT_FIRED -> amount == 1 ? "fire_tight" : null;
            case EXIT -> amount == 1 ? "exit_high" : null;
            case GROUND -> amount == 0 ? "takeoff" : null;
            case ENEMY_DESTROYED -> amount >= BIG_ENEMY ? "enemy_big_destroyed" : null;
            case JUMPED -> amount == 1 ? "jumped_wall" : null;
            case LANDED -> amount >= HARD_LANDING ? "landed_hard" : null;
            case CRUMBLING -> amount == 1 ? "crumbling_falls" : amount == 2 ? "crumbling_whole" : null;
            default -> null;
        };
    }
}
