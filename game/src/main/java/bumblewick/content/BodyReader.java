package bumblewick.content;

import bumblewick.def.BodyDef;
import bumblewick.def.BodyDef.Shape;

/** Reads {@code bodies/*.json}. */
final class BodyReader {
    private static final float SMALLEST = 0.05f; // u
    private static final float LARGEST = 50f; // u
    private static final int WHOLE = 1_000;

    /** Half of a body's extent along its axes, in u. */
    private record Size(float halfWidth, float halfHeight, float halfDepth) {}

    private BodyReader() {}

    static BodyDef read(String id, JsonFields fields) {
        Shape shape = fields.choice("shape", Shape.class);
        Size size = size(shape, fields);
        float mass = fields.numberOr("mass", 0f, 0f, 10_000f, "kg");
        return new BodyDef(
                id,
                fields.reference("model", Kind.MODEL),
                shape,
                size.halfWidth(),
                size.halfHeight(),
                size.halfDepth(),
                mass,
                fields.numberOr("restitution", 0f, 0f, 1f, "of the speed"),
                fields.numberOr("friction", 0f, 0f, 1f, "of the speed"),
                fields.wholeOr("yield", mass > 0f ? WHOLE : 0, 0, mass > 0f ? WHOLE : 0, "of 1000"),
                fields.reference("surface", Kind.SURFACE),
                fields.wholeOr("hp", 0, 0, 1_000, "hits"),
                fields.wholeOr("score", 0, 0, 1_000_000, "points"),
                fields.referenceOr("debris", Kind.MODEL, ""));
    }

    private static Size size(Shape shape, JsonFields fields) {
        if (shape == Shape.BALL) {
            float radius = half("radius", fields);
            return new Size(radius, radius, radius);
        }
        if (shape == Shape.CYLINDER) {
            float radius = half("radius", fields);
            return new Size(radius, half("halfHeight", fields), radius);
        }
        return new Size(half("halfWidth", fields), half("halfHeight", fields), half("halfDepth", fields));
    }

    private static float half(String name, JsonFields fields) {
        return fields.number(name, SMALLEST, LARGEST, "u");
    }
}
