package bumblewick.view.animation;

import com.jme3.anim.AnimComposer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** All clips of a figure, by name. */
public final class ClipLibrary {
    private final Map<String, SampledClip> clips = new TreeMap<>();

    /** Samples all clips of a composer. */
    public ClipLibrary(Skeleton skeleton, AnimComposer composer) {
        composer.getAnimClips().forEach(clip -> clips.put(clip.getName(), new SampledClip(skeleton, clip)));
    }

    /** The clip of that name, or null. */
    public SampledClip clip(String name) {
        return clips.get(name);
    }

    public Set<String> names() {
        return clips.keySet();
    }
}
