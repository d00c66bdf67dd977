package bumblewick.audio;

import bumblewick.def.SurfaceDef;
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
 * Listens to a garden: turns its events into sounds, and its state into what goes on for a while (gliding, fire, a ball
 * that rolls).
 */
final class GardenEar {
    private static final float PER_TICK = 60f;
    private static final float ROLLS = 1f; // u/s from which a ball is heard
    private static final float FULL_ROLL = 6f; // u/s at which it is loudest
    private static final float HEARD = 18f; // u within which what rolls is heard
    private static final float SOFTEST = 0.25f;
    private static final float FULL_BUMP = 6f; // u/s
    private static final String[] LOOPS = {"gliding", "burning", "wall_slide", "pushing", "ball_roll", "roller_roll"};
    private static final int BREATH = 150; // ticks of the sleepers' sleep clip

    private final GameAudio audio;
    private final IntMap<String> models = new IntMap<>();
    private final Map<String, Map<String, String>> variants = new HashMap<>();
    private final IntMap<Integer> breaths = new IntMap<>();
    private final Vector3f way = new Vector3f();
    private String ambience = "";

    GardenEar(GameAudio audio) {
        this.audio = audio;
    }

    void hear(GardenStage garden, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            hear(garden, events.get(i));
        }
        rememberModels(garden);
        hearState(garden);
    }

    private void hear(GardenStage garden, SimEvent event) {
        String name = nameOf(garden, event);
        if (name != null) {
            audio.playIn(name, volume(event), event.position());
        }
    }

    private String nameOf(GardenStage garden, SimEvent event) {
        String usual = EventSounds.of(event.type(), event.amount());
        return switch (event.type()) {
            case FOOTSTEP -> footstep(garden.wick().surface(), usual);
            case PICKED_UP -> pickup(models.get(event.id()), usual);
            case NOTICED, WALKER_TELL, BODY_MET -> variant(usual, models.get(event.id()));
            case ENEMY_FIRED -> "spitter_spit";
            case CINEMATIC -> event.amount() == 1 ? usual : null;
            default -> usual;
        };
    }

    private static String footstep(SurfaceDef surface, String usual) {
        return surface == null || surface.footstep().isEmpty() ? usual : surface.footstep();
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

    /** What is taken or broken in the next ticks will be gone when the event is heard. */
    private void rememberModels(GardenStage garden) {
        for (int i = 0; i < garden.seen().size(); i++) {
            Seen seen = garden.seen().get(i);
            models.put(seen.id(), seen.model());
        }
    }

    private void hearState(GardenStage garden) {
        GardenWick wick = garden.wick();
        boolean waits = garden.cinematic();
        audio.keep("gliding", wick.gliding() && !waits ? 1f : 0f);
        audio.keep("wall_slide", wick.wallSliding() && !waits ? 1f : 0f);
        audio.keep("burning", wick.burning() ? 1f : wick.smokeTicks() > 0 ? 0.3f : 0f);
        audio.keep("pushing", wick.clip().equals("push") ? 1f : 0f, wick.pose().position());
        if (ambience.isEmpty()) {
            String own = "ambience_" + garden.def().id();
            ambience = audio.knows(own) ? own : "ambience_meadow";
        }
        audio.keep(ambience, 1f);
        hearSnoring(garden);
        hearRolling(garden, "ball", "ball_roll");
        hearRolling(garden, "roller", "roller_roll");
    }

    private void hearSnoring(GardenStage garden) {
        for (int i = 0; i < garden.seen().size(); i++) {
            Seen seen = garden.seen().get(i);
            if (seen.clip().equals("sleep")) {
                int breath = seen.clipTicks() / BREATH;
                Integer last = breaths.put(seen.id(), breath);
                if (last == null || last != breath) {
                    audio.playIn("sleeper_snore", 1f, seen.pose().position());
                }
            }
        }
    }

    /** The loudest of those that roll is heard. */
    private void hearRolling(GardenStage garden, String model, String sound) {
        float loudest = 0f;
        Seen heard = null;
        for (int i = 0; i < garden.seen().size(); i++) {
            Seen seen = garden.seen().get(i);
            float volume = seen.model().equals(model)
                    ? rolling(seen, garden.wick().pose().position())
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

    private float rolling(Seen seen, Vector3f ear) {
        if (!seen.clip().isEmpty() && !seen.clip().equals("roll")) {
            return 0f;
        }
        float speed = way.set(seen.pose().position())
                        .subtractLocal(seen.pose().previousPosition())
                        .length()
                * PER_TICK;
        float near = 1f - way.set(seen.pose().position()).subtractLocal(ear).length() / HEARD;
        return speed < ROLLS ? 0f : Math.max(0f, near) * Math.min(1f, speed / FULL_ROLL);
    }

    void hush() {
        for (String loop : LOOPS) {
            audio.keep(loop, 0f);
        }
        breaths.clear();
        if (!ambience.isEmpty()) {
            audio.keep(ambience, 0f);
            ambience = "";
        }
    }
}
