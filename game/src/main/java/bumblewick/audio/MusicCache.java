package bumblewick.audio;

import bumblewick.def.presentation.TrackDef;
import com.jme3.asset.AssetManager;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The tracks that are ready to start: the one that was requested and those that may follow it, each with its first
 * moment decoded. The {@link SoundLoader} opens them on its thread.
 */
final class MusicCache {
    private final AssetManager assets;
    private final SoundLoader loader;
    private final Map<String, TrackDef> defs;
    private final Map<String, MusicTrack> ready = new ConcurrentHashMap<>();
    private final MusicDecoder decoder = new MusicDecoder();
    private final Set<String> requested = ConcurrentHashMap.newKeySet();

    /**
     * Makes an empty cache.
     *
     * @param defs all tracks by name (not copied, unaffected)
     */
    MusicCache(AssetManager assets, SoundLoader loader, Map<String, TrackDef> defs) {
        this.assets = assets;
        this.loader = loader;
        this.defs = defs;
    }

    MusicDecoder decoder() {
        return decoder;
    }

    boolean exists(String name) {
        return defs.containsKey(name);
    }

    /** The track, or null if it is not loaded yet. */
    MusicTrack get(String name) {
        return ready.get(name);
    }

    /** Loads a track first, then those that may follow it, and drops all others. */
    void keepReady(String name) {
        TrackDef def = defs.get(name);
        if (def == null) {
            return;
        }
        Set<String> kept = new HashSet<>(def.leadsTo());
        kept.add(name);
        ready.forEach((other, track) -> {
            if (!kept.contains(other)) {
                ready.remove(other);
                track.discard();
            }
        });
        requested.retainAll(kept);
        request(name, true);
        def.leadsTo().forEach(follower -> request(follower, false));
    }

    /** Replaces a track that was stopped by one that is at its beginning again. */
    void renew(MusicTrack stopped) {
        ready.forEach((name, track) -> {
            if (track == stopped) {
                ready.remove(name);
                loader.load(name, false, () -> load(name));
            }
        });
    }

    /** Drops all tracks. */
    void clear() {
        requested.clear();
        ready.values().forEach(MusicTrack::discard);
        ready.clear();
    }

    private void request(String name, boolean atOnce) {
        if (defs.containsKey(name) && (requested.add(name) || (atOnce && !ready.containsKey(name)))) {
            loader.load(name, atOnce, () -> load(name));
        }
    }

    private void load(String name) {
        if (requested.contains(name) && !ready.containsKey(name)) {
            ready.put(name, new MusicTrack(assets, defs.get(name), decoder));
        }
    }
}
