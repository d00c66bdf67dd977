package bumblewick.content.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a value is in a JSON document: names of members and indexes of items, from the outside in. Written as problems
 * write it, without the {@code $}: {@code layers[0].speed[1]}. Immutable.
 */
public final class JsonPath {
    /** The document itself. */
    public static final JsonPath ROOT = new JsonPath(List.of());

    private final List<Object> steps; // String or Integer

    private JsonPath(List<Object> steps) {
        this.steps = List.copyOf(steps);
    }

    /** A member of the object that is here. */
    public JsonPath member(String name) {
        return with(name);
    }

    /** An item of the list that is here, from 0. */
    public JsonPath item(int index) {
        return with(index);
    }

    private JsonPath with(Object step) {
        List<Object> longer = new ArrayList<>(steps);
        longer.add(step);
        return new JsonPath(longer);
    }

    /** How many steps it has. */
    public int depth() {
        return steps.size();
    }

    /** The first steps of it, {@code depth} of them. */
    public JsonPath head(int depth) {
        return new JsonPath(steps.subList(0, depth));
    }

    /** Whether this is {@code other}, or inside it. */
    public boolean isIn(JsonPath other) {
        return steps.size() >= other.steps.size() && head(other.steps.size()).equals(other);
    }

    /** What it is in: all of its steps but the last. */
    public JsonPath parent() {
        return head(depth() - 1);
    }

    /** Which item of the list it is, from 0; only if it {@linkplain #isItem is one}. */
    public int index() {
        return (Integer) last();
    }

    /** Whether the last step is into a list. */
    public boolean isItem() {
        return !steps.isEmpty() && last() instanceof Integer;
    }

    /** The last step as it is written: {@code speed} or {@code [1]}. */
    public String name() {
        return isItem() ? "[" + last() + "]" : String.valueOf(last());
    }

    private Object last() {
        return steps.get(steps.size() - 1);
    }

    /** What is there, or null. */
    public JsonElement find(JsonElement document) {
        JsonElement found = document;
        for (Object step : steps) {
            found = inside(found, step);
        }
        return found;
    }

    private static JsonElement inside(JsonElement outer, Object step) {
        if (step instanceof Integer index) {
            boolean there = outer != null
                    && outer.isJsonArray()
                    && index < outer.getAsJsonArray().size();
            return there ? outer.getAsJsonArray().get(index) : null;
        }
        boolean object = outer != null && outer.isJsonObject();
        return object ? outer.getAsJsonObject().get((String) step) : null;
    }

    /**
     * Puts a value there; objects and lists on the way that are missing, or something else, are made.
     *
     * @param document modified
     * @param value null takes away what is there; of a list nothing is taken away
     */
    public void put(JsonObject document, JsonElement value) {
        JsonElement outer = document;
        for (int i = 0; i < steps.size() - 1; i++) {
            JsonElement inner = inside(outer, steps.get(i));
            boolean list = steps.get(i + 1) instanceof Integer;
            if (inner == null || (list ? !inner.isJsonArray() : !inner.isJsonObject())) {
                inner = list ? new JsonArray() : new JsonObject();
                set(outer, steps.get(i), inner);
            }
            outer = inner;
        }
        set(outer, last(), value);
    }

    private static void set(JsonElement outer, Object step, JsonElement value) {
        if (step instanceof Integer index) {
            JsonArray list = outer.getAsJsonArray();
            while (list.size() <= index) {
                list.add(JsonNull.INSTANCE);
            }
            list.set(index, value);
        } else if (value == null) {
            outer.getAsJsonObject().remove((String) step);
        } else {
            outer.getAsJsonObject().add((String) step, value);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsonPath path && steps.equals(path.steps);
    }

    @Override
    public int hashCode() {
        return steps.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder path = new StringBuilder();
        for (Object step : steps) {
            if (step instanceof Integer) {
                path.append('[').append(step).append(']');
            } else {
                path.append(path.length() == 0 ? "" : ".").append(step);
            }
        }
        return path.toString();
    }
}
