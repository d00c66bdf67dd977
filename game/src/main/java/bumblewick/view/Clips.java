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
    void play(String name, float speed) {
        if (composer == null || !composer.hasAnimClip(name)) {
            return;
        }
        if (!name.equals(now)) {
            now = name;
            Action action = composer.setCurrentAction(name);
            if (action instanceof BlendableAction blendable) {
                blendable.setTransitionLength(BLEND);
            }
        }
        composer.setGlobalSpeed(speed);
    }
}
