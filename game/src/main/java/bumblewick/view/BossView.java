package bumblewick.view;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef.Action;
import bumblewick.math.Tick;
import bumblewick.sim.Boss;
import bumblewick.sim.FlightStage;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;

/**
 * A boss: clips by what it does, a tell of its own before each attack, wounds that stay, a mark where it will strike, and
 * an end in leaves.
 */
final class BossView {
    private static final float FLASH = 0.2f; // share of the flash colour
    private static final float GLOW = 2.4f; // of what glows on it
    private static final float TELL_GLOW = 1.2f; // more, at the end of a tell
    private static final float WOUND_GLOW = 0.04f; // more, for each wound
    private static final float STEPS = 20f; // of the glow, for each unit of it
    private static final float HURT = 0.4f; // seconds
    private static final float TELL_CLIP = Boss.LEAST_TELL * Tick.SECONDS; // how long a tell's clip was made
    private static final float FAR = 26f; // u ahead of Wick: from here on it is as large as it ever is
    private static final float NEAR = 10f;
    private static final float LARGE = 1.5f;
    private static final float DUSK = 3f; // seconds in which its light comes or goes
    private static final float SMALL = 1.15f;

    private final ModelLibrary library;
    private final Node figure = new Node("boss");
    private final Vector4f flash = new Vector4f(1.3f, 0.62f, 0.3f, 0f);
    private final Vector3f place = new Vector3f();
    private final Vector3f spot = new Vector3f();
    private final Vector3f nose = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Glint glint = new Glint();
    private final BossEnd end = new BossEnd();
    private Spatial model;
    private Material material;
    private Clips clips;
    private BossWounds wounds;
    private float time;
    private float share;
    private float rate = 1f;
    private float glow = GLOW;
    private float left = 1f;
    private float hurt;
    private float size;
    private boolean diving;

    BossView(ModelLibrary library, Node parent) {
        this.library = library;
        figure.setCullHint(CullHint.Always);
        parent.attachChild(figure);
    }

    /** Loads the model before it is needed. */
    void prepare(String name) {
        model = library.single(name);
        material = material(model);
        material.setVector4("Flash", flash);
        material.setBoolean("Fades", true);
        material.setFloat("Fade", left);
        clips = new Clips(model);
        wounds = new BossWounds(model);
        figure.attachChild(model);
    }

    /** All of it that is drawn. */
    Node figure() {
        return figure;
    }

    private static Material material(Spatial spatial) {
        Spatial inner = spatial;
        while (inner instanceof Node node) {
            inner = node.getChild(0);
        }
        return ((Geometry) inner).getMaterial();
    }

    /** How fast its clips play, 1 is normal. */
    void pace(float rate) {
        this.rate = rate;
    }

    /** How much of the boss's light there is, 0 to 1: rises as it comes, sinks as it falls. */
    float dusk() {
        return share * share * (3f - 2f * share);
    }

    /** The flight is at another moment: what has come of the boss by then is there at once. */
    void cut(FlightStage flight) {
        Boss boss = flight.boss().orElse(null);
        hurt = 0f;
        diving = false;
        end.reset();
        share = boss == null ? 0f : 1f - Math.min(1f, boss.defeatedTicks() * Tick.SECONDS / DUSK);
        if (boss != null && model != null) {
            wounds.settle((float) boss.hp() / boss.maxHp());
        }
    }

    /** Shows the boss, if there is one. */
    void show(FlightStage flight, float alpha, Sprites sprites, Effects effects, float seconds) {
        time += seconds;
        Boss boss = flight.boss().orElse(null);
        boolean here = boss != null && boss.defeatedTicks() == 0;
        share = Math.max(0f, Math.min(1f, share + (here ? seconds : -seconds) / DUSK));
        if (boss == null) {
            figure.setCullHint(CullHint.Always);
            return;
        }
        if (model == null) {
            prepare(boss.model());
        }
        figure.setCullHint(CullHint.Inherit);
        Corridor.blend(boss.previousPosition(), boss.position(), alpha, place);
        hurt = Math.max(0f, hurt - seconds);
        shadow(boss.def().radius(), sprites);
        if (here) {
            live(boss, flight, alpha, sprites, effects, seconds);
        } else {
            float ticks = boss.defeatedTicks() + alpha;
            clips.hold(BossClip.DEATH.clip(), ticks * Tick.SECONDS);
            end.show(ticks, boss.def().radius(), place, turn, effects, seconds);
            fade(BossEnd.left(ticks));
            if (BossEnd.heals(ticks)) {
                wounds.show(1f);
                glow(GLOW);
            }
        }
        flash.w = FLASH * glint.at(boss.hitTicks() > 0, time);
        grow(place.z - flight.wick().position().z);
        figure.setLocalTranslation(place);
        figure.setLocalRotation(turn);
    }

    /** It seems larger from afar: up close only what can be hit counts. */
    private void grow(float ahead) {
        float far = FastMath.clamp((ahead - NEAR) / (FAR - NEAR), 0f, 1f);
        size = SMALL + (LARGE - SMALL) * far;
        figure.setLocalScale(size * (1f + 0.25f * flash.w));
    }

    private void live(Boss boss, FlightStage flight, float alpha, Sprites sprites, Effects effects, float seconds) {
        Corridor.turn(boss.heading(), boss.bank(), turn);
        end.reset();
        fade(1f);
        Action next = boss.next().action();
        animate(boss, next, alpha);
        float tell = boss.action() == Action.TELL && !boss.entering()
                ? Math.min(1f, (float) boss.stepTicks() / Boss.LEAST_TELL)
                : 0f;
        wound(boss, effects);
        glow(GLOW + TELL_GLOW * tell * tell + WOUND_GLOW * wounds.open());
        if (tell > 0f) {
            tell(boss.def().radius(), next, tell, sprites, effects, seconds);
        }
        if (worn(boss)) {
            effects.flow(Effect.BOSS_LIMP, onBody(boss.def().radius(), -0.4f, 0.3f, -0.6f), seconds);
        }
        aim(boss, flight, sprites);
    }

    private static boolean worn(Boss boss) {
        return boss.phase() > 0 && boss.phase() == boss.def().phases().size() - 1;
    }

    /** What the rules time to the tick is shown to the tick. */
    private void animate(Boss boss, Action next, float alpha) {
        BossClip clip = BossClip.of(boss.action(), next, boss.entering(), hurt > 0f, worn(boss));
        float since = (boss.stepTicks() + alpha) * Tick.SECONDS;
        clips.pace(rate);
        switch (clip) {
            case DIVE_TELL, FAN_TELL ->
                clips.hold(
                        clip.clip(),
                        TELL_CLIP * since / Math.max(TELL_CLIP, boss.step().seconds()));
            case FAN -> clips.hold(clip.clip(), sinceThrow(boss, since));
            default -> {
                if (clip.loops()) {
                    clips.play(clip.clip());
                } else {
                    clips.playOnce(clip.clip());
                }
            }
        }
    }

    /** Seconds since it let go of a round. */
    private static float sinceThrow(Boss boss, float since) {
        if (boss.step().attack().isEmpty()) {
            return since;
        }
        AttackDef attack = boss.step().attack().get();
        float after = Math.max(0f, since - attack.firstAfter());
        return after - attack.every() * Math.min(attack.rounds() - 1, (int) (after / attack.every()));
    }

    private void wound(Boss boss, Effects effects) {
        Vector3f broken = wounds.show((float) boss.hp() / boss.maxHp());
        if (broken != null) {
            hurt = HURT;
            effects.play(Effect.BOSS_WOUND, figure.localToWorld(broken, spot));
        }
    }

    private void glow(float wanted) {
        float stepped = Math.round(wanted * STEPS) / STEPS;
        if (stepped != glow) {
            glow = stepped;
            material.setFloat("GlowBoost", glow);
        }
    }

    private void fade(float share) {
        if (share != left) {
            left = share;
            material.setFloat("Fade", left);
        }
    }

    /** A place on the body, in the scene; x to its left, y up and z ahead are shares of the radius. */
    private Vector3f onBody(float radius, float x, float y, float z) {
        return turn.mult(spot.set(x, y, z).multLocal(radius * size), spot).addLocal(place);
    }

    private void tell(float radius, Action next, float tell, Sprites sprites, Effects effects, float seconds) {
        if (next == Action.FAN) {
            for (float side = -1f; side <= 1f; side += 2f) {
                onBody(radius, 0.75f * side, 0.35f, 0.9f);
                sprites.light(Sprites.Shape.GLOW, spot, radius * (0.2f + 0.5f * tell), Hue.EMBER, 1.3f * tell);
                sprites.light(Sprites.Shape.RING, spot, radius * (1.3f - 0.8f * tell), Hue.HONEY, 0.8f * tell);
                effects.flow(Effect.BOSS_CHARGE, spot, turn.mult(Vector3f.UNIT_Z, nose), 0.6f * tell, seconds);
            }
            return;
        }
        onBody(radius, 0f, -0.1f, 0.95f);
        effects.flow(Effect.BOSS_CHARGE, spot, turn.mult(Vector3f.UNIT_Z, nose), tell, seconds);
        sprites.light(Sprites.Shape.GLOW, spot, radius * (0.3f + 0.5f * tell), Hue.EMBER, 1.3f * tell);
        sprites.light(Sprites.Shape.GLOW, spot, radius * 0.28f * tell, Hue.CREAM, 1.2f * tell);
        sprites.light(Sprites.Shape.RING, place, radius * size * (2.4f - 1.2f * tell), Hue.EMBER, 0.9f);
    }

    /** Marks the ground where it will strike. */
    private void aim(Boss boss, FlightStage flight, Sprites sprites) {
        boolean dives = boss.action() == Action.DIVE;
        if (dives && !diving) {
            aim.set(flight.wick().position());
        }
        diving = dives;
        if (dives) {
            Corridor.toScene(aim, spot);
            spot.set(spot.x, 0.08f, flight.distance() + 3f);
            float pulse = 1f + 0.12f * FastMath.sin(boss.stepTicks() * 0.6f);
            sprites.put(Sprites.Shape.GROUND_MARK, spot, 2.4f * pulse, Hue.EMBER, 0.2f, 1.6f, 0f, 0f);
        }
    }

    private void shadow(float radius, Sprites sprites) {
        spot.set(place.x, 0.07f, place.z);
        sprites.put(Sprites.Shape.SHADOW, spot, radius * 1.5f * left, Hue.SHADOW, 0.55f, 1f, 0f, 0f);
    }
}
