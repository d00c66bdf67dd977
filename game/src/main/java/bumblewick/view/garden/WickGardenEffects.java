package bumblewick.view.garden;

import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.character.WickLights;
import bumblewick.view.character.WickView;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What surrounds Wick on foot: blob shadow, whirl, flames, smoke, and the outline after a hit. */
final class WickGardenEffects {
    private static final float LOOK_DOWN = 14f; // u
    private static final float SHADOW = 0.7f; // u
    private static final float LIFT = 0.045f; // u above the ground, against z-fighting
    private static final float PULSE = 15.7f; // radians per second: 2.5 times a second
    private static final float FADE_TICKS = 16f; // at the end of a whirl, in which its light fades
    private static final float DYING_FLAMES = 0.65f; // size of flames once the feet are off the lava
    private static final float FEET = 0.5f; // u below Wick's middle

    private final EffectPlayer effects;
    private final QueryFilter filter = new QueryFilter(QueryFilter.ALL);
    private final SweepHit below = new SweepHit();
    private final Vector3f from = new Vector3f();
    private final Vector3f down = new Vector3f(0f, -LOOK_DOWN, 0f);
    private final Vector3f at = new Vector3f();

    WickGardenEffects(EffectPlayer effects) {
        this.effects = effects;
    }

    /** Draws everything. */
    void show(GardenStage garden, WickView figure, FrameContext frame, SpriteBatch sprites) {
        GardenWick wick = garden.wick();
        shadow(garden, figure.position(), sprites);
        if (wick.spinTicks() > 0) {
            whirl(wick.spinTicks(), figure.position(), frame.time, sprites);
        }
        burn(wick, figure.position(), frame.seconds);
        glide(wick, figure.position(), frame.seconds);
        float pulse = 0.5f - 0.5f * FastMath.cos(frame.time * PULSE);
        if (wick.hurtTicks() > 0) {
            figure.outline(EffectColours.EMBER, 0.35f + 0.65f * pulse);
        } else {
            figure.outline(EffectColours.MINT, garden.shieldTicks() > 0 ? 0.5f + 0.3f * pulse : 0f);
        }
    }

    /** Draws the blob shadow, which shows where Wick will land, whatever the sun's shadow does. */
    private void shadow(GardenStage garden, Vector3f middle, SpriteBatch sprites) {
        from.set(middle);
        if (!garden.collision().ray(from, down, filter, below)) {
            return;
        }
        float height = below.fraction() * LOOK_DOWN;
        float near = 1f - height / LOOK_DOWN;
        at.set(below.normal()).multLocal(LIFT).addLocal(below.point());
        sprites.shadow(at, below.normal(), SHADOW * (0.75f + 0.25f * near), 0.4f + 0.42f * near);
    }

    private void whirl(int ticksLeft, Vector3f middle, float time, SpriteBatch sprites) {
        float strength = Math.min(1f, ticksLeft / FADE_TICKS);
        float size = 1.15f + 0.35f * strength;
        at.set(middle.x, middle.y - 0.1f, middle.z);
        WickLights.drawWhirl(at, size, strength, time, sprites);
        at.y = middle.y - FEET;
        sprites.put(
                SpriteBatch.Shape.WHIRL, at, size * 1.2f, EffectColours.HONEY, 0.5f, 0.7f * strength, 0f, time * 22f);
    }

    private void burn(GardenWick wick, Vector3f middle, float seconds) {
        if (wick.burning() || wick.smokeTicks() > 0) {
            effects.emit(EffectKind.BURNING, middle, Vector3f.UNIT_Y, wick.burning() ? 1f : DYING_FLAMES, seconds);
            effects.emit(EffectKind.SMOULDER, middle, seconds);
        }
    }

    private void glide(GardenWick wick, Vector3f middle, float seconds) {
        at.set(middle).addLocal(0f, -FEET, 0f);
        if (wick.wallSliding()) {
            effects.emit(EffectKind.WALL_SLIDE, at, seconds);
        } else if (wick.gliding()) {
            effects.emit(EffectKind.GLIDE_AIR, at, seconds);
        }
    }
}
