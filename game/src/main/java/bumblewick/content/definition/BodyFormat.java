package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.NumberRange;
import bumblewick.def.BodyDef;
import bumblewick.def.BodyDef.Shape;
import com.jme3.math.Vector3f;

/** {@code bodies/*.json}: kinds of things in a garden that can be pushed, rolled, stood on or broken. */
public final class BodyFormat {
    public static final DefinitionKind BODY = DefinitionKind.of("body", "bodies", Use.RULES);

    public static final FileFormat<BodyDef> FORMAT = FileFormat.of(
            BODY,
            BodyDef.class,
            "A kind of thing in a garden that can be pushed, rolled, stood on or broken: crates, balls, stones.",
            BodyFormat::declare);

    private static final float SMALLEST = 0.05f; // u
    private static final float LARGEST = 50f; // u
    private static final int WHOLE = 1_000;

    private BodyFormat() {}

    private static Maker<BodyDef> declare(Fields fields) {
        var shape = fields.choice("shape", Shape.class, "What is felt: box, ball (rolls) or cylinder.");
        Maker<Vector3f> half = half(fields, shape);
        var mass = fields.number(
                        "mass",
                        0f,
                        10_000f,
                        "kg",
                        "How heavy it is to push and how hard it hits; 0 stands as if rooted.")
                .or(0f);
        var model =
                fields.reference("model", DefinitionKind.MODEL, "What is seen; its origin is the middle of its foot.");
        var restitution = fields.number(
                        "restitution",
                        0f,
                        1f,
                        "of the speed",
                        "How much of the speed comes back in a collision; 0 is clay, 1 is rubber.")
                .or(0f);
        var friction = fields.number(
                        "friction",
                        0f,
                        1f,
                        "of the speed",
                        "Share of its speed against the ground that it loses each tick; 0 slides for ever, more stops"
                                + " sooner.")
                .or(0f);
        var yields = yields(fields, mass);
        var surface = fields.reference(
                "surface", SurfaceFormat.SURFACE, "What it is like to those who stand on it or touch it.");
        var hp = fields.whole(
                        "hp",
                        0,
                        1_000,
                        "hits",
                        "Blows that break it, or open it if it has no mass, as a cage; 0 for never.")
                .or(0);
        var score = fields.whole("score", 0, 1_000_000, "points", "Points for breaking it.")
                .or(0);
        var debris = fields.reference(
                        "debris",
                        DefinitionKind.MODEL,
                        "Model of the pieces that fly when it breaks. Left out, nothing flies.")
                .or("");
        return values -> {
            Vector3f size = half.make(values);
            return new BodyDef(
                    values.id(),
                    values.get(model),
                    values.get(shape),
                    size.x,
                    size.y,
                    size.z,
                    values.get(mass),
                    values.get(restitution),
                    values.get(friction),
                    values.get(yields),
                    values.get(surface),
                    values.get(hp),
                    values.get(score),
                    values.get(debris));
        };
    }

    /** Half the size along each axis; of what is round, the radius across it. */
    private static Maker<Vector3f> half(Fields fields, Field<Shape> shape) {
        var radius = size(fields, "radius", "Of the ball or the cylinder.").when(shape, Shape.BALL, Shape.CYLINDER);
        var width =
                size(fields, "halfWidth", "Half the size of the box along x.").when(shape, Shape.BOX);
        var height = size(fields, "halfHeight", "Half the size of the box or cylinder along y.")
                .when(shape, Shape.BOX, Shape.CYLINDER);
        var depth =
                size(fields, "halfDepth", "Half the size of the box along z.").when(shape, Shape.BOX);
        return values -> {
            boolean box = values.get(shape) == Shape.BOX;
            Field<Float> up = values.get(shape) == Shape.BALL ? radius : height;
            return new Vector3f(values.get(box ? width : radius), values.get(up), values.get(box ? depth : radius));
        };
    }

    private static Field<Integer> yields(Fields fields, Field<Float> mass) {
        return fields.whole(
                        "yield",
                        0,
                        WHOLE,
                        "of 1000",
                        "Which share of an overlap it gives way by when it is pushed into something; 0 is a wall.")
                .narrowed(values -> new NumberRange(0, values.get(mass) > 0f ? WHOLE : 0, "of 1000"))
                .or(WHOLE, values -> values.get(mass) > 0f ? WHOLE : 0);
    }

    private static Field<Float> size(Fields fields, String name, String description) {
        return fields.number(name, SMALLEST, LARGEST, "u", description);
    }
}
