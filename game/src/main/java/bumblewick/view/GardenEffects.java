package bumblewick.view;

import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Turns what happened in a garden into effects, and lets things tremble. */
final class GardenEffects {
    private static final String STEP_ON = "step_"; // and a surface: the effect of feet on it
    private static final float CRACKS = 0.35f; // seconds
    private static final float FALLS = 0.2f;
    private static final float HARDEST = 14f; // u/s
    private static final float ABOVE_HEAD = 1.1f; // u
    private static final float JUST_ABOVE = 0.08f;

    private final Effects effects;
    private final GardenCast cast;
    private final List<SurfaceDef> surfaces;
    private final Map<SurfaceDef, String> steps = new HashMap<>();
    private final Vector3f at = new Vector3f();
    private final Vector3f low = new Vector3f();

    GardenEffects(Effects effects, GardenCast cast, Rulebook rules) {
        this.effects = effects;
        this.cast = cast;
        surfaces = new ArrayList<>(rules.surfaces().values());
        surfaces.forEach(surface -> steps.put(surface, STEP_ON + surface.id()));
    }

    /** Shows the events of a frame. */
    void show(GardenStage garden, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            at.set(event.position());
            if (!feet(garden, event) && !wick(event) && !walker(event) && !thing(event)) {
                story(event);
            }
        }
    }

    private boolean feet(GardenStage garden, SimEvent event) {
        switch (event.type()) {
            case FOOTSTEP -> step(surface(event.amount()), 0.7f, 0.6f);
            case JUMPED -> step(garden.wick().surface(), 1f, 1f);
            case LANDED -> land(garden, Math.min(1f, event.amount() / HARDEST));
            case POUND -> effects.play(Effect.POUND, at);
            case BOUNCED -> {
                effects.play(Effect.BOUNCE, at);
                cast.tremble(event.id(), FALLS);
            }
            case WALL_SLIDE -> effects.play(Effect.WALL_SLIDE, at);
            case GLIDING -> effects.play(Effect.GLIDE, at);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void land(GardenStage garden, float hard) {
        step(garden.wick().surface(), 0.9f + 0.5f * hard, 1f + 2f * hard);
        effects.shake(0.3f * hard * hard);
    }

    private SurfaceDef surface(int index) {
        return index >= 0 && index < surfaces.size() ? surfaces.get(index) : null;
    }

    /** What feet throw up, by what they stand on. */
    private void step(SurfaceDef surface, float scale, float amount) {
        low.set(at).addLocal(0f, JUST_ABOVE, 0f);
        effects.play(steps.get(surface), Effect.STEP, low, scale, amount);
    }

    private boolean wick(SimEvent event) {
        switch (event.type()) {
            case SPIN -> effects.play(Effect.WHIRL, at);
            case DEFLECTED -> effects.play(Effect.DEFLECT_ON_FOOT, at);
            case WICK_HURT -> effects.play(Effect.HURT_ON_FOOT, at);
            case BEE_LOST -> effects.play(Effect.BEE_LOST, at, 0.6f, 0.6f);
            case BEE_GAINED -> effects.play(Effect.BEE_GAINED, at, 0.8f, 1f);
            case BURNED -> effects.play(Effect.BURNED, at);
            case BURN_ENDED -> effects.play(Effect.BURN_ENDED, at);
            case RESET -> effects.play(Effect.RESPAWN, at);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean walker(SimEvent event) {
        switch (event.type()) {
            case NOTICED -> effects.play(Effect.NOTICED, overHead());
            case WALKER_TELL -> effects.play(Effect.WALKER_TELL, overHead());
            case WALKER_HIT -> effects.play(Effect.WALKER_HIT, at);
            case WALKER_BEATEN -> effects.play(Effect.WALKER_BEATEN, at);
            case WALKER_BURST -> effects.play(Effect.WALKER_BURST, at);
            case ENEMY_FIRED -> effects.play(Effect.SPIT_FIRED, at);
            default -> {
                return false;
            }
        }
        return true;
    }

    private Vector3f overHead() {
        return low.set(at).addLocal(0f, ABOVE_HEAD, 0f);
    }

    private boolean thing(SimEvent event) {
        switch (event.type()) {
            case HIT -> effects.play(Effect.BODY_HIT, at);
            case BODY_MET -> {
                if (event.amount() >= 2) {
                    effects.play(Effect.BODY_MET, at);
                }
            }
            case BODY_BROKEN -> effects.play(Effect.BODY_BROKEN, at);
            case CRUMBLING -> crumble(event);
            case PICKED_UP -> effects.play(Effect.LANTERN_SEED, at);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void crumble(SimEvent event) {
        switch (event.amount()) {
            case 0 -> {
                cast.tremble(event.id(), CRACKS);
                effects.play(Effect.CRACKS, at);
            }
            case 1 -> {
                cast.tremble(event.id(), FALLS);
                effects.play(Effect.CRUMBLES, at);
            }
            default -> effects.play(Effect.GROWN_AGAIN, at);
        }
    }

    private void story(SimEvent event) {
        switch (event.type()) {
            case GEM_TAKEN -> effects.play(Effect.GEM, at);
            case KEY_APPEARED, KEY_TAKEN -> effects.play(Effect.KEY, at);
            case DOOR_LOCKED -> effects.play(Effect.DOOR_LOCKED, at);
            case DOOR_OPENED -> effects.play(Effect.DOOR_OPENED, at);
            case FRIEND_FREED -> effects.play(Effect.FRIEND_FREED, at);
            case STAGE_CLEARED -> effects.play(Effect.CLEARED, at);
            default -> {
                // leaves no mark in the picture
            }
        }
    }
}
