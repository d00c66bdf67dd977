package bumblewick.view.garden;

import bumblewick.sim.garden.GardenStage;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.level.LevelVisual;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.function.Predicate;

/** Lets the parts of a level wake whose signals were sent, with a burst of petals at each. */
final class WakingLevel {
    private static final float SIZE = 3.4f; // of the burst
    private static final float PETALS = 0.6f; // factor on its count

    private final LevelVisual level;
    private final Predicate<String> sent = this::isSent;
    private GardenStage garden; // of this frame
    private boolean known; // whether the frame before is

    WakingLevel(LevelVisual level) {
        this.level = level;
    }

    /** Forgets what was seen, after a jump to another moment. */
    void reset() {
        known = false;
    }

    /** Advances by a frame. */
    void update(GardenStage now, EffectPlayer effects, float seconds) {
        garden = now;
        List<Vector3f> begun = level.wake(sent, known ? seconds : Float.POSITIVE_INFINITY);
        for (int i = 0; known && i < begun.size(); i++) {
            effects.play(EffectKind.CLEARED, begun.get(i), SIZE, PETALS);
        }
        known = true;
    }

    private boolean isSent(String signal) {
        return garden.isSent(signal);
    }
}
