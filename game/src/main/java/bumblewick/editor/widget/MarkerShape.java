package bumblewick.editor.widget;

import java.nio.FloatBuffer;
import java.util.stream.Stream;

/** The shapes of markers, made of triangles within a circle of radius 1. */
public enum MarkerShape {
    CRATE(
            bar(-0.8f, 0.5f, 0.8f, 0.8f),
            bar(-0.8f, -0.8f, 0.8f, -0.5f),
            bar(-0.8f, -0.5f, -0.5f, 0.5f),
            bar(0.5f, -0.5f, 0.8f, 0.5f),
            bar(-0.5f, -0.13f, 0.5f, 0.13f)),
    /** A head with horns: an enemy. */
    FOE(
            disc(0f, -0.15f, 0.62f),
            triangle(-0.75f, 0.9f, -0.55f, 0f, -0.05f, 0.4f),
            triangle(0.75f, 0.9f, 0.05f, 0.4f, 0.55f, 0f)),
    JEWEL(triangle(-0.65f, 0f, 0.65f, 0f, 0f, 0.9f), triangle(-0.65f, 0f, 0f, -0.9f, 0.65f, 0f)),
    /** A head with long ears: Wick. */
    HARE(disc(0f, -0.35f, 0.5f), bar(-0.42f, -0.1f, -0.12f, 0.95f), bar(0.12f, -0.1f, 0.42f, 0.95f)),
    HEART(disc(-0.36f, 0.25f, 0.4f), disc(0.36f, 0.25f, 0.4f), triangle(-0.74f, 0.12f, 0f, -0.85f, 0.74f, 0.12f)),
    /** An exclamation mark: a trigger. */
    SPARK(bar(-0.16f, -0.2f, 0.16f, 0.9f), disc(0f, -0.68f, 0.22f)),
    FRAME(
            bar(-0.85f, 0.6f, 0.85f, 0.85f),
            bar(-0.85f, -0.85f, 0.85f, -0.6f),
            bar(-0.85f, -0.6f, -0.6f, 0.6f),
            bar(0.6f, -0.6f, 0.85f, 0.6f)),
    CAMERA(bar(-0.9f, -0.5f, 0.35f, 0.5f), triangle(0.3f, 0f, 0.95f, -0.5f, 0.95f, 0.5f)),
    /** Arrows to both sides: a moving platform. */
    FERRY(
            bar(-0.45f, -0.18f, 0.45f, 0.18f),
            triangle(-0.4f, 0.5f, -0.95f, 0f, -0.4f, -0.5f),
            triangle(0.4f, 0.5f, 0.4f, -0.5f, 0.95f, 0f)),
    POINT(disc(0f, 0f, 0.5f)),
    /** A mistake. */
    CROSS(slanted(-0.7f, -0.7f, 0.7f, 0.7f, 0.2f), slanted(-0.7f, 0.7f, 0.7f, -0.7f, 0.2f)),
    /** The middle of the picture. */
    AIM(
            bar(-1f, -0.09f, -0.35f, 0.09f),
            bar(0.35f, -0.09f, 1f, 0.09f),
            bar(-0.09f, -1f, 0.09f, -0.35f),
            bar(-0.09f, 0.35f, 0.09f, 1f)),
    /** A thing of an unknown kind. */
    RING(ring(0f, 0f, 0.85f, 0.55f));

    private static final int SIDES = 12;

    private final float[] corners;

    MarkerShape(float[]... parts) {
        FloatBuffer all = FloatBuffer.allocate(
                Stream.of(parts).mapToInt(part -> part.length).sum());
        Stream.of(parts).forEach(all::put);
        corners = all.array();
    }

    /** x and y of three corners for each triangle (must not be modified). */
    float[] corners() {
        return corners;
    }

    private static float[] triangle(float ax, float ay, float bx, float by, float cx, float cy) {
        return new float[] {ax, ay, bx, by, cx, cy};
    }

    private static float[] bar(float left, float bottom, float right, float top) {
        return new float[] {
            left, bottom, right, bottom, right, top,
            left, bottom, right, top, left, top
        };
    }

    private static float[] slanted(float ax, float ay, float bx, float by, float half) {
        float length = (float) Math.hypot(bx - ax, by - ay);
        float x = -(by - ay) / length * half;
        float y = (bx - ax) / length * half;
        return new float[] {
            ax + x, ay + y, ax - x, ay - y, bx - x, by - y, ax + x, ay + y, bx - x, by - y, bx + x, by + y
        };
    }

    private static float[] disc(float x, float y, float radius) {
        return ring(x, y, radius, 0f);
    }

    private static float[] ring(float x, float y, float outer, float inner) {
        float[] corners = new float[12 * SIDES];
        for (int i = 0; i < SIDES; i++) {
            rim(corners, 12 * i, x, y, inner, i);
            rim(corners, 12 * i + 2, x, y, outer, i);
            rim(corners, 12 * i + 4, x, y, outer, i + 1);
            rim(corners, 12 * i + 6, x, y, inner, i);
            rim(corners, 12 * i + 8, x, y, outer, i + 1);
            rim(corners, 12 * i + 10, x, y, inner, i + 1);
        }
        return corners;
    }

    private static void rim(float[] corners, int at, float x, float y, float radius, int step) {
        double angle = 2.0 * Math.PI * step / SIDES;
        corners[at] = x + radius * (float) Math.cos(angle);
        corners[at + 1] = y + radius * (float) Math.sin(angle);
    }
}
