package bumblewick.view.effect;

import bumblewick.def.presentation.EffectDef;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.CameraShake;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Plays the effects of the scene folder: light, smoke, debris, camera shake and slow motion. Their light is saturated
 * and their middle hollow, so that bullets behind them stay visible.
 */
public final class EffectPlayer {
    private final Map<EffectKind, Recipe> recipes = new EnumMap<>(EffectKind.class);
    private final Map<String, Recipe> byName = new HashMap<>();
    private final ParticleEmitter emitter;
    private final ParticlePool particles;
    private final DebrisPieces debris;
    private final CameraShake shake;
    private final FlashLimiter flashLimiter;
    private final SlowMotion slowMotion = new SlowMotion();
    private float forward;

    /** Gives each particle its own start. */
    public interface Spot {
        /** The next start, in the scene's frame; valid until the next call. */
        Vector3f next();
    }

    /** An effect with its colours converted. */
    private record Recipe(EffectDef def, List<ParticleStyle> styles) {
        Recipe(EffectDef def) {
            this(def, def.layers().stream().map(ParticleStyle::new).collect(Collectors.toList()));
        }
    }

    /**
     * Prepares all effects.
     *
     * @param defs by id; an effect without a definition is invisible
     * @param shake of the camera that looks on
     */
    public EffectPlayer(Map<String, EffectDef> defs, ParticlePool particles, DebrisPieces debris, CameraShake shake) {
        defs.forEach((id, def) -> byName.put(id, new Recipe(def)));
        for (EffectKind effect : EffectKind.values()) {
            recipes.put(effect, byName.getOrDefault(effect.id(), new Recipe(EffectDef.none(effect.id()))));
        }
        this.particles = particles;
        emitter = new ParticleEmitter(particles);
        this.debris = debris;
        this.shake = shake;
        flashLimiter = new FlashLimiter();
    }

    /** Applies the player's options for shake and flashes. */
    public void apply(ViewOptions options) {
        shake.setMaximum(options.shakeStrength());
        flashLimiter.setReduced(options.reduceFlash());
    }

    /**
     * Starts a frame.
     *
     * @param seconds of the world since the last frame
     * @param frameSeconds of the player since the last frame
     * @param speed of Wick along the rail, in u/s: particles drift along
     */
    public void beginFrame(float seconds, float frameSeconds, float speed) {
        flashLimiter.advance(frameSeconds);
        slowMotion.advance(seconds > 0f ? frameSeconds : 0f);
        forward = speed;
        emitter.setCarrySpeed(speed);
    }

    /** Removes everything that was played, after a jump to another moment. */
    public void clear() {
        particles.clear();
        debris.clear();
        shake.stop();
        slowMotion.end();
    }

    /** How fast the world should run: 1 is normal, less is slow motion. */
    public float timeScale() {
        return slowMotion.scale();
    }

    /** Plays an effect once, upwards. */
    public void play(EffectKind effect, Vector3f at) {
        play(recipes.get(effect), at, Vector3f.UNIT_Y, 1f, 1f);
    }

    /**
     * Plays an effect once.
     *
     * @param at start, in the scene's frame (unaffected)
     * @param scale factor on sizes and speeds
     * @param amount factor on the number of particles
     */
    public void play(EffectKind effect, Vector3f at, float scale, float amount) {
        play(recipes.get(effect), at, Vector3f.UNIT_Y, scale, amount);
    }

    /** Plays an effect once, in a direction of length 1 (unaffected). */
    public void play(EffectKind effect, Vector3f at, Vector3f direction) {
        play(effect, at, direction, 1f);
    }

    /** Plays an effect once, in a direction of length 1 (unaffected), with a factor on sizes and speeds. */
    public void play(EffectKind effect, Vector3f at, Vector3f direction, float scale) {
        play(recipes.get(effect), at, direction, scale, 1f);
    }

    /** Plays the effect with the id {@code name}, if there is one. */
    public void play(String name, Vector3f at, float scale, float amount) {
        Recipe named = byName.get(name);
        if (named != null) {
            play(named, at, Vector3f.UNIT_Y, scale, amount);
        }
    }

    /** Plays the effect with the id {@code name}, or {@code otherwise} if there is none. */
    public void play(String name, EffectKind otherwise, Vector3f at, float scale, float amount) {
        Recipe named = byName.get(name);
        play(named == null ? recipes.get(otherwise) : named, at, Vector3f.UNIT_Y, scale, amount);
    }

    /** Plays a continuous effect for a part of its time, in seconds. */
    public void emit(EffectKind effect, Vector3f at, float seconds) {
        emit(effect, at, Vector3f.UNIT_Y, 1f, seconds);
    }

    /** Plays a continuous effect of which each particle has its own start; the direction has length 1. */
    public void emit(EffectKind effect, Spot spot, Vector3f direction, float seconds) {
        Recipe recipe = recipes.get(effect);
        for (int i = 0; i < recipe.styles.size(); i++) {
            EffectDef.Layer layer = recipe.def.layers().get(i);
            int count = roundAtRandom(layer.perSecond() * seconds);
            for (int k = 0; k < count; k++) {
                emitter.emit(layer, recipe.styles.get(i), spot.next(), direction, 1f);
            }
        }
    }

    /** Plays a continuous effect in a direction of length 1 (unaffected), with a factor on sizes and speeds. */
    public void emit(EffectKind effect, Vector3f at, Vector3f direction, float scale, float seconds) {
        Recipe recipe = recipes.get(effect);
        for (int i = 0; i < recipe.styles.size(); i++) {
            EffectDef.Layer layer = recipe.def.layers().get(i);
            emit(layer, recipe.styles.get(i), at, direction, scale, roundAtRandom(layer.perSecond() * seconds));
        }
    }

    private void play(Recipe recipe, Vector3f at, Vector3f direction, float scale, float amount) {
        EffectDef def = recipe.def;
        for (int i = 0; i < recipe.styles.size(); i++) {
            EffectDef.Layer layer = def.layers().get(i);
            if (!layer.flash() || flashLimiter.tryAcquire()) {
                float wanted = Particle.draw(layer.count(), emitter.random()) * (layer.flash() ? 1f : amount);
                emit(layer, recipe.styles.get(i), at, direction, scale, roundAtRandom(wanted));
            }
        }
        for (int i = 0; i < def.pieces().size(); i++) {
            debris.burst(def.pieces().get(i), at, forward, scale);
        }
        shake.add(def.shake());
        slowMotion.slowDown(def.hold(), def.pace());
    }

    /** Adds to the camera's shake, 0 to 1. */
    public void shake(float amount) {
        shake.add(amount);
    }

    /** Rounds at random so that the mean is exact. */
    private int roundAtRandom(float wanted) {
        int whole = (int) wanted;
        return emitter.random().nextFloat() < wanted - whole ? whole + 1 : whole;
    }

    private void emit(
            EffectDef.Layer layer, ParticleStyle style, Vector3f at, Vector3f direction, float scale, int count) {
        for (int i = 0; i < count; i++) {
            Particle particle = emitter.emit(layer, style, at, direction, scale);
            if (layer.flash()) {
                particle.dim(flashLimiter.brightness());
            }
        }
    }

    /** Models of the debris that may be thrown. */
    public List<String> models() {
        List<String> models = new ArrayList<>();
        byName.values().forEach(recipe -> recipe.def.pieces().forEach(pieces -> models.add(pieces.model())));
        return models;
    }
}
