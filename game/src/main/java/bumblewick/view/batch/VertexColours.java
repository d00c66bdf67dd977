package bumblewick.view.batch;

import com.jme3.math.Vector3f;
import com.jme3.scene.VertexBuffer;

/** Reads and writes the colours of a mesh's vertices, whatever their format. */
final class VertexColours {
    private VertexColours() {}

    /** A vertex' colour, in linear light. */
    static Vector3f read(VertexBuffer colours, int vertex, Vector3f store) {
        return store.set(component(colours, vertex, 0), component(colours, vertex, 1), component(colours, vertex, 2));
    }

    /** Changes a vertex' colour, in linear light; how much it glows stays. */
    static void write(VertexBuffer colours, int vertex, Vector3f colour) {
        for (int i = 0; i < 3; i++) {
            colours.setElementComponent(vertex, i, stored(colours.getFormat(), colour.get(i)));
        }
    }

    private static Number stored(VertexBuffer.Format format, float value) {
        return switch (format) {
            case UnsignedByte -> (byte) Math.round(255f * Math.min(1f, value));
            case UnsignedShort -> (short) Math.round(65535f * Math.min(1f, value));
            default -> value;
        };
    }

    private static float component(VertexBuffer colours, int vertex, int number) {
        Number value = (Number) colours.getElementComponent(vertex, number);
        return switch (colours.getFormat()) {
            case UnsignedByte -> (value.intValue() & 0xff) / 255f;
            case UnsignedShort -> (value.intValue() & 0xffff) / 65535f;
            default -> value.floatValue();
        };
    }
}
