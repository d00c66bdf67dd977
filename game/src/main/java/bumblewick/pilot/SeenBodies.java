package bumblewick.pilot;

import com.jme3.math.Vector3f;
import java.util.Arrays;

/**
 * Bodies as they were at one moment: where they were, how fast, how big. Filled anew each tick without garbage, once it has
 * grown to what a busy moment needs.
 */
final class SeenBodies {
    private static final int CAPACITY = 512;

    /** Numbers of a body: x, y, ahead, three of its velocity, radius. */
    private static final int EACH = 7;

    private int[] ids = new int[CAPACITY];
    private boolean[] preferred = new boolean[CAPACITY];
    private float[] numbers = new float[CAPACITY * EACH];
    private int size;

    void clear() {
        size = 0;
    }

    /**
     * Adds a body.
     *
     * @param position in the corridor's frame, in u (copied)
     * @param velocity across the corridor, and along the rail relative to Wick, in u/s (copied)
     * @param from distance of Wick along the rail, in u
     */
    void add(int id, Vector3f position, Vector3f velocity, float radius, float from) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, 2 * size);
            preferred = Arrays.copyOf(preferred, 2 * size);
            numbers = Arrays.copyOf(numbers, 2 * size * EACH);
        }
        int i = size * EACH;
        numbers[i] = position.x;
        numbers[i + 1] = position.y;
        numbers[i + 2] = position.z - from;
        numbers[i + 3] = velocity.x;
        numbers[i + 4] = velocity.y;
        numbers[i + 5] = velocity.z;
        numbers[i + 6] = radius;
        preferred[size] = false;
        ids[size++] = id;
    }

    /** Notes whether the body that was added last matters more than others. */
    void prefer(boolean more) {
        preferred[size - 1] = more;
    }

    boolean isPreferred(int body) {
        return preferred[body];
    }

    int size() {
        return size;
    }

    int id(int body) {
        return ids[body];
    }

    /** Where it was {@code age} seconds later, if it flew on straight, in u. */
    float x(int body, float age) {
        return numbers[body * EACH] + numbers[body * EACH + 3] * age;
    }

    float y(int body, float age) {
        return numbers[body * EACH + 1] + numbers[body * EACH + 4] * age;
    }

    /** How far ahead of Wick it was {@code age} seconds later, if it flew on straight, in u. */
    float ahead(int body, float age) {
        return numbers[body * EACH + 2] + numbers[body * EACH + 5] * age;
    }

    float velocityX(int body) {
        return numbers[body * EACH + 3];
    }

    float velocityY(int body) {
        return numbers[body * EACH + 4];
    }

    /** In u/s relative to Wick: negative if it comes nearer. */
    float velocityZ(int body) {
        return numbers[body * EACH + 5];
    }

    float radius(int body) {
        return numbers[body * EACH + 6];
    }
}
