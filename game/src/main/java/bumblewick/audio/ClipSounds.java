package bumblewick.audio;

import bumblewick.sim.run.Seen;
import com.jme3.util.IntMap;
import java.util.HashMap;
import java.util.Map;

/**
 * Hears what walkers of a garden do without an event of it: when one begins a clip and there is a sound named after its
 * model and that clip, such as {@code grump_attack}, it is played; sleepers snore with every breath, and heavy feet are
 * heard with every step.
 */
final class ClipSounds {
    /** Clips that are heard by other means than their beginning, or not at all, and why. */
    static final Map<String, String> ELSEWHERE = Map.of(
            "idle", "stands",
            "move", "heavy feet are heard with every step",
            "tell", "the wind-up is an event",
            "wake", "the wind-up is an event",
            "roll", "goes on as a loop",
            "doze", "it is out of breath, and will snore again",
            "sleep", "snores with every breath",
            "hit", "the blow is an event",
            "death", "the blow and the bursting are events");

    private static final int BREATH = 150; // ticks of the sleepers' sleep clip
    private static final int STEP = 15; // ticks from one foot of a walker to the other
    private static final String STEPS = "grump_step";

    private final GameAudio audio;
    private final IntMap<String> clips = new IntMap<>();
    private final IntMap<Integer> counts = new IntMap<>();
    private final Map<String, Map<String, String>> names = new HashMap<>();

    ClipSounds(GameAudio audio) {
        this.audio = audio;
    }

    void hear(Seen seen) {
        String clip = seen.clip();
        String before = clips.put(seen.id(), clip);
        if (clip.isEmpty()) {
            return;
        }
        if (before != null && !clip.equals(before)) {
            begin(seen);
        }
        String again = again(seen);
        if (again != null) {
            repeat(seen, again);
        }
    }

    private void begin(Seen seen) {
        String name = nameOf(seen.model(), seen.clip());
        if (audio.knows(name)) {
            audio.playIn(name, 1f, seen.pose().position());
        }
    }

    private String nameOf(String model, String clip) {
        return names.computeIfAbsent(model, unknown -> new HashMap<>())
                .computeIfAbsent(clip, unknown -> model + "_" + clip);
    }

    /** The sound that comes again and again while a clip goes on; null for none. */
    static String again(Seen seen) {
        return switch (seen.clip()) {
            case "sleep" -> "sleeper_snore";
            case "move" -> seen.model().equals("grump") || seen.model().equals("sleeper") ? STEPS : null;
            default -> null;
        };
    }

    private void repeat(Seen seen, String sound) {
        int count = seen.clipTicks() / (seen.clip().equals("move") ? STEP : BREATH);
        Integer last = counts.put(seen.id(), count);
        if (last == null || last != count) {
            audio.playIn(sound, 1f, seen.pose().position());
        }
    }

    void forget() {
        clips.clear();
        counts.clear();
    }
}
