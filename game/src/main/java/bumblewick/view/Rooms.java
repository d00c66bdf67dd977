package bumblewick.view;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;

/**
 * Boxes of a level between walls: who looks from inside one sees nothing that is far away, and who is far away sees
 * nothing of what is inside.
 */
final class Rooms {
    private static final String PREFIX = "room_";
    private static final float BEYOND = 22f; // u that are seen through a room's doors

    /** From how far away something inside a room is seen through its doors, in u. */
    static final float INTO = 18f;

    /** No room. */
    static final int OUTSIDE = -1;

    private final List<Room> rooms = new ArrayList<>();

    /** An upright box. */
    private record Room(Vector3f middle, Vector3f half) {
        boolean holds(Vector3f point) {
            return Math.abs(point.x - middle.x) <= half.x
                    && Math.abs(point.y - middle.y) <= half.y
                    && Math.abs(point.z - middle.z) <= half.z;
        }
    }

    /** Whether a node's name says that it is a room. */
    static boolean isMeant(String node) {
        return node.startsWith(PREFIX);
    }

    /** Takes a node of a level for a room, if its name says so: its scale is half the size of the box. */
    boolean add(String node, Spatial spatial) {
        if (!isMeant(node)) {
            return false;
        }
        rooms.add(new Room(
                spatial.getWorldTranslation().clone(), spatial.getWorldScale().clone()));
        return true;
    }

    /** The number of the room that holds a place, which is unaffected, or {@link #OUTSIDE}. */
    int at(Vector3f place) {
        for (int i = 0; i < rooms.size(); i++) {
            if (rooms.get(i).holds(place)) {
                return i;
            }
        }
        return OUTSIDE;
    }

    /** Whether a place is inside a room, and the eye far away from it. Both are unaffected. */
    boolean hide(Vector3f place, Vector3f eye) {
        return at(place) != OUTSIDE && place.distanceSquared(eye) > INTO * INTO;
    }

    /** How far one sees from a point, which is unaffected, in u. */
    float sight(Vector3f eye) {
        return at(eye) == OUTSIDE ? Float.POSITIVE_INFINITY : BEYOND;
    }
}
