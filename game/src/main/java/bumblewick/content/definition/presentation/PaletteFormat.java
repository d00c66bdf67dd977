package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.presentation.PaletteDef;
import java.util.List;

/** {@code ui/palettes.json}. It may have colours for a stage; no stage depends on it. */
public final class PaletteFormat {
    public static final FileFormat<List<PaletteDef>> FORMAT = FileFormat.of(
            "palettes",
            "ui/palettes.json",
            "Colours of friend, foe, prizes, shots and bullets for players with a colour blindness.",
            PaletteFormat::declare);

    private PaletteFormat() {}

    private static Maker<List<PaletteDef>> declare(Fields fields) {
        var palettes = fields.list(
                "palettes",
                0,
                16,
                "palettes",
                PaletteFormat::palette,
                "A palette for each kind of colour blindness; players choose from protan, deutan and tritan.");
        return values -> values.get(palettes);
    }

    private static Maker<PaletteDef> palette(Fields fields) {
        fields.name("id", "The kind of colour blindness: protan, deutan or tritan.");
        colours(fields);
        fields.optionalList(
                "stages",
                64,
                "stages",
                PaletteFormat::inStage,
                "Colours in stages whose sky or ground the others would fade into.");
        fields.colour("calm", "Colour on the HUD of what is in order.");
        fields.colour("warm", "Colour on the HUD of what is to be noticed.");
        fields.colour("alarm", "Colour on the HUD of what is in danger.");
        return fields.record(PaletteDef.class);
    }

    private static Maker<PaletteDef.InStage> inStage(Fields fields) {
        fields.link("stage", DefinitionKind.STAGE, "The stage.");
        colours(fields);
        return fields.record(PaletteDef.InStage.class);
    }

    private static void colours(Fields fields) {
        fields.colour("friend", "Colour of the line about Wick, bees and friends.");
        fields.colour("foe", "Colour of the line about enemies.");
        fields.colour("prize", "Colour of the line about what can be picked up.");
        fields.colour("shot", "Colour of the bees' shots, and of bullets that were deflected.");
        fields.colour("volley", "Colour of the shots of gathered bees.");
        fields.colour("bullet", "Colour of enemies' bullets that are not listed.");
        fields.list(
                "bullets", 0, 32, "kinds", PaletteFormat::bullet, "Kinds of enemies' bullets with their own colour.");
    }

    private static Maker<PaletteDef.Bullet> bullet(Fields fields) {
        fields.name("bullet", "The name of a kind of bullets.");
        fields.colour("colour", "Colour of the ball.");
        fields.flag("ring", "Whether a white ring is about it, so that kinds differ by more than colour.");
        return fields.record(PaletteDef.Bullet.class);
    }
}
