package bumblewick.view;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.def.Rulebook;
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
    private static final int MOST_EDGES = 20_000; // triangles of what is chosen

    private final Node node = new Node("level guide");
    private final Map<LevelLayer, Node> layers = new EnumMap<>(LevelLayer.class);
    private final AssetManager assets;
    private final LevelPlan plan;
    private final Rulebook rules;
    private final LevelMotion motion;
    private final List<Carried> carried = new ArrayList<>();
    private Optional<Node> chosen = Optional.empty();

    /** What was drawn of a thing that moves. */
    private record Carried(LevelThing thing, Node drawn) {}

    /**
     * Draws nothing yet.
     *
     * @param motion of the things in it
     */
    public LevelGuide(AssetManager assets, LevelPlan plan, Rulebook rules, LevelMotion motion) {
        this.assets = assets;
        this.plan = plan;
        this.rules = rules;
        this.motion = motion;
        mistakes();
    }

    /** Shows a layer, or hides it. */
    public void show(LevelLayer layer, boolean shown) {
        Node built = layers.get(layer);
        if (shown && built == null) {
            LayerDrawing drawing = new LayerDrawing(layer, plan, rules, motion);
            Node drawn = drawing.still().build(assets);
            drawing.moving((thing, guide) -> carry(thing, guide.build(assets), drawn));
            node.attachChildAt(drawn, below(layer));
            layers.put(layer, drawn);
        } else if (!shown && built != null) {
            forget(layers.remove(layer));
        }
    }

    private void carry(LevelThing thing, Node drawn, Node parent) {
        parent.attachChild(drawn);
        if (motion.moves(thing)) {
            carried.add(new Carried(thing, drawn));
        }
    }

    private void forget(Node drawn) {
        drawn.removeFromParent();
        carried.removeIf(each -> each.drawn() == drawn || each.drawn().getParent() == drawn);
    }

    /** Draws what moves where it is now. */
    public void follow() {
        for (int i = 0; i < carried.size(); i++) {
            motion.carry(carried.get(i).thing(), carried.get(i).drawn());
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
        chosen.ifPresent(this::forget);
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
        Node built = guide.build(assets);
        carry(thing, built, node);
        return built;
    }

    private void mistakes() {
        Guide still = new Guide();
        for (LevelThing thing : plan.things()) {
            if (thing.mistaken()) {
                Guide guide = motion.moves(thing) ? new Guide() : still;
                ThingGuide things = new ThingGuide(guide);
                things.frame(thing, Shade.of(LevelLayer.MISTAKE));
                things.circle(thing.middle(), thing.reach(), Shade.of(LevelLayer.MISTAKE), 1f);
                if (guide != still) {
                    carry(thing, guide.build(assets), node);
                }
            }
        }
        node.attachChild(still.build(assets));
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
