package bumblewick.view.pose;

import com.jme3.anim.AnimComposer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** All clips of a figure, by name. */
public final class ClipBank {
    private final Map<String, SampledClip> clips = new TreeMap<>();

    /** Samples all clips that a composer knows. */
    public ClipBank(Skeleton skeleton, AnimComposer composer) {
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
