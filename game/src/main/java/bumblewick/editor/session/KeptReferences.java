package bumblewick.editor.session;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.SettingReferences;
import bumblewick.platform.FileSettings;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;

/**
 * Keeps what a file of a mod says of the mod's settings when the editor, which sees their values alone, writes the file
 * anew: a value that is still that of the setting stays a reference to it. References to variables are part of what the editor
 * sees.
 */
final class KeptReferences {
    private final String file;
    private final FileSettings settings;

    KeptReferences(String file, FileSettings settings) {
        this.file = file;
        this.settings = settings;
    }

    /**
     * A patch that says of all that has not changed what it said before, in the same words.
     *
     * @param written the patch as it is
     * @param before the document that it makes
     * @param change a patch that makes {@code after} (unaffected)
     */
    static JsonObject unchanged(JsonObject written, JsonObject before, JsonObject change, JsonObject after) {
        Set<String> names = new LinkedHashSet<>(written.keySet());
        names.addAll(change.keySet());
        JsonObject patch = new JsonObject();
        for (String name : names) {
            JsonElement old = written.get(name);
            JsonElement fresh = change.get(name);
            if (Objects.equals(before.get(name), after.get(name))) {
                fresh = old;
            } else if (isPlain(old) && isPlain(fresh) && isPlain(before.get(name)) && isPlain(after.get(name))) {
                fresh = unchanged(
                        old.getAsJsonObject(),
                        before.getAsJsonObject(name),
                        fresh.getAsJsonObject(),
                        after.getAsJsonObject(name));
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
        if (isPlain(before) && after.isJsonObject()) {
            return object(path, before.getAsJsonObject(), after.getAsJsonObject());
        }
        if (before.isJsonArray() && after.isJsonArray() && !hasConditions(before.getAsJsonArray())) {
            return list(path, before.getAsJsonArray(), after.getAsJsonArray());
        }
        if (mentionsSettings(before) && !resolved(before).equals(after)) {
            throw new ContentException(new ContentProblem(
                    file,
                    0,
                    path,
                    "depends on settings of the mod: change it in a text editor, or it would lose them"));
        }
        return mentionsSettings(before) ? before : after;
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

    private static boolean isReference(JsonElement value) {
        return value.isJsonObject() && value.getAsJsonObject().has(SettingReferences.SETTING);
    }

    private static boolean mentionsSettings(JsonElement value) {
        String text = value.toString();
        return text.contains('"' + SettingReferences.SETTING + '"')
                || text.contains('"' + SettingReferences.IF + '"')
                || text.contains('"' + SettingReferences.UNLESS + '"');
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
            return value(value);
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
