package bumblewick.audio;

import bumblewick.def.TrackDef;
import com.jme3.asset.AssetManager;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The tracks that are ready to be played: the one that was asked for, and those that may follow it. Decoded music is
 * large, so that the others are forgotten. Another thread loads them.
 */
final class TrackShelf {
    private final AssetManager assets;
    private final SoundLoader loader;
    private final Map<String, TrackDef> defs;
    private final Map<String, Track> ready = new ConcurrentHashMap<>();
    private final Set<String> asked = ConcurrentHashMap.newKeySet();

    /**
     * Makes an empty shelf.
     *
     * @param defs all tracks by name (not copied, unaffected)
     */
    TrackShelf(AssetManager assets, SoundLoader loader, Map<String, TrackDef> defs) {
        this.assets = assets;
        this.loader = loader;
        this.defs = defs;
    }

    boolean knows(String name) {
        return defs.containsKey(name);
    }

    /** The track, or null if it is not there yet. */
    Track get(String name) {
        return ready.get(name);
    }

    /** Fetches a track at once, what may follow it later, and forgets the others. */
    void keepReady(String name) {
        TrackDef def = defs.get(name);
        if (def == null) {
            return;
        }
        Set<String> kept = new HashSet<>(def.leadsTo());
        kept.add(name);
        ready.keySet().retainAll(kept);
        asked.retainAll(kept);
        ask(name, true);
        def.leadsTo().forEach(follower -> ask(follower, false));
    }

    private void ask(String name, boolean atOnce) {
        if (defs.containsKey(name) && (asked.add(name) || atOnce && !ready.containsKey(name))) {
            loader.load(name, atOnce, () -> load(name));
        }
    }

    private void load(String name) {
        if (asked.contains(name) && !ready.containsKey(name)) {
            ready.put(name, new Track(assets, defs.get(name)));
        }
    }
}
