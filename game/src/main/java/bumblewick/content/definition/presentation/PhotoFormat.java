package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.presentation.PhotoDef;

/** {@code ui/photo.json}. No stage depends on it. */
public final class PhotoFormat {
    public static final FileFormat<PhotoDef> FORMAT =
            FileFormat.of("photo", "ui/photo.json", "The filters of photo mode.", PhotoFormat::declare);

    private static final int MOST = 24;
    private static final String WHITE = "#ffffff";

    private PhotoFormat() {}

    private static Maker<PhotoDef> declare(Fields fields) {
        fields.optionalList(
                "filters",
                MOST,
                "filters",
                PhotoFormat::filter,
                "The filters, in the order in which the player goes through them; before the first there is none.");
        return fields.record(PhotoDef.class);
    }

    private static Maker<PhotoDef.Filter> filter(Fields fields) {
        fields.text("name", "What it is called: the text photo.filter.<name> is shown, or else the name.");
        fields.number("exposure", 0.1f, 4f, "times", "Factor on all light.").or(1f);
        fields.number("saturation", 0f, 3f, "times", "Factor on colours; 0 is grey.")
                .or(1f);
        fields.number("contrast", 0f, 1f, "", "How far light and dark are pulled apart.")
                .or(0f);
        fields.colour("shadows", "Factor on dark colours; white changes nothing.")
                .or(WHITE);
        fields.colour("highlights", "Factor on bright colours; white changes nothing.")
                .or(WHITE);
        fields.number("vignette", 0f, 1f, "", "How dark the corners are.").or(0f);
        return fields.record(PhotoDef.Filter.class);
    }
}
