package bumblewick.view.scenery;

import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.EffectDef.Span;
import bumblewick.def.presentation.LookDef;
import bumblewick.math.RandomStream;
import bumblewick.view.effect.ParticleEmitter;
import bumblewick.view.effect.ParticlePool;
import bumblewick.view.effect.ParticleStyle;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.List;

/** Petals and other motes that drift in the air of a look, and what falls: rain. */
public final class WeatherParticles {
    private static final float NEAREST = 3.2f; // u from the line of sight, so that nothing hides Wick
    private static final float FURTHEST = 15f;
    private static final float DRIFT = 1.2f; // u/s

    private static final float RAIN_SECONDS = 1f; // that a drop is seen
    private static final float RAIN_STREAK = 0.06f; // seconds of its way that a drop is long
    private static final float RAIN_STRENGTH = 0.8f; // so that bullets stay brighter
    private static final float RAIN_ASIDE = 14f; // u
    private static final float RAIN_FURTHEST = 34f; // u ahead

    private final ParticleEmitter emitter;
    private final RandomStream random = new RandomStream(5L, 1L);
    private final Vector3f at = new Vector3f();
    private final Vector3f way = new Vector3f(Vector3f.UNIT_Y);
    private LookDef.Motes look;
    private EffectDef.Layer motes;
    private ParticleStyle style;
    private float due;

    public WeatherParticles(ParticlePool particles, LookDef.Motes look) {
        emitter = new ParticleEmitter(particles);
        setMotes(look);
    }

    /** Changes the motes to those of a look. */
    public void setMotes(LookDef.Motes wanted) {
        if (!wanted.equals(look)) {
            look = wanted;
            way.set(-wanted.across(), -wanted.fall(), 0f);
            motes = falls() ? rain(wanted, way.length()) : layer(wanted);
            way.normalizeLocal();
            style = new ParticleStyle(motes);
        }
    }

    private boolean falls() {
        return look.fall() > 0f;
    }

    private static EffectDef.Layer rain(LookDef.Motes look, float speed) {
        Span none = new Span(0f, 0f);
        return new EffectDef.Layer(
                EffectDef.Sprite.SPARK,
                new Span(1f, 1f),
                look.perSecond(),
                none,
                new Span(RAIN_SECONDS, RAIN_SECONDS),
                new Span(look.size(), look.size()),
                0.35f,
                new EffectDef.Motion(
                        EffectDef.Spread.ALONG,
                        new Span(0.85f * speed, 1.15f * speed),
                        none,
                        none,
                        0f,
                        0f,
                        0f,
                        none,
                        none),
                new EffectDef.Paint(List.of(look.colour()), "", 0f, RAIN_STRENGTH, 0f, RAIN_STREAK, 0f),
                false);
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

    /** Moves the motes around a point, in the scene's frame. */
    public void show(Vector3f around, float seconds) {
        due += motes.perSecond() * seconds;
        while (due >= 1f) {
            due -= 1f;
            if (falls()) {
                scatterAbove(around);
            } else {
                scatter(around);
            }
            emitter.emit(motes, style, at, way, 1f);
        }
    }

    /** Where a drop comes into sight: its way leads past Wick, some of it before and some behind the middle of its life. */
    private void scatterAbove(Vector3f around) {
        float before = random.between(0.2f, 0.8f) * RAIN_SECONDS;
        at.set(
                around.x + random.between(-RAIN_ASIDE, RAIN_ASIDE) + look.across() * before,
                around.y + random.between(-2f, 8f) + look.fall() * before,
                around.z + random.between(2f, RAIN_FURTHEST));
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
