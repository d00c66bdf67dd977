package bumblewick.sim.motion;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A path as short chords, to move along it by distance instead of by curve parameter. Immutable.
 *
 * <p>A chord of a curve with control points p0, p1, p2 is off by at most |p0 − 2p1 + p2| / (4·{@value #CHORDS}²): less
 * than a millimetre for a corner of 40 u.
 */
public final class ChordTable {
    /** Chords for each curve; a line is one. */
    static final int CHORDS = 128;

    private final float[] points;
    private final double[] distances;
    private final int count;

    /** Measures a path. */
    public ChordTable(CornerPath path) {
        List<Curve> pieces = path.pieces();
        int most = 1 + pieces.size() * CHORDS;
        points = new float[3 * most];
        distances = new double[most];
        Vector3f store = new Vector3f();
        int n = put(0, pieces.get(0).position(0f, store));
        for (Curve piece : pieces) {
            int chords = piece instanceof Line ? 1 : CHORDS;
            for (int i = 1; i <= chords; i++) {
                n = put(n, piece.position(i / (float) chords, store));
            }
        }
        count = n;
    }

    /** Length of the whole path, in u. */
    public double length() {
        return distances[count - 1];
    }

    /**
     * The point at a distance along the path.
     *
     * @param distance from the start, in u; what is outside is taken for the nearer end
     * @param store receives the result
     * @return {@code store}
     */
    public Vector3f position(double distance, Vector3f store) {
        return onChord(chordAt(distance), distance, store);
    }

    /**
     * Like {@link #position(double, Vector3f)} for a walk along the path that never turns back.
     *
     * @param chord what the last call returned, 0 at first
     * @return the chord that the point is on
     */
    int walk(int chord, double distance, Vector3f store) {
        int i = chord;
        while (i < count - 2 && distances[i + 1] < distance) {
            i++;
        }
        onChord(i, distance, store);
        return i;
    }

    private int chordAt(double distance) {
        int low = 0;
        int high = count - 2;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (distances[middle + 1] < distance) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private Vector3f onChord(int i, double distance, Vector3f store) {
        double length = distances[i + 1] - distances[i];
        double share = length > 0 ? (distance - distances[i]) / length : 0;
        float t = (float) Math.max(0, Math.min(1, share));
        int a = 3 * i;
        return store.set(
                points[a] + (points[a + 3] - points[a]) * t,
                points[a + 1] + (points[a + 4] - points[a + 1]) * t,
                points[a + 2] + (points[a + 5] - points[a + 2]) * t);
    }

    private int put(int n, Vector3f point) {
        int a = 3 * n;
        points[a] = point.x;
        points[a + 1] = point.y;
        points[a + 2] = point.z;
        if (n > 0) {
            double x = (double) point.x - points[a - 3];
            double y = (double) point.y - points[a - 2];
            double z = (double) point.z - points[a - 1];
            distances[n] = distances[n - 1] + Math.sqrt(x * x + y * y + z * z);
        }
        return n + 1;
    }
}
