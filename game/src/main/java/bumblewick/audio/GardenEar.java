package bumblewick.audio;

import bumblewick.def.SurfaceDef;
import bumblewick.def.TrackDef.Gauge;
import bumblewick.sim.character.Motion;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.run.Seen;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import com.jme3.util.IntMap;
import java.util.HashMap;
import java.util.Map;

/**
 * Listens to a garden: turns its events into sounds, its state into what goes on for a while (gliding, fire, a ball that
 * rolls), and both into what music listens to.
 */
final class GardenEar {
    private static final float PER_TICK = 60f;
    private static final float ROLLS = 0.5f; // u/s from which what rolls or runs is heard
    private static final float FULL_ROLL = 6f; // u/s at which it is loudest
    private static final float HEARD = 24f; // u within which it is heard
    private static final float SOFTEST = 0.25f;
    private static final float FULL_BUMP = 6f; // u/s
    private static final float SLIDES = 1.2f; // u/s from which soles on ice are heard
    private static final float PLUNGES = 3f; // u/s from which a fall into water splashes
    private static final float AIRY = 8f; // u/s of a fall from which air rushes
    private static final float TERMINAL = 22f; // u/s
    private static final float PER_BEE = 30f; // points of the music's rank
    private static final float ALL = 100f;
    private static final int HURRY = 15 * 60; // ticks left
    private static final float SLIPPERY = 0.5f; // grip of what one slides on

    /** What is heard while it moves: model and loop. */
    private static final String[][] MOVERS = {
        {"ball", "ball_roll"}, {"roller", "roller_roll"}, {"platform_wood", "platform_moves"}
    };

    private final GameAudio audio;
    private final Situation situation;
    private final Ambience ambience;
    private final ClipSounds clips;
    private final IntMap<String> models = new IntMap<>();
    private final IntMap<Boolean> soaked = new IntMap<>();
    private final Map<String, Map<String, String>> variants = new HashMap<>();
    private final Vector3f way = new Vector3f();
    private Motion motion = Motion.IDLE;
    private boolean wet;

    GardenEar(GameAudio audio, Situation situation) {
        this.audio = audio;
        this.situation = situation;
        ambience = new Ambience(audio);
        clips = new ClipSounds(audio);
    }

    void hear(GardenStage garden, SimEvents events) {
        ambience.enter(garden.def().id());
        for (int i = 0; i < events.size(); i++) {
            hear(garden, events.get(i));
        }
        hearThings(garden);
        hearState(garden);
        tell(garden);
    }

    private void hear(GardenStage garden, SimEvent event) {
        situation.alarm(Alarms.of(event.type()));
        String name = nameOf(garden, event);
        if (name != null) {
            audio.playIn(name, volume(event), event.position());
        }
    }

    private String nameOf(GardenStage garden, SimEvent event) {
        String usual = EventSounds.of(event.type(), event.amount());
        return switch (event.type()) {
            case FOOTSTEP -> footstep(garden.wick().surface(), event.position(), usual);
            case LANDED -> landing(garden.wick().surface(), event.position(), usual);
            case PICKED_UP -> pickup(models.get(event.id()), usual);
            case NOTICED, WALKER_TELL, BODY_MET -> variant(usual, models.get(event.id()));
            case ENEMY_FIRED -> "spitter_spit";
            case CINEMATIC -> event.amount() == 1 ? usual : null;
            default -> usual;
        };
    }

    private String footstep(SurfaceDef surface, Vector3f feet, String usual) {
        if (ambience.wet(feet)) {
            return "footstep_water";
        }
        return surface == null || surface.footstep().isEmpty() ? usual : surface.footstep();
    }

    /** A soft landing sounds like what is landed on, if there is a sound of it; a hard one is a hard one anywhere. */
    private String landing(SurfaceDef surface, Vector3f feet, String usual) {
        if (ambience.wet(feet)) {
            return "landed_water";
        }
        return surface == null || !usual.equals("landed") ? usual : variant(usual, surface.id());
    }

    private static String pickup(String model, String usual) {
        return model == null
                ? usual
                : switch (model) {
                    case "bee" -> null; // the bee itself says so
                    case "nectar" -> "pickup_nectar";
                    case "lantern_seed" -> "pickup_seed";
                    case "shield_bloom" -> "pickup_shield";
                    case "tempo_bloom" -> "pickup_tempo";
                    case "gem", "key" -> null; // the story says so
                    default -> usual;
                };
    }

    /** The sound as this kind of thing makes it, if there is one of its own. */
    private String variant(String usual, String model) {
        if (model == null) {
            return usual;
        }
        Map<String, String> known = variants.computeIfAbsent(usual, unknown -> new HashMap<>());
        String own = known.get(model);
        if (own == null) {
            own = audio.knows(usual + "_" + model) ? usual + "_" + model : usual;
            known.put(model, own);
        }
        return own;
    }

    private static float volume(SimEvent event) {
        return switch (event.type()) {
            case BODY_MET, LANDED -> Math.max(SOFTEST, Math.min(1f, event.amount() / FULL_BUMP));
            default -> 1f;
        };
    }

    /** What is taken or broken in the next ticks will be gone when the event is heard: models are remembered. */
    private void hearThings(GardenStage garden) {
        for (int i = 0; i < garden.seen().size(); i++) {
            Seen seen = garden.seen().get(i);
            models.put(seen.id(), seen.model());
            clips.hear(seen);
            hearSinking(seen);
        }
        for (String[] mover : MOVERS) {
            hearMoving(garden, mover[0], mover[1]);
        }
    }

    private void hearSinking(Seen seen) {
        boolean now = ambience.wet(seen.pose().position());
        Boolean before = soaked.put(seen.id(), now);
        if (now && before != null && !before && seen.clip().isEmpty()) {
            audio.playIn("sank", 1f, seen.pose().position());
        }
    }

    private void hearState(GardenStage garden) {
        GardenWick wick = garden.wick();
        boolean waits = garden.cinematic();
        audio.keep("gliding", waits ? 0f : wick.gliding() ? 1f : rushing(wick));
        audio.keep("wall_slide", wick.wallSliding() && !waits ? 1f : 0f);
        audio.keep("slide_ice", waits ? 0f : sliding(wick));
        audio.keep("burning", wick.burning() ? 1f : wick.smokeTicks() > 0 ? 0.3f : 0f);
        audio.keep(
                "pushing",
                wick.foot().motion() == Motion.PUSH ? 1f : 0f,
                wick.pose().position());
        ambience.hear(wick.pose().position(), 1f);
        hearMotion(wick);
        hearWater(wick);
    }

    private static float rushing(GardenWick wick) {
        float fall = wick.grounded() ? 0f : -wick.velocity().y;
        return fall < AIRY ? 0f : 0.6f * Math.min(1f, (fall - AIRY) / (TERMINAL - AIRY));
    }

    private static float sliding(GardenWick wick) {
        SurfaceDef surface = wick.surface();
        if (surface == null || !wick.grounded() || surface.power() > SLIPPERY) {
            return 0f;
        }
        float speed = (float) Math.hypot(wick.velocity().x, wick.velocity().z);
        return speed < SLIDES ? 0f : Math.min(1f, speed / FULL_ROLL);
    }

    private void hearMotion(GardenWick wick) {
        Motion now = wick.foot().motion();
        String begins = WickSounds.of(now);
        if (now != motion && begins != null) {
            audio.playIn(begins, 1f, wick.pose().position());
        }
        motion = now;
    }

    private void hearWater(GardenWick wick) {
        boolean now = ambience.wet(wick.pose().position());
        if (now && !wet && wick.pose().position().y < wick.pose().previousPosition().y - PLUNGES / PER_TICK) {
            audio.playIn("splash", 1f, wick.pose().position());
        }
        wet = now;
    }

    /** The loudest of those that move is heard. */
    private void hearMoving(GardenStage garden, String model, String sound) {
        float loudest = 0f;
        Seen heard = null;
        for (int i = 0; i < garden.seen().size(); i++) {
            Seen seen = garden.seen().get(i);
            float volume = seen.model().equals(model)
                    ? moving(seen, garden.wick().pose().position())
                    : 0f;
            if (volume > loudest) {
                loudest = volume;
                heard = seen;
            }
        }
        if (heard == null) {
            audio.keep(sound, 0f);
        } else {
            audio.keep(sound, loudest, heard.pose().position());
        }
    }

    private float moving(Seen seen, Vector3f ear) {
        if (!seen.clip().isEmpty() && !seen.clip().equals("roll")) {
            return 0f;
        }
        float speed = way.set(seen.pose().position())
                        .subtractLocal(seen.pose().previousPosition())
                        .length()
                * PER_TICK;
        float near = 1f - way.set(seen.pose().position()).subtractLocal(ear).length() / HEARD;
        return speed < ROLLS ? 0f : Math.max(0f, near) * Math.min(1f, SOFTEST + speed / FULL_ROLL);
    }

    /** Lets music know: of the story, and on an islet of the bees and the clock. */
    private void tell(GardenStage garden) {
        boolean hurried = garden.ticksLeft() > 0;
        situation.set(Gauge.HUM, hurried ? PER_BEE * garden.beeCount() : told(garden.chapter()));
        situation.set(Gauge.TIGHT, 0f);
        situation.set(Gauge.FOES, 0f);
        situation.set(Gauge.LOSS, 0f);
        situation.set(Gauge.PHASE, 0f);
        if (hurried && garden.ticksLeft() < HURRY || garden.wick().burning()) {
            situation.set(Gauge.DANGER, ALL);
        }
    }

    private static float told(GardenStage.Chapter chapter) {
        return switch (chapter) {
            case GEM -> 30f;
            case KEY_SHOWN, KEY -> 65f;
            case DOOR -> 80f;
            case FREED, FREE -> ALL;
        };
    }

    void update(float seconds) {
        ambience.update(seconds);
    }

    void forget() {
        clips.forget();
        soaked.clear();
        ambience.forget();
        wet = false;
    }
}
