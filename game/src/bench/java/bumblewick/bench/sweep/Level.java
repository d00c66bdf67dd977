package bumblewick.bench.sweep;

import java.util.Arrays;

/** An indexed triangle mesh that grows; counter-clockwise seen from the front, in u. */
final class Level {
    private float[] vertices = new float[3 * 1024];
    private int[] indices = new int[3 * 1024];
    private int vertexCount;
    private int triangleCount;

    int vertex(double x, double y, double z) {
        if (3 * vertexCount == vertices.length) {
            vertices = Arrays.copyOf(vertices, 2 * vertices.length);
        }
        vertices[3 * vertexCount] = (float) x;
        vertices[3 * vertexCount + 1] = (float) y;
        vertices[3 * vertexCount + 2] = (float) z;
        return vertexCount++;
    }

    void triangle(int a, int b, int c) {
        if (3 * triangleCount == indices.length) {
            indices = Arrays.copyOf(indices, 2 * indices.length);
        }
        indices[3 * triangleCount] = a;
        indices[3 * triangleCount + 1] = b;
        indices[3 * triangleCount + 2] = c;
        triangleCount++;
    }

    void quad(int a, int b, int c, int d) {
        triangle(a, b, c);
        triangle(a, c, d);
    }

    int triangles() {
        return triangleCount;
    }

    /** x, y, z of each vertex. */
    float[] vertices() {
        return Arrays.copyOf(vertices, 3 * vertexCount);
    }

    /** Three vertices a triangle. */
    int[] indices() {
        return Arrays.copyOf(indices, 3 * triangleCount);
    }

    /** Nine numbers a triangle. */
    float[] corners() {
        float[] corners = new float[9 * triangleCount];
        for (int i = 0; i < 3 * triangleCount; i++) {
            System.arraycopy(vertices, 3 * indices[i], corners, 3 * i, 3);
        }
        return corners;
    }
}
