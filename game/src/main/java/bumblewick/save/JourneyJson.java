package bumblewick.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Journeys as JSON. Every mistake is told with its place. */
final class JourneyJson {
    private static final String NAME = "([a-z][a-z0-9_]*)?";

    private JourneyJson() {}

    static JsonObject write(Journey journey) {
        JsonObject marks = new JsonObject();
        journey.marks().forEach((stage, mark) -> marks.add(stage, write(mark)));
        JsonObject json = new JsonObject();
        json.addProperty("difficulty", journey.difficulty());
        json.addProperty("next", journey.next());
        json.addProperty("seconds", journey.seconds());
        json.add("stages", marks);
        return json;
    }

    private static JsonObject write(StageMark mark) {
        JsonArray exits = new JsonArray();
        mark.exits().forEach(exits::add);
        JsonObject json = new JsonObject();
        json.addProperty("points", mark.points());
        json.addProperty("medal", mark.medal());
        json.addProperty("bees", mark.bees());
        json.addProperty("friends", mark.friends());
        json.add("exits", exits);
        return json;
    }

    /** @throws JsonParseException with place, what was found and what was expected */
    static Journey read(JsonObject json) {
        SortedMap<String, StageMark> marks = new TreeMap<>();
        JsonElement stages = json.get("stages");
        if (stages == null || !stages.isJsonObject()) {
            throw mistake("stages", stages, "an object in braces");
        }
        stages.getAsJsonObject()
                .entrySet()
                .forEach(entry -> marks.put(entry.getKey(), mark("stages." + entry.getKey(), entry.getValue())));
        return new Journey(
                name(json.get("difficulty"), "difficulty"),
                name(json.get("next"), "next"),
                count(json.get("seconds"), "seconds"),
                marks);
    }

    private static StageMark mark(String place, JsonElement element) {
        if (!element.isJsonObject()) {
            throw mistake(place, element, "an object in braces");
        }
        JsonObject json = element.getAsJsonObject();
        SortedSet<String> exits = new TreeSet<>();
        JsonElement list = json.get("exits");
        if (list == null || !list.isJsonArray()) {
            throw mistake(place + ".exits", list, "a list in brackets");
        }
        list.getAsJsonArray().forEach(exit -> exits.add(name(exit, place + ".exits")));
        return new StageMark(
                count(json.get("points"), place + ".points"),
                name(json.get("medal"), place + ".medal"),
                small(json.get("bees"), place + ".bees"),
                json.has("friends") ? small(json.get("friends"), place + ".friends") : 0, // older ones lack it
                exits);
    }

    private static String name(JsonElement value, String place) {
        if (value instanceof JsonPrimitive text
                && text.isString()
                && text.getAsString().matches(NAME)) {
            return text.getAsString();
        }
        throw mistake(place, value, "a name of small letters, digits and _");
    }

    private static int small(JsonElement value, String place) {
        return Math.toIntExact(Math.min(Integer.MAX_VALUE, count(value, place)));
    }

    private static long count(JsonElement value, String place) {
        if (value instanceof JsonPrimitive number && number.isNumber()) {
            double found = number.getAsDouble();
            if (found >= 0 && found <= 1e15 && found == Math.rint(found)) {
                return (long) found;
            }
        }
        throw mistake(place, value, "a whole number, 0 or more");
    }

    private static JsonParseException mistake(String place, JsonElement found, String expected) {
        return new JsonParseException(place + " is " + found + ", expected " + expected);
    }
}
