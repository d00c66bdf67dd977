package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.presentation.ContrastDef;

/** {@code ui/contrast.json}. No stage depends on it. */
public final class ContrastFormat {
    public static final FileFormat<ContrastDef> FORMAT = FileFormat.of(
            "contrast",
            "ui/contrast.json",
            "How friend and foe stand out for players who switch high contrast on.",
            ContrastFormat::declare);

    private ContrastFormat() {}

    private static Maker<ContrastDef> declare(Fields fields) {
        var saturation = fields.number(
                "saturation",
                0f,
                1f,
                "of the colour",
                "Share of its colour that the world keeps in high contrast; 0 is grey.");
        var brightness = fields.number(
                "brightness",
                0.1f,
                1f,
                "of the light",
                "Share of its light that the world keeps in high contrast; less makes friend and foe stand out more.");
        var haze = fields.number(
                "haze",
                0f,
                1f,
                "of the haze",
                "Share of the distance haze that those who stand out take; 0 shows them clearly from afar.");
        var width = fields.number(
                "width",
                0f,
                0.02f,
                "of the distance",
                "Width of the lines, as a share of the distance from the camera; more is bolder.");
        var friend = fields.colour("friend", "Colour of the line about Wick, bees and friends.");
        var foe = fields.colour("foe", "Colour of the line about enemies.");
        var prize = fields.colour("prize", "Colour of the line about what can be picked up.");
        return values -> new ContrastDef(
                values.get(saturation),
                values.get(brightness),
                values.get(haze),
                values.get(width),
                values.get(friend),
                values.get(foe),
                values.get(prize));
    }
}
