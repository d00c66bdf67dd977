package bumblewick.content;

import bumblewick.def.ContrastDef;

/** Reads {@code ui/contrast.json}. */
final class ContrastReader {
    static final String FILE = "ui/contrast.json";

    private ContrastReader() {}

    static ContrastDef read(JsonFields fields) {
        return new ContrastDef(
                fields.number("saturation", 0f, 1f, "of the colour"),
                fields.number("brightness", 0.1f, 1f, "of the light"),
                fields.number("haze", 0f, 1f, "of the haze"),
                fields.number("width", 0f, 0.02f, "of the distance"),
                fields.colour("friend"),
                fields.colour("foe"),
                fields.colour("prize"));
    }
}
