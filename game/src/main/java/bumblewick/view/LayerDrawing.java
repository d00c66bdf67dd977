package bumblewick.view;

import bumblewick.def.GardenDef;
import bumblewick.def.GardenDef.Waypoint;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.def.LevelThing.Sort;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Draws what of a level is shown together. */
final class LayerDrawing {
    private static final float NOTICE = 0.35f; // opacities
    private static final float HOME = 0.8f;
    private static final float FLOOR = 0.3f;
    private static final int FLOOR_LINES = 12;

    private final LevelLayer layer;
    private final LevelPlan plan;
    private final Rulebook rules;
    private final LevelMotion motion;

    LayerDrawing(LevelLayer layer, LevelPlan plan, Rulebook rules, LevelMotion motion) {
        this.layer = layer;
        this.plan = plan;
        this.rules = rules;
        this.motion = motion;
    }

    /** Everything of the layer that stays where it is. */
    Guide still() {
        Guide guide = new Guide();
        ThingGuide things = new ThingGuide(guide);
        Optional<LevelDef> level = plan.garden().map(GardenDef::level);
        for (LevelThing thing : plan.things()) {
            if (LevelLayer.of(thing.sort()) == layer && !motion.moves(thing)) {
                draw(thing, things);
            }
        }
        switch (layer) {
            case GROUND -> new GroundGuide().triangles(plan.things(), guide);
            case SOLIDS -> level.ifPresent(def -> ways(def, true, things));
            case CAMERAS -> level.ifPresent(def -> new CameraGuide(def, guide).draw());
            case WALKERS -> homes(level, things);
            case PLACES -> places(guide);
            case PILOT -> plan.garden().ifPresent(garden -> pilot(garden.pilot(), things));
            default -> {
                // its things are all there is
            }
        }
        return guide;
    }

    /** Things of the layer that go elsewhere, each by itself, where they begin. */
    void moving(BiConsumer<LevelThing, Guide> drawn) {
        for (LevelThing thing : plan.things()) {
            if (LevelLayer.of(thing.sort()) == layer && motion.moves(thing)) {
                Guide guide = new Guide();
                draw(thing, new ThingGuide(guide));
                drawn.accept(thing, guide);
            }
        }
    }

    private void draw(LevelThing thing, ThingGuide things) {
        Vector3f colour = Shade.of(layer.colour());
        switch (thing.sort()) {
            case ACTION, CAMERA_ZONE, PLATFORM -> things.box(thing, colour);
            case WALKER -> {
                things.standing(thing, colour);
                notice(thing, things);
            }
            case BODY, WICK, FRIEND, UNKNOWN -> things.standing(thing, colour);
            case PICKUP -> things.ball(thing, colour);
            case ROOM, FADING, TURNING, LIFE, NOTHING -> things.frame(thing, colour);
            case GROUND, CAMERA, CAMERA_END, PATH, PATH_POINT, GROWTH, SEEN -> {
                // drawn as a whole, or there is enough to be seen of it
            }
        }
    }

    /** The ways that platforms ride, or all the others, which are walked. */
    private void ways(LevelDef level, boolean ridden, ThingGuide things) {
        Vector3f colour = Shade.of((ridden ? LevelLayer.SOLIDS : LevelLayer.WALKERS).colour());
        for (Map.Entry<String, List<Vector3f>> path : level.paths().entrySet()) {
            boolean rides = level.platforms().stream()
                    .anyMatch(platform -> platform.path().equals(path.getKey()));
            if (rides == ridden) {
                things.way(path.getValue(), colour);
            }
        }
    }

    /** The distance from which an enemy notices Wick. */
    private void notice(LevelThing thing, ThingGuide things) {
        WalkerDef walker = rules.walkers().get(thing.what());
        if (walker != null) {
            things.circle(foot(thing), walker.notice(), Shade.of(LevelLayer.WALKERS.colour()), NOTICE);
        }
    }

    /** A little above the ground: a circle in it would not be seen. */
    private static Vector3f foot(LevelThing thing) {
        return thing.middle().subtract(0f, thing.half().y - 0.1f, 0f);
    }

    /** About where each enemy begins its home, and the ways that are walked. */
    private void homes(Optional<LevelDef> level, ThingGuide things) {
        for (LevelThing thing : plan.things()) {
            WalkerDef walker = thing.sort() == Sort.WALKER ? rules.walkers().get(thing.what()) : null;
            if (walker != null) {
                things.circle(foot(thing), walker.home(), Shade.of(LevelLayer.WALKERS.colour()), HOME);
            }
        }
        level.ifPresent(def -> ways(def, false, things));
    }

    private void places(Guide guide) {
        new GroundGuide().safe(plan.things(), rules.surfaces(), guide);
        plan.garden().ifPresent(garden -> floor(garden.floorHeight(), guide));
    }

    /** A grid where one has fallen too deep. */
    private void floor(float height, Guide guide) {
        Vector3f least = new Vector3f(Vector3f.POSITIVE_INFINITY);
        Vector3f most = new Vector3f(Vector3f.NEGATIVE_INFINITY);
        for (LevelThing thing : plan.things()) {
            if (thing.sort() == Sort.GROUND) {
                least.minLocal(thing.middle().subtract(thing.half()));
                most.maxLocal(thing.middle().add(thing.half()));
            }
        }
        if (least.x > most.x) {
            return;
        }
        guide.in(Shade.of(LevelLayer.PLACES.colour()), FLOOR);
        for (int i = 0; i <= FLOOR_LINES; i++) {
            float x = least.x + (most.x - least.x) * i / FLOOR_LINES;
            float z = least.z + (most.z - least.z) * i / FLOOR_LINES;
            guide.line(new Vector3f(x, height, least.z), new Vector3f(x, height, most.z));
            guide.line(new Vector3f(least.x, height, z), new Vector3f(most.x, height, z));
        }
    }

    private static void pilot(List<Waypoint> points, ThingGuide things) {
        Vector3f colour = Shade.of(LevelLayer.PILOT.colour());
        List<Vector3f> way = new ArrayList<>();
        for (Waypoint point : points) {
            Vector3f raised = point.to().add(0f, 0.2f, 0f);
            way.add(raised);
            things.circle(raised, point.reach(), colour, HOME);
        }
        things.way(way, colour);
    }
}
