package bumblewick.edit;

import bumblewick.content.SceneJson;
import bumblewick.def.PathDef;
import bumblewick.def.PathDef.SpeedKey;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Locale;

/** Writes paths as the game reads them. */
public final class PathJson {
    private PathJson() {}

    /** A whole path. */
    public static JsonObject of(PathDef path) {
        JsonObject json = new JsonObject();
        json.addProperty("format", 1);
        json.add("speed", SceneJson.number(path.speed()));
        json.addProperty("cut", path.cut().name().toLowerCase(Locale.ROOT)); // usual, but who reads it wonders
        json.add("points", points(path.points()));
        if (path.cutRatio() != PathDef.DEFAULT_CUT_RATIO) {
            json.add("cutRatio", SceneJson.number(path.cutRatio()));
        }
        if (!path.speedProfile().isEmpty()) {
            json.add("speedProfile", keys(path.speedProfile()));
        }
        return json;
    }

    /** Writes what is different into the document of a path; the rest stays as it was written. */
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
            xyz.add(SceneJson.number(point.x));
            xyz.add(SceneJson.number(point.y));
            xyz.add(SceneJson.number(point.z));
            list.add(xyz);
        }
        return list;
    }

    private static JsonArray keys(List<SpeedKey> keys) {
        JsonArray list = new JsonArray();
        for (SpeedKey key : keys) {
            JsonObject json = new JsonObject();
            json.add("at", SceneJson.number(key.at()));
            json.add("factor", SceneJson.number(key.factor()));
            list.add(json);
        }
        return list;
    }
}
