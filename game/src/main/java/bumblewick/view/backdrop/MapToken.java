package bumblewick.view.backdrop;

import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.character.WickClip;
import bumblewick.view.character.WickView;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/** Wick on the map: stands and greets, or hangs from the lantern while the bees carry it along a way. */
final class MapToken {
    private static final float SIZE = 1.45f;
    private static final float SPEED = 9f; // u/s on a way
    private static final float FLIGHT = 3.2f; // u that the bees lift Wick above the way
    private static final float ASIDE = 2.1f; // u from the middle of the island, towards the camera
    private static final float GREETING_YAW = FastMath.PI + 0.25f; // radians
    private static final float JOY = 0.8f;
    private static final float MIDDLE = 1f; // u, in Wick's own size

    private final Node node = new Node("token");
    private final WickView wick;
    private final InstancedModels bees;
    private final CirclingBees swarm;
    private final Vector3f start = new Vector3f();
    private final Vector3f end = new Vector3f();
    private final Vector3f feet = new Vector3f();
    private final Vector3f body = new Vector3f();
    private final Quaternion facing = new Quaternion();
    private Place from;
    private Place to;
    private float travelled = 1f; // share of the way

    MapToken(ModelLibrary library, Node parent, SpriteBatch sprites, Place stands) {
        from = stands;
        to = stands;
        parent.attachChild(node);
        wick = new WickView(library, node).scaledBy(SIZE);
        bees = new InstancedModels(library, parent);
        swarm = new CirclingBees(bees.of("bee"), sprites);
    }

    /** Starts to carry Wick from place to place. */
    void travel(Place begin, Place finish) {
        from = begin;
        to = finish;
        travelled = begin == finish ? 1f : 0f;
    }

    boolean isTravelling() {
        return travelled < 1f;
    }

    /** Puts Wick at the end of the way at once. */
    void finishTravel() {
        travelled = 1f;
    }

    /** Wick's feet, in the scene's frame. Not to be changed. */
    Vector3f place() {
        return feet;
    }

    void show(MapIslands islands, Vector3f eye, float time, float seconds) {
        islands.middleOf(from, time, start).addLocal(0f, 0f, -ASIDE);
        islands.middleOf(to, time, end).addLocal(0f, 0f, -ASIDE);
        if (isTravelling()) {
            travelled = Math.min(1f, travelled + seconds * SPEED / Math.max(1f, start.distance(end)));
        }
        float t = MapScene.smoothstep(travelled);
        feet.interpolateLocal(start, end, t);
        feet.y += FLIGHT * FastMath.sin(FastMath.PI * t);
        float ahead = FastMath.atan2(end.x - start.x, end.z - start.z);
        SceneCoordinates.rotation(isTravelling() ? ahead : GREETING_YAW, 0f, 0f, facing);
        wick.pose(isTravelling() ? WickClip.GLIDE : WickClip.IDLE, feet, facing, eye, JOY, seconds);
        bees.clear();
        swarm.show(wick.lanternPosition(), body.set(feet).addLocal(0f, MIDDLE * SIZE, 0f), time);
        bees.submit();
    }
}
