package bumblewick.view.flight;

import bumblewick.def.BlastDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.presentation.ApparentSize;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.EventEffects;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** Plays the effects of a flight's events. */
final class FlightEffects {
    private static final int FULL_HUM = 100;
    private static final float ABOVE_GROUND = 0.12f; // u above the ground, of what feet throw up

    private static final float NEAR_STRIKE = 9f; // u from Wick, from which on a hit keeps its size in the picture
    private static final float FAR_STRIKE = 3.5f; // up to this factor
    private static final float STRUCK_ASIDE = 0.6f; // share of its radius, by which a hit is off its middle at most
    private static final float STRUCK_BOSS = 0.6f; // factor on the size of a hit on a boss, whose face is to be seen
    private static final float STRUCK_THING = 0.6f; // u: radius of what is struck and is no enemy
    private static final float NEAR_BURST = 15f; // u from Wick: there a burst has its own size
    private static final float FAR_BURST = 120f; // u from Wick: from there on it is FAR_SIZE times as large
    private static final float DRAWN_BLAST = 4f; // u, radius of the blast as its effect is drawn
    private static final float FAR_SIZE = 4.8f; // so that in the picture it hardly shrinks
    private static final float BIG_BURST = 1.5f; // factor on size and amount of what a big one was made of
    private static final float PIECES = 0.75f; // factor on the size of pieces, per factor on that of the burst
    private static final float LEAST_PIECES = 1.25f; // of those beside Wick
    private static final float THUD = 0.2f; // of the camera's shake, of what falls from above
    private static final float BESIDE_SIZE = 0.5f; // size of a burst at Wick, which would fill half the picture

    private final EffectPlayer effects;
    private static final int WATER = 4; // of a step

    private final Rulebook rules;
    private final EventEffects table;
    private final RandomStream random = new RandomStream(17L, 3L);
    private final Vector3f at = new Vector3f();
    private final Vector3f toWick = new Vector3f(); // from what is struck, length 1
    private final Vector3f from = new Vector3f(); // Wick's middle
    private FlightStage flight;
    private int hum;
    private boolean entrance;

    FlightEffects(EffectPlayer effects, Rulebook rules) {
        this.effects = effects;
        this.rules = rules;
        table = new EventEffects(effects)
                // the swarm
                .on(Type.SHOT_FIRED, this::shot)
                .on(Type.VOLLEY_FIRED, this::volley)
                .on(Type.LOCKED, EffectKind.LOCK)
                .on(Type.BEE_HURT, EffectKind.BEE_HURT)
                .on(Type.BEE_LOST, EffectKind.BEE_LOST)
                .on(Type.BEE_GAINED, EffectKind.BEE_GAINED)
                .on(Type.DODGED, EffectKind.DODGE)
                .on(Type.BEES_SEEDED, EffectKind.FLOWER_GATE)
                .on(Type.BEES_RETURNED, EffectKind.FLOWER_GATE)
                // Wick
                .on(Type.BRUSHED, EffectKind.BRUSH)
                .on(Type.SPIN, EffectKind.SPIN)
                .on(Type.DEFLECTED, EffectKind.DEFLECT)
                .on(Type.WICK_HURT, EffectKind.WICK_HURT)
                .on(Type.STUMBLED, EffectKind.STUMBLE)
                .on(Type.GROUND, this::ground)
                .on(Type.FOOTSTEP, this::step)
                .on(Type.SKIMMING, (event, place) -> effects.play(EffectKind.SPLASH, place.setY(ABOVE_GROUND)))
                .on(Type.SUNK, 1.5f, 1.5f, EffectKind.SPLASH)
                .on(Type.SCORCHED, this::scorched)
                .on(Type.PICKED_UP, EffectKind.PICK_UP)
                .on(Type.CHECKPOINT, EffectKind.CHECKPOINT)
                .on(Type.EXIT, EffectKind.FINISH)
                .on(Type.STAGE_CLEARED, EffectKind.FINISH)
                .on(Type.TOOK_OFF, EffectKind.TAKE_OFF)
                // the Smoke Hive
                .on(Type.HIT, this::hit)
                .on(Type.ARMOUR_HIT, (event, place) -> struck(EffectKind.ARMOUR_HIT, event, place))
                .on(Type.ARMOUR_BROKEN, EffectKind.ARMOUR_BROKEN)
                .on(Type.WEAK_HIT, (event, place) -> struck(EffectKind.WEAK_HIT, event, place))
                .on(Type.WEB_HIT, EffectKind.HIT)
                .on(Type.WEB_BURNS, EffectKind.BLAST_TELL)
                .on(Type.WEB_TORN, EffectKind.WEB_FALLEN)
                .on(Type.WEB_FALLEN, 1.6f, 1.6f, EffectKind.WEB_FALLEN)
                .on(Type.CHAIN_CURLS, EffectKind.CHAIN_CURLS)
                .on(Type.SEGMENTS_CLEARED, EffectKind.SEGMENTS_CLEARED)
                .on(Type.ESCORT_HURT, EffectKind.ESCORT_HURT)
                .on(Type.ESCORT_HOME, EffectKind.ESCORT_HOME)
                .on(Type.ESCORT_LOST, EffectKind.ESCORT_LOST)
                .on(Type.ENEMY_RELEASED, EffectKind.ENEMY_RELEASED)
                .on(Type.ENEMY_DESTROYED, this::destroyed)
                .on(Type.BULLET_BROKEN, 0.6f, 0.6f, EffectKind.ENEMY_DESTROYED)
                .on(Type.ENEMY_FIRED, EffectKind.ENEMY_FIRED)
                .on(Type.SCENERY_BROKEN, EffectKind.SCENERY_BROKEN)
                .on(Type.DEED_STEP, EffectKind.PICK_UP)
                .on(Type.DEED_DONE, EffectKind.CHECKPOINT)
                .on(Type.TARGET_LIT, EffectKind.PICK_UP)
                .on(Type.SEQUENCE_DONE, EffectKind.CHECKPOINT)
                .on(Type.HAZARD_LANDS, this::lands)
                .on(Type.HAZARD_STOPPED, EffectKind.SCENERY_BROKEN)
                .on(Type.HAZARD_BROKEN, EffectKind.SCENERY_BROKEN)
                .on(Type.BLAST_TELL, EffectKind.BLAST_TELL)
                .on(Type.BLAST, this::blast)
                .on(Type.BOSS_ENTERED, EffectKind.BOSS_ENTERED)
                .on(Type.BOSS_DIVE, EffectKind.BOSS_DIVE)
                .on(Type.BOSS_FAN, EffectKind.BOSS_FAN)
                .on(Type.BOSS_SLAM, EffectKind.BOSS_SLAM)
                .on(Type.BOSS_PARRIED, EffectKind.BOSS_PARRIED)
                .on(Type.BOSS_REELS, EffectKind.BOSS_PARRIED)
                .on(Type.BOSS_PHASE, EffectKind.BOSS_PHASE)
                .on(Type.BOSS_DEFEATED, EffectKind.BOSS_DEFEATED);
    }

    /**
     * Plays the effects of a frame's events.
     *
     * @param wick Wick's middle, in the scene's frame (unaffected)
     * @param entering whether the picture is the shot in which a boss enters: then shots have no fire at their muzzle
     */
    void show(FlightStage flight, SimEvents events, Vector3f wick, boolean entering) {
        this.flight = flight;
        entrance = entering;
        from.set(wick);
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            table.play(event, SceneCoordinates.toScene(event.position(), at));
        }
        if (flight.hum() >= FULL_HUM && hum < FULL_HUM) {
            effects.play(EffectKind.HUM_FULL, wick);
        }
        hum = flight.hum();
    }

    /** Takes the Hum as it is after a jump to another moment, so that a full meter plays no effect. */
    void reset(FlightStage flight) {
        hum = flight.hum();
    }

    /** On water a stroke of the wake. */
    private void step(SimEvent event, Vector3f place) {
        place.setY(ABOVE_GROUND);
        if (event.surface() == WATER) {
            effects.play(EffectKind.SPLASH, place, 0.6f, 0.6f);
            effects.play(EffectKind.RIPPLES, place);
        } else {
            effects.play(EffectKind.RUN_STEP, place);
        }
    }

    private void scorched(SimEvent event, Vector3f place) {
        effects.play(EffectKind.BURNED, place);
        effects.play(EffectKind.LAVA_SPARKS, place.setY(ABOVE_GROUND));
    }

    private void shot(SimEvent event, Vector3f place) {
        if (!entrance) {
            effects.play(EffectKind.SHOT, place, event.tight() ? 1.3f : 1f, 1f);
        }
    }

    private void volley(SimEvent event, Vector3f place) {
        if (!entrance) {
            effects.play(EffectKind.VOLLEY, place, Vector3f.UNIT_Z);
        }
    }

    /**
     * A flash, and what the enemy was made of flies about. A big one stops the world for a moment; one far off bursts larger, to
     * be seen.
     */
    private void destroyed(SimEvent event, Vector3f place) {
        boolean big = event.score() >= EnemyDef.BIG;
        float size = burstSize(place.distance(from));
        EnemyDef enemy = rules.all(EnemyDef.class).get(event.kind());
        if (enemy != null && !enemy.burst().isEmpty()) {
            effects.play(enemy.burst(), place, big ? BIG_BURST * size : size, big ? BIG_BURST : 1f);
        }
        effects.play(big ? EffectKind.ENEMY_BIG_DESTROYED : EffectKind.ENEMY_DESTROYED, place, size, 1f);
    }

    /** A hit of what is open on a boss is one of a weak point. */
    private void hit(SimEvent event, Vector3f place) {
        BossPart part = part(event);
        struck(part != null && part.open() ? EffectKind.WEAK_HIT : EffectKind.HIT, event, place);
    }

    private BossPart part(SimEvent event) {
        return flight.boss().isPresent() ? flight.boss().get().part(event.id()) : null;
    }

    /**
     * It flashes on the side of the body that looks at Wick, each time elsewhere: inside nobody would see it. What is
     * struck far off flashes larger.
     */
    private void struck(EffectKind hit, SimEvent event, Vector3f place) {
        BossPart part = part(event);
        float ahead = place.z - from.z;
        float radius = part == null
                ? drawnRadius(event, ahead)
                : part.radius() * ApparentSize.ofBoss(flight.boss().get().def(), ahead);
        from.subtract(place, toWick).normalizeLocal();
        float angle = random.between(0f, FastMath.TWO_PI);
        float aside = STRUCK_ASIDE * radius * FastMath.sqrt(random.nextFloat());
        place.addLocal(aside * FastMath.cos(angle), aside * FastMath.sin(angle), 0f);
        place.scaleAdd(radius, toWick, place);
        float size = strikeSize(place.distance(from));
        effects.play(hit, place, toWick, part == null ? size : STRUCK_BOSS * size);
    }

    /** Radius of an enemy as it is drawn, in u; a little of what is none. */
    private float drawnRadius(SimEvent event, float ahead) {
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            EnemyDef def = enemies.get(i).def();
            if (enemies.get(i).id() == event.id()) {
                return def.radius() * ApparentSize.ofEnemy(def, ahead);
            }
        }
        return STRUCK_THING;
    }

    /** Factor on the size of the flash of a hit so many u from Wick. */
    static float strikeSize(float away) {
        return Math.max(1f, Math.min(FAR_STRIKE, away / NEAR_STRIKE));
    }

    /** As large as it reaches. */
    private void blast(SimEvent event, Vector3f place) {
        EnemyDef enemy = rules.all(EnemyDef.class).get(event.kind());
        SceneryDef scenery = rules.all(SceneryDef.class).get(event.kind());
        Optional<BlastDef> blast = enemy != null && enemy.blast().isPresent()
                ? enemy.blast()
                : scenery == null ? Optional.empty() : scenery.blast();
        effects.play(EffectKind.BLAST, place, blast.isPresent() ? blast.get().radius() / DRAWN_BLAST : 1f, 1f);
    }

    /** Factor on the size of a burst so many u from Wick. */
    static float burstSize(float away) {
        if (away < NEAR_BURST) {
            return Easing.mix(BESIDE_SIZE, 1f, away / NEAR_BURST);
        }
        return Easing.mix(1f, FAR_SIZE, Easing.clamp((away - NEAR_BURST) / (FAR_BURST - NEAR_BURST)));
    }

    /** Factor on the size of the pieces of what is destroyed so many u ahead of Wick, beside that of the enemy as it was drawn. */
    static float piecesSize(float ahead) {
        return Math.max(LEAST_PIECES, PIECES * burstSize(ahead));
    }

    /** Heavier than feet. */
    private void lands(SimEvent event, Vector3f place) {
        effects.play(EffectKind.TOUCH_DOWN, place, 1.6f, 2f);
        effects.shake(THUD);
    }

    private void ground(SimEvent event, Vector3f place) {
        effects.play(EffectKind.TOUCH_DOWN, place.setY(ABOVE_GROUND), 1f, event.landed() ? 1f : 0.4f);
    }
}
