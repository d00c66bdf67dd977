package bumblewick.view.character;

import bumblewick.sim.run.GardenEntity;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.tween.action.Action;
import com.jme3.anim.tween.action.BlendableAction;
import com.jme3.scene.Spatial;
import java.util.Set;

/**
 * Plays the clips of a figure, each blending into the next. A clip that the figure lacks leaves the current one
 * playing.
 */
public final class ClipPlayer {
    private static final double BLEND = 0.18; // seconds
    private static final float LAST =
            0.001f; // seconds before a clip's end: at the end itself jME takes the clip as over

    /** Clips on foot that play once; all others loop. */
    private static final Set<String> ONCE = Set.of(
            "jump",
            "land",
            "hit",
            "hurt",
            "death",
            "open",
            "jump_attack",
            "spin_attack",
            "crash",
            "stumble",
            "wake",
            "unroll",
            "tell",
            "attack",
            "notice",
            "bounce");

    private final AnimComposer composer;
    private String now = "";
    private int ticks;

    public ClipPlayer(Spatial model) {
        composer = find(model);
        if (composer != null) {
            composer.getAnimClipsNames().forEach(composer::action); // creates the actions now instead of on first use
        }
    }

    /** Pauses or resumes: a figure out of sight need not move. */
    public void setPaused(boolean on) {
        if (composer != null) {
            composer.setEnabled(!on);
        }
    }

    private static AnimComposer find(Spatial model) {
        AnimComposer[] found = new AnimComposer[1];
        model.depthFirstTraversal(spatial -> {
            AnimComposer own = spatial.getControl(AnimComposer.class);
            if (own != null) {
                found[0] = own;
            }
        });
        return found[0];
    }

    /** Loops a clip, from its start unless it is playing. */
    public void play(String name) {
        start(name, true);
    }

    /** Loops a clip at a speed; 1 is as modelled. */
    void play(String name, float speed) {
        play(name);
        setSpeed(speed);
    }

    /** Sets the speed of clips; 1 is as modelled. */
    public void setSpeed(float speed) {
        if (composer != null) {
            composer.setGlobalSpeed(speed);
        }
    }

    /** Holds a clip at a time, in seconds since its start; at its end if the time is later. */
    public void hold(String name, float seconds) {
        start(name, false);
        setSpeed(0f);
        if (name.equals(now)) {
            float end = (float) composer.getAnimClip(name).getLength() - LAST;
            composer.setTime(Math.max(0f, Math.min(end, seconds)));
        }
    }

    /** Plays a clip once and holds its end. */
    public void playOnce(String name) {
        start(name, false);
    }

    /** Seconds that a clip lasts as modelled, 0 if there is none of that name. */
    public float length(String name) {
        return has(name) ? (float) composer.getAnimClip(name).getLength() : 0f;
    }

    /** Whether there is a clip of that name. */
    public boolean has(String name) {
        return composer != null && composer.hasAnimClip(name);
    }

    /**
     * Plays the clip of something on foot, and restarts it when its clip starts over in the simulation.
     *
     * @param name of the clip
     * @param rate speed of the world, 1 is normal
     */
    public void playEntityClip(GardenEntity gardenEntity, String name, float rate) {
        if (gardenEntity.clipTicks() < ticks && name.equals(now)) {
            now = "";
        }
        ticks = gardenEntity.clipTicks();
        start(name, !ONCE.contains(name));
        setSpeed(gardenEntity.clipSpeed() * rate);
    }

    /** Whether the figure has any clips. */
    public boolean hasClips() {
        return composer != null;
    }

    private void start(String name, boolean again) {
        if (composer == null || name.equals(now) || !composer.hasAnimClip(name)) {
            return;
        }
        now = name;
        Action action = composer.setCurrentAction(name, AnimComposer.DEFAULT_LAYER, again);
        if (action instanceof BlendableAction blendable) {
            blendable.setTransitionLength(BLEND);
        }
    }
}
