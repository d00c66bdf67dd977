package bumblewick.editor.path;

import bumblewick.content.json.JsonDocuments;
import bumblewick.def.PathDef;
import bumblewick.def.PathDef.SpeedKey;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Locale;

/** Writes paths as JSON that the game reads. */
public final class PathJson {
    private PathJson() {}

    /** A whole path. */
    public static JsonObject of(PathDef path) {
        JsonObject json = new JsonObject();
        json.addProperty("format", 1);
        json.add("speed", JsonDocuments.number(path.speed()));
        json.addProperty(
                "cut", path.cut().name().toLowerCase(Locale.ROOT)); // the default, written for whoever reads the file
        json.add("points", points(path.points()));
        if (path.cutRatio() != PathDef.DEFAULT_CUT_RATIO) {
            json.add("cutRatio", JsonDocuments.number(path.cutRatio()));
        }
        if (!path.speedProfile().isEmpty()) {
            json.add("speedProfile", keys(path.speedProfile()));
        }
        return json;
    }

    /** Writes the fields that differ into the document of a path; the others stay as they are. */
    static JsonObject update(JsonObject json, PathDef before, PathDef after) {
        JsonObject fresh = of(after);
        JsonObject old = of(before);
        for (String field : List.of("speed", "points", "cut", "cutRatio", "speedProfile")) {
            if (!fresh.has(field) && old.has(field)) {
                json.remove(field);
            } else if (fresh.has(field) && !fresh.get(field).equals(old.get(field))) {
                json.add(field, fresh.get(field));
            }
        }
        return json;
    }

    private static JsonArray points(List<Vector3f> points) {
        JsonArray list = new JsonArray();
        for (Vector3f point : points) {
            JsonArray xyz = new JsonArray();
            xyz.add(JsonDocuments.number(point.x));
            xyz.add(JsonDocuments.number(point.y));
            xyz.add(JsonDocuments.number(point.z));
            list.add(xyz);
        }
        return list;
    }

    private static JsonArray keys(List<SpeedKey> keys) {
        JsonArray list = new JsonArray();
        for (SpeedKey key : keys) {
            JsonObject json = new JsonObject();
            json.add("at", JsonDocuments.number(key.at()));
            json.add("factor", JsonDocuments.number(key.factor()));
            list.add(json);
        }
        return list;
    }
}
