package bumblewick.view;

import bumblewick.def.EffectDef;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Plays the effects of the scene folder: light, smoke, pieces, shakes and held breaths. All keep their light saturated
 * and their middle hollow, so that what is behind is seen.
 */
final class Effects {
    private final Map<Effect, Recipe> recipes = new EnumMap<>(Effect.class);
    private final Map<String, Recipe> byName = new HashMap<>();
    private final Emitter emitter;
    private final Particles particles;
    private final Debris debris;
    private final Shake shake;
    private final Flashes flashes;
    private final Pace pace = new Pace();
    private float forward;

    /** Where the next particle begins. */
    interface Spot {
        /** In the scene; valid until the next call. */
        Vector3f next();
    }

    /** An effect, ready to be played. */
    private record Recipe(EffectDef def, List<Tint> tints) {
        Recipe(EffectDef def) {
            this(def, def.layers().stream().map(Tint::new).collect(Collectors.toList()));
        }
    }

    /**
     * Prepares all effects.
     *
     * @param defs by id; of what is not there nothing is seen
     * @param shake of the camera that looks on
     */
    Effects(Map<String, EffectDef> defs, Particles particles, Debris debris, Shake shake) {
        defs.forEach((id, def) -> byName.put(id, new Recipe(def)));
        for (Effect effect : Effect.values()) {
            recipes.put(effect, byName.getOrDefault(effect.id(), new Recipe(EffectDef.none(effect.id()))));
        }
        this.particles = particles;
        emitter = new Emitter(particles);
        this.debris = debris;
        this.shake = shake;
        flashes = new Flashes();
    }

    /** Shakes and flashes as the player wants it. */
    void apply(ViewOptions options) {
        shake.most(options.shaking());
        flashes.reduce(options.reduceFlash());
    }

    /**
     * Starts a frame.
     *
     * @param seconds that passed in the world
     * @param frameSeconds that passed for the player
     * @param speed of Wick along the rail, in u/s: what is near Wick drifts along
     */
    void frame(float seconds, float frameSeconds, float speed) {
        flashes.pass(frameSeconds);
        pace.pass(seconds > 0f ? frameSeconds : 0f);
        forward = speed;
        emitter.forward(speed);
    }

    /** Ends all that was played: the picture is of another moment. */
    void clear() {
        particles.clear();
        debris.clear();
        shake.still();
        pace.end();
    }

    /** How fast the world should go, 1 is normal. */
    float pace() {
        return pace.now();
    }

    /** Plays an effect upwards. */
    void play(Effect effect, Vector3f at) {
        play(recipes.get(effect), at, Vector3f.UNIT_Y, 1f, 1f);
    }

    /**
     * Plays an effect.
     *
     * @param at where, in the scene (unaffected)
     * @param scale factor on sizes and speeds
     * @param amount factor on how many particles there are
     */
    void play(Effect effect, Vector3f at, float scale, float amount) {
        play(recipes.get(effect), at, Vector3f.UNIT_Y, scale, amount);
    }

    /** Plays an effect in a direction of length 1 (unaffected). */
    void play(Effect effect, Vector3f at, Vector3f direction) {
        play(recipes.get(effect), at, direction, 1f, 1f);
    }

    /** Plays what the scene folder calls {@code name}, or {@code otherwise} if there is no such effect. */
    void play(String name, Effect otherwise, Vector3f at, float scale, float amount) {
        Recipe named = byName.get(name);
        play(named == null ? recipes.get(otherwise) : named, at, Vector3f.UNIT_Y, scale, amount);
    }

    /** Goes on with an effect that lasts: as much of it as belongs to that time, in seconds. */
    void flow(Effect effect, Vector3f at, float seconds) {
        flow(effect, at, Vector3f.UNIT_Y, 1f, seconds);
    }

    /** Goes on with an effect of which each particle begins at a spot of its own; the direction has length 1. */
    void flow(Effect effect, Spot spot, Vector3f direction, float seconds) {
        Recipe recipe = recipes.get(effect);
        for (int i = 0; i < recipe.tints.size(); i++) {
            EffectDef.Layer layer = recipe.def.layers().get(i);
            int count = round(layer.perSecond() * seconds);
            for (int k = 0; k < count; k++) {
                emitter.send(layer, recipe.tints.get(i), spot.next(), direction, 1f);
            }
        }
    }

    /** The same in a direction of length 1 (unaffected), smaller or larger. */
    void flow(Effect effect, Vector3f at, Vector3f direction, float scale, float seconds) {
        Recipe recipe = recipes.get(effect);
        for (int i = 0; i < recipe.tints.size(); i++) {
            EffectDef.Layer layer = recipe.def.layers().get(i);
            send(layer, recipe.tints.get(i), at, direction, scale, round(layer.perSecond() * seconds));
        }
    }

    private void play(Recipe recipe, Vector3f at, Vector3f direction, float scale, float amount) {
        EffectDef def = recipe.def;
        for (int i = 0; i < recipe.tints.size(); i++) {
            EffectDef.Layer layer = def.layers().get(i);
            if (!layer.flash() || flashes.take()) {
                float wanted = Particle.draw(layer.count(), emitter.random()) * (layer.flash() ? 1f : amount);
                send(layer, recipe.tints.get(i), at, direction, scale, round(wanted));
            }
        }
        for (int i = 0; i < def.pieces().size(); i++) {
            debris.burst(def.pieces().get(i), at, forward, scale);
        }
        shake.add(def.shake());
        pace.hold(def.hold(), def.pace());
    }

    /** Shakes the camera, 0 to 1. */
    void shake(float amount) {
        shake.add(amount);
    }

    /** A whole number that is right on average. */
    private int round(float wanted) {
        int whole = (int) wanted;
        return emitter.random().nextFloat() < wanted - whole ? whole + 1 : whole;
    }

    private void send(EffectDef.Layer layer, Tint tint, Vector3f at, Vector3f direction, float scale, int count) {
        for (int i = 0; i < count; i++) {
            Particle particle = emitter.send(layer, tint, at, direction, scale);
            if (layer.flash()) {
                particle.dim(flashes.brightness());
            }
        }
    }

    /** Models of the pieces that may be thrown. */
    List<String> models() {
        List<String> models = new ArrayList<>();
        byName.values().forEach(recipe -> recipe.def.pieces().forEach(pieces -> models.add(pieces.model())));
        return models;
    }
}
