package bumblewick.view.effect;

import java.util.Locale;

/** The effects that the game plays. Each one is defined in {@code effects/<id>.json} of the scene folder. */
public enum EffectKind {
    // the swarm
    SHOT,
    HOMING,
    VOLLEY,
    LOCK,
    HIT,
    DODGE,
    BEE_HURT,
    BEE_LOST,
    BEE_GAINED,
    FLOWER_GATE,
    HUM_FULL,
    // Wick in the air
    AIR,
    BOOST_AIR,
    BOOST,
    SPIN,
    DEFLECT,
    BRUSH,
    WICK_HURT,
    STUMBLE,
    TOUCH_DOWN,
    RUN_STEP,
    PICK_UP,
    CHECKPOINT,
    FINISH,
    TAKE_OFF,
    CRASH_SMOKE,
    // the Smoke Hive in the air
    ENEMY_FIRED,
    ENEMY_DESTROYED,
    ENEMY_BIG_DESTROYED,
    ARMOUR_HIT,
    ARMOUR_BROKEN,
    WEAK_HIT,
    CHAIN_CURLS,
    SEGMENTS_CLEARED,
    ENEMY_RELEASED,
    ESCORT_HURT,
    ESCORT_HOME,
    ESCORT_LOST,
    SCENERY_BROKEN,
    BLAST_TELL,
    BLAST,
    CLOD_TRAIL,
    BOSS_ENTERED,
    BOSS_CHARGE,
    BOSS_DIVE,
    BOSS_FAN,
    BOSS_SLAM,
    BOSS_PHASE,
    BOSS_WOUND,
    BOSS_LIMP,
    BOSS_DYING,
    BOSS_LEAVES,
    BOSS_RELEASE,
    BOSS_DEFEATED,
    // Wick on foot
    STEP,
    POUND,
    BOUNCE,
    WALL_SLIDE,
    GLIDE,
    GLIDE_AIR,
    WHIRL,
    BURNED,
    BURNING,
    SMOULDER,
    BURN_ENDED,
    HURT_ON_FOOT,
    DEFLECT_ON_FOOT,
    RESPAWN,
    // enemies and things on foot
    NOTICED,
    WALKER_TELL,
    WALKER_HIT,
    WALKER_BEATEN,
    WALKER_BURST,
    SPIT_FIRED,
    BODY_HIT,
    BODY_MET,
    BODY_BROKEN,
    CRACKS,
    CRUMBLES,
    GROWN_AGAIN,
    LANTERN_SEED,
    // the story on foot
    GEM,
    KEY,
    DOOR_LOCKED,
    DOOR_OPENED,
    FRIEND_FREED,
    CLEARED,
    // continuous effects
    RIPPLES,
    PUDDLE,
    SPLASH,
    LAVA_SPARKS,
    HONEY_BUBBLES,
    ICE_GLITTER;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** Name of its file, without extension. */
    String id() {
        return id;
    }
}
