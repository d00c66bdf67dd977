package bumblewick.view;

import bumblewick.def.GardenDef;
import bumblewick.def.GardenDef.Waypoint;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.def.LevelThing.Sort;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What means something in a level, drawn over its picture, layer by layer; and what is chosen of it. */
public final class LevelGuide {
    private static final float NOTICE = 0.35f; // opacities
    private static final float HOME = 0.8f;
    private static final float FLOOR = 0.3f;
    private static final int FLOOR_LINES = 12;
    private static final int MOST_EDGES = 20_000; // triangles of what is chosen

    private final Node node = new Node("level guide");
    private final Map<LevelLayer, Node> layers = new EnumMap<>(LevelLayer.class);
    private final AssetManager assets;
    private final LevelPlan plan;
    private final Rulebook rules;
    private Optional<Node> chosen = Optional.empty();

    /** Draws nothing yet. */
    public LevelGuide(AssetManager assets, LevelPlan plan, Rulebook rules) {
        this.assets = assets;
        this.plan = plan;
        this.rules = rules;
        mistakes();
    }

    /** Shows a layer, or hides it. */
    public void show(LevelLayer layer, boolean shown) {
        Node built = layers.get(layer);
        if (shown && built == null) {
            Node drawn = draw(layer).build(assets);
            node.attachChildAt(drawn, below(layer));
            layers.put(layer, drawn);
        } else if (!shown && built != null) {
            layers.remove(layer).removeFromParent();
        }
    }

    /** How many layers are drawn before one. */
    private int below(LevelLayer layer) {
        return (int) layers.keySet().stream()
                .filter(other -> other.compareTo(layer) < 0)
                .count();
    }

    /** Marks one thing, or none. */
    public void choose(Optional<LevelThing> thing) {
        chosen.ifPresent(Node::removeFromParent);
        chosen = thing.map(this::mark);
    }

    private Node mark(LevelThing thing) {
        Guide guide = new Guide();
        Vector3f colour = Shade.of(LevelLayer.CHOSEN);
        if (thing.triangles() > 0 && thing.triangles() <= MOST_EDGES) {
            new GroundGuide().edges(thing, guide.in(colour, 1f));
        } else {
            new ThingGuide(guide).box(thing, colour);
        }
        if (thing.half().lengthSquared() == 0f) {
            new ThingGuide(guide).standing(thing, colour);
        }
        return attached(guide);
    }

    private Node attached(Guide guide) {
        Node built = guide.build(assets);
        node.attachChild(built);
        return built;
    }

    private void mistakes() {
        Guide guide = new Guide();
        ThingGuide things = new ThingGuide(guide);
        for (LevelThing thing : plan.things()) {
            if (thing.mistaken()) {
                things.frame(thing, Shade.of(LevelLayer.MISTAKE));
                things.circle(thing.middle(), thing.reach(), Shade.of(LevelLayer.MISTAKE), 1f);
            }
        }
        attached(guide);
    }

    private Guide draw(LevelLayer layer) {
        Guide guide = new Guide();
        ThingGuide things = new ThingGuide(guide);
        Vector3f colour = Shade.of(layer.colour());
        Optional<LevelDef> level = plan.garden().map(GardenDef::level);
        for (LevelThing thing : plan.things()) {
            if (LevelLayer.of(thing.sort()) == layer) {
                draw(thing, colour, things);
            }
        }
        switch (layer) {
            case GROUND -> new GroundGuide().triangles(plan.things(), guide);
            case SOLIDS -> level.ifPresent(def -> ways(def, true, things));
            case CAMERAS -> level.ifPresent(def -> new CameraGuide(def, guide).draw());
            case WALKERS -> walkers(level, things);
            case PLACES -> places(guide);
            case PILOT -> plan.garden().ifPresent(garden -> pilot(garden.pilot(), things));
            default -> {
                // its things are all there is
            }
        }
        return guide;
    }

    private static void draw(LevelThing thing, Vector3f colour, ThingGuide things) {
        switch (thing.sort()) {
            case ACTION, CAMERA_ZONE, PLATFORM -> things.box(thing, colour);
            case BODY, WALKER, WICK, FRIEND, UNKNOWN -> things.standing(thing, colour);
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

    /** About each its home, and the distance from which it notices Wick. */
    private void walkers(Optional<LevelDef> level, ThingGuide things) {
        Vector3f colour = Shade.of(LevelLayer.WALKERS.colour());
        for (LevelThing thing : plan.things()) {
            WalkerDef walker = thing.sort() == Sort.WALKER ? rules.walkers().get(thing.what()) : null;
            if (walker != null) {
                Vector3f foot = thing.middle().subtract(0f, thing.half().y - 0.1f, 0f);
                things.circle(foot, walker.home(), colour, HOME);
                things.circle(foot, walker.notice(), colour, NOTICE);
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

    /** How many draws it takes. */
    public int draws() {
        return parts().size();
    }

    /** How many triangles it draws. */
    public int triangles() {
        return parts().stream().mapToInt(Geometry::getTriangleCount).sum();
    }

    private List<Geometry> parts() {
        return node.descendantMatches(Geometry.class);
    }

    /** What to attach. */
    Node node() {
        return node;
    }
}
