package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import java.util.Map;
import java.util.function.Function;

/**
 * The parameters of a template, as fields of the object that gives them values.
 *
 * @param name of the template, for messages: {@code formation 'v'}
 * @param template where they are declared: {@code formations/v.json:3}
 * @param declare declares a field for each, and makes the values by name
 */
public record Parameters(String name, String template, Function<Fields, Maker<Map<String, JsonValue>>> declare) {}
