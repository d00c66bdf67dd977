package bumblewick.editor.wave;

import bumblewick.content.definition.FormationParameter;
import bumblewick.content.definition.FormationTemplate;
import bumblewick.content.json.JsonDocuments;
import bumblewick.def.WaveDef;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Optional;

/** Makes an entry of waves one of another formation, or of none, and keeps what both understand. */
final class FormationEntry {
    private FormationEntry() {}

    /**
     * An entry that uses a formation.
     *
     * @param entry what is written now (unaffected)
     * @param wave the first wave that it makes
     */
    static JsonObject of(FormationTemplate formation, JsonObject entry, WaveDef wave) {
        JsonObject fresh = new JsonObject();
        fresh.add(WaveJson.AT, entry.get(WaveJson.AT));
        fresh.addProperty("formation", formation.id());
        if (entry.has("mirrored")) {
            fresh.add("mirrored", entry.get("mirrored"));
        }
        JsonObject arguments = new JsonObject();
        formation.parameters().forEach((name, parameter) -> kept(entry, name)
                .filter(value -> fits(value, parameter))
                .or(() -> needed(parameter, wave))
                .ifPresent(value -> arguments.add(name, value)));
        fresh.add("with", arguments);
        return fresh;
    }

    /** What an entry says of a name now, as a field or an argument. */
    private static Optional<JsonElement> kept(JsonObject entry, String name) {
        JsonElement with = entry.get("with");
        JsonElement value =
                with != null && with.isJsonObject() ? with.getAsJsonObject().get(name) : entry.get(name);
        return Optional.ofNullable(value);
    }

    private static boolean fits(JsonElement value, FormationParameter parameter) {
        if (!value.isJsonPrimitive()) {
            return value.isJsonObject(); // a variable
        }
        JsonPrimitive plain = value.getAsJsonPrimitive();
        return switch (parameter.kind()) {
            case NUMBER, WHOLE ->
                plain.isNumber() && plain.getAsFloat() >= parameter.min() && plain.getAsFloat() <= parameter.max();
            case FLAG -> plain.isBoolean();
            default -> plain.isString();
        };
    }

    private static Optional<JsonElement> needed(FormationParameter parameter, WaveDef wave) {
        if (parameter.optional() || parameter.usual().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (parameter.kind()) {
                    case NUMBER, WHOLE -> JsonDocuments.number(parameter.min());
                    case FLAG -> new JsonPrimitive(false);
                    case ENEMY -> new JsonPrimitive(wave.enemy());
                    case PATH -> new JsonPrimitive(wave.path());
                    case PICKUP -> new JsonPrimitive(wave.drops());
                });
    }
}
