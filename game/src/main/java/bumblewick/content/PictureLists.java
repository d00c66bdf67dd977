package bumblewick.content;

import bumblewick.platform.SceneFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The lists in {@code ui} that say where on a picture something is. The interface reads them itself, as it draws; here is
 * found what is wrong with them, before. Without a list the interface has plain shapes and words.
 */
final class PictureLists {
    private static final Map<String, Consumer<JsonFields>> READERS = Map.of(
            "ui/ninepatch.json", PictureLists::frames,
            "ui/glyphs.json", PictureLists::glyphs,
            "ui/marks.json", PictureLists::marks);

    private PictureLists() {}

    /** All that is wrong with the lists that are there. */
    static List<ContentProblem> problems(SceneFiles files) {
        List<ContentProblem> problems = new ArrayList<>();
        READERS.forEach((file, reader) -> {
            if (files.exists(file)) {
                Draft draft = new Draft(Kind.TUNING, file); // no stage depends on it
                JsonReading.read(files, file, draft, fields -> {
                    reader.accept(fields);
                    return fields;
                });
                problems.addAll(draft.problems());
            }
        });
        return problems;
    }

    private static void frames(JsonFields fields) {
        fields.objects("patches", frame -> {
            frame.text("file");
            pixels(frame, "border", 1);
        });
    }

    private static void glyphs(JsonFields fields) {
        pixels(fields, "height", 1);
        fields.objects("glyphs", glyph -> {
            glyph.text("label");
            pixels(glyph, "x", 0);
            pixels(glyph, "y", 0);
            pixels(glyph, "width", 1);
        });
    }

    private static void marks(JsonFields fields) {
        fields.objects("marks", mark -> {
            pixels(mark, "x", 0);
            pixels(mark, "y", 0);
            pixels(mark, "width", 1);
            pixels(mark, "height", 1);
        });
    }

    private static void pixels(JsonFields fields, String name, int least) {
        fields.whole(name, least, PngFile.LARGEST, "pixels");
    }
}
