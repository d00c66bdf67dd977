package bumblewick.view.garden;

import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.LinearColour;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What Wick's feet leave on the ground: footprints by the surface, and rings in puddles. */
final class GroundTracks {
    private static final float ABOVE = 0.6f; // u above the feet at which the search for the ground begins
    private static final float BESIDE = 0.13f; // u of a foot from the middle
    private static final int WET_STEPS = 9; // steps with wet feet after a puddle
    private static final float STEP = 0.55f; // strength with which a step disturbs a puddle
    private static final float HARD = 10f; // u/s of a fall that disturbs it in full

    private final EffectPlayer effects;
    private final Puddles puddles;
    private final Footprints prints = new Footprints();
    private final Map<SurfaceDef, Ink> inks = new HashMap<>();
    private final List<SurfaceDef> surfaces;
    private final Ink wet;
    private final QueryFilter filter = new QueryFilter(QueryFilter.ALL);
    private final SweepHit ground = new SweepHit();
    private final Vector3f from = new Vector3f();
    private final Vector3f down = new Vector3f(0f, -2f * ABOVE, 0f);
    private int wetSteps;
    private boolean left;

    /** A look's footprint with its colour in linear light. */
    private record Ink(Vector3f colour, float strength, float seconds) {
        static Ink of(LookDef.Print print) {
            return print == null
                    ? null
                    : new Ink(LinearColour.parse(print.colour()), print.strength(), print.seconds());
        }
    }

    GroundTracks(LookDef look, Rulebook rules, GardenStage garden, EffectPlayer effects) {
        this.effects = effects;
        puddles = new Puddles(look.puddles(), garden.collision());
        surfaces = new ArrayList<>(rules.all(SurfaceDef.class).values());
        surfaces.forEach(surface -> inks.put(surface, Ink.of(look.prints().get(surface.id()))));
        wet = Ink.of(look.prints().get(LookDef.WET));
    }

    /** Removes all footprints. */
    void clear() {
        prints.clear();
    }

    /** Draws all, and adds what the events of the frame say. */
    void show(GardenStage garden, SimEvents events, float seconds, SpriteBatch sprites) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            if (event.type() == SimEvent.Type.FOOTSTEP) {
                step(garden, event);
            } else if (event.type() == SimEvent.Type.LANDED) {
                splash(event.position(), Math.min(1f, event.speed() / HARD));
            }
        }
        puddles.show(sprites, seconds);
        prints.show(sprites, seconds);
    }

    private void step(GardenStage garden, SimEvent event) {
        left = !left;
        float yaw = garden.wick().yaw();
        float aside = left ? BESIDE : -BESIDE;
        from.set(FastMath.cos(yaw), 0f, -FastMath.sin(yaw)).multLocal(aside).addLocal(event.position());
        if (splash(from, STEP)) {
            return;
        }
        Ink ink = ink(event.surface());
        from.y += ABOVE;
        if (ink != null && garden.collision().ray(from, down, filter, ground)) {
            prints.add(ground.point(), ground.normal(), yaw, ink.colour(), ink.strength(), ink.seconds());
        }
    }

    private Ink ink(int surface) {
        Ink own = surface >= 0 && surface < surfaces.size() ? inks.get(surfaces.get(surface)) : null;
        wetSteps = Math.max(0, wetSteps - 1);
        return own == null && wetSteps > 0 ? wet : own;
    }

    private boolean splash(Vector3f feet, float strength) {
        boolean in = puddles.step(feet, strength);
        if (in) {
            wetSteps = WET_STEPS;
            effects.play(EffectKind.PUDDLE, feet, 0.6f + 0.6f * strength, strength);
        }
        return in;
    }
}
