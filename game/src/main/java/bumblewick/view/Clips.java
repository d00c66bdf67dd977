package bumblewick.view;

import bumblewick.sim.run.Seen;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.tween.action.Action;
import com.jme3.anim.tween.action.BlendableAction;
import com.jme3.scene.Spatial;
import java.util.Set;

/** The clips of a figure; each one blends into the next. A figure without the clip keeps what it does. */
final class Clips {
    private static final double BLEND = 0.18; // seconds
    private static final float LAST = 0.001f; // seconds before a clip's end, where it would be taken for over

    /** Clips of gardens that are played to their end; all others go round. */
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

    Clips(Spatial model) {
        composer = find(model);
        if (composer != null) {
            composer.getAnimClipsNames().forEach(composer::action); // made now, not when they are first played
        }
    }

    /** Stops all movement, or lets it go on: what is out of sight need not move. */
    void rest(boolean on) {
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

    /** Plays a clip again and again, from its start if it was not playing. */
    void play(String name) {
        start(name, true);
    }

    /** Plays a clip again and again at a speed; 1 is as it was made. */
    void play(String name, float speed) {
        play(name);
        pace(speed);
    }

    /** How fast clips play; 1 is as they were made. */
    void pace(float speed) {
        if (composer != null) {
            composer.setGlobalSpeed(speed);
        }
    }

    /** Holds a clip at a moment, in seconds since its start; at its end if the moment is later. */
    void hold(String name, float seconds) {
        start(name, false);
        pace(0f);
        if (name.equals(now)) {
            float end = (float) composer.getAnimClip(name).getLength() - LAST;
            composer.setTime(Math.max(0f, Math.min(end, seconds)));
        }
    }

    /** Plays a clip to its end and stays there. */
    void playOnce(String name) {
        start(name, false);
    }

    /** Whether there is a clip of that name. */
    boolean has(String name) {
        return composer != null && composer.hasAnimClip(name);
    }

    /**
     * Plays what a thing of a garden does, and starts it over when the thing does.
     *
     * @param name of the clip that stands for it
     * @param rate how fast the world's time passes, 1 is normal
     */
    void follow(Seen seen, String name, float rate) {
        if (seen.clipTicks() < ticks && name.equals(now)) {
            now = "";
        }
        ticks = seen.clipTicks();
        start(name, !ONCE.contains(name));
        pace(seen.clipSpeed() * rate);
    }

    /** Whether there are any. */
    boolean any() {
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
