package bumblewick.edit;

import bumblewick.content.FieldPath;
import bumblewick.content.Kind;
import bumblewick.content.Slot;
import bumblewick.content.Slot.Shape;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What of a document need not be there, or can be there more than once, and its changes: parts are added, left out,
 * copied, moved and renamed, each by one step.
 */
public final class Parts {
    private final Tuning tuning;
    private final Document document;
    private final Filling filling;

    /** Why a part stays as it is. */
    public enum Refusal {
        /** The game needs it. */
        REQUIRED,
        /** It is not there. */
        ABSENT,
        /** Its list has as few items as it may. */
        FEWEST,
        /** Its list has as many items as it may. */
        MOST,
        /** It is in no list whose length can change. */
        ALONE
    }

    /**
     * Takes the parts of a document in hand.
     *
     * @param files of the scene, with this mod
     * @param tuning the values of the document
     * @param names which definitions there are, for what has to name one
     */
    public Parts(SceneFiles files, Tuning tuning, Function<Kind, List<String>> names) {
        this.tuning = tuning;
        document = tuning.document();
        filling = new Filling(files, document.path(), names);
    }

    /** What a part lies in; nothing for the document itself. */
    private Optional<Slot> around(FieldPath path) {
        return path.depth() == 0 ? Optional.empty() : tuning.slot(path.parent());
    }

    /** What a part lies in, if it can have more or fewer of them. */
    private Optional<Slot> growing(FieldPath path) {
        return around(path).filter(Slot::grows);
    }

    /** Whether something is at a place. */
    public boolean given(FieldPath path) {
        return tuning.given(path);
    }

    /** How many items or entries are at a place. */
    public int count(FieldPath path) {
        JsonElement there = path.find(document.value());
        if (there == null) {
            return 0;
        }
        return there.isJsonArray()
                ? there.getAsJsonArray().size()
                : there.isJsonObject() ? there.getAsJsonObject().size() : 0;
    }

    /**
     * What can be added to an object: what is left out and is not a mere value with a fallback, and one more of each list
     * that is not full.
     */
    public List<Slot> addable(FieldPath object) {
        return members(object, slot -> slot.grows() ? count(slot.path()) < slot.most() : absent(slot));
    }

    private List<Slot> members(FieldPath object, Predicate<Slot> wanted) {
        return tuning.slots().stream()
                .filter(slot ->
                        slot.path().depth() == object.depth() + 1 && slot.path().isIn(object))
                .filter(wanted)
                .collect(Collectors.toList());
    }

    private boolean absent(Slot slot) {
        boolean shown = tuning.fields().stream().anyMatch(field -> field.path().isIn(slot.path()));
        return !given(slot.path()) && !shown && slot.shape() != Shape.STRAY;
    }

    /** Adds what is left out, or one more to a list: like its last, if it has any. Says where it is; nothing if it cannot be. */
    public Optional<FieldPath> add(Slot slot) {
        if (slot.grows() && count(slot.path()) > 0) {
            return copy(last(slot));
        }
        FieldPath at = slot.path();
        boolean done = edit(json -> {
            if (slot.grows() && given(at)) {
                at.put(json, null); // an empty list is filled like none
            }
            filling.fill(json, at);
        });
        return !done ? Optional.empty() : Optional.of(slot.shape() == Shape.LIST ? at.item(0) : at);
    }

    private FieldPath last(Slot slot) {
        FieldPath path = slot.path();
        JsonElement there = path.find(document.value());
        if (there.isJsonArray()) {
            return path.item(there.getAsJsonArray().size() - 1);
        }
        List<String> names = new ArrayList<>(there.getAsJsonObject().keySet());
        return path.member(names.get(names.size() - 1));
    }

    /** Writes down what a value that is left out is anyway. */
    public boolean giveUsual(FieldPath path) {
        return edit(json -> filling.fill(json, path));
    }

    /** The part with this in it that is an item or entry and can have others beside it: this, or a point that it is of. */
    public Optional<FieldPath> item(FieldPath path) {
        if (growing(path).isPresent()) {
            return Optional.of(path);
        }
        return path.depth() > 0 && path.isItem() ? item(path.parent()) : Optional.empty();
    }

    /** What can be there or not, or more than once, by itself, with this in it: this, or the list or the point that it is of. */
    public FieldPath whole(FieldPath path) {
        return item(path).orElseGet(() -> path.depth() > 0 && path.isItem() ? whole(path.parent()) : path);
    }

    /** Members of an object that no reader knows. */
    public List<Slot> strays(FieldPath object) {
        return members(object, slot -> slot.shape() == Shape.STRAY);
    }

    /** Why a part cannot be left out; nothing if it can. */
    public Optional<Refusal> whyNotRemove(FieldPath path) {
        if (!given(path)) {
            return Optional.of(Refusal.ABSENT);
        }
        Optional<Slot> list = growing(path);
        if (list.isPresent()) {
            boolean fewest = count(path.parent()) <= list.get().least();
            return fewest ? Optional.of(Refusal.FEWEST) : Optional.empty();
        }
        boolean free = tuning.slot(path).filter(slot -> !slot.required()).isPresent();
        return free ? Optional.empty() : Optional.of(Refusal.REQUIRED);
    }

    /** Leaves a part out; says whether it could be. */
    public boolean remove(FieldPath path) {
        return whyNotRemove(path).isEmpty()
                && edit(json -> {
                    if (path.isItem()) {
                        list(json, path).remove(path.index());
                    } else {
                        path.put(json, null);
                    }
                });
    }

    private static JsonArray list(JsonObject json, FieldPath item) {
        return item.parent().find(json).getAsJsonArray();
    }

    /** Why there can be no copy of a part beside it; nothing if there can. */
    public Optional<Refusal> whyNotCopy(FieldPath path) {
        Optional<Slot> list = growing(path);
        if (list.isEmpty() || !given(path)) {
            return Optional.of(list.isEmpty() ? Refusal.ALONE : Refusal.ABSENT);
        }
        boolean full = count(path.parent()) >= list.get().most();
        return full ? Optional.of(Refusal.MOST) : Optional.empty();
    }

    /** Puts a copy of an item behind it, of an entry under another name; says where it is. */
    public Optional<FieldPath> copy(FieldPath path) {
        if (whyNotCopy(path).isPresent()) {
            return Optional.empty();
        }
        FieldPath twin = path.isItem()
                ? path.parent().item(path.index() + 1)
                : path.parent().member(freeName(path));
        boolean done = edit(json -> {
            JsonElement copy = path.find(json).deepCopy();
            if (path.isItem()) {
                list(json, path).asList().add(twin.index(), copy);
            } else {
                twin.put(json, copy);
            }
        });
        return done ? Optional.of(twin) : Optional.empty();
    }

    private String freeName(FieldPath path) {
        int number = 2;
        while (given(path.parent().member(path.name() + "_" + number))) {
            number++;
        }
        return path.name() + "_" + number;
    }

    /** Whether an item can go to another place of its list. */
    public boolean movable(FieldPath path, int by) {
        boolean item = path.isItem() && growing(path).isPresent();
        return item && given(path) && path.index() + by >= 0 && path.index() + by < count(path.parent());
    }

    /** Moves an item, past {@code by} others; says where it is. */
    public Optional<FieldPath> move(FieldPath path, int by) {
        boolean done = movable(path, by)
                && edit(json -> {
                    List<JsonElement> list = list(json, path).asList();
                    list.add(path.index() + by, list.remove(path.index()));
                });
        return done ? Optional.of(path.parent().item(path.index() + by)) : Optional.empty();
    }

    /** Whether a part has a name of its own, which can be another. */
    public boolean named(FieldPath path) {
        return !path.isItem()
                && given(path)
                && around(path).filter(outer -> outer.shape() == Shape.ENTRIES).isPresent();
    }

    /** Calls an entry something else, at the same place; not if another has that name. Says where it is. */
    public Optional<FieldPath> rename(FieldPath path, String name) {
        FieldPath other = path.parent().member(name);
        if (!named(path) || name.isEmpty() || given(other)) {
            return Optional.empty();
        }
        boolean done = edit(json -> {
            JsonObject renamed = new JsonObject();
            for (Map.Entry<String, JsonElement> each :
                    path.parent().find(json).getAsJsonObject().entrySet()) {
                boolean it = each.getKey().equals(path.name());
                renamed.add(it ? name : each.getKey(), each.getValue());
            }
            path.parent().put(json, renamed);
        });
        return done ? Optional.of(other) : Optional.empty();
    }

    private boolean edit(Consumer<JsonObject> change) {
        return document.change("", json -> {
            change.accept(json);
            return json;
        });
    }
}
