package bumblewick.content.asset;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.platform.SceneFiles;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Guards the engine's loader of fonts against letters that lie beyond their picture, pictures that are not there, and counts
 * that are too large: it would believe them and fail later, while text is drawn. Each line begins with what it is about, then
 * has fields such as {@code width=12}.
 *
 * <p>The hostile file: a letter at x = 100,000 of a picture of 512, a page 7 of a font with one page, or a line without end.
 *
 * <p>Source: A. Jönsson, <i>Bitmap Font Generator documentation</i>, "File format" (text).
 */
public final class FontFile {
    public static final String ENDING = ".fnt";

    private static final int LARGEST = 16 << 20; // bytes
    private static final int LONGEST_LINE = 1_000; // characters
    private static final int MOST_PAGES = 64;
    private static final Pattern FIELD = Pattern.compile("([A-Za-z]+)=(\"[^\"]*\"|\\S*)");
    private static final List<String> PLACE =
            List.of("id", "x", "y", "width", "height", "xoffset", "yoffset", "xadvance", "page");

    private final String file;
    private final SceneFiles files;
    private final Set<Integer> letters = new HashSet<>();
    private final Set<Integer> pictures = new HashSet<>();
    private int line;
    private String kind = "";
    private Map<String, String> fields = Map.of();
    private int width;
    private int height;
    private int pages;
    private boolean sized;

    private FontFile(String file, SceneFiles files) {
        this.file = file;
        this.files = files;
    }

    /**
     * Looks at all of a font but the pixels of its pictures.
     *
     * @param files in which it is, and its pictures
     * @throws ContentException with one problem, if it cannot be written with
     */
    public static void check(String file, SceneFiles files) throws ContentException {
        FontFile font = new FontFile(file, files);
        for (String line : JsonFile.text(files, file, LARGEST).split("\r?\n")) {
            font.next(line);
        }
        font.end();
    }

    private void next(String text) throws ContentException {
        line++;
        if (text.length() > LONGEST_LINE) {
            throw refusal("has " + text.length() + " characters on a line, expected " + LONGEST_LINE + " at most");
        }
        kind = text.trim().split("\\s", 2)[0];
        fields = new HashMap<>();
        Matcher field = FIELD.matcher(text);
        while (field.find()) {
            fields.put(field.group(1), field.group(2));
        }
        switch (kind) {
            case "info" -> sized |= number("size", 1, 1_000) > 0;
            case "common" -> common();
            case "page" -> page();
            case "char" -> letter();
            case "kerning" -> kerning();
            case "chars", "kernings", "" -> {}
            default -> throw refusal("expected info, common, page, char or kerning, found '" + kind + "'");
        }
    }

    private void common() throws ContentException {
        number("lineHeight", 1, 10_000);
        number("base", 0, 10_000);
        width = number("scaleW", 1, PngFile.LARGEST);
        height = number("scaleH", 1, PngFile.LARGEST);
        pages = number("pages", 1, MOST_PAGES);
    }

    private void page() throws ContentException {
        pictures.add(number("id", 0, pages - 1));
        String name = fields.getOrDefault("file", "").replace("\"", "");
        String path = file.substring(0, file.lastIndexOf('/') + 1) + name;
        if (name.isEmpty() || !files.exists(path)) {
            throw refusal("there is no picture " + path);
        }
    }

    private void letter() throws ContentException {
        for (String name : PLACE) {
            number(name, -PngFile.LARGEST, Character.MAX_CODE_POINT);
        }
        number("page", 0, pages - 1);
        within("x", "width", width);
        within("y", "height", height);
        letters.add(number("id", 0, Character.MAX_CODE_POINT));
    }

    private void within(String from, String length, int whole) throws ContentException {
        int end = number(from, 0, whole) + number(length, 0, whole);
        if (end > whole) {
            throw refusal("the letter ends at " + end + ", expected " + whole + " at most, the picture's " + length);
        }
    }

    private void kerning() throws ContentException {
        int first = number("first", 0, Character.MAX_CODE_POINT);
        number("second", 0, Character.MAX_CODE_POINT);
        number("amount", -1_000, 1_000);
        if (!letters.contains(first)) {
            throw refusal("there is no letter " + first + " before this line");
        }
    }

    private void end() throws ContentException {
        line = 0;
        if (!sized || pages == 0 || letters.isEmpty()) {
            throw refusal("expected lines that begin with info, common, page and char, one of each at least");
        }
        if (pictures.size() < pages) {
            throw refusal("has " + pictures.size() + " pictures, expected " + pages);
        }
    }

    private int number(String name, int least, int most) throws ContentException {
        String text = fields.get(name);
        try {
            int number = Integer.parseInt(String.valueOf(text));
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw refusal(kind + " " + name + ": expected a whole number from " + least + " to " + most + ", found "
                + (text == null ? "none" : "'" + text + "'"));
    }

    private ContentException refusal(String message) {
        return new ContentException(new ContentProblem(file, line, "", message));
    }
}
