package bumblewick.audio;

import bumblewick.def.PickupDef;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.scenery.Scenery;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The table of all events of the simulation: which sound each one makes, and how much it raises the music's danger
 * gauge. The first part, {@link #row}, names the usual sound of each event; the second part says where an event sounds
 * different: by {@linkplain #of what it carries}, {@linkplain #inFlight in flight} (a hit on a boss) or {@linkplain
 * #inGarden on foot} (a step on wood). How a sound is played, loud or soft, near or far, is in its definition in
 * {@code mix.json}.
 */
final class EventSounds {
    /** Points from which on a destroyed enemy was a big one. */
    private static final int BIG_ENEMY = 800;

    /** Speed from which on a landing is a hard one, in u/s. */
    private static final int HARD_LANDING = 11;

    /** Speed at which a collision is loudest, in u/s. */
    private static final float LOUDEST_COLLISION = 6f;

    private static final float SOFTEST_COLLISION = 0.25f;

    /** The loss of a bee sounds a warning if so many bees or fewer are left. */
    private static final int FEW_BEES = 2;

    /** Pitch of the first lock-on, the second and so on, in semitones: a scale that is in tune with all the music. */
    private static final float[] LOCK_PITCHES = {0f, 2f, 5f, 7f, 9f, 12f, 14f, 17f};

    /** The events without a sound, and why. */
    static final Map<Type, String> SILENT =
            Map.of(Type.STAGE_CLEARED, "the music changes with a stinger, and the friends or the exit have sounds");

    /** One event's usual sound and the points that it adds to the danger gauge of the music. */
    private record Row(String sound, float danger) {}

    private static final Map<Type, Row> ROWS = new EnumMap<>(Type.class);

    static {
        row(Type.SHOT_FIRED, "fire_loose");
        row(Type.VOLLEY_FIRED, "volley");
        row(Type.LOCKED, "lock");
        row(Type.HIT, "hit");
        row(Type.ENEMY_DESTROYED, "enemy_destroyed");
        row(Type.ENEMY_FIRED, "enemy_fire", 11f);
        row(Type.ENEMY_TELL, "enemy_tell", 9f);
        row(Type.SCENERY_BROKEN, "break_bush");
        row(Type.BEE_HURT, "bee_hurt", 16f);
        row(Type.BEE_LOST, "bee_lost", 45f);
        row(Type.BEE_GAINED, "bee_gained");
        row(Type.DODGED, "dodge", 3f);
        row(Type.BRUSHED, "brush", 9f);
        row(Type.SPIN, "spin");
        row(Type.DEFLECTED, "deflect");
        row(Type.WICK_HURT, "wick_hit", 35f);
        row(Type.STUMBLED, "stumble", 16f);
        row(Type.GROUND, "land");
        row(Type.FOOTSTEP, "footstep_grass");
        row(Type.PICKED_UP, "pickup_pollen");
        row(Type.BEES_SEEDED, "gate_seed");
        row(Type.BEES_RETURNED, "gate_return");
        row(Type.CHAIN_UP, "chain_up");
        row(Type.CHAIN_LOST, "chain_lost");
        row(Type.CHECKPOINT, "checkpoint");
        row(Type.BOSS_ENTERED, "boss_roar");
        row(Type.BOSS_TELL, "boss_tell", 35f);
        row(Type.BOSS_DIVE, "boss_dive", 35f);
        row(Type.BOSS_FAN, "boss_jaws", 35f);
        row(Type.BOSS_PHASE, "boss_roar");
        row(Type.BOSS_DEFEATED, "boss_death");
        row(Type.EXIT, "exit_low");
        row(Type.STAGE_LOST, "crash");
        row(Type.CRASHED, "crashed");
        row(Type.TOOK_OFF, "took_off");
        row(Type.JUMPED, "jumped");
        row(Type.LANDED, "landed");
        row(Type.GLIDING, "glide_begins");
        row(Type.WALL_SLIDE, "wall_caught");
        row(Type.PUSHING, "pushed");
        row(Type.POUND, "pound");
        row(Type.BOUNCED, "bounced");
        row(Type.BURNED, "burned", 70f);
        row(Type.BURN_ENDED, "burn_ended");
        row(Type.RESET, "reset");
        row(Type.HINT, "hint");
        row(Type.BODY_MET, "body_met");
        row(Type.BODY_BROKEN, "body_broken");
        row(Type.CRUMBLING, "crumbling");
        row(Type.NOTICED, "noticed", 55f);
        row(Type.WALKER_TELL, "walker_tell", 55f);
        row(Type.WALKER_HIT, "walker_hit");
        row(Type.WALKER_BEATEN, "walker_beaten");
        row(Type.WALKER_BURST, "walker_burst");
        row(Type.GEM_TAKEN, "gem_taken");
        row(Type.KEY_APPEARED, "key_appeared");
        row(Type.KEY_TAKEN, "key_taken");
        row(Type.DOOR_LOCKED, "door_locked");
        row(Type.DOOR_OPENED, "door_opened");
        row(Type.FRIEND_FREED, "friend_freed");
        row(Type.CINEMATIC, "cinematic");
    }

    private final Predicate<String> exists;
    private final Map<String, Map<String, String>> variants = new HashMap<>();

    /** Asks {@code exists} whether the scene has a sound of a name, to find variants of sounds. */
    EventSounds(Predicate<String> exists) {
        this.exists = exists;
    }

    private static void row(Type type, String sound) {
        row(type, sound, 0f);
    }

    private static void row(Type type, String sound, float danger) {
        ROWS.put(type, new Row(sound, danger));
    }

    /** The usual sound of an event, by what it carries, or null if it is {@linkplain #SILENT silent}. */
    static String of(SimEvent event) {
        Row row = ROWS.get(event.type());
        String usual = row == null ? null : row.sound();
        return switch (event.type()) {
            case SHOT_FIRED -> event.tight() ? "fire_tight" : usual;
            case EXIT -> event.highExit() ? "exit_high" : usual;
            case GROUND -> event.landed() ? usual : "takeoff";
            case ENEMY_DESTROYED -> event.score() >= BIG_ENEMY ? "enemy_big_destroyed" : usual;
            case JUMPED -> event.fromWall() ? "jumped_wall" : usual;
            case LANDED -> event.speed() >= HARD_LANDING ? "landed_hard" : usual;
            case CRUMBLING ->
                switch (event.crumbling()) {
                    case CRACKS -> usual;
                    case FALLS -> "crumbling_falls";
                    case IS_WHOLE -> "crumbling_whole";
                };
            default -> usual;
        };
    }

    /** How much an event raises the danger gauge of the music, in points. */
    static float danger(Type type) {
        return ROWS.containsKey(type) ? ROWS.get(type).danger() : 0f;
    }

    /**
     * The sound of an event in flight, or null.
     *
     * @param own sound of the pick-up or scenery with the event's id, see {@link #ofPickup} and {@link #ofScenery};
     *     null for anything else
     * @param boss whether the event's id is the boss's
     */
    static String inFlight(SimEvent event, String own, boolean boss) {
        String usual = of(event);
        return switch (event.type()) {
            case PICKED_UP, SCENERY_BROKEN -> own == null ? usual : own;
            case HIT -> boss ? "boss_hit" : usual;
            default -> usual;
        };
    }

    /** A second sound of an event in flight, heard from everywhere, or null. */
    static String second(SimEvent event) {
        return switch (event.type()) {
            case BEE_LOST -> event.bees() <= FEW_BEES ? "warning" : null;
            case BOSS_PHASE -> "sting_phase";
            default -> null;
        };
    }

    /** Pitch of the lock-on number {@code locks}, in semitones above the first one's. */
    static float lockPitch(int locks) {
        return LOCK_PITCHES[Math.max(0, Math.min(LOCK_PITCHES.length, locks) - 1)];
    }

    /** The sound of taking a pick-up in flight. */
    static String ofPickup(PickupDef.Effect effect) {
        return switch (effect) {
            case BEES -> "bee_gained";
            case SCORE -> "pickup_pollen";
            case HEAL -> "pickup_nectar";
            case LANTERN_SEED -> "pickup_seed";
            case GEM -> "gem_taken";
            case KEY -> "key_taken";
            case SHIELD -> "pickup_shield";
            case TEMPO -> "pickup_tempo";
        };
    }

    /** The sound of breaking a piece of scenery. */
    static String ofScenery(Scenery scenery) {
        boolean wood =
                scenery.def().debris().contains("wood") || scenery.def().model().contains("tree");
        return wood ? "break_wood" : "break_bush";
    }

    /**
     * The sound of an event on foot, or null.
     *
     * @param model of the thing with the event's id; null if unknown
     * @param surface that Wick stands on; null if unknown
     * @param water whether the event's place is in water
     */
    String inGarden(SimEvent event, String model, SurfaceDef surface, boolean water) {
        String usual = of(event);
        return switch (event.type()) {
            case FOOTSTEP -> water ? "footstep_water" : footstep(surface, usual);
            case LANDED -> water ? "landed_water" : landing(surface, usual);
            case PICKED_UP -> ofPickup(model, usual);
            case NOTICED, WALKER_TELL, BODY_MET -> variant(usual, model);
            case ENEMY_FIRED -> "spitter_spit";
            case CINEMATIC -> event.begins() ? usual : null;
            default -> usual;
        };
    }

    /** How loud an event on foot is, as a factor on the amplitude: collisions and landings by their speed. */
    static float volume(SimEvent event) {
        return switch (event.type()) {
            case BODY_MET, LANDED -> Math.max(SOFTEST_COLLISION, Math.min(1f, event.speed() / LOUDEST_COLLISION));
            default -> 1f;
        };
    }

    private static String footstep(SurfaceDef surface, String usual) {
        return surface == null || surface.footstep().isEmpty() ? usual : surface.footstep();
    }

    /** A soft landing sounds like its surface, if that has a sound; a hard one sounds the same everywhere. */
    private String landing(SurfaceDef surface, String usual) {
        return surface == null || !usual.equals("landed") ? usual : variant(usual, surface.id());
    }

    private static String ofPickup(String model, String usual) {
        return model == null
                ? usual
                : switch (model) {
                    case "bee" -> null; // BEE_GAINED follows
                    case "nectar" -> "pickup_nectar";
                    case "lantern_seed" -> "pickup_seed";
                    case "shield_bloom" -> "pickup_shield";
                    case "tempo_bloom" -> "pickup_tempo";
                    case "gem", "key" -> null; // GEM_TAKEN or KEY_TAKEN follows
                    default -> usual;
                };
    }

    /** The variant {@code <usual>_<kind>} if the scene has such a sound, else the usual one. */
    private String variant(String usual, String kind) {
        if (kind == null) {
            return usual;
        }
        Map<String, String> known = variants.computeIfAbsent(usual, unknown -> new HashMap<>());
        String own = known.get(kind);
        if (own == null) {
            own = exists.test(usual + "_" + kind) ? usual + "_" + kind : usual;
            known.put(kind, own);
        }
        return own;
    }
}
