package bumblewick.editor.wave;

import bumblewick.content.json.JsonDocuments;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.ByDifficulty;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Changes the list of waves in the JSON of a {@code waves.json}. A moved wave is sorted in by its distance, after the waves of
 * the same distance; all else stays as it is written, variables included. Fields that have their default are left out.
 */
final class WaveJson {
    static final String AT = "at";

    private static final String WAVES = "waves";
    private static final String WITH = "with.";

    private WaveJson() {}

    /**
     * Inserts an entry; returns its index.
     *
     * @param at its distance along the rail, in u
     * @param distances of the entries that are there
     */
    static int add(JsonObject document, JsonObject entry, float at, List<Float> distances) {
        int index = 0;
        while (index < distances.size() && distances.get(index) <= at) {
            index++;
        }
        list(document).asList().add(index, entry);
        return index;
    }

    /** Sorts an entry in whose distance has changed; returns its new index. */
    static int move(JsonObject document, int index, float at, List<Float> distances) {
        JsonElement entry = list(document).remove(index);
        List<Float> others = new ArrayList<>(distances);
        others.remove(index);
        return add(document, entry.getAsJsonObject(), at, others);
    }

    /** Writes what is different of a wave. */
    static void change(JsonObject document, int index, WaveDef before, WaveDef after) {
        JsonObject old = of(before);
        JsonObject fresh = of(after);
        Set<String> fields = new LinkedHashSet<>(old.keySet());
        fields.addAll(fresh.keySet());
        for (String field : fields) {
            if (!Objects.equals(old.get(field), fresh.get(field))) {
                set(document, index, field, fresh.get(field));
            }
        }
    }

    /**
     * Writes a field of an entry.
     *
     * @param field name, or {@code with.gap} for an argument of a formation
     * @param value null takes it away
     */
    static void set(JsonObject document, int index, String field, JsonElement value) {
        JsonObject object = entry(document, index);
        String name = field;
        if (field.startsWith(WITH)) {
            name = field.substring(WITH.length());
            if (!object.has("with")) {
                object.add("with", new JsonObject());
            }
            object = object.getAsJsonObject("with");
        }
        if (value == null) {
            object.remove(name);
        } else {
            object.add(name, value);
        }
    }

    /** What is written for a field of an entry, likewise. */
    static Optional<JsonElement> get(JsonObject document, int index, String field) {
        JsonObject object = entry(document, index);
        if (!field.startsWith(WITH)) {
            return Optional.ofNullable(object.get(field));
        }
        JsonElement with = object.get("with");
        return with == null || !with.isJsonObject()
                ? Optional.empty()
                : Optional.ofNullable(with.getAsJsonObject().get(field.substring(WITH.length())));
    }

    static JsonObject entry(JsonObject document, int index) {
        return list(document).get(index).getAsJsonObject();
    }

    static void replace(JsonObject document, int index, JsonObject entry) {
        list(document).set(index, entry);
    }

    /** Removes an entry; returns the index of the one that follows, or of the last one. */
    static int remove(JsonObject document, int index) {
        list(document).remove(index);
        return Math.min(index, list(document).size() - 1);
    }

    private static JsonArray list(JsonObject document) {
        if (!document.has(WAVES)) {
            document.add(WAVES, new JsonArray());
        }
        return document.getAsJsonArray(WAVES);
    }

    /** A wave as it is written. */
    static JsonObject of(WaveDef wave) {
        JsonObject json = new JsonObject();
        json.add(AT, JsonDocuments.number(wave.at()));
        json.addProperty("enemy", wave.enemy());
        json.addProperty("path", wave.path());
        if (wave.mirrored()) {
            json.addProperty("mirrored", true);
        }
        if (wave.count() != 1) {
            json.addProperty("count", wave.count());
        }
        addUnless(WaveDef.USUAL_SPACING, json, "spacing", wave.spacing());
        addUnless(0f, json, "shiftX", wave.shiftX());
        addUnless(0f, json, "shiftY", wave.shiftY());
        if (!wave.drops().isEmpty()) {
            json.addProperty("drops", wave.drops());
        }
        if (wave.offsetX() != 0f || wave.offsetY() != 0f) {
            JsonArray offset = new JsonArray();
            offset.add(JsonDocuments.number(wave.offsetX()));
            offset.add(JsonDocuments.number(wave.offsetY()));
            json.add("offset", offset);
        }
        if (!wave.counts().equals(ByDifficulty.NONE)) {
            JsonObject counts = new JsonObject();
            addCount(counts, "easy", wave.counts().easy());
            addCount(counts, "normal", wave.counts().normal());
            addCount(counts, "hard", wave.counts().hard());
            json.add("counts", counts);
        }
        if (!wave.lane().isEmpty()) {
            json.addProperty("lane", wave.lane());
        }
        if (wave.segments() > 0) {
            json.addProperty("segments", wave.segments());
        }
        if (wave.target() == WaveDef.Target.ESCORT) {
            json.addProperty("target", "escort");
        }
        if (!wave.thread().isEmpty()) {
            json.addProperty("thread", wave.thread());
        }
        if (wave.moored()) {
            json.addProperty("moored", true);
        }
        if (!wave.when().isEmpty()) {
            json.addProperty("when", wave.when());
        }
        if (!wave.rides().isEmpty()) {
            json.addProperty("rides", wave.rides());
        }
        return json;
    }

    private static void addCount(JsonObject counts, String difficulty, int count) {
        if (count > 0) {
            counts.addProperty(difficulty, count);
        }
    }

    private static void addUnless(float usual, JsonObject json, String field, float value) {
        if (value != usual) {
            JsonPrimitive number = JsonDocuments.number(value);
            json.add(field, number);
        }
    }
}
