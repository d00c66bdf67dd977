package bumblewick.view.garden;

import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.EventEffects;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Plays the effects of a garden's events, and lets the things concerned tremble. */
final class GardenEffects {
    private static final String STEP_ON = "step_"; // prefix of the ids of step effects, before the surface's id
    private static final float CRACKS = 0.35f; // seconds that a thing trembles
    private static final float FALLS = 0.2f;
    private static final float HARDEST = 14f; // u/s of a landing that shakes the camera most
    private static final int LOUD = 2; // u/s from which a body's contact is seen
    private static final float TELLS = 0.75f; // seconds: as long as a mechanism says before that it moves
    private static final float ABOVE_HEAD = 1.1f; // u
    private static final float ABOVE_GROUND = 0.08f;

    private final EffectPlayer effects;
    private final GardenEntities entities;
    private final EventEffects table;
    private final List<SurfaceDef> surfaces;
    private final Map<SurfaceDef, String> steps = new HashMap<>();
    private final Vector3f at = new Vector3f();
    private final Vector3f spot = new Vector3f();
    private SurfaceDef underFoot;

    GardenEffects(EffectPlayer effects, GardenEntities entities, Rulebook rules) {
        this.effects = effects;
        this.entities = entities;
        surfaces = new ArrayList<>(rules.all(SurfaceDef.class).values());
        surfaces.forEach(surface -> steps.put(surface, STEP_ON + surface.id()));
        table = new EventEffects(effects)
                // Wick's feet
                .on(Type.FOOTSTEP, (event, place) -> step(surface(event.surface()), place, 0.7f, 0.6f))
                .on(Type.JUMPED, (event, place) -> step(underFoot, place, 1f, 1f))
                .on(Type.LANDED, (event, place) -> land(Math.min(1f, event.speed() / HARDEST), place))
                .on(Type.POUND, EffectKind.POUND)
                .on(Type.BOUNCED, (event, place) -> tremble(event, place, EffectKind.BOUNCE, FALLS))
                .on(Type.WALL_SLIDE, EffectKind.WALL_SLIDE)
                .on(Type.GLIDING, EffectKind.GLIDE)
                // Wick and the bees
                .on(Type.SPIN, EffectKind.WHIRL)
                .on(Type.DEFLECTED, EffectKind.DEFLECT_ON_FOOT)
                .on(Type.WICK_HURT, EffectKind.HURT_ON_FOOT)
                .on(Type.BEE_LOST, 0.6f, 0.6f, EffectKind.BEE_LOST)
                .on(Type.BEE_GAINED, 0.8f, 1f, EffectKind.BEE_GAINED)
                .on(Type.BURNED, EffectKind.BURNED)
                .on(Type.BURN_ENDED, EffectKind.BURN_ENDED)
                .on(Type.RESET, EffectKind.RESPAWN)
                // ground enemies
                .on(Type.NOTICED, (event, place) -> effects.play(EffectKind.NOTICED, overHead(place)))
                .on(Type.WALKER_TELL, (event, place) -> effects.play(EffectKind.WALKER_TELL, overHead(place)))
                .on(Type.WALKER_HIT, EffectKind.WALKER_HIT)
                .on(Type.WALKER_BEATEN, EffectKind.WALKER_BEATEN)
                .on(Type.WALKER_BURST, EffectKind.WALKER_BURST)
                .on(Type.ENEMY_FIRED, EffectKind.SPIT_FIRED)
                .on(Type.WALKER_APPEARED, EffectKind.WALKER_APPEARED)
                // bodies and pick-ups
                .on(Type.PICKUP_APPEARED, EffectKind.KEY)
                .on(Type.HIT, EffectKind.BODY_HIT)
                .on(Type.BODY_MET, this::contact)
                .on(Type.BODY_BROKEN, EffectKind.BODY_BROKEN)
                .on(Type.CRUMBLING, this::crumble)
                .on(Type.PICKED_UP, EffectKind.LANTERN_SEED)
                // mechanisms
                .on(Type.MACHINE_TELL, (event, place) -> tremble(event, place, EffectKind.BODY_MET, TELLS))
                .on(Type.MACHINE_ON, (event, place) -> MachineEffects.on(event.kind(), place, effects))
                .on(Type.MACHINE_OFF, (event, place) -> MachineEffects.off(event.kind(), place, effects))
                .on(Type.MACHINE_TICK, (event, place) -> MachineEffects.tick(event.kind(), place, effects))
                // the story
                .on(Type.GEM_TAKEN, EffectKind.GEM)
                .on(Type.KEY_APPEARED, EffectKind.KEY)
                .on(Type.KEY_TAKEN, EffectKind.KEY)
                .on(Type.DOOR_LOCKED, EffectKind.DOOR_LOCKED)
                .on(Type.DOOR_OPENED, EffectKind.DOOR_OPENED)
                .on(Type.FRIEND_FREED, EffectKind.FRIEND_FREED)
                .on(Type.STAGE_CLEARED, EffectKind.CLEARED);
    }

    /** Plays the effects of a frame's events. */
    void show(GardenStage garden, SimEvents events) {
        underFoot = garden.wick().surface();
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            table.play(event, at.set(event.position()));
        }
    }

    private SurfaceDef surface(int index) {
        return index >= 0 && index < surfaces.size() ? surfaces.get(index) : null;
    }

    /** Plays the effect of a step on a surface; null is no surface. */
    private void step(SurfaceDef surface, Vector3f place, float scale, float amount) {
        spot.set(place).addLocal(0f, ABOVE_GROUND, 0f);
        effects.play(steps.get(surface), EffectKind.STEP, spot, scale, amount);
    }

    /** @param hardness 0 to 1 */
    private void land(float hardness, Vector3f place) {
        step(underFoot, place, 0.9f + 0.5f * hardness, 1f + 2f * hardness);
        effects.shake(0.3f * hardness * hardness);
    }

    private Vector3f overHead(Vector3f place) {
        return spot.set(place).addLocal(0f, ABOVE_HEAD, 0f);
    }

    private void tremble(SimEvent event, Vector3f place, EffectKind effect, float seconds) {
        effects.play(effect, place);
        entities.tremble(event.id(), seconds);
    }

    private void contact(SimEvent event, Vector3f place) {
        if (event.speed() >= LOUD) {
            effects.play(EffectKind.BODY_MET, place);
        }
    }

    private void crumble(SimEvent event, Vector3f place) {
        switch (event.crumbling()) {
            case CRACKS -> tremble(event, place, EffectKind.CRACKS, CRACKS);
            case FALLS -> tremble(event, place, EffectKind.CRUMBLES, FALLS);
            case IS_WHOLE -> effects.play(EffectKind.GROWN_AGAIN, place);
        }
    }
}
