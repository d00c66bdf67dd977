package bumblewick.view.garden;

import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import com.jme3.math.Vector3f;

/** The effects of mechanisms, by their word: dust, sparks, smoke, splinters. */
final class MachineEffects {
    private static final float SMALL = 0.6f;

    private MachineEffects() {}

    /** A mechanism went on. */
    static void on(String word, Vector3f place, EffectPlayer effects) {
        switch (word) {
            case "brazier", "flame" -> effects.play(EffectKind.BURNED, place, SMALL, SMALL);
            case "plate", "lever", "goal" -> effects.play(EffectKind.KEY, place, SMALL, SMALL);
            case "lava", "water" -> effects.play(EffectKind.BODY_MET, place, 1.5f, 1f);
            default -> effects.play(EffectKind.BODY_MET, place);
        }
    }

    /** A mechanism went off, or came to its end. */
    static void off(String word, Vector3f place, EffectPlayer effects) {
        switch (word) {
            case "brazier", "flame" -> effects.play(EffectKind.BURN_ENDED, place);
            case "nest" -> effects.play(EffectKind.BODY_BROKEN, place);
            case "door", "ice" -> effects.play(EffectKind.BODY_MET, place);
            default -> {
                // what comes back by itself is seen
            }
        }
    }

    /** A mechanism clacked, or was struck. */
    static void tick(String word, Vector3f place, EffectPlayer effects) {
        switch (word) {
            case "nest" -> effects.play(EffectKind.BODY_HIT, place);
            case "ice" -> effects.play(EffectKind.CRUMBLES, place);
            case "rotor", "weights" -> effects.play(EffectKind.BODY_MET, place, SMALL, SMALL);
            default -> {
                // a clockwork that counts is heard
            }
        }
    }
}
