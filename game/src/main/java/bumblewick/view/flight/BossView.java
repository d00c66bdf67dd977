package bumblewick.view.flight;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Pluck;
import bumblewick.def.CourseDef.Floor;
import bumblewick.def.presentation.ApparentSize;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossString;
import bumblewick.view.EffectColours;
import bumblewick.view.FigureLight;
import bumblewick.view.FrameContext;
import bumblewick.view.ModelLibrary;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.character.ClipPlayer;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.HitFlash;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws a boss: clips by what it does, a wind-up of its own for each attack, lasting damage, and its defeat.
 */
final class BossView {
    private static final Vector4f HIT = HitFlash.colour();
    private static final Vector4f LIGHT = new Vector4f(1.7f, 1.1f, 0.4f, 0f); // of a lantern: what it turns into
    private static final float GILDS = 4f; // times as fast as it turns into light it becomes golden
    private static final float FLASH = 0.11f; // share of the flash colour
    private static final float GLOW = 2.4f; // factor on emissive parts
    private static final float TELL_GLOW = 1.2f; // more, at the end of a wind-up
    private static final float WOUND_GLOW = 0.04f; // more, for each damaged bone
    private static final float ROUSED = 1.4f; // seconds for which it shakes itself as a phase begins
    private static final float ROUSED_GLOW = 5f; // more, as that begins
    private static final float ROUSED_DUST = 4f; // times as much dust
    private static final float ROUSED_LEAVES = 6f; // times as many as of one that is beaten
    private static final float CROWN = 3f; // u of the model, over which leaves come loose
    private static final float STEPS = 20f; // steps of the glow for each unit
    private static final float TELL_CLIP = Boss.LEAST_TELL * Tick.SECONDS; // length of a wind-up clip as modelled
    private static final float DUSK = 3f; // seconds in which its light comes or goes
    private static final float TURN_RATE = 2.6f; // radians a second: a heavy body takes a while to turn about
    private static final float TURN_GAIN = 7f; // 1/s: it turns slower the less is left
    private static final float TURN_ACCELERATION = 7f; // radians/s²
    private static final float LEANS = 0.2f; // radians at most as it turns
    private static final float THIN_FROM = 3f; // u ahead of Wick: as it passes, it thins out before the lens
    private static final float THIN_OVER = 6f;
    private static final float THIN = 0.3f; // share of its pixels that is left
    private static final float SHADOW_AHEAD = 70f; // ticks of its entry until its shadow is below it
    private static final float RISES = 40f; // tick of its entry at which it begins to rise from the ground
    private static final float RISEN = 95f; // tick at which it has risen
    private static final float LIES =
            0.95f; // height of its middle above the ground before that, as a share of its radius
    private static final float SHADOW_BEHIND = 30f; // u behind Wick, where the shadow begins
    private static final float DUST_HEIGHT = 14f; // u above the ground, from which on its wings stir no dust
    private static final float DUST_ABOVE = 0.4f; // u above the ground, where that rises

    private final ModelLibrary library;
    private final GroundShadows shadows;
    private final BossPartView parts;
    private final boolean lightStays;
    private final Node figure = new Node("boss");
    private final Vector4f flash = HitFlash.colour();
    private final Vector3f place = new Vector3f();
    private final Vector3f spot = new Vector3f();
    private final Vector3f nose = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion wanted = new Quaternion();
    private boolean turned; // whether it was seen in the frame before
    private float turnRate; // radians a second
    private final Map<String, String> stringClips = new HashMap<>(); // by what is done and the string
    private final RandomStream random = new RandomStream(5L, 1L);
    private final EffectPlayer.Spot crown = this::pointInCrown;
    private final HitFlash hitFlash = new HitFlash();
    private final BossFacing facing = new BossFacing();
    private final BossDefeat defeat = new BossDefeat();
    private final BossStrike strike = new BossStrike();
    private Spatial model;
    private Material material;
    private ClipPlayer clips;
    private BossDamage damage;
    private float time;
    private float lightShare;
    private float rate = 1f;
    private float glow = GLOW;
    private float left = 1f;
    private float dissolved; // into light, 0 to 1
    private float hurt; // seconds that are left of its stagger
    private float roused; // seconds for which it still shakes itself
    private int phase;
    private float size;

    /** @param lightStays whether its light stays to the end of the flight when it is beaten */
    BossView(ModelLibrary library, InstancedModels models, GroundShadows shadows, Node parent, boolean lightStays) {
        this.library = library;
        this.shadows = shadows;
        this.lightStays = lightStays;
        parts = new BossPartView(models);
        figure.setCullHint(CullHint.Always);
        parent.attachChild(figure);
    }

    /** Loads a model before it is needed. */
    void load(String name) {
        model = library.create(name);
        material = ModelLibrary.geometryOf(model).getMaterial();
        material.setVector4("Flash", flash);
        material.setBoolean("Fades", true);
        material.setFloat("Fade", left);
        FigureLight.ENEMY.shineOn(material);
        clips = new ClipPlayer(model);
        damage = new BossDamage(model);
        figure.attachChild(model);
    }

    /** Everything that is drawn of it. */
    Node figure() {
        return figure;
    }

    /** Sets the speed of its clips, 1 is normal. */
    void setTimeScale(float rate) {
        this.rate = rate;
    }

    /** Share of the boss's light, 0 to 1: rises when it comes, sinks when it falls, if nothing of it stays. */
    float duskShare() {
        return lightShare * lightShare * (3f - 2f * lightShare);
    }

    /** Shows the boss as it is after a jump to another moment, without transitions. */
    void reset(FlightStage flight) {
        Boss boss = flight.boss().orElse(null);
        hurt = 0f;
        roused = 0f;
        phase = boss == null ? 0 : boss.phase();
        strike.reset();
        turned = false;
        defeat.reset();
        parts.reset();
        lightShare = shines(flight) ? 1f : boss == null ? 0f : 1f - Math.min(1f, beatenFor(boss) / DUSK);
        if (boss != null && model != null) {
            damage.setHealth((float) boss.hp() / boss.maxHp());
        }
    }

    /** In s. */
    private static float beatenFor(Boss boss) {
        return boss.defeatedTicks() * Tick.SECONDS;
    }

    /** Whether its light is there: until it is beaten, and to the end of the flight where it stays. */
    private boolean shines(FlightStage flight) {
        Boss boss = flight.boss().orElse(null);
        if (boss != null) {
            return lightStays || !boss.defeated();
        }
        FlightStage.Phase phase = flight.phase();
        return lightStays && (phase == FlightStage.Phase.EXITS || phase == FlightStage.Phase.CLEARED);
    }

    /** Draws the boss, if there is one. */
    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites, EffectPlayer effects) {
        time = frame.time;
        float seconds = frame.seconds;
        Boss boss = flight.boss().orElse(null);
        boolean here = boss != null && !boss.defeated();
        lightShare = Math.max(0f, Math.min(1f, lightShare + (shines(flight) ? seconds : -seconds) / DUSK));
        if (boss == null) {
            figure.setCullHint(CullHint.Always);
            turned = false;
            return;
        }
        if (model == null) {
            load(boss.model());
        }
        figure.setCullHint(CullHint.Inherit);
        PoseBlend.inScene(boss, frame.alpha, place);
        if (boss.entering() && flight.ruled().rail().floor() == Floor.MEADOW) {
            lieDown(boss, frame.alpha);
        }
        hurt = Math.max(0f, hurt - seconds);
        roused = boss.phase() > phase ? ROUSED : Math.max(0f, roused - seconds);
        phase = boss.phase();
        shadow(boss, flight.distance(), frame.alpha);
        dissolved = 0f;
        if (here) {
            showAlive(boss, flight, frame, sprites, effects);
        } else {
            float ticks = boss.defeatedTicks() + frame.alpha;
            boolean stays = boss.def().end().stays();
            float share = ticks * Tick.SECONDS / boss.def().end().seconds();
            float death = clips.length(BossClip.DEATH.clip());
            clips.hold(BossClip.DEATH.clip(), stays ? death * share : ticks * Tick.SECONDS);
            boolean sprouts = !stays || flight.ruled().rail().floor() == Floor.MEADOW;
            defeat.show(share, stays, sprouts, boss.def().radius(), place, turn, effects, seconds);
            dissolved = BossDefeat.light(share, stays);
            fade(1f);
            if (stays) {
                parts.fall(boss, place, ticks * Tick.SECONDS, flight.wick().position().z, frame, sprites);
                parts.burst(boss, frame, effects);
            }
            tear(BossDefeat.heals(share) ? 1f : 0f, effects);
            if (BossDefeat.heals(share) && sprouts) {
                glow(GLOW);
            }
        }
        flash.interpolateLocal(HIT, LIGHT, Math.min(1f, GILDS * dissolved));
        flash.w = Math.max(dissolved, FLASH * hitFlash.strength(boss.hitTicks() > 0, time));
        enlarge(boss.def(), place.z - flight.wick().position().z);
        figure.setLocalTranslation(place);
        figure.setLocalRotation(turn);
    }

    /** On a meadow it lies on the ground before it rises, whatever height it comes from. */
    private void lieDown(Boss boss, float alpha) {
        float risen = Easing.inOut(Easing.clamp((boss.entryTicks() + alpha - RISES) / (RISEN - RISES)));
        float lies = LIES * boss.def().radius() * ApparentSize.ofBoss(boss.def(), boss.ahead());
        place.y = Easing.mix(Math.min(lies, place.y), place.y, risen);
    }

    /** Enlarges it with its distance; close by it has the size that can be hit. */
    private void enlarge(BossDef def, float ahead) {
        size = ApparentSize.ofBoss(def, ahead);
        figure.setLocalScale(size * (dissolved > 0f ? BossDefeat.size(dissolved) : 1f + 0.25f * flash.w));
    }

    /** The share of its pixels that is left, {@code ahead} u before Wick: behind Wick it would fill the picture. */
    static float thinned(float ahead) {
        return Easing.mix(1f, THIN, Easing.inOut(Easing.clamp((THIN_FROM - ahead) / THIN_OVER)));
    }

    private void showAlive(
            Boss boss, FlightStage flight, FrameContext frame, SpriteBatch sprites, EffectPlayer effects) {
        Vector3f looks = facing.of(
                boss.position(),
                boss.heading(),
                flight.wick().position(),
                flight.def().framing().faces(boss.action()));
        turnTowards(SceneCoordinates.rotation(looks, bank(boss), wanted), frame.seconds);
        defeat.reset();
        fade(thinned(place.z - flight.wick().position().z));
        Action next = boss.next().action();
        playClip(boss, next, frame.alpha);
        float tell = boss.action() == Action.TELL && !boss.entering()
                ? Math.min(1f, (float) boss.stepTicks() / Boss.LEAST_TELL)
                : boss.announced();
        showDamage(boss, effects);
        parts.setBody(place, turn, size);
        parts.show(boss, flight.distance(), frame, sprites, effects);
        float flare = roused / ROUSED;
        glow(GLOW + TELL_GLOW * tell * tell + ROUSED_GLOW * flare * flare + WOUND_GLOW * damage.damagedBones());
        if (tell > 0f) {
            Action announced = boss.action() == Action.TELL ? next : Action.FAN;
            drawWindUp(boss.def().radius(), announced, tell, sprites, effects, frame.seconds);
        }
        if (isWorn(boss)) {
            effects.emit(EffectKind.BOSS_LIMP, onBody(boss.def().radius(), -0.4f, 0.3f, -0.6f), frame.seconds);
        }
        if (flight.ruled().rail().floor() == Floor.MEADOW) {
            stirDust(effects, frame.seconds);
        }
        strike.draw(boss, flight, place, tell, time, sprites);
    }

    /** How far it is seen to lean, in radians: one that leans only as it turns does not tip its face over. */
    private static float bank(Boss boss) {
        return boss.def().banking().isPresent() ? boss.bank() : Easing.clamp(boss.bank(), -LEANS, LEANS);
    }

    /** Its wings blow dust off the ground, more the lower it flies; as it shakes itself, leaves fly out of its crown, too. */
    private void stirDust(EffectPlayer effects, float seconds) {
        float low = Easing.clamp(1f - place.y / DUST_HEIGHT);
        float shakes = roused / ROUSED;
        effects.emit(
                EffectKind.BOSS_DUST, spot.set(place.x, DUST_ABOVE, place.z), seconds * (low + ROUSED_DUST * shakes));
        effects.emit(EffectKind.BOSS_LEAVES, crown, Vector3f.UNIT_Y, seconds * ROUSED_LEAVES * shakes);
    }

    private Vector3f pointInCrown() {
        return onBody(CROWN, random.between(-1f, 1f), random.between(0.4f, 1.3f), random.between(0f, 0.7f));
    }

    /** Turns it as a body of its weight would, beginning and ending slowly, unless it was not seen before. */
    private void turnTowards(Quaternion heading, float seconds) {
        if (!turned) {
            turn.set(heading);
            turnRate = 0f;
        } else if (seconds > 0f) {
            float angle = 2f * FastMath.acos(Math.min(1f, Math.abs(turn.dot(heading))));
            turnRate = Math.min(turnRate + TURN_ACCELERATION * seconds, Math.min(TURN_RATE, TURN_GAIN * angle));
            float step = turnRate * seconds;
            if (step < angle) {
                turn.slerp(heading, step / angle);
            } else {
                turn.set(heading);
            }
        }
        turned = true;
    }

    private static boolean isWorn(Boss boss) {
        return boss.phase() > 0 && boss.phase() == boss.def().phases().size() - 1;
    }

    /** Plays the clip; what the simulation times to the tick is shown to the tick. */
    private void playClip(Boss boss, Action next, float alpha) {
        BossClip clip = BossClip.of(boss.action(), next, boss.entering(), boss.reels(), hurt > 0f, isWorn(boss));
        if (clip == BossClip.REEL && !clips.has(clip.clip())) {
            clip = BossClip.HURT;
        }
        float since = (boss.stepTicks() + alpha) * Tick.SECONDS;
        clips.setSpeed(rate);
        if (playOwnClip(boss, since)) {
            return;
        }
        switch (clip) {
            case DIVE_TELL, FAN_TELL ->
                clips.hold(
                        clip.clip(),
                        TELL_CLIP * since / Math.max(TELL_CLIP, boss.step().seconds()));
            case FAN -> clips.hold(clip.clip(), sinceThrow(boss, since));
            case PLUCK -> playString(boss, since);
            default -> {
                if (clip.loops()) {
                    clips.play(clip.clip());
                } else {
                    clips.playOnce(clip.clip());
                }
            }
        }
    }

    /** Plays the clip that its step asks for, in as long as the step takes; returns whether there is one. */
    private boolean playOwnClip(Boss boss, float since) {
        String own = boss.step().clip();
        if (own.isEmpty() || boss.entering() || boss.reels() || !clips.has(own)) {
            return false;
        }
        clips.hold(own, clips.length(own) * since / boss.length());
        return true;
    }

    /** Plays the clip of the string that it plucked or struck last: its own where the model has one. */
    private void playString(Boss boss, float since) {
        Pluck pluck = boss.step().pluck().orElseThrow();
        float shown = pluck.order().size() * pluck.every();
        boolean strikes = since >= shown + pluck.pause();
        float begun = strikes ? since - shown - pluck.pause() : since;
        int chord = Math.min(pluck.order().size() - 1, (int) (begun / pluck.every()));
        String string = pluck.order().get(chord).strings().get(0);
        clips.hold(stringClip(boss, string, strikes), begun - chord * pluck.every());
    }

    private String stringClip(Boss boss, String string, boolean strikes) {
        if (stringClips.isEmpty()) {
            for (BossString known : boss.strings()) {
                for (BossClip usual : List.of(BossClip.PLUCK, BossClip.STRIKE)) {
                    String own = usual.clip() + "_" + known.def().id();
                    String any = clips.has(usual.clip()) ? usual.clip() : BossClip.FAN.clip();
                    stringClips.put(usual.clip() + known.def().id(), clips.has(own) ? own : any);
                }
            }
        }
        return stringClips.get((strikes ? BossClip.STRIKE : BossClip.PLUCK).clip() + string);
    }

    /** Seconds since its last round. */
    private static float sinceThrow(Boss boss, float since) {
        if (boss.step().attack().isEmpty()) {
            return since;
        }
        AttackDef attack = boss.step().attack().get();
        float after = Math.max(0f, since - attack.firstAfter());
        return after - attack.every() * Math.min(attack.rounds() - 1, (int) (after / attack.every()));
    }

    private void showDamage(Boss boss, EffectPlayer effects) {
        damage.showParts(boss.parts());
        if (tear((float) boss.hp() / boss.maxHp(), effects)) {
            hurt = clips.length(BossClip.HURT.clip());
        }
    }

    /** Shows the damage at a share of health; returns whether something has just broken off. */
    private boolean tear(float health, EffectPlayer effects) {
        Vector3f broken = damage.show(health);
        if (broken != null) {
            effects.play(EffectKind.BOSS_WOUND, figure.localToWorld(broken, spot));
        }
        return broken != null;
    }

    private void glow(float wanted) {
        float stepped = Math.round(wanted * STEPS) / STEPS;
        if (stepped != glow) {
            glow = stepped;
            material.setFloat("GlowBoost", glow);
        }
    }

    private void fade(float lightShare) {
        if (lightShare != left) {
            left = lightShare;
            material.setFloat("Fade", left);
        }
    }

    /** A point of the body in the scene's frame; x to its left, y up and z ahead are shares of the radius. */
    private Vector3f onBody(float radius, float x, float y, float z) {
        return turn.mult(spot.set(x, y, z).multLocal(radius * size), spot).addLocal(place);
    }

    private void drawWindUp(
            float radius, Action next, float tell, SpriteBatch sprites, EffectPlayer effects, float seconds) {
        if (next == Action.FAN) {
            for (float side = -1f; side <= 1f; side += 2f) {
                onBody(radius, 0.75f * side, 0.35f, 0.9f);
                sprites.light(
                        SpriteBatch.Shape.GLOW, spot, radius * (0.2f + 0.5f * tell), EffectColours.EMBER, 1.3f * tell);
                BossStrike.star(spot, radius * (1.1f - 0.5f * tell), tell, sprites);
                effects.emit(EffectKind.BOSS_CHARGE, spot, turn.mult(Vector3f.UNIT_Z, nose), 0.6f * tell, seconds);
            }
            return;
        }
        onBody(radius, 0f, -0.1f, 0.95f);
        effects.emit(EffectKind.BOSS_CHARGE, spot, turn.mult(Vector3f.UNIT_Z, nose), tell, seconds);
        sprites.light(SpriteBatch.Shape.GLOW, spot, radius * (0.3f + 0.5f * tell), EffectColours.EMBER, 1.3f * tell);
        sprites.light(SpriteBatch.Shape.GLOW, spot, radius * 0.28f * tell, EffectColours.CREAM, 1.2f * tell);
        BossStrike.star(spot, radius * (1.7f - 0.8f * tell), tell, sprites);
    }

    /** Its shadow on the ground; when it enters, the shadow overtakes Wick before the boss is seen. */
    private void shadow(Boss boss, float wickZ, float alpha) {
        float share = Easing.inOut((boss.entryTicks() + (boss.entering() ? alpha : 0f)) / SHADOW_AHEAD);
        float radius = boss.def().radius() * Easing.mix(3f, 1.5f, share);
        spot.set(place.x, 0f, Easing.mix(wickZ - SHADOW_BEHIND, place.z, share));
        shadows.add(spot, radius * left * BossDefeat.size(dissolved), 0.55f);
    }
}
