package bumblewick.sim.body;

import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The collisions of bodies in a tick, for sounds and dust. Reused: valid until the next tick. */
public final class BodyHits {
    private final List<Meeting> pool = new ArrayList<>();
    private int size;

    /** A body ran into something. */
    public static final class Meeting {
        private Body body;
        private Solid other;
        private float speed;
        private final Vector3f point = new Vector3f();

        private Meeting() {}

        public Body body() {
            return body;
        }

        /** What it ran into, or null for the level itself. */
        public Solid other() {
            return other;
        }

        /** Closing speed, in u/s. */
        public float speed() {
            return speed;
        }

        /** Where, in world units. */
        public Vector3f point() {
            return point;
        }
    }

    BodyHits() {}

    public int size() {
        return size;
    }

    /** One of them, 0 to {@code size() − 1}. */
    public Meeting get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("meeting " + index + " of " + size);
        }
        return pool.get(index);
    }

    void clear() {
        size = 0;
    }

    void add(Body body, Solid other, float speed, Vector3f point) {
        if (size == pool.size()) {
            pool.add(new Meeting());
        }
        Meeting meeting = pool.get(size++);
        meeting.body = body;
        meeting.other = other;
        meeting.speed = speed;
        meeting.point.set(point);
    }
}
