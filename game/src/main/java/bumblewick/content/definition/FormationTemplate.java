package bumblewick.content.definition;

import bumblewick.content.json.JsonValue;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A group of waves with parameters, which flights use under its name, as often as they like. Immutable.
 *
 * @param id name of its file
 * @param line where its parameters are declared
 * @param parameters that a use can give values to, by name
 * @param variables of its file, by name
 * @param waves as they are written: each becomes a wave when the formation is used
 */
public record FormationTemplate(
        String id,
        int line,
        SortedMap<String, FormationParameter> parameters,
        Map<String, JsonValue> variables,
        List<JsonValue> waves) {
    /** The most waves that it can have, and that one use can become. */
    public static final int MOST_WAVES = 64;

    /** How deep formations can use formations. */
    public static final int DEEPEST = 4;

    public FormationTemplate {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        variables = Collections.unmodifiableSortedMap(new TreeMap<>(variables));
        waves = List.copyOf(waves);
    }

    /** What messages call it. */
    String named() {
        return "formation '" + id + "'";
    }

    /** Where its parameters are declared, for messages. */
    String declared() {
        return FormationFormat.FORMAT.path(id) + ":" + line;
    }
}
