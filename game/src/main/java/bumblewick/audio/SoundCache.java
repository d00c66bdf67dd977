package bumblewick.audio;

import bumblewick.def.presentation.SoundDef;
import com.jme3.asset.AssetManager;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The sounds in memory. Short ones are loaded ahead, so that the first of a kind is in time, except for those of a single
 * stage, which wait until that is entered; all others when they are needed. Beyond {@link #BUDGET} those that have been silent longest are dropped.
 */
final class SoundCache {
    /** Bytes of decoded samples that stay in memory; what plays is never dropped. */
    static final long BUDGET = 20_000_000;

    /** Sounds of up to this size are loaded ahead, in bytes of all variants: about a second. */
    private static final long SHORT = 200_000;

    /** A sound that was just requested is not dropped before it could be heard, in seconds. */
    private static final float FRESH_SECONDS = 5f;

    private final AssetManager assets;
    private final SoundLoader loader;
    private final VoiceAllocator allocator;
    private final Map<String, SoundCue> cues = new ConcurrentHashMap<>();
    private final Set<String> requested = ConcurrentHashMap.newKeySet();
    private final Map<String, LoopingSound> loops = new ConcurrentHashMap<>();
    private final List<LoopingSound> allLoops = new CopyOnWriteArrayList<>();
    private final AtomicLong bytes = new AtomicLong();
    private volatile Map<String, SoundDef> defs = Map.of(); // read by the loader, too
    private Set<String> ofStages = Set.of();

    SoundCache(AssetManager assets, SoundLoader loader, VoiceAllocator allocator) {
        this.assets = assets;
        this.loader = loader;
        this.allocator = allocator;
    }

    /**
     * Drops everything and begins to load the short sounds of another scene.
     *
     * @param ofStages names of those that wait until they are needed (not copied)
     */
    void load(Map<String, SoundDef> sounds, Set<String> ofStages) {
        cues.keySet().forEach(this::drop);
        requested.clear();
        defs = sounds;
        this.ofStages = ofStages;
        loadAhead();
    }

    /** Replaces what has changed; see {@link GameAudio#replace}. */
    void replace(Map<String, SoundDef> sounds, Set<String> ofStages, Set<String> saved) {
        defs = sounds;
        this.ofStages = ofStages;
        cues.forEach((name, cue) -> {
            if (!cue.isStill(name, sounds.get(name), saved)) {
                drop(name);
            }
        });
        requested.retainAll(cues.keySet());
        loadAhead();
    }

    /** Begins to load the short sounds that are not in memory. */
    void loadAhead() {
        Map<String, SoundDef> scene = defs;
        scene.forEach((name, def) -> {
            if (!cues.containsKey(name) && !ofStages.contains(name)) {
                loader.load(name, false, () -> {
                    if (scene == defs && SoundCue.bytes(assets, name, def) <= SHORT && requested.add(name)) {
                        add(name, new SoundCue(assets, name, def));
                    }
                });
            }
        });
    }

    /** A sound; null if it is not loaded: then it begins to load before all others. */
    SoundCue get(String name) {
        SoundCue cue = cues.get(name);
        if (cue == null && defs.containsKey(name) && requested.add(name)) {
            Map<String, SoundDef> scene = defs;
            loader.load(name, true, () -> {
                if (scene == defs) { // else another scene was loaded meanwhile
                    add(name, new SoundCue(assets, name, scene.get(name)));
                }
            });
        }
        return cue;
    }

    /** Whether a sound is in memory. */
    boolean isLoaded(String name) {
        return cues.containsKey(name);
    }

    /** A looping sound; null as for {@link #get}. */
    LoopingSound loop(String name) {
        LoopingSound looping = loops.get(name);
        if (looping == null) {
            get(name);
        }
        return looping;
    }

    /** All looping sounds in memory. */
    List<LoopingSound> loops() {
        return allLoops;
    }

    private void add(String name, SoundCue cue) {
        allocator.add(cue);
        cues.put(name, cue);
        bytes.addAndGet(cue.bytes());
        if (cue.def().loop()) {
            LoopingSound looping = new LoopingSound(cue);
            loops.put(name, looping);
            allLoops.add(looping);
        }
    }

    /** Drops the sounds that have been silent longest while there are too many; on the render thread. */
    void keepBudget() {
        while (bytes() > BUDGET) {
            String longest = "";
            float silence = FRESH_SECONDS;
            for (Map.Entry<String, SoundCue> entry : cues.entrySet()) {
                if (entry.getValue().isIdle(silence)) {
                    longest = entry.getKey();
                    silence = entry.getValue().sinceStart();
                }
            }
            if (longest.isEmpty()) {
                return;
            }
            drop(longest);
        }
    }

    /** Bytes of all samples in memory, here or at the device. */
    long bytes() {
        return bytes.get();
    }

    /** Drops what has been silent for a while, except for what goes on by itself. */
    void trim(float seconds) {
        cues.forEach((name, cue) -> {
            if (!cue.def().loop() && cue.isIdle(seconds)) {
                drop(name);
            }
        });
    }

    private void drop(String name) {
        SoundCue cue = cues.remove(name);
        requested.remove(name);
        LoopingSound looping = loops.remove(name);
        if (looping != null) {
            allLoops.remove(looping);
        }
        allocator.remove(cue);
        bytes.addAndGet(-cue.bytes());
        cue.free();
    }

    /** The names of the sounds in memory. */
    Set<String> names() {
        return Set.copyOf(cues.keySet());
    }

    /** Whether the scene has a sound of this name. */
    boolean exists(String name) {
        return defs.containsKey(name);
    }
}
