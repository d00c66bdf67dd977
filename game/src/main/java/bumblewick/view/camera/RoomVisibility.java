package bumblewick.view.camera;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;

/**
 * The rooms of a level, each a box between walls: from inside a room nothing far away is visible, and from far away
 * nothing inside it.
 */
public final class RoomVisibility {
    private static final String PREFIX = "room_";
    private static final float BEYOND = 22f; // u that are visible through a room's doors

    /** Distance up to which something inside a room is visible through its doors, in u. */
    static final float VISIBLE_FROM = 18f;

    /** Index of no room. */
    public static final int OUTSIDE = -1;

    private final List<Room> rooms = new ArrayList<>();

    /** An upright box. */
    private record Room(Vector3f middle, Vector3f half) {
        boolean holds(Vector3f point) {
            return Math.abs(point.x - middle.x) <= half.x
                    && Math.abs(point.y - middle.y) <= half.y
                    && Math.abs(point.z - middle.z) <= half.z;
        }
    }

    /** Whether a node is a room, by its name. */
    public static boolean isRoomNode(String node) {
        return node.startsWith(PREFIX);
    }

    /** Adds a node of a level if its name says that it is a room; its scale is half the size of the box. */
    public boolean add(String node, Spatial spatial) {
        if (!isRoomNode(node)) {
            return false;
        }
        rooms.add(new Room(
                spatial.getWorldTranslation().clone(), spatial.getWorldScale().clone()));
        return true;
    }

    /** The index of the room around a point, which is unaffected, or {@link #OUTSIDE}. */
    public int indexAt(Vector3f place) {
        for (int i = 0; i < rooms.size(); i++) {
            if (rooms.get(i).holds(place)) {
                return i;
            }
        }
        return OUTSIDE;
    }

    /** Whether a point is inside a room and the eye is far away from it. Both are unaffected. */
    boolean isHidden(Vector3f place, Vector3f eye) {
        return indexAt(place) != OUTSIDE && place.distanceSquared(eye) > VISIBLE_FROM * VISIBLE_FROM;
    }

    /** How far one sees from a point, which is unaffected, in u. */
    float viewDistance(Vector3f eye) {
        return indexAt(eye) == OUTSIDE ? Float.POSITIVE_INFINITY : BEYOND;
    }
}
