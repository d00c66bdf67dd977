package bumblewick.view;

import bumblewick.def.CampaignDef.Place;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/** Wick on the map: stands and greets, or hangs from the lantern while the bees carry it along a way. */
final class MapToken {
    private static final float SIZE = 1.45f;
    private static final float SPEED = 9f; // u/s, on the way
    private static final float FLIGHT = 3.2f; // u that the bees lift Wick above the way
    private static final float ASIDE = 2.1f; // u from the middle of the island, towards who looks
    private static final float GREETS = FastMath.PI + 0.25f; // radians
    private static final float JOY = 0.8f;
    private static final float MIDDLE = 1f; // u of Wick's own

    private final Node node = new Node("token");
    private final WickView wick;
    private final Crowds bees;
    private final TitleBees swarm;
    private final Vector3f start = new Vector3f();
    private final Vector3f end = new Vector3f();
    private final Vector3f feet = new Vector3f();
    private final Vector3f body = new Vector3f();
    private final Quaternion facing = new Quaternion();
    private Place from;
    private Place to;
    private float travelled = 1f; // share of the way

    MapToken(ModelLibrary library, Node parent, Sprites sprites, Place stands) {
        from = stands;
        to = stands;
        parent.attachChild(node);
        wick = new WickView(library, node).sized(SIZE);
        bees = new Crowds(library, parent);
        swarm = new TitleBees(bees.of("bee"), sprites);
    }

    /** Carries Wick from place to place. */
    void travel(Place begin, Place finish) {
        from = begin;
        to = finish;
        travelled = begin == finish ? 1f : 0f;
    }

    boolean travels() {
        return travelled < 1f;
    }

    /** Ends the journey at once. */
    void arrive() {
        travelled = 1f;
    }

    /** Where Wick's feet are, in the scene. Not to be changed. */
    Vector3f place() {
        return feet;
    }

    void show(MapIslands islands, Vector3f eye, float time, float seconds) {
        islands.middle(from, time, start).addLocal(0f, 0f, -ASIDE);
        islands.middle(to, time, end).addLocal(0f, 0f, -ASIDE);
        if (travels()) {
            travelled = Math.min(1f, travelled + seconds * SPEED / Math.max(1f, start.distance(end)));
        }
        float t = MapScene.eased(travelled);
        feet.interpolateLocal(start, end, t);
        feet.y += FLIGHT * FastMath.sin(FastMath.PI * t);
        float ahead = FastMath.atan2(end.x - start.x, end.z - start.z);
        Corridor.turn(travels() ? ahead : GREETS, 0f, 0f, facing);
        wick.pose(travels() ? WickClip.GLIDE : WickClip.IDLE, feet, facing, eye, JOY, seconds);
        bees.clear();
        swarm.show(wick.lantern(), body.set(feet).addLocal(0f, MIDDLE * SIZE, 0f), time);
        bees.show();
    }
}
