package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.Base64;

/** Bookmarks as JSON, with recordings in base 64. Every mistake is told with its place. */
final class BookmarkJson {
    private BookmarkJson() {}

    static JsonObject write(Bookmark bookmark) {
        JsonObject json = aim(bookmark.aim());
        json.addProperty("slot", bookmark.slot());
        json.addProperty("recording", Base64.getEncoder().encodeToString(bookmark.recording()));
        return json;
    }

    private static JsonObject aim(Bookmark.Aim aim) {
        JsonObject json = new JsonObject();
        if (aim instanceof Bookmark.Play) {
            json.addProperty("aim", "play");
        } else if (aim instanceof Bookmark.Practice) {
            json.addProperty("aim", "practice");
        } else if (aim instanceof Bookmark.Daily daily) {
            json.addProperty("aim", "daily");
            json.addProperty("day", daily.epochDay());
        } else if (aim instanceof Bookmark.Rush rush) {
            json.addProperty("aim", "rush");
            json.addProperty("index", rush.index());
            json.addProperty("points", rush.points());
            json.addProperty("ticks", rush.ticks());
        } else if (aim instanceof Bookmark.TakeOver other) {
            json.addProperty("aim", "take_over");
            json.addProperty("tick", other.tick());
            json.addProperty("source", Base64.getEncoder().encodeToString(other.source()));
        }
        return json;
    }

    /** @throws JsonParseException with place, what was found and what was expected */
    static Bookmark read(JsonObject json) {
        return new Bookmark(
                aim(json), JsonValues.small(json.get("slot"), "slot"), bytes(json.get("recording"), "recording"));
    }

    private static Bookmark.Aim aim(JsonObject json) {
        JsonElement aim = json.get("aim");
        return switch (JsonValues.name(aim, "aim")) {
            case "play" -> new Bookmark.Play();
            case "practice" -> new Bookmark.Practice();
            case "daily" -> new Bookmark.Daily(JsonValues.small(json.get("day"), "day"));
            case "rush" ->
                new Bookmark.Rush(
                        JsonValues.small(json.get("index"), "index"),
                        JsonValues.count(json.get("points"), "points"),
                        JsonValues.small(json.get("ticks"), "ticks"));
            case "take_over" ->
                new Bookmark.TakeOver(bytes(json.get("source"), "source"), JsonValues.small(json.get("tick"), "tick"));
            default -> throw JsonValues.mistake("aim", aim, "play, practice, daily, rush or take_over");
        };
    }

    private static byte[] bytes(JsonElement value, String place) {
        try {
            return Base64.getDecoder().decode(JsonValues.text(value, place, "bytes in base 64"));
        } catch (IllegalArgumentException e) {
            throw new JsonParseException(place + " is not in base 64: " + e.getMessage(), e);
        }
    }
}
