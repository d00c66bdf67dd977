package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Reads a definition that {@value #EXTENDS} another of its kind: its fields lie over those of the other as a merge patch, with
 * operations on lists. Inherited values remember the file and line where they stand.
 */
public final class Inheritance {
    /** The field that names the other definition. */
    public static final String EXTENDS = "extends";

    /** The most values that one definition can inherit, those of each on the way counted. */
    static final int MOST = 10_000;

    /** The most values that all definitions of a scene can inherit: each costs as if it were written there. */
    static final int MOST_OF_ALL = 2_000_000;

    private static final String FORMAT = "format";
    private static final int DEEPEST = 16;

    /** What can stand for the star: nothing that leads into another folder. */
    private static final String ID = "\\w+";

    private final SceneFiles files;
    private final String pattern;
    private final Count all;
    private int inherited;

    private Inheritance(SceneFiles files, String pattern, Count all) {
        this.files = files;
        this.pattern = pattern;
        this.all = all;
    }

    /** How many values the definitions of a scene have inherited so far. */
    public static final class Count {
        private int values;
    }

    /**
     * Reads a file with its patches and with what it inherits.
     *
     * @param pattern paths of its kind; the star stands for an id. Without a star nothing is inherited
     * @param all counts what is inherited
     * @throws ContentException if a file on the way is missing or no JSON, if they extend each other in a circle, or if it
     *     is too much
     */
    public static JsonValue read(SceneFiles files, String file, String pattern, Count all) throws ContentException {
        return new Inheritance(files, pattern, all).inherited(file, JsonFile.read(files, file), List.of(file));
    }

    /** The same of one file alone. */
    public static JsonValue read(SceneFiles files, String file, String pattern) throws ContentException {
        return read(files, file, pattern, new Count());
    }

    /** The same of a document that is read already. */
    public static JsonValue of(SceneFiles files, String file, String pattern, JsonValue document)
            throws ContentException {
        return new Inheritance(files, pattern, new Count()).inherited(file, document, List.of(file));
    }

    /** What is wrong with the definition that a document extends, and those that it extends in turn. */
    public static List<ContentProblem> problems(SceneFiles files, String file, String pattern, JsonObject document) {
        if (!document.has(EXTENDS)) {
            return List.of();
        }
        try {
            of(files, file, pattern, JsonDocuments.value(document, file));
            return List.of();
        } catch (ContentException e) {
            return e.problems();
        }
    }

    private JsonValue inherited(String file, JsonValue own, List<String> trail) throws ContentException {
        JsonValue base = own.members().get(EXTENDS);
        if (base == null || !pattern.contains("*")) {
            return own;
        }
        String path = base.is(Type.TEXT) ? pattern.replace("*", base.text()) : "";
        if (!base.text().matches(ID) || !files.exists(path)) {
            throw mistake(
                    file,
                    base,
                    base.is(Type.TEXT)
                            ? "there is no " + path + ClosestName.hint(base.text(), known())
                            : "expected the id of another definition, found " + base);
        }
        List<String> longer = new ArrayList<>(trail);
        longer.add(path);
        if (trail.contains(path)) {
            throw mistake(file, base, "goes in a circle: " + String.join(" → ", longer));
        }
        if (trail.size() > DEEPEST) {
            throw mistake(file, base, "more than " + DEEPEST + " definitions extend each other");
        }
        if (all.values > MOST_OF_ALL) {
            throw tooMuch(file, base);
        }
        return inherit(whole(file, base, path, longer), own, file);
    }

    private JsonValue whole(String file, JsonValue base, String path, List<String> trail) throws ContentException {
        try {
            JsonValue whole = JsonFile.read(files, path);
            count(file, base, whole);
            return inherited(path, whole, trail);
        } catch (ContentException e) {
            List<ContentProblem> problems = new ArrayList<>(e.problems());
            problems.addAll(mistake(file, base, "extends '" + base.text() + "', which cannot be read")
                    .problems());
            throw new ContentException(file, problems);
        }
    }

    private void count(String file, JsonValue base, JsonValue whole) throws ContentException {
        int values = whole.count();
        inherited += values;
        all.values += values;
        if (inherited > MOST) {
            throw mistake(file, base, "inherits more than " + MOST + " values");
        }
        if (all.values > MOST_OF_ALL) {
            throw tooMuch(file, base);
        }
    }

    private static ContentException tooMuch(String file, JsonValue base) {
        return mistake(file, base, "all definitions together inherit more than " + MOST_OF_ALL + " values");
    }

    private JsonValue inherit(JsonValue base, JsonValue own, String file) throws ContentException {
        String path = pattern.replace("*", own.members().get(EXTENDS).text());
        Map<String, JsonValue> inherited = new LinkedHashMap<>(base.from(path).members());
        inherited.remove(EXTENDS);
        inherited.remove(FORMAT);
        return over(new JsonValue(Type.OBJECT, own.origin(), own.line(), "", List.of(), inherited), own, file);
    }

    /** A document (unaffected) over what it inherits. */
    static JsonValue over(JsonValue inherited, JsonValue own, String file) throws ContentException {
        Map<String, JsonValue> changes = new LinkedHashMap<>(own.members());
        JsonValue base = changes.remove(EXTENDS);
        JsonValue changed = new JsonValue(Type.OBJECT, own.origin(), own.line(), "", List.of(), changes);
        JsonValue whole = MergePatch.apply(inherited, changed, null, file, new ArrayList<>());
        Map<String, JsonValue> members = new LinkedHashMap<>(whole.members());
        members.put(EXTENDS, base);
        return new JsonValue(Type.OBJECT, whole.origin(), whole.line(), "", List.of(), members);
    }

    /** The ids of the kind; for mistakes only, since listing a folder for each of its files costs the square of them. */
    private SortedSet<String> known() {
        int star = pattern.indexOf('*');
        String ending = pattern.substring(star + 1);
        SortedSet<String> ids = new TreeSet<>();
        try {
            for (String name : files.list(pattern.substring(0, star - 1))) {
                if (ending.startsWith("/")) {
                    ids.add(name);
                } else if (name.endsWith(ending)) {
                    ids.add(name.substring(0, name.length() - ending.length()));
                }
            }
        } catch (IOException e) {
            ids.clear(); // whoever lists the folder reports it
        }
        return ids;
    }

    private static ContentException mistake(String file, JsonValue at, String message) {
        String place = at.origin().isEmpty() ? file : at.origin();
        return new ContentException(new ContentProblem(place, at.line(), "$." + EXTENDS, message));
    }
}
