package bumblewick.view;

import bumblewick.def.EffectDef;
import bumblewick.def.EffectDef.Span;
import bumblewick.def.LookDef;
import bumblewick.math.RandomStream;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.List;

/** Petals that drift about in the air of a look. */
final class Weather {
    private static final float NEAREST = 3.2f; // u from the line of sight, so that nothing hides Wick
    private static final float FURTHEST = 15f;
    private static final float DRIFT = 1.2f; // u/s

    private final Emitter emitter;
    private final RandomStream random = new RandomStream(5L, 1L);
    private final Vector3f at = new Vector3f();
    private LookDef.Motes look;
    private EffectDef.Layer motes;
    private Tint tint;
    private float due;

    Weather(Particles particles, LookDef.Motes look) {
        emitter = new Emitter(particles);
        motes(look);
    }

    /** Lets the motes of a look drift from now on. */
    void motes(LookDef.Motes wanted) {
        if (!wanted.equals(look)) {
            look = wanted;
            motes = layer(wanted);
            tint = new Tint(motes);
        }
    }

    private static EffectDef.Layer layer(LookDef.Motes look) {
        Span none = new Span(0f, 0f);
        return new EffectDef.Layer(
                EffectDef.Sprite.PETAL,
                new Span(1f, 1f),
                look.perSecond(),
                none,
                new Span(3f, 3f),
                new Span(look.size(), look.size()),
                0.35f,
                new EffectDef.Motion(
                        EffectDef.Spread.BALL,
                        new Span(0f, DRIFT),
                        new Span(-0.6f, 0.3f),
                        none,
                        0f,
                        0f,
                        0f,
                        new Span(0f, 360f),
                        new Span(-170f, 170f)),
                new EffectDef.Paint(List.of(look.colour()), "", 1f, 1f, 0f, 0f, 0f),
                false);
    }

    /** Lets petals drift around a point, in the scene. */
    void show(Vector3f around, float seconds) {
        due += motes.perSecond() * seconds;
        while (due >= 1f) {
            due -= 1f;
            scatter(around);
            emitter.send(motes, tint, at, Vector3f.UNIT_Y, 1f);
        }
    }

    private void scatter(Vector3f around) {
        float angle = random.between(0f, FastMath.TWO_PI);
        float out = random.between(NEAREST, FURTHEST);
        at.set(
                around.x + FastMath.cos(angle) * out,
                Math.max(0.3f, around.y + FastMath.sin(angle) * out * 0.6f),
                around.z + random.between(14f, 46f));
    }
}
