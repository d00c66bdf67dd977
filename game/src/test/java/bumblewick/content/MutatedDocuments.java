package bumblewick.content;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Changes JSON documents whose grammar stays right; the same way with the same random numbers. */
final class MutatedDocuments {
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "\"\"",
            "\"\\ud800\"",
            "\"a.b[0]\"",
            "[]",
            "{}",
            "[[]]",
            "[{}]",
            "-1",
            "0.5",
            "1e39",
            "-1e400",
            "2147483648",
            "999999999",
            "3000000",
            "1e-50");

    private final Random random;

    MutatedDocuments(Random random) {
        this.random = random;
    }

    /** A copy with one to four changes. */
    JsonElement of(JsonElement whole) {
        JsonElement mutant = whole.deepCopy();
        for (int change = random.nextInt(4); change >= 0; change--) {
            List<JsonElement> containers = new ArrayList<>();
            collect(mutant, containers);
            if (!containers.isEmpty()) {
                change(containers.get(random.nextInt(containers.size())), containers);
            }
        }
        return mutant;
    }

    private static void collect(JsonElement value, List<JsonElement> containers) {
        if (value.isJsonObject() && !value.getAsJsonObject().isEmpty()) {
            containers.add(value);
            value.getAsJsonObject().entrySet().forEach(member -> collect(member.getValue(), containers));
        } else if (value.isJsonArray() && !value.getAsJsonArray().isEmpty()) {
            containers.add(value);
            value.getAsJsonArray().forEach(item -> collect(item, containers));
        }
    }

    private void change(JsonElement container, List<JsonElement> others) {
        if (container.isJsonObject()) {
            JsonObject object = container.getAsJsonObject();
            List<String> names = List.copyOf(object.keySet());
            String name = names.get(random.nextInt(names.size()));
            if (random.nextInt(6) == 0) {
                object.remove(name);
            } else {
                object.add(name, instead(object.get(name), others));
            }
        } else {
            JsonArray list = container.getAsJsonArray();
            int at = random.nextInt(list.size());
            switch (random.nextInt(5)) {
                case 0 -> list.remove(at);
                case 1 -> list.add(list.get(at).deepCopy());
                default -> list.set(at, instead(list.get(at), others));
            }
        }
    }

    /** A number near the one before links to another node or forges a size; a part from elsewhere is of another shape. */
    private JsonElement instead(JsonElement before, List<JsonElement> others) {
        boolean number = before.isJsonPrimitive() && before.getAsJsonPrimitive().isNumber();
        if (number && random.nextInt(3) > 0) {
            BigDecimal value = before.getAsBigDecimal();
            return new JsonPrimitive(
                    random.nextBoolean()
                            ? value.add(new BigDecimal(random.nextInt(9) - 4))
                            : value.scaleByPowerOfTen(random.nextInt(7)));
        }
        JsonElement other = others.get(random.nextInt(others.size()));
        return random.nextInt(4) == 0 && other.toString().length() < 20_000
                ? other.deepCopy()
                : JsonParser.parseString(VALUES.get(random.nextInt(VALUES.size())));
    }
}
