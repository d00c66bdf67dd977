package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import bumblewick.platform.FileSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a file of a mod says of the mod's settings:
 *
 * <pre>{"speed": {"$setting": "moth_speed"}}
 * [{"$if": "more_moths", "at": 520, …}, {"$unless": "more_moths", "at": 520, …}]</pre>
 *
 * <p>The first is the value of the setting, wherever a value of its type can stand. An entry of a list with {@value #IF} is
 * there only while a toggle is on, with {@value #UNLESS} only while it is off.
 */
public final class SettingReferences extends Substitution {
    public static final String SETTING = "$setting";
    public static final String IF = "$if";
    public static final String UNLESS = "$unless";

    private static final String NAME = "\"$"; // what no file without such words contains

    private final FileSettings settings;
    private final boolean follows;

    /** @param follows whether values take the place of references */
    private SettingReferences(String file, FileSettings settings, boolean follows) {
        super(file, SETTING);
        this.settings = settings;
        this.follows = follows;
    }

    /**
     * Puts values in the place of references to settings, and leaves out entries of lists.
     *
     * @param text that the document was read from
     * @throws ContentException with all references that cannot be followed
     */
    public static JsonValue resolve(JsonValue document, String text, String file, FileSettings settings)
            throws ContentException {
        return text.contains(NAME) ? new SettingReferences(file, settings, true).of(document) : document;
    }

    /** The same for who edits the file: entries of lists are left out, references stay as they are. */
    static JsonValue choose(JsonValue document, String text, String file, FileSettings settings)
            throws ContentException {
        return text.contains(NAME) ? new SettingReferences(file, settings, false).of(document) : document;
    }

    @Override
    JsonValue object(JsonValue object, String path) {
        for (String condition : List.of(IF, UNLESS)) {
            if (object.members().containsKey(condition)) {
                problem(
                        object.members().get(condition),
                        path + "." + condition,
                        "can stand in an entry of a list alone");
            }
        }
        return super.object(object, path);
    }

    @Override
    JsonValue list(JsonValue list, String path) {
        List<JsonValue> items = new ArrayList<>();
        SortedSet<String> used = new TreeSet<>();
        for (int i = 0; i < list.items().size(); i++) {
            JsonValue item = list.items().get(i);
            String place = path + "[" + i + "]";
            if (stands(item, place, used)) {
                items.add(resolved(withoutConditions(item), place));
            }
        }
        return new JsonValue(Type.LIST, list.origin(), list.line(), "", items, Map.of()).dependingOn(used);
    }

    /** Whether the conditions of an entry are true; adds the settings that they ask. */
    private boolean stands(JsonValue item, String path, SortedSet<String> used) {
        boolean stands = true;
        for (String condition : List.of(IF, UNLESS)) {
            JsonValue name = item.members().get(condition);
            if (name != null) {
                String value = toggle(name, path + "." + condition, used);
                stands &= value.equals(String.valueOf(condition.equals(IF)));
            }
        }
        return stands;
    }

    private String toggle(JsonValue name, String path, SortedSet<String> used) {
        String value = value(name, path, used);
        if (!value.isEmpty() && !value.equals("true") && !value.equals("false")) {
            problem(name, path, "expected a toggle, but the setting '" + name.text() + "' is " + value);
        }
        return value;
    }

    private static JsonValue withoutConditions(JsonValue item) {
        if (!item.members().containsKey(IF) && !item.members().containsKey(UNLESS)) {
            return item;
        }
        Map<String, JsonValue> members = new LinkedHashMap<>(item.members());
        members.remove(IF);
        members.remove(UNLESS);
        return new JsonValue(item.type(), item.origin(), item.line(), "", List.of(), members);
    }

    @Override
    JsonValue reference(JsonValue reference, JsonValue name, String path) {
        if (!follows) {
            return reference;
        }
        SortedSet<String> used = new TreeSet<>();
        String value = value(name, path + "." + SETTING, used);
        return JsonValue.scalar(type(value), reference.origin(), reference.line(), unquoted(value))
                .dependingOn(used);
    }

    /** The value of a setting as JSON text; empty if there is none. */
    private String value(JsonValue name, String path, SortedSet<String> used) {
        if (!name.is(Type.TEXT)) {
            problem(name, path, "expected the id of a setting in quotes, found " + name);
            return "";
        }
        String value = settings.values().get(name.text());
        if (value == null) {
            String reason = settings.values().isEmpty()
                    ? "there is no setting '" + name.text() + "': no settings are declared in mod.json"
                    : "there is no setting '" + name.text() + "' in mod.json"
                            + ClosestName.hint(name.text(), settings.values().keySet());
            problem(name, path, reason);
            return "";
        }
        used.add(settings.mod() + "." + name.text() + "=" + value);
        return value;
    }

    private static Type type(String json) {
        if (json.startsWith("\"")) {
            return Type.TEXT;
        }
        return json.equals("true") || json.equals("false") ? Type.FLAG : Type.NUMBER;
    }

    private static String unquoted(String json) {
        return json.startsWith("\"") ? json.substring(1, json.length() - 1) : json;
    }
}
