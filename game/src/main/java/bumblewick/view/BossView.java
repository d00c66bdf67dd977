package bumblewick.view;

import bumblewick.def.BossDef.Action;
import bumblewick.math.RandomStream;
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

/** A boss: clips by what it does, a throat that glows before it acts, a mark where it will strike, a long fall. */
final class BossView {
    private static final float FLASH = 0.2f; // share of the flash colour
    private static final float BURST_EVERY = 0.22f; // seconds, while it dies
    private static final float FALL_SECONDS = 2.6f;

    private final ModelLibrary library;
    private final Node figure = new Node("boss");
    private final Vector4f flash = new Vector4f(1.3f, 0.62f, 0.3f, 0f);
    private final Vector3f place = new Vector3f();
    private final Vector3f throat = new Vector3f();
    private final Vector3f mark = new Vector3f();
    private final Vector3f nose = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Glint glint = new Glint();
    private final RandomStream random = new RandomStream(3L, 1L);
    private Spatial model;
    private Material material;
    private Clips clips;
    private float time;
    private float shownFor;
    private float nextBurst;
    private float share;
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
        clips = new Clips(model);
        figure.attachChild(model);
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
        if (clips != null) {
            clips.pace(rate);
        }
    }

    /** How much of the boss's light there is, 0 to 1: rises as it comes, sinks as it falls. */
    float dusk() {
        return share * share * (3f - 2f * share);
    }

    /** Shows the boss, if there is one. */
    void show(FlightStage flight, float alpha, Sprites sprites, Effects effects, float seconds) {
        time += seconds;
        Boss boss = flight.boss().orElse(null);
        boolean here = boss != null && boss.defeatedTicks() == 0;
        share = Math.max(0f, Math.min(1f, share + (here ? seconds : -seconds) / 3f));
        if (boss == null) {
            figure.setCullHint(CullHint.Always);
            shownFor = 0f;
            return;
        }
        if (model == null) {
            prepare(boss.model());
        }
        figure.setCullHint(CullHint.Inherit);
        shownFor += seconds;
        Corridor.blend(boss.previousPosition(), boss.position(), alpha, place);
        Corridor.turn(boss.heading(), boss.bank(), turn);
        if (boss.defeatedTicks() > 0) {
            fall(boss, alpha, effects, seconds);
        } else {
            threaten(boss, flight, sprites, effects, seconds);
        }
        flash.w = FLASH * glint.at(boss.hitTicks() > 0, time);
        figure.setLocalTranslation(place);
        figure.setLocalRotation(turn);
        animate(boss);
    }

    private void animate(Boss boss) {
        if (boss.defeatedTicks() > 0) {
            clips.playOnce("death");
            return;
        }
        if (shownFor * 60f < Boss.ENTRY && boss.action() == Action.FLY) {
            clips.playOnce("intro");
            return;
        }
        switch (boss.action()) {
            case TELL -> clips.playOnce("jaws_open");
            case DIVE -> clips.play("dive");
            case FAN -> clips.playOnce("fan");
            case FLY, RETURN -> clips.play("fly");
        }
    }

    private void threaten(Boss boss, FlightStage flight, Sprites sprites, Effects effects, float seconds) {
        float radius = boss.def().radius();
        turn.mult(throat.set(0f, -0.1f * radius, 0.95f * radius), throat).addLocal(place);
        ground(radius, sprites);
        if (boss.action() == Action.TELL) {
            float tell = Math.min(1f, (float) boss.stepTicks() / Boss.LEAST_TELL);
            effects.flow(Effect.BOSS_CHARGE, throat, heading(), tell, seconds);
            sprites.light(Sprites.Shape.GLOW, throat, radius * (0.3f + 0.5f * tell), Hue.EMBER, 1.6f * tell);
            sprites.light(Sprites.Shape.GLOW, throat, radius * 0.28f * tell, Hue.CREAM, 1.5f * tell);
            sprites.light(Sprites.Shape.RING, place, radius * (2.4f - 1.2f * tell), Hue.EMBER, 0.9f);
        }
        boolean dives = boss.action() == Action.DIVE;
        if (dives && !diving) {
            aim.set(flight.wick().position());
        }
        diving = dives;
        if (dives) {
            Corridor.toScene(aim, mark);
            mark.set(mark.x, 0.08f, flight.distance() + 3f);
            float pulse = 1f + 0.12f * FastMath.sin(boss.stepTicks() * 0.6f);
            sprites.put(Sprites.Shape.GROUND_MARK, mark, 2.4f * pulse, Hue.EMBER, 0.2f, 1.6f, 0f, 0f);
        }
    }

    /** Where its nose points, in the scene. */
    private Vector3f heading() {
        return turn.mult(Vector3f.UNIT_Z, nose);
    }

    private void ground(float radius, Sprites sprites) {
        mark.set(place.x, 0.07f, place.z);
        sprites.put(Sprites.Shape.SHADOW, mark, radius * 1.3f, Hue.SHADOW, 0.55f, 1f, 0f, 0f);
    }

    private void fall(Boss boss, float alpha, Effects effects, float seconds) {
        float fallen = Math.min(1f, (boss.defeatedTicks() + alpha) / 60f / FALL_SECONDS);
        nextBurst -= seconds;
        if (nextBurst > 0f || fallen >= 1f) {
            return;
        }
        nextBurst = BURST_EVERY;
        float r = boss.def().radius();
        mark.set(place).addLocal(random.between(-r, r), random.between(-r, r) * 0.6f, random.between(-r, r) * 0.5f);
        effects.play(Effect.BOSS_DYING, mark);
    }
}
