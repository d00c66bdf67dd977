package bumblewick.content;

import bumblewick.def.BulletDef;

/** Reads {@code bullets/*.json}. */
final class BulletReader {
    private BulletReader() {}

    static BulletDef read(String id, JsonFields fields) {
        return new BulletDef(
                id,
                fields.referenceOr("model", Kind.MODEL, ""),
                fields.colour("hue"),
                fields.number("speed", 1f, 120f, "u/s"),
                fields.number("radius", 0.05f, 3f, "u"),
                fields.number("life", 0.5f, 20f, "s"));
    }
}
