package bumblewick.view.gizmo;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.Rulebook;
import bumblewick.view.LinearColour;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws what the nodes of a level mean over its picture, layer by layer, and marks the selected one. */
public final class LevelGizmos {
    private static final int MOST_EDGES = 20_000; // most triangles of a selected node that are drawn as edges

    private final Node node = new Node("level guide");
    private final Map<LevelLayer, Node> layers = new EnumMap<>(LevelLayer.class);
    private final AssetManager assets;
    private final LevelPlan plan;
    private final Rulebook rules;
    private final LevelThingPoses poses;
    private final List<Carried> moving = new ArrayList<>();
    private Optional<Node> selected = Optional.empty();

    /** What was drawn of a node that moves. */
    private record Carried(LevelPlanNode thing, Node drawn) {}

    /**
     * Creates gizmos with no layer visible.
     *
     * @param poses of the nodes in play
     */
    public LevelGizmos(AssetManager assets, LevelPlan plan, Rulebook rules, LevelThingPoses poses) {
        this.assets = assets;
        this.plan = plan;
        this.rules = rules;
        this.poses = poses;
        markMistakes();
    }

    /** Shows or hides a layer. */
    public void setVisible(LevelLayer layer, boolean shown) {
        Node built = layers.get(layer);
        if (shown && built == null) {
            LevelLayerPainter drawing = new LevelLayerPainter(layer, plan, rules, poses);
            Node drawn = drawing.stillMeshes().build(assets);
            drawing.drawMoving((thing, gizmos) -> addMoving(thing, gizmos.build(assets), drawn));
            node.attachChildAt(drawn, layersBelow(layer));
            layers.put(layer, drawn);
        } else if (!shown && built != null) {
            remove(layers.remove(layer));
        }
    }

    private void addMoving(LevelPlanNode thing, Node drawn, Node parent) {
        parent.attachChild(drawn);
        if (poses.moves(thing)) {
            moving.add(new Carried(thing, drawn));
        }
    }

    private void remove(Node drawn) {
        drawn.removeFromParent();
        moving.removeIf(each -> each.drawn() == drawn || each.drawn().getParent() == drawn);
    }

    /** Moves what was drawn to the current poses. */
    public void update() {
        for (int i = 0; i < moving.size(); i++) {
            poses.applyTo(moving.get(i).thing(), moving.get(i).drawn());
        }
    }

    /** Number of visible layers below a layer. */
    private int layersBelow(LevelLayer layer) {
        return (int) layers.keySet().stream()
                .filter(other -> other.compareTo(layer) < 0)
                .count();
    }

    /** Marks one node, or none. */
    public void select(Optional<LevelPlanNode> thing) {
        selected.ifPresent(this::remove);
        selected = thing.map(this::buildMark);
    }

    private Node buildMark(LevelPlanNode thing) {
        GizmoMeshes gizmos = new GizmoMeshes();
        Vector3f colour = LinearColour.parse(LevelLayer.CHOSEN);
        if (thing.triangles() > 0 && thing.triangles() <= MOST_EDGES) {
            new GroundGizmos().drawEdges(thing, gizmos.colour(colour, 1f));
        } else {
            new ThingGizmos(gizmos).box(thing, colour);
        }
        if (thing.half().lengthSquared() == 0f) {
            new ThingGizmos(gizmos).standing(thing, colour);
        }
        Node built = gizmos.build(assets);
        addMoving(thing, built, node);
        return built;
    }

    private void markMistakes() {
        GizmoMeshes still = new GizmoMeshes();
        for (LevelPlanNode thing : plan.things()) {
            if (thing.mistaken()) {
                GizmoMeshes gizmos = poses.moves(thing) ? new GizmoMeshes() : still;
                ThingGizmos things = new ThingGizmos(gizmos);
                things.frame(thing, LinearColour.parse(LevelLayer.MISTAKE));
                things.circle(thing.middle(), thing.reach(), LinearColour.parse(LevelLayer.MISTAKE), 1f);
                if (gizmos != still) {
                    addMoving(thing, gizmos.build(assets), node);
                }
            }
        }
        node.attachChild(still.build(assets));
    }

    /** Number of draw calls. */
    public int draws() {
        return parts().size();
    }

    /** Number of triangles. */
    public int triangles() {
        return parts().stream().mapToInt(Geometry::getTriangleCount).sum();
    }

    private List<Geometry> parts() {
        return node.descendantMatches(Geometry.class);
    }

    /** The scene node to attach. */
    public Node node() {
        return node;
    }
}
