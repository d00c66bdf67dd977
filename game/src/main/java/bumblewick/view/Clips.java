package bumblewick.view;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.tween.action.Action;
import com.jme3.anim.tween.action.BlendableAction;
import com.jme3.scene.Spatial;

/** The clips of a figure; each one blends into the next. A figure without the clip keeps what it does. */
final class Clips {
    private static final double BLEND = 0.18; // seconds

    private final AnimComposer composer;
    private String now = "";

    Clips(Spatial model) {
        composer = find(model);
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

    /** Plays a clip to its end and stays there. */
    void playOnce(String name) {
        start(name, false);
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
