package bumblewick.editor.session;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.json.ListDiff;
import bumblewick.content.json.SettingReferences;
import bumblewick.platform.FileSettings;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Keeps what a file of a mod says of the mod's settings when the editor writes the file anew. The editor sees references to
 * variables and settings, but only the entries of lists that settings choose now. Where it writes numbers of a list anew, a
 * value that is still that of the setting stays a reference to it.
 */
final class KeptReferences {
    private final String file;
    private final FileSettings settings;

    KeptReferences(String file, FileSettings settings) {
        this.file = file;
        this.settings = settings;
    }

    /**
     * A patch that says of all that has not changed what it said before, in the same words; of a list that has changed, by
     * the same operations as far as they can stay.
     *
     * @param written the patch as it is
     * @param below the document that it is for
     * @param before the document that it makes
     * @param change a patch that makes {@code after} (unaffected)
     */
    static JsonObject unchanged(
            JsonObject written, JsonObject below, JsonObject before, JsonObject change, JsonObject after) {
        Set<String> names = new LinkedHashSet<>(written.keySet());
        names.addAll(change.keySet());
        JsonObject patch = new JsonObject();
        for (String name : names) {
            JsonElement old = written.get(name);
            JsonElement fresh = change.get(name);
            if (Objects.equals(before.get(name), after.get(name))) {
                fresh = old;
            } else if (isPlain(old) && isPlain(fresh) && isPlain(before.get(name)) && isPlain(after.get(name))) {
                JsonElement ground = below.get(name);
                fresh = unchanged(
                        old.getAsJsonObject(),
                        isPlain(ground) ? ground.getAsJsonObject() : new JsonObject(),
                        before.getAsJsonObject(name),
                        fresh.getAsJsonObject(),
                        after.getAsJsonObject(name));
            } else if (isList(old) && isList(after.get(name))) {
                fresh = after.get(name); // written whole by somebody who wants no other items
            } else if (JsonDocuments.isListPatch(old) && isList(after.get(name))) {
                JsonArray list = isList(below.get(name)) ? below.getAsJsonArray(name) : null;
                JsonElement whole = fresh;
                fresh = JsonDocuments.edited(list, old.getAsJsonObject(), after.getAsJsonArray(name))
                        .map(edited -> edited.isEmpty() ? whole : edited)
                        .orElse(null);
                fresh = fresh == null ? whole : fresh;
            }
            if (fresh != null) {
                patch.add(name, fresh);
            }
        }
        return patch;
    }

    /** Whether a part of a patch is an object whose fields are those of the document. */
    private static boolean isPlain(JsonElement part) {
        return part != null
                && part.isJsonObject()
                && part.getAsJsonObject().keySet().stream().noneMatch(name -> name.startsWith("$"));
    }

    private static boolean isList(JsonElement part) {
        return part != null && part.isJsonArray();
    }

    /**
     * A document with the references of its former text.
     *
     * @param before the file as it is written
     * @param after what is to be written (unaffected)
     * @throws ContentException if a list or object was changed of which settings decide what is in it
     */
    JsonObject restored(String before, JsonObject after) throws ContentException {
        return before.contains("\"$")
                ? restored("$", JsonParser.parseString(before), after).getAsJsonObject()
                : after;
    }

    private JsonElement restored(String path, JsonElement before, JsonElement after) throws ContentException {
        if (before.equals(after)) {
            return before;
        }
        if (isReference(before)) {
            return value(before).equals(after) ? before : after;
        }
        boolean operations = JsonDocuments.isListPatch(before) && JsonDocuments.isListPatch(after);
        if (operations || (isPlain(before) && after.isJsonObject())) {
            return object(path, before.getAsJsonObject(), after.getAsJsonObject());
        }
        if (before.isJsonArray() && after.isJsonArray()) {
            return hasConditions(before.getAsJsonArray())
                    ? chosen(path, before.getAsJsonArray(), after.getAsJsonArray())
                    : list(path, before.getAsJsonArray(), after.getAsJsonArray());
        }
        if (hasConditions(before) && !resolved(before).equals(after)) {
            throw new ContentException(new ContentProblem(
                    file,
                    0,
                    path,
                    "depends on settings of the mod: change it in a text editor, or it would lose them"));
        }
        return hasConditions(before) ? before : after;
    }

    private JsonObject object(String path, JsonObject before, JsonObject after) throws ContentException {
        JsonObject restored = new JsonObject();
        for (String name : after.keySet()) {
            JsonElement fresh = after.get(name);
            restored.add(name, before.has(name) ? restored(path + "." + name, before.get(name), fresh) : fresh);
        }
        return restored;
    }

    private JsonArray list(String path, JsonArray before, JsonArray after) throws ContentException {
        JsonArray restored = new JsonArray();
        for (int i = 0; i < after.size(); i++) {
            JsonElement fresh = after.get(i);
            restored.add(i < before.size() ? restored(path + "[" + i + "]", before.get(i), fresh) : fresh);
        }
        return restored;
    }

    /** A list with entries that settings choose: those that are not there now stay where they are. */
    private JsonArray chosen(String path, JsonArray before, JsonArray after) throws ContentException {
        JsonArray seen = new JsonArray();
        List<Integer> places = new ArrayList<>(); // of what is seen, in the list as it is written
        for (int i = 0; i < before.size(); i++) {
            if (stands(before.get(i))) {
                places.add(i);
                seen.add(resolved(before.get(i)));
            }
        }
        List<Integer> match = ListDiff.of(seen, after);
        JsonArray restored = new JsonArray();
        int next = 0;
        for (int j = 0; j < after.size(); j++) {
            JsonElement item = after.get(j);
            if (match.get(j) != ListDiff.NEW) {
                int place = places.get(match.get(j));
                next = copyHidden(before, next, place, restored);
                item = withConditions(
                        before.get(place), restored(path + "[" + place + "]", plain(before.get(place)), item));
            }
            restored.add(item);
        }
        copyHidden(before, next, before.size(), restored);
        return restored;
    }

    /** Copies the entries that are not there now, from one place to before another; returns the place behind it. */
    private int copyHidden(JsonArray before, int from, int to, JsonArray restored) {
        for (int i = from; i < to; i++) {
            if (!stands(before.get(i))) {
                restored.add(before.get(i));
            }
        }
        return Math.max(from, to + 1);
    }

    private static JsonElement plain(JsonElement item) {
        JsonElement plain = item.deepCopy();
        if (plain.isJsonObject()) {
            plain.getAsJsonObject().remove(SettingReferences.IF);
            plain.getAsJsonObject().remove(SettingReferences.UNLESS);
        }
        return plain;
    }

    private static JsonElement withConditions(JsonElement before, JsonElement item) {
        if (!before.isJsonObject() || !item.isJsonObject()) {
            return item;
        }
        JsonObject whole = new JsonObject();
        before.getAsJsonObject().entrySet().stream()
                .filter(each -> isCondition(each.getKey()))
                .forEach(each -> whole.add(each.getKey(), each.getValue()));
        item.getAsJsonObject().entrySet().forEach(each -> whole.add(each.getKey(), each.getValue()));
        return whole;
    }

    private static boolean isReference(JsonElement value) {
        return value.isJsonObject() && value.getAsJsonObject().has(SettingReferences.SETTING);
    }

    private static boolean hasConditions(JsonElement value) {
        String text = value.toString();
        return text.contains('"' + SettingReferences.IF + '"') || text.contains('"' + SettingReferences.UNLESS + '"');
    }

    private static boolean hasConditions(JsonArray list) {
        for (JsonElement item : list) {
            if (item.isJsonObject()
                    && (item.getAsJsonObject().has(SettingReferences.IF)
                            || item.getAsJsonObject().has(SettingReferences.UNLESS))) {
                return true;
            }
        }
        return false;
    }

    /** The value of a reference; JSON null if there is no such setting. */
    private JsonElement value(JsonElement reference) {
        JsonElement id = reference.getAsJsonObject().get(SettingReferences.SETTING);
        return JsonParser.parseString(settings.values().getOrDefault(id.getAsString(), "null"));
    }

    private JsonElement resolved(JsonElement value) {
        if (isReference(value)) {
            return value;
        }
        if (value.isJsonArray()) {
            JsonArray items = new JsonArray();
            value.getAsJsonArray().forEach(item -> {
                if (stands(item)) {
                    items.add(resolved(item));
                }
            });
            return items;
        }
        if (!value.isJsonObject()) {
            return value;
        }
        JsonObject members = new JsonObject();
        value.getAsJsonObject().entrySet().stream()
                .filter(each -> !isCondition(each.getKey()))
                .forEach(each -> members.add(each.getKey(), resolved(each.getValue())));
        return members;
    }

    private static boolean isCondition(String name) {
        return name.equals(SettingReferences.IF) || name.equals(SettingReferences.UNLESS);
    }

    private boolean stands(JsonElement item) {
        return !item.isJsonObject()
                || (is(item.getAsJsonObject(), SettingReferences.IF, "true")
                        && is(item.getAsJsonObject(), SettingReferences.UNLESS, "false"));
    }

    private boolean is(JsonObject item, String condition, String wanted) {
        return !item.has(condition)
                || wanted.equals(settings.values().get(item.get(condition).getAsString()));
    }
}
