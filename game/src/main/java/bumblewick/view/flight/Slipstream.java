package bumblewick.view.flight;

import bumblewick.math.RandomStream;
import bumblewick.sim.player.Wick;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** Rushing air that shows how fast Wick flies: denser on boost, with a wake behind the boots. */
final class Slipstream {
    private static final float NEAREST = 3.2f; // u from the line of flight, so that nothing hides Wick
    private static final float FURTHEST = 15f;
    private static final float BOOTS = 0.55f; // u below and behind Wick's middle

    private static final Vector3f BACK = new Vector3f(0f, 0f, -1f);

    private final EffectPlayer effects;
    private boolean steady;
    private final RandomStream random = new RandomStream(17L, 1L);
    private final Vector3f around = new Vector3f();
    private final Vector3f at = new Vector3f();
    private final EffectPlayer.Spot spot = this::scatter;

    Slipstream(EffectPlayer effects) {
        this.effects = effects;
    }

    /** Turns the rushing air off (reduced motion) or on. */
    void setSteady(boolean on) {
        steady = on;
    }

    /**
     * Plays the air of a frame.
     *
     * @param place Wick's middle, in the scene's frame (unaffected)
     */
    void show(Wick wick, Vector3f place, float seconds) {
        if (wick.boosting()) {
            at.set(place).addLocal(0f, -BOOTS, -BOOTS);
            effects.emit(EffectKind.BOOST, at, seconds);
        }
        if (!steady) {
            around.set(place);
            effects.emit(wick.boosting() ? EffectKind.BOOST_AIR : EffectKind.AIR, spot, BACK, seconds);
        }
    }

    private Vector3f scatter() {
        float angle = random.between(0f, FastMath.TWO_PI);
        float out = random.between(NEAREST, FURTHEST);
        return at.set(
                around.x + FastMath.cos(angle) * out,
                Math.max(0.3f, around.y + FastMath.sin(angle) * out * 0.6f),
                around.z + random.between(10f, 40f));
    }
}
