package bumblewick.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Converts journeys to JSON and back. Each error says where it is. */
final class JourneyJson {
    private JourneyJson() {}

    static JsonObject write(Journey journey) {
        JsonObject marks = new JsonObject();
        journey.marks().forEach((stage, mark) -> marks.add(stage, write(mark)));
        JsonObject json = new JsonObject();
        json.addProperty("difficulty", journey.difficulty());
        json.addProperty("next", journey.next());
        json.addProperty("seconds", journey.seconds());
        json.add("stages", marks);
        journey.origin().ifPresent(origin -> json.add("playedBy", write(origin)));
        journey.day().ifPresent(day -> json.addProperty("day", day.toString()));
        JsonArray learned = new JsonArray();
        journey.learned().forEach(learned::add);
        json.add("learned", learned);
        return json;
    }

    private static JsonObject write(ContentOrigin origin) {
        JsonArray mods = new JsonArray();
        origin.mods().forEach(mods::add);
        JsonObject json = new JsonObject();
        json.addProperty("mark", origin.mark());
        json.add("mods", mods);
        return json;
    }

    private static JsonObject write(StageRecord mark) {
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

    /** @throws JsonParseException that says where, what was found and what was expected */
    static Journey read(JsonObject json) {
        SortedMap<String, StageRecord> marks = new TreeMap<>();
        JsonElement stages = json.get("stages");
        if (stages == null || !stages.isJsonObject()) {
            throw JsonValues.mistake("stages", stages, "an object in braces");
        }
        stages.getAsJsonObject()
                .entrySet()
                .forEach(entry -> marks.put(entry.getKey(), mark("stages." + entry.getKey(), entry.getValue())));
        return new Journey(
                JsonValues.name(json.get("difficulty"), "difficulty"),
                JsonValues.name(json.get("next"), "next"),
                JsonValues.count(json.get("seconds"), "seconds"),
                marks,
                Optional.ofNullable(json.get("playedBy")).map(JourneyJson::origin), // older ones lack it
                Optional.ofNullable(json.get("day")).map(JourneyJson::day), // likewise
                json.has("learned") ? learned(json.get("learned")) : new TreeSet<>()); // likewise
    }

    private static LocalDate day(JsonElement element) {
        try {
            return LocalDate.parse(JsonValues.text(element, "day", "a date such as 2026-05-01"));
        } catch (DateTimeParseException e) {
            throw new JsonParseException("day is " + element + ", expected a date such as 2026-05-01", e);
        }
    }

    private static SortedSet<String> learned(JsonElement element) {
        if (!element.isJsonArray()) {
            throw JsonValues.mistake("learned", element, "a list in brackets");
        }
        SortedSet<String> learned = new TreeSet<>();
        element.getAsJsonArray().forEach(text -> learned.add(JsonValues.text(text, "learned", "a text in quotes")));
        return learned;
    }

    private static ContentOrigin origin(JsonElement element) {
        if (!element.isJsonObject()) {
            throw JsonValues.mistake("playedBy", element, "an object in braces");
        }
        JsonObject json = element.getAsJsonObject();
        JsonElement list = json.get("mods");
        if (list == null || !list.isJsonArray()) {
            throw JsonValues.mistake("playedBy.mods", list, "a list in brackets");
        }
        List<String> mods = new ArrayList<>();
        list.getAsJsonArray().forEach(mod -> mods.add(JsonValues.text(mod, "playedBy.mods", "a text in quotes")));
        return new ContentOrigin(JsonValues.text(json.get("mark"), "playedBy.mark", "a text in quotes"), mods);
    }

    private static StageRecord mark(String place, JsonElement element) {
        if (!element.isJsonObject()) {
            throw JsonValues.mistake(place, element, "an object in braces");
        }
        JsonObject json = element.getAsJsonObject();
        SortedSet<String> exits = new TreeSet<>();
        JsonElement list = json.get("exits");
        if (list == null || !list.isJsonArray()) {
            throw JsonValues.mistake(place + ".exits", list, "a list in brackets");
        }
        list.getAsJsonArray().forEach(exit -> exits.add(JsonValues.name(exit, place + ".exits")));
        return new StageRecord(
                JsonValues.count(json.get("points"), place + ".points"),
                JsonValues.name(json.get("medal"), place + ".medal"),
                JsonValues.small(json.get("bees"), place + ".bees"),
                json.has("friends")
                        ? JsonValues.small(json.get("friends"), place + ".friends")
                        : 0, // older ones lack it
                exits);
    }
}
