package bumblewick.sim.collision;

/**
 * The polytope that {@link Epa} blows up: points of the difference of two shapes, and triangles between them that look
 * outwards. It first holds a heap of points, of which it chooses four that make a tetrahedron around the origin, or as
 * near to it as rounding allows.
 */
final class Polytope extends DifferencePoints {
    private static final int POINTS = 96;
    private static final int FACES = 4 * POINTS;

    /** Lengths below this share of the size count as none. */
    private static final double FLAT = 1e-9;

    /** A face is seen by a point that is farther out than this share of the size. */
    private static final double SEEN = 1e-12;

    private final int[] corner = new int[3 * FACES];
    private final double[] normal = new double[3 * FACES];
    private final double[] distance = new double[FACES];
    private int faces;

    private final int[] rim = new int[2 * FACES];
    private int rimEdges;

    private double size;

    Polytope() {
        super(POINTS + 1);
    }

    @Override
    void begin(PlacedShape first, PlacedShape second) {
        super.begin(first, second);
        faces = 0;
        size = 0;
    }

    /** About how large it is, in u. */
    double size() {
        return size;
    }

    /** Puts the two of the first six points that are farthest apart in front; false if all are the same. */
    boolean chooseLine() {
        int first = 0;
        for (int axis = 2; axis < 6; axis += 2) {
            if (apart(axis, axis + 1) > apart(first, first + 1)) {
                first = axis;
            }
        }
        size = Math.sqrt(apart(first, first + 1));
        int last = first + 1;
        swap(0, first);
        swap(1, last);
        return size > Gjk.TOUCHING;
    }

    private double apart(int i, int j) {
        return square(x[i] - x[j]) + square(y[i] - y[j]) + square(z[i] - z[j]);
    }

    private static double square(double value) {
        return value * value;
    }

    /** Exchanges two points by the room behind the last. */
    private void swap(int i, int j) {
        move(i, count);
        move(j, i);
        move(count, j);
    }

    /** One of two directions across the chosen line, length 1. */
    void acrossLine(int which, Vector3d store) {
        double dx = (x[1] - x[0]) / size;
        double dy = (y[1] - y[0]) / size;
        double dz = (z[1] - z[0]) / size;
        if (Math.abs(dx) <= Math.abs(dy) && Math.abs(dx) <= Math.abs(dz)) {
            store.set(0, dz, -dy);
        } else if (Math.abs(dy) <= Math.abs(dz)) {
            store.set(-dz, 0, dx);
        } else {
            store.set(dy, -dx, 0);
        }
        if (which == 1) {
            store.set(dy * store.z - dz * store.y, dz * store.x - dx * store.z, dx * store.y - dy * store.x);
        }
        scale(store, 1 / store.length());
    }

    private static void scale(Vector3d v, double factor) {
        v.set(v.x * factor, v.y * factor, v.z * factor);
    }

    /** Puts the point farthest from the chosen line third; false if all are on it. */
    boolean chooseTriangle() {
        double largest = 0;
        int best = 2;
        for (int i = 2; i < count; i++) {
            cross(0, 1, i);
            if (n.length() > largest) {
                largest = n.length();
                best = i;
            }
        }
        swap(2, best);
        return largest > FLAT * size * size;
    }

    /** The direction across the chosen triangle, length 1. */
    void acrossTriangle(Vector3d store) {
        cross(0, 1, 2);
        store.set(n);
        scale(store, 1 / store.length());
    }

    /** Puts the point farthest from the chosen triangle fourth and makes the faces; false if all are flat. */
    boolean chooseTetrahedron() {
        cross(0, 1, 2);
        scale(n, 1 / n.length());
        double largest = 0;
        int best = 3;
        for (int i = 3; i < count; i++) {
            double height = Math.abs(height(i));
            if (height > largest) {
                largest = height;
                best = i;
            }
        }
        if (largest <= FLAT * size) {
            return false;
        }
        swap(3, best);
        boolean front = height(3) > 0;
        face(0, front ? 2 : 1, front ? 1 : 2);
        face(0, front ? 1 : 3, front ? 3 : 1);
        face(1, front ? 2 : 3, front ? 3 : 2);
        face(2, front ? 0 : 3, front ? 3 : 0);
        growOverOrigin();
        return true;
    }

    private double height(int i) {
        return (x[i] - x[0]) * n.x + (y[i] - y[0]) * n.y + (z[i] - z[0]) * n.z;
    }

    /** Takes in the other points offered so far: together they come nearest to being all around the origin. */
    private void growOverOrigin() {
        int offered = count;
        count = 4;
        for (int i = 4; i < offered; i++) {
            move(i, count);
            growOver(count);
        }
    }

    private boolean face(int i, int j, int k) {
        cross(i, j, k);
        double length = n.length();
        if (faces == FACES || !(length > 0)) {
            return false;
        }
        int at = 3 * faces;
        corner[at] = i;
        corner[at + 1] = j;
        corner[at + 2] = k;
        normal[at] = n.x / length;
        normal[at + 1] = n.y / length;
        normal[at + 2] = n.z / length;
        distance[faces] = normal[at] * x[i] + normal[at + 1] * y[i] + normal[at + 2] * z[i];
        faces++;
        return true;
    }

    /** The face that is nearest to the origin. */
    int nearestFace() {
        int best = 0;
        for (int i = 1; i < faces; i++) {
            if (distance[i] < distance[best]) {
                best = i;
            }
        }
        return best;
    }

    double distance(int face) {
        return distance[face];
    }

    void normalOf(int face, Vector3d store) {
        store.set(normal[3 * face], normal[3 * face + 1], normal[3 * face + 2]);
    }

    /**
     * Takes in the point that was found: the faces that it sees go, and new ones join it to their rim.
     *
     * @return false if there is no room or the point makes nothing but slivers; then nothing can be done any more
     */
    boolean grow() {
        if (count == POINTS) {
            return false;
        }
        add();
        count--;
        return growOver(count);
    }

    private boolean growOver(int point) {
        rimEdges = 0;
        for (int i = faces - 1; i >= 0; i--) {
            if (sees(point, i)) {
                remove(i);
            }
        }
        if (rimEdges == 0) {
            return false;
        }
        count = point + 1;
        boolean valid = true;
        for (int i = 0; i < rimEdges; i++) {
            valid &= face(rim[2 * i], rim[2 * i + 1], point);
        }
        return valid;
    }

    private boolean sees(int point, int face) {
        double reach = normal[3 * face] * x[point] + normal[3 * face + 1] * y[point] + normal[3 * face + 2] * z[point];
        return reach - distance[face] > SEEN * size;
    }

    /** Takes a face out; edges that two such faces share are no rim. */
    private void remove(int face) {
        int i = corner[3 * face];
        int j = corner[3 * face + 1];
        int k = corner[3 * face + 2];
        toggle(i, j);
        toggle(j, k);
        toggle(k, i);
        faces--;
        distance[face] = distance[faces];
        for (int c = 0; c < 3; c++) {
            corner[3 * face + c] = corner[3 * faces + c];
            normal[3 * face + c] = normal[3 * faces + c];
        }
    }

    private void toggle(int from, int to) {
        for (int i = 0; i < rimEdges; i++) {
            if (rim[2 * i] == to && rim[2 * i + 1] == from) {
                rimEdges--;
                rim[2 * i] = rim[2 * rimEdges];
                rim[2 * i + 1] = rim[2 * rimEdges + 1];
                return;
            }
        }
        rim[2 * rimEdges] = from;
        rim[2 * rimEdges + 1] = to;
        rimEdges++;
    }

    /** The point of B under the place of a face that is nearest to the origin. */
    void pointOfB(int face, Vector3d store) {
        int i = corner[3 * face];
        int j = corner[3 * face + 1];
        int k = corner[3 * face + 2];
        normalOf(face, n);
        double u = Math.max(0, over(j, k));
        double v = Math.max(0, over(k, i));
        double w = Math.max(0, over(i, j));
        double sum = u + v + w;
        store.set(0, 0, 0);
        if (!(sum > 0)) {
            addPointOfB(i, 1, store);
            return;
        }
        addPointOfB(i, u, store);
        addPointOfB(j, v, store);
        addPointOfB(k, w, store);
        store.set(store.x / sum, store.y / sum, store.z / sum);
    }

    /** The way across a difference that is flat, and some point of it. */
    void nearestOfFlat(Vector3d across, Vector3d pointOfB) {
        across.set(0, 1, 0);
        if (size > Gjk.TOUCHING) {
            acrossLine(0, across);
            cross(0, 1, 2);
            if (n.length() > FLAT * size * size) {
                acrossTriangle(across);
            }
        }
        pointOfB.set(0, 0, 0);
        addPointOfB(0, 1, pointOfB);
    }
}
