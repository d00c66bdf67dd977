package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What Wick's feet leave behind on the ground: prints by what it is made of, and rings in puddles. */
final class Tracks {
    private static final float ABOVE = 0.6f; // u above the feet from which the ground is looked for
    private static final float BESIDE = 0.13f; // u of a foot from the middle
    private static final int WET_STEPS = 9; // that feet stay wet after a puddle
    private static final float STEP = 0.55f; // strength with which a step stirs a puddle
    private static final float HARD = 10f; // u/s of a fall that stirs it in full

    private final Effects effects;
    private final Puddles puddles;
    private final Footprints prints = new Footprints();
    private final Map<SurfaceDef, Ink> inks = new HashMap<>();
    private final List<SurfaceDef> surfaces;
    private final Ink wet;
    private final Filter filter = new Filter(Filter.ALL);
    private final SweepHit ground = new SweepHit();
    private final Vector3f from = new Vector3f();
    private final Vector3f down = new Vector3f(0f, -2f * ABOVE, 0f);
    private int wetSteps;
    private boolean left;

    /** A print of the look, its colour in linear light. */
    private record Ink(Vector3f colour, float strength, float seconds) {
        static Ink of(LookDef.Print print) {
            return print == null ? null : new Ink(Shade.of(print.colour()), print.strength(), print.seconds());
        }
    }

    Tracks(LookDef look, Rulebook rules, GardenStage garden, Effects effects) {
        this.effects = effects;
        puddles = new Puddles(look.puddles(), garden.collision());
        surfaces = new ArrayList<>(rules.surfaces().values());
        surfaces.forEach(surface -> inks.put(surface, Ink.of(look.prints().get(surface.id()))));
        wet = Ink.of(look.prints().get(LookDef.WET));
    }

    /** Forgets all prints. */
    void clear() {
        prints.clear();
    }

    /** Draws all, with what the events of a frame add. */
    void show(GardenStage garden, SimEvents events, float seconds, Sprites sprites) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            if (event.type() == SimEvent.Type.FOOTSTEP) {
                step(garden, event);
            } else if (event.type() == SimEvent.Type.LANDED) {
                splash(event.position(), Math.min(1f, event.amount() / HARD));
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
        Ink ink = ink(event.amount());
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
            effects.play(Effect.PUDDLE, feet, 0.6f + 0.6f * strength, strength);
        }
        return in;
    }
}
