package bumblewick.content.definition.presentation;

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
        fields.number(
                "saturation",
                0f,
                1f,
                "of the colour",
                "Share of its colour that the world keeps in high contrast; 0 is grey.");
        fields.number(
                "brightness",
                0.1f,
                1f,
                "of the light",
                "Share of its light that the world keeps in high contrast; less makes friend and foe stand out more.");
        fields.number(
                "haze",
                0f,
                1f,
                "of the haze",
                "Share of the distance haze that those who stand out take; 0 shows them clearly from afar.");
        fields.number(
                "width",
                0f,
                0.02f,
                "of the distance",
                "Width of the lines, as a share of the distance from the camera; more is bolder.");
        fields.colour("friend", "Colour of the line about Wick, bees and friends.");
        fields.colour("foe", "Colour of the line about enemies.");
        fields.colour("prize", "Colour of the line about what can be picked up.");
        return fields.record(ContrastDef.class);
    }
}
