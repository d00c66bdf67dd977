package bumblewick.view.flight;

import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Draws what sends signals: dark until it is hit, with light when its sequence shows it. */
final class TargetView {
    private static final float RISE_FROM = 190f; // u ahead
    private static final float RISE_OVER = 28f;
    private static final float FLASH_TICKS = 5f;
    private static final float ASLEEP = 0f; // glow of what cannot be hit yet
    private static final float DARK = 0.45f; // glow of what can
    private static final float LIT = 1.6f;
    private static final float RING = 1.9f; // size of a ring's quad per radius
    private static final int DASHES = 12; // of it
    private static final float GATE = 1.15f; // the same of a gate for the boost, which is a thin ring
    private static final float GATE_LIGHT = 0.7f; // how strong that is against others
    private static final float PASSED = 4f; // u ahead of Wick at which a ring has gone: it would bleach him
    private static final float PASSING = 16f; // u over which it goes

    private final InstancedModels models;
    private final WindBlast blast = new WindBlast();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f foot = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private SignalTarget thrower; // that was lit just before the boss began to reel: it has thrown it back
    private boolean reeled;

    TargetView(InstancedModels models) {
        this.models = models;
    }

    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites) {
        Boss boss = flight.boss().orElse(null);
        boolean reels = boss != null && boss.reels();
        boolean begins = reels && !reeled;
        reeled = reels;
        if (begins || !reels) {
            thrower = null;
        }
        for (int i = 0; i < flight.mechanisms().targets.near().size(); i++) {
            SignalTarget target = flight.mechanisms().targets.near().get(i);
            SceneCoordinates.toScene(target.position(), place);
            float risen = risen(target.position().z - flight.distance());
            boolean flownThrough = target.def().model().isEmpty();
            if (!flownThrough) {
                draw(target, risen);
            }
            float left = flownThrough
                    ? leftOfRing(target.position().z - flight.wick().position().z)
                    : 1f;
            light(target, risen, left, frame.time, sprites);
            if (begins && target.lit() && target.glow() > 0f) {
                thrower = target;
            }
        }
        if (thrower != null && thrower.position().z > flight.distance()) {
            blast.show(thrower, boss, frame, sprites);
        }
    }

    private static float risen(float ahead) {
        float t = Math.max(0f, Math.min(1f, (RISE_FROM - ahead) / RISE_OVER));
        return t * t * (3f - 2f * t);
    }

    /** How much of the light of what is flown through is left at a distance ahead of Wick, in u. */
    static float leftOfRing(float ahead) {
        return Easing.clamp((ahead - PASSED) / PASSING);
    }

    private void draw(SignalTarget target, float risen) {
        InstancedModel model = models.of(target.def().model());
        float radius = target.def().radius();
        float scale = 2f * radius / model.width() * risen;
        style.reset();
        style.flash = Math.min(1f, target.hitTicks() / FLASH_TICKS) * 0.5f;
        style.glow = target.lit() || target.glow() > 0f ? LIT : target.isAwake() ? DARK : ASLEEP;
        turn.loadIdentity();
        foot.set(place.x, place.y - model.height() * scale / 2f, place.z);
        model.add(foot, turn, scale, style);
    }

    /** A gate for the boost has the colour of lantern light, so that it is seen before the sky. */
    private static Vector3f colour(SignalTarget target) {
        if (target.lit() || target.glow() > 0f) {
            return EffectColours.CREAM;
        }
        return target.def().boosted() ? EffectColours.LANTERN : EffectColours.MINT;
    }

    private void light(SignalTarget target, float risen, float left, float time, SpriteBatch sprites) {
        float radius = target.def().radius();
        float pulse = 0.5f + 0.12f * FastMath.sin(time * 3f + target.id());
        float glow = Math.max(target.glow(), target.lit() ? 0.55f : target.isAwake() ? 0.18f * pulse : 0f);
        Vector3f colour = colour(target);
        if (glow > 0f) {
            sprites.light(SpriteBatch.Shape.GLOW, place, radius * (1.6f + glow) * risen, colour, glow * left);
        }
        if (target.def().model().isEmpty()) {
            float strength = left * (target.isAwake() ? 0.6f + 0.4f * glow : 0.2f);
            if (target.def().boosted()) {
                sprites.light(SpriteBatch.Shape.RING, place, radius * GATE * risen, colour, strength * GATE_LIGHT);
            } else {
                sprites.dashes(place, radius * RING * risen, colour, strength, 0.3f * time, DASHES);
            }
        }
    }
}
