package bumblewick.audio;

import bumblewick.sim.run.GardenEntity;
import com.jme3.util.IntMap;
import java.util.HashMap;
import java.util.Map;

/**
 * Plays the sounds of a garden's enemies that have no event: when an enemy begins an animation clip and the scene has
 * a sound named after its model and that clip, such as {@code grump_attack}; a snore with every breath of a sleeper,
 * and a step with every step of heavy feet.
 */
final class AnimationSounds {
    private static final int BREATH_TICKS = 150; // ticks of the sleepers' sleep clip
    private static final int STEP_TICKS = 15; // ticks from one foot of a walker to the other
    private static final String STEP_SOUND = "grump_step";

    private final GameAudio audio;
    private final IntMap<String> clips = new IntMap<>();
    private final IntMap<Integer> counts = new IntMap<>();
    private final Map<String, Map<String, String>> names = new HashMap<>();

    AnimationSounds(GameAudio audio) {
        this.audio = audio;
    }

    void update(GardenEntity gardenEntity) {
        String clip = gardenEntity.clip();
        String before = clips.put(gardenEntity.id(), clip);
        if (clip.isEmpty()) {
            return;
        }
        if (before != null && !clip.equals(before)) {
            begin(gardenEntity);
        }
        String repeated = repeated(gardenEntity);
        if (repeated != null) {
            repeat(gardenEntity, repeated);
        }
    }

    private void begin(GardenEntity gardenEntity) {
        String name = nameOf(gardenEntity.model(), gardenEntity.clip());
        if (audio.exists(name)) {
            audio.playInWorld(name, 1f, gardenEntity.pose().position());
        }
    }

    private String nameOf(String model, String clip) {
        return names.computeIfAbsent(model, unknown -> new HashMap<>())
                .computeIfAbsent(clip, unknown -> model + "_" + clip);
    }

    /** The sound that repeats while the clip plays; null for none. */
    static String repeated(GardenEntity gardenEntity) {
        return switch (gardenEntity.clip()) {
            case "sleep" -> "sleeper_snore";
            case "move" ->
                gardenEntity.model().equals("grump") || gardenEntity.model().equals("sleeper") ? STEP_SOUND : null;
            default -> null;
        };
    }

    private void repeat(GardenEntity gardenEntity, String sound) {
        int count = gardenEntity.clipTicks() / (gardenEntity.clip().equals("move") ? STEP_TICKS : BREATH_TICKS);
        Integer last = counts.put(gardenEntity.id(), count);
        if (last == null || last != count) {
            audio.playInWorld(sound, 1f, gardenEntity.pose().position());
        }
    }

    void reset() {
        clips.clear();
        counts.clear();
    }
}
