package bumblewick.content.definition.presentation;

import bumblewick.content.asset.PngFile;
import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ContentProblem;
import bumblewick.platform.SceneFiles;
import java.util.ArrayList;
import java.util.List;

/**
 * The lists in {@code ui} that say where on a picture something is. The interface reads them itself, as it draws; here is
 * found what is wrong with them, before. Without a list the interface has plain shapes and words.
 */
public final class PictureListCheck {
    private static final List<FileFormat<?>> FORMATS = List.of(
            FileFormat.of("ninepatch", "ui/ninepatch.json", "", PictureListCheck::frames),
            FileFormat.of("glyphs", "ui/glyphs.json", "", PictureListCheck::glyphs),
            FileFormat.of("marks", "ui/marks.json", "", PictureListCheck::marks));

    private PictureListCheck() {}

    /** All that is wrong with the lists that are there. */
    public static List<ContentProblem> problems(SceneFiles files) {
        List<ContentProblem> problems = new ArrayList<>();
        for (FileFormat<?> format : FORMATS) {
            if (files.exists(format.pattern())) {
                ParsedDefinition parsedDefinition =
                        new DefinitionGraph(files).unlisted(DefinitionKind.NONE, format.name());
                format.read(files, format.pattern(), parsedDefinition);
                problems.addAll(parsedDefinition.problems());
            }
        }
        return problems;
    }

    private static Maker<Values> frames(Fields fields) {
        fields.records("patches", PictureListCheck::frame, "");
        return values -> values;
    }

    private static Maker<Values> frame(Fields fields) {
        fields.text("file", "");
        pixels(fields, "border", 1);
        return values -> values;
    }

    private static Maker<Values> glyphs(Fields fields) {
        pixels(fields, "height", 1);
        fields.records("glyphs", PictureListCheck::glyph, "");
        return values -> values;
    }

    private static Maker<Values> glyph(Fields fields) {
        fields.text("label", "");
        pixels(fields, "x", 0);
        pixels(fields, "y", 0);
        pixels(fields, "width", 1);
        return values -> values;
    }

    private static Maker<Values> marks(Fields fields) {
        fields.records("marks", PictureListCheck::mark, "");
        return values -> values;
    }

    private static Maker<Values> mark(Fields fields) {
        pixels(fields, "x", 0);
        pixels(fields, "y", 0);
        pixels(fields, "width", 1);
        pixels(fields, "height", 1);
        return values -> values;
    }

    private static void pixels(Fields fields, String name, int least) {
        fields.whole(name, least, PngFile.LARGEST, "pixels", "");
    }
}
