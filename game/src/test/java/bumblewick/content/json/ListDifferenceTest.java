package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written of a changed list: the operations by which it is made again, or the list where that is shorter. */
class ListDifferenceTest {
    private static final String A = "{'at':50,'enemy':'gnat','path':'procession','count':5}";
    private static final String B = "{'at':90,'enemy':'wasp','path':'hook_behind','count':2}";
    private static final String C = "{'at':90,'enemy':'gnat','path':'hook_behind','count':2}";

    private static JsonObject document(String list) {
        JsonObject document = new JsonObject();
        document.add("list", JsonParser.parseString(list.replace('\'', '"')));
        return document;
    }

    @ParameterizedTest(name = "{0} to {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[" + A + "," + B + "] | [" + A + "," + B + "," + C + "] | {'$append':[" + C + "]}",
                "[" + A + "," + B + "] | [" + C + "," + A + "," + B + "] | {'$prepend':[" + C + "]}",
                "[" + A + "," + B + "] | [" + A + "," + C + "," + B + "] | {'$insert':[{'after':{'at':50},'value':" + C
                        + "}]}",
                "[" + A + "," + B + "] | [" + B + "] | {'$remove':[{'at':50}]}",
                "[" + A + "," + B + "," + C + "] | [" + A + "," + B + "] | {'$remove':[{'at':90,'enemy':'gnat'}]}",
                "[" + A + "," + A + "," + B + "] | [" + A + "," + B + "] | {'$remove':[1]}",
                "[" + A + "," + B + "] | [{'at':50,'enemy':'gnat','path':'procession','count':6}," + B
                        + "] | {'$merge':[{'at':{'at':50},'value':{'count':6}}]}",
                "[" + A + "," + B + "] | [{'at':50,'enemy':'gnat','path':'procession'}," + B
                        + "] | {'$merge':[{'at':{'at':50},'value':{'count':null}}]}",
                "[{'id':'one','n':[1,2]},{'id':'two','n':[3,4]}] | [{'id':'one','n':[1,2]},{'id':'two','n':[3,5]}]"
                        + " | {'$merge':[{'at':'two','value':{'n':[3,5]}}]}",
                "['the_alpha','the_beta','the_gamma'] | ['the_alpha','the_gamma'] | {'$remove':['the_beta']}",
                "[1,2,3] | [1,2,4] | [1,2,4]",
                "[" + A + "] | [] | []",
            })
    void isTheShortestWayToSayIt(String before, String after, String patch) throws ContentException {
        JsonObject from = document(before);
        JsonObject to = document(after);
        JsonObject difference = JsonDocuments.difference(from, to);
        assertEquals(document(patch), difference);
        assertEquals(to, JsonDocuments.merge(from, difference, "a.patch.json"));
    }

    /** Lists of objects, some alike, changed in up to six places: what is written makes the very same list again. */
    @Test
    void makesTheSameListAgainWhateverWasChanged() throws ContentException {
        Random random = new Random(18);
        int operations = 0;
        for (int round = 0; round < 3_000; round++) {
            JsonArray before = list(random);
            JsonArray after = before.deepCopy();
            for (int change = random.nextInt(7); change > 0; change--) {
                change(after, random);
            }
            JsonObject from = new JsonObject();
            from.add("list", before);
            JsonObject to = new JsonObject();
            to.add("list", after);
            JsonObject difference = JsonDocuments.difference(from, to);
            assertEquals(to, JsonDocuments.merge(from, difference, "a.patch.json"), () -> from + " " + difference);
            JsonElement list = difference.get("list");
            operations += list != null && list.isJsonObject() ? 1 : 0;
            assertTrue(difference.toString().length() <= to.toString().length(), difference::toString);
        }
        assertTrue(operations > 1_000, operations + " by operations");
    }

    private static JsonArray list(Random random) {
        JsonArray list = new JsonArray();
        for (int i = random.nextInt(12); i > 0; i--) {
            list.add(item(random));
        }
        return list;
    }

    private static JsonElement item(Random random) {
        if (random.nextInt(12) == 0) {
            return new JsonPrimitive("text" + random.nextInt(3));
        }
        JsonObject item = new JsonObject();
        item.addProperty("at", 10 * random.nextInt(6));
        item.addProperty("enemy", "enemy" + random.nextInt(3));
        item.addProperty("path", "a_path_with_a_long_name");
        if (random.nextBoolean()) {
            item.addProperty("id", "id" + random.nextInt(5));
        }
        if (random.nextBoolean()) {
            JsonArray points = new JsonArray();
            points.add(random.nextInt(3));
            points.add(random.nextInt(3));
            item.add("points", points);
        }
        if (random.nextInt(4) == 0) {
            JsonObject value = new JsonObject();
            value.addProperty("$value", "gap * " + random.nextInt(2));
            item.add("spacing", value);
        }
        return item;
    }

    private static void change(JsonArray list, Random random) {
        int place = random.nextInt(list.size() + 1);
        if (place == list.size() || random.nextInt(3) == 0) {
            list.asList().add(place, item(random));
        } else if (random.nextInt(3) == 0) {
            list.remove(place);
        } else if (list.get(place).isJsonObject()) {
            list.get(place).getAsJsonObject().addProperty("count", random.nextInt(9));
        } else {
            list.set(place, item(random));
        }
    }
}
