package bumblewick.audio;

import bumblewick.def.EnemyDef;
import bumblewick.def.FieldDef.Kind;
import bumblewick.def.PickupDef;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.field.StageField;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.scenery.Scenery;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The table of all events of the simulation: which sound each one makes, and how much it raises the music's danger
 * gauge. The first part names the usual sound of each event; the second part says where an event sounds
 * different: by {@linkplain #of what it carries}, {@linkplain #inFlight in flight} (a hit on a boss) or {@linkplain
 * #inGarden on foot} (a step on wood). Data adds to it: a sound that is named after another and after what the event is about,
 * such as {@code enemy_destroyed_gnat}, takes the other's place, see {@link #ofKind}. An event that has no line of its own
 * sounds by its name in small letters: a shot that hits is {@link Type#HIT} and sounds {@code hit}. {@link FlightSounds} and {@link GardenSounds} play the sounds; how
 * loud, and from how far they are heard, is defined in {@code assets/scene/sounds/mix.json}.
 */
final class EventSounds {
    /** Points from which on a destroyed enemy was a big one. */

    /** Speed from which on a landing is a hard one, in u/s. */
    private static final int HARD_LANDING = 11;

    /** Speed at which a collision is loudest, in u/s. */
    private static final float LOUDEST_COLLISION = 6f;

    private static final float SOFTEST_COLLISION = 0.25f;

    /** The loss of a bee sounds a warning if so many bees or fewer are left. */
    private static final int FEW_BEES = 2;

    /** Pitch of the first lock-on, the second and so on, in semitones: a scale that is in tune with all the music. */
    private static final float[] LOCK_PITCHES = {0f, 2f, 5f, 7f, 9f, 12f, 14f, 17f};

    private static final float[] DEED_PITCHES = {-5f, 0f, 4f, 5f, 7f};

    /** How loud a field's wind is from outside. */
    private static final float FAR_GALE = 0.3f;

    private static final List<String> NUMBERS = List.of("0", "1", "2", "3", "4", "5", "6", "7", "8", "9");

    /** The events' names in small letters: also the names of most events' sounds. */
    private static final Map<Type, String> NAMES = new EnumMap<>(Type.class);

    static {
        for (Type type : Type.values()) {
            NAMES.put(type, type.name().toLowerCase(Locale.ROOT));
        }
    }

    private final Predicate<String> exists;
    private final Map<String, Map<String, String>> variants = new HashMap<>();

    /** Asks {@code exists} whether the scene has a sound of a name, to find variants of sounds. */
    EventSounds(Predicate<String> exists) {
        this.exists = exists;
    }

    /** The usual sound of an event, by what it carries, or null if it is silent. */
    static String of(SimEvent event) {
        return switch (event.type()) {
            case SHOT_FIRED -> event.tight() ? "fire_tight" : "fire_loose";
            case VOLLEY_FIRED -> "volley";
            case LOCKED -> "lock";
            case ENEMY_DESTROYED -> event.score() >= EnemyDef.BIG ? "enemy_big_destroyed" : "enemy_destroyed";
            case ENEMY_FIRED -> "enemy_fire";
            case SCENERY_BROKEN -> "break_bush";
            case DODGED -> "dodge";
            case BRUSHED -> "brush";
            case DEFLECTED -> "deflect";
            case BULLET_BROKEN -> "enemy_destroyed";
            case BOSS_PARRIED, BOSS_REELS -> "armour_broken";
            case WICK_HURT -> "wick_hit";
            case STUMBLED -> "stumble";
            case GROUND -> event.landed() ? "land" : "takeoff";
            case FOOTSTEP -> "footstep_grass";
            case PICKED_UP -> "pickup_pollen";
            case BEES_SEEDED -> "gate_seed";
            case BEES_RETURNED -> "gate_return";
            case BOSS_ENTERED, BOSS_PHASE -> "boss_roar";
            case BOSS_FAN -> "boss_jaws";
            case BOSS_DEFEATED -> "boss_death";
            case EXIT -> event.highExit() ? "exit_high" : "exit_low";
            case STAGE_LOST -> "crash";
            case ENTERED, LEFT -> null; // rules say what happens then
            case WALKER_APPEARED -> "noticed";
            case PICKUP_APPEARED -> "key_appeared";
            case TEXT -> "hint";
            case SOUND -> null; // data names it
            case RAIL_SPEED -> event.faster() ? "boost" : "brake";
            case FIELD_TELL, FIELD_ON, FIELD_OFF, FIELD_FELT -> null; // by the field's kind
            case WEB_HIT -> "weak_hit";
            case CHASE -> event.begins() ? "cinematic" : null;
            case LANE -> null; // it is chosen by flying there
            case SKIMMING -> event.begins() ? "splash" : null;
            case SUNK -> "sank";
            case SCORCHED -> "burned";
            case WALL_MET -> null; // Wick stumbles, or is immune
            case HAZARD_BROKEN -> "break_wood";
            case MACHINE_TELL, MACHINE_ON, MACHINE_OFF, MACHINE_TICK -> ofMachine(event);
            case WEB_TOUCHED -> "web_felt";
            case WEB_TORN -> "web_fallen";
            case STAGE_CLEARED -> null; // the music changes with a stinger, and the friends or the exit have sounds
            case JUMPED -> event.fromWall() ? "jumped_wall" : "jumped";
            case LANDED -> event.speed() >= HARD_LANDING ? "landed_hard" : "landed";
            case GLIDING -> "glide_begins";
            case WALL_SLIDE -> "wall_caught";
            case PUSHING -> "pushed";
            case CRUMBLING ->
                switch (event.crumbling()) {
                    case CRACKS -> "crumbling";
                    case FALLS -> "crumbling_falls";
                    case IS_WHOLE -> "crumbling_whole";
                };
            case CINEMATIC -> event.begins() ? NAMES.get(event.type()) : null;
            default -> NAMES.get(event.type());
        };
    }

    /** The sound of an event of a field, or null; of any other event null. */
    static String ofField(SimEvent event, List<StageField> fields) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).id() == event.id()) {
                Kind kind = fields.get(i).def().kind();
                return switch (event.type()) {
                    case FIELD_TELL -> kind == Kind.WIND ? "wind_tell" : "field_tell";
                    case FIELD_ON -> kind == Kind.WIND ? "wind_rises" : null;
                    case FIELD_FELT -> felt(kind);
                    default -> null;
                };
            }
        }
        return null;
    }

    /** The sound of an event of a mechanism, by its word and what it does, or null. */
    static String ofMachine(SimEvent event) {
        return switch (event.type()) {
            case MACHINE_TELL -> "machine_tell";
            case MACHINE_ON ->
                switch (event.kind()) {
                    case "door" -> "door_slides";
                    case "brazier", "flame" -> "flame_lit";
                    case "lava", "water" -> "liquid_rises";
                    case "ice" -> "ice_slides";
                    default -> "machine_on";
                };
            case MACHINE_OFF ->
                switch (event.kind()) {
                    case "door" -> "door_slides";
                    case "brazier", "flame" -> "flame_out";
                    case "lava", "water" -> null; // it sinks in silence
                    case "ice" -> "machine_clack";
                    case "nest" -> "break_wood";
                    default -> "machine_off";
                };
            case MACHINE_TICK ->
                switch (event.kind()) {
                    case "rotor", "weights" -> "machine_clack";
                    case "ice" -> "crumbling_falls";
                    case "nest" -> "break_bush";
                    default -> "machine_tick";
                };
            default -> null;
        };
    }

    private static String felt(Kind kind) {
        return switch (kind) {
            case WIND -> null; // its loop swells
            case WEB -> "web_felt";
            case SMOKE -> "smoke_felt";
            case DARK -> "dark_felt";
        };
    }

    /** How loud the wind of fields is where Wick is, 0 to 1. */
    static float gale(List<StageField> fields) {
        float loudest = 0f;
        for (int i = 0; i < fields.size(); i++) {
            StageField field = fields.get(i);
            if (field.def().kind() == Kind.WIND) {
                float outside = FAR_GALE * Math.max(field.strength(), field.announced());
                loudest = Math.max(loudest, Math.max(field.felt(), outside));
            }
        }
        return loudest;
    }

    /** How much an event raises the danger gauge of the music, in points. */
    static float danger(Type type) {
        return switch (type) {
            case BURNED -> 70f;
            case NOTICED, WALKER_TELL -> 55f;
            case BEE_LOST -> 45f;
            case ESCORT_HURT -> 20f;
            case WICK_HURT, BOSS_TELL, BOSS_DIVE, BOSS_FAN, BOSS_SLAM -> 35f;
            case BEE_HURT, STUMBLED -> 16f;
            case STRING_STRUCK, WEB_TOUCHED -> 25f;
            case ENEMY_FIRED, BEAM_FIRED, RING_WAVE_FIRED -> 11f;
            case ENEMY_TELL, BRUSHED, HAZARD_TELL, STRING_PLUCKED, BEAM_TELL, RING_WAVE_TELL -> 9f;
            case DODGED -> 3f;
            default -> 0f;
        };
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
            case SOUND -> event.kind();
            case HIT -> boss ? "boss_hit" : usual;
            case FOOTSTEP ->
                switch (event.surface()) {
                    case 2 -> "footstep_wood";
                    case 3 -> "footstep_ice";
                    case 4 -> "footstep_water";
                    default -> usual;
                };
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

    /** Pitch of the step number {@code steps} of a deed, in semitones above do: sol, do, mi, fa, sol, and on in sols. */
    static float deedPitch(int steps) {
        return DEED_PITCHES[Math.max(0, Math.min(DEED_PITCHES.length, steps) - 1)];
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
            case SOUND -> event.kind();
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

    /**
     * The sound of an event in flight for what it is about: {@code <usual>_<kind>} if the scene has such a sound, else {@code
     * <usual>_<owner>}, else the usual one.
     *
     * @param usual sound, or null
     * @param kind of the entity: id of the enemy, hazard, field, target, boss part or scenery; or empty
     * @param owner what it belongs to: model of the hazard, id of the boss, of the stage; or empty
     */
    String ofKind(SimEvent event, String usual, String kind, String owner) {
        if (usual == null || event.type() == Type.SOUND) {
            return usual;
        }
        String own = kind.isEmpty() ? usual : variant(usual, kind);
        return own.equals(usual) && !owner.isEmpty() ? variant(usual, owner) : own;
    }

    /** The sound of a step of several, {@code <sound>_<number>} if the scene has such a one, else the sound itself. */
    String ofNumber(SimEvent event, String sound) {
        return switch (event.type()) {
            case DEED_STEP, SEQUENCE_NOTE, STRING_PLUCKED ->
                sound == null ? null : variant(sound, NUMBERS.get(Math.min(event.number(), NUMBERS.size() - 1)));
            default -> sound;
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
