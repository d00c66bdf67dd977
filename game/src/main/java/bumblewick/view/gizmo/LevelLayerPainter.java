package bumblewick.view.gizmo;

import bumblewick.def.GardenDef;
import bumblewick.def.GardenDef.Waypoint;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.def.WalkerDef;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Draws the gizmos of one layer. */
final class LevelLayerPainter {
    private static final float NOTICE = 0.35f; // opacities
    private static final float HOME = 0.8f;
    private static final float FLOOR = 0.3f;
    private static final int FLOOR_LINES = 12;

    private final LevelLayer layer;
    private final LevelPlan plan;
    private final Rulebook rules;
    private final LevelThingPoses poses;

    LevelLayerPainter(LevelLayer layer, LevelPlan plan, Rulebook rules, LevelThingPoses poses) {
        this.layer = layer;
        this.plan = plan;
        this.rules = rules;
        this.poses = poses;
    }

    /** Draws everything that stands still. */
    GizmoMeshes stillMeshes() {
        GizmoMeshes gizmos = new GizmoMeshes();
        ThingGizmos things = new ThingGizmos(gizmos);
        Optional<LevelDef> level = plan.garden().map(GardenDef::level);
        for (LevelPlanNode thing : plan.things()) {
            if (LevelLayer.of(thing.sort()) == layer && !poses.moves(thing)) {
                draw(thing, things);
            }
        }
        switch (layer) {
            case GROUND -> new GroundGizmos().drawTriangles(plan.things(), gizmos);
            case SOLIDS -> level.ifPresent(def -> drawWays(def, true, things));
            case TRIGGERS -> level.ifPresent(def -> new SignalWires(def.machines()).draw(gizmos));
            case CAMERAS -> level.ifPresent(def -> new CameraGizmos(def, gizmos).draw());
            case WALKERS -> drawRanges(level, things);
            case PLACES -> places(gizmos);
            case PILOT -> plan.garden().ifPresent(garden -> pilot(garden.pilot(), things));
            default -> {
                // the triangles are all there is
            }
        }
        return gizmos;
    }

    /** Draws each node that moves in meshes of its own, where it begins. */
    void drawMoving(BiConsumer<LevelPlanNode, GizmoMeshes> drawn) {
        for (LevelPlanNode thing : plan.things()) {
            if (LevelLayer.of(thing.sort()) == layer && poses.moves(thing)) {
                GizmoMeshes gizmos = new GizmoMeshes();
                draw(thing, new ThingGizmos(gizmos));
                drawn.accept(thing, gizmos);
            }
        }
    }

    private void draw(LevelPlanNode thing, ThingGizmos things) {
        Vector3f colour = LinearColour.parse(layer.colour());
        switch (thing.sort()) {
            case ACTION, CAMERA_ZONE, FIELD, MACHINE, PLATFORM -> things.box(thing, colour);
            case WALKER -> {
                things.standing(thing, colour);
                drawRange(thing, WalkerDef::notice, NOTICE, things);
            }
            case BODY, WICK, FRIEND, UNKNOWN -> things.standing(thing, colour);
            case PICKUP -> things.ball(thing, colour);
            case ROOM, FADING, TURNING, LIFE, NOTHING -> things.frame(thing, colour);
            case GROUND, CAMERA, CAMERA_END, PATH, PATH_POINT, GROWTH, SEEN -> {
                // drawn as a whole, or its own model shows enough
            }
        }
    }

    /** Draws the ways that platforms ride, or all others, which ground enemies walk. */
    private void drawWays(LevelDef level, boolean ridden, ThingGizmos things) {
        Vector3f colour = LinearColour.parse((ridden ? LevelLayer.SOLIDS : LevelLayer.WALKERS).colour());
        for (Map.Entry<String, List<Vector3f>> path : level.paths().entrySet()) {
            boolean rides = level.platforms().stream()
                    .anyMatch(platform -> platform.path().equals(path.getKey()));
            if (rides == ridden) {
                things.way(path.getValue(), colour);
            }
        }
    }

    /** Draws a range of an enemy as a circle a little above the ground, so that it is visible. */
    private void drawRange(LevelPlanNode thing, Function<WalkerDef, Float> range, float opacity, ThingGizmos things) {
        WalkerDef walker = rules.all(WalkerDef.class).get(thing.what());
        if (walker != null) {
            Vector3f middle = thing.middle().subtract(0f, thing.half().y - 0.1f, 0f);
            things.circle(middle, range.apply(walker), LinearColour.parse(LevelLayer.WALKERS.colour()), opacity);
        }
    }

    /** Draws the range around each enemy's start, and the ways that enemies walk. */
    private void drawRanges(Optional<LevelDef> level, ThingGizmos things) {
        plan.things().stream()
                .filter(thing -> thing.sort() == Sort.WALKER)
                .forEach(thing -> drawRange(thing, WalkerDef::home, HOME, things));
        level.ifPresent(def -> drawWays(def, false, things));
    }

    private void places(GizmoMeshes gizmos) {
        new GroundGizmos().drawSafeGround(plan.things(), rules.all(SurfaceDef.class), gizmos);
        plan.garden().ifPresent(garden -> drawFloor(garden.floorHeight(), gizmos));
    }

    /** Draws a grid at the height where a fall ends. */
    private void drawFloor(float height, GizmoMeshes gizmos) {
        Vector3f least = new Vector3f(Vector3f.POSITIVE_INFINITY);
        Vector3f most = new Vector3f(Vector3f.NEGATIVE_INFINITY);
        for (LevelPlanNode thing : plan.things()) {
            if (thing.sort() == Sort.GROUND) {
                least.minLocal(thing.middle().subtract(thing.half()));
                most.maxLocal(thing.middle().add(thing.half()));
            }
        }
        if (least.x > most.x) {
            return;
        }
        gizmos.colour(LinearColour.parse(LevelLayer.PLACES.colour()), FLOOR);
        for (int i = 0; i <= FLOOR_LINES; i++) {
            float x = least.x + (most.x - least.x) * i / FLOOR_LINES;
            float z = least.z + (most.z - least.z) * i / FLOOR_LINES;
            gizmos.line(new Vector3f(x, height, least.z), new Vector3f(x, height, most.z));
            gizmos.line(new Vector3f(least.x, height, z), new Vector3f(most.x, height, z));
        }
    }

    private static void pilot(List<Waypoint> points, ThingGizmos things) {
        Vector3f colour = LinearColour.parse(LevelLayer.PILOT.colour());
        List<Vector3f> way = new ArrayList<>();
        for (Waypoint point : points) {
            Vector3f raised = point.to().add(0f, 0.2f, 0f);
            way.add(raised);
            things.circle(raised, point.reach(), colour, HOME);
        }
        things.way(way, colour);
    }
}
