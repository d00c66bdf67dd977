package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import org.junit.jupiter.api.Test;

class JsonPathTest {
    private static final JsonPath SPEED =
            JsonPath.ROOT.member("layers").item(1).member("speed").item(0);

    private final JsonObject document = JsonParser.parseString(
                    "{\"hold\": 1, \"layers\": [{}, {\"speed\": [2, 3]}], \"sun\": {\"x\": 4}}")
            .getAsJsonObject();

    @Test
    void isWrittenAsProblemsWriteIt() {
        assertEquals("layers[1].speed[0]", SPEED.toString());
    }

    @Test
    void findsWhatIsThereAndNothingElse() {
        assertEquals(2, SPEED.find(document).getAsInt());
        assertNull(JsonPath.ROOT.member("layers").item(2).find(document));
        assertNull(JsonPath.ROOT.member("hold").member("x").find(document), "a number has no members");
        assertNull(JsonPath.ROOT.member("sun").item(0).find(document), "an object has no items");
    }

    @Test
    void putsAValueWhereOneIs() {
        SPEED.put(document, new JsonPrimitive(9));

        assertEquals("[{},{\"speed\":[9,3]}]", document.get("layers").toString());
    }

    @Test
    void makesWhatIsMissingOnTheWay() {
        JsonPath.ROOT.member("arrival").member("reach").item(0).put(document, new JsonPrimitive(5));

        assertEquals("{\"reach\":[5]}", document.get("arrival").toString());
    }

    @Test
    void takesAMemberAway() {
        JsonPath.ROOT.member("sun").member("x").put(document, null);

        assertEquals("{}", document.get("sun").toString());
    }

    @Test
    void knowsWhatItIsIn() {
        assertTrue(SPEED.isIn(JsonPath.ROOT));
        assertTrue(SPEED.isIn(SPEED.head(2)));
        assertFalse(SPEED.head(2).isIn(SPEED));
        assertFalse(SPEED.isIn(JsonPath.ROOT.member("layers").item(0)));
        assertTrue(SPEED.isItem());
        assertFalse(SPEED.head(3).isItem());
    }
}
