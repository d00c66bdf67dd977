package bumblewick.content.definition;

import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Names;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** All JSON files of a scene that have a reader, by the formats that they are of. */
public final class SceneIndex {
    /**
     * One file.
     *
     * @param format the name of its schema
     * @param id what distinguishes it from others of its format: its name, or that of the stage that it is of
     * @param path in the scene folder
     */
    public record Entry(String format, String id, String path) {}

    private SceneIndex() {}

    /**
     * Looks which files there are.
     *
     * @throws IOException if a folder cannot be listed
     */
    public static List<Entry> of(SceneFiles files) throws IOException {
        List<Entry> entries = new ArrayList<>();
        String before = "";
        for (FileFormat<?> format : FileFormats.ALL) {
            if (format.isOfScene() && !format.name().equals(before)) { // some have one schema
                add(files, format, entries);
                before = format.name();
            }
        }
        return entries;
    }

    private static void add(SceneFiles files, FileFormat<?> format, List<Entry> entries) throws IOException {
        String pattern = format.pattern();
        int star = pattern.indexOf('*');
        if (star < 0) {
            addIfThere(files, format, format.name(), pattern, entries);
            return;
        }
        String ending = pattern.substring(star + 1);
        boolean folders = ending.contains("/");
        for (String name : files.list(pattern.substring(0, star - 1))) {
            String id = folders || !name.endsWith(ending) ? name : name.substring(0, name.length() - ending.length());
            if (Names.isName(id)) {
                addIfThere(files, format, id, pattern.replace("*", id), entries);
            }
        }
    }

    private static void addIfThere(
            SceneFiles files, FileFormat<?> format, String id, String path, List<Entry> entries) {
        if (files.exists(path)) {
            entries.add(new Entry(format.name(), id, path));
        }
    }
}
