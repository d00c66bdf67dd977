package bumblewick.editor.wave;

import bumblewick.content.json.JsonDocuments;
import bumblewick.def.WaveDef;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/**
 * Changes the list of waves in the JSON of a {@code waves.json}. A changed wave is sorted in by its distance, after the
 * waves of the same distance; all others stay as they are written. Fields that have their default are left out.
 */
final class WaveJson {
    private static final String WAVES = "waves";
    private static final String AT = "at";

    private WaveJson() {}

    /** Inserts a wave; returns its index. */
    static int add(JsonObject document, WaveDef wave) {
        return insert(list(document), json(wave));
    }

    /** Replaces a wave; returns the new index. */
    static int replace(JsonObject document, int index, WaveDef wave) {
        JsonArray list = list(document);
        JsonObject fresh = json(wave);
        if (list.get(index).getAsJsonObject().get(AT).getAsFloat() == wave.at()) {
            list.set(index, fresh);
            return index;
        }
        list.remove(index);
        return insert(list, fresh);
    }

    /** Removes a wave; returns the index of the wave that follows, or of the last one. */
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

    private static int insert(JsonArray list, JsonObject wave) {
        float at = wave.get(AT).getAsFloat();
        int index = 0;
        while (index < list.size() && list.get(index).getAsJsonObject().get(AT).getAsFloat() <= at) {
            index++;
        }
        list.asList().add(index, wave);
        return index;
    }

    private static JsonObject json(WaveDef wave) {
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
        return json;
    }

    private static void addUnless(float usual, JsonObject json, String field, float value) {
        if (value != usual) {
            json.add(field, JsonDocuments.number(value));
        }
    }
}
