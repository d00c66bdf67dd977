package bumblewick.editor.value;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FormSlot;
import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonPath;
import bumblewick.editor.session.Document;
import bumblewick.editor.session.FreeName;
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
 * The optional and repeated parts of a document, and how they change: parts are added, removed, copied, moved and renamed.
 * Each change can be undone by itself.
 */
public final class DocumentParts {
    private final EditedValues values;
    private final Document document;
    private final DefaultFiller defaultFiller;

    /** Why a part cannot be changed. */
    public enum Refusal {
        /** The game requires the part. */
        REQUIRED,
        /** The part does not exist. */
        ABSENT,
        /** The list has its least number of items. */
        FEWEST,
        /** The list has its greatest number of items. */
        MOST,
        /** The part is in no list whose length can change. */
        ALONE
    }

    /**
     * Makes the parts of a document.
     *
     * @param files of the scene, with this mod
     * @param values the values of the document
     * @param names returns the ids of all definitions of a kind
     */
    public DocumentParts(SceneFiles files, EditedValues values, Function<DefinitionKind, List<String>> names) {
        this.values = values;
        document = values.document();
        defaultFiller = new DefaultFiller(files, document.path(), document.settings(), names);
    }

    /** The part around a part; nothing for the document itself. */
    private Optional<FormSlot> around(JsonPath path) {
        return path.depth() == 0 ? Optional.empty() : values.slot(path.parent());
    }

    /** The part around a part, if its number of parts can change. */
    private Optional<FormSlot> growing(JsonPath path) {
        return around(path).filter(FormSlot::grows);
    }

    /** Whether something is at a path. */
    public boolean given(JsonPath path) {
        return values.given(path);
    }

    /** How many items or entries are at a path. */
    public int count(JsonPath path) {
        JsonElement there = path.find(document.value());
        if (there == null) {
            return 0;
        }
        return there.isJsonArray()
                ? there.getAsJsonArray().size()
                : there.isJsonObject() ? there.getAsJsonObject().size() : 0;
    }

    /**
     * What can be added to an object: its missing parts, except values with a default, and one more item for each list
     * that is not full.
     */
    public List<FormSlot> addable(JsonPath object) {
        return members(object, slot -> slot.grows() ? count(slot.path()) < slot.most() : absent(slot));
    }

    private List<FormSlot> members(JsonPath object, Predicate<FormSlot> wanted) {
        return values.slots().stream()
                .filter(slot ->
                        slot.path().depth() == object.depth() + 1 && slot.path().isIn(object))
                .filter(wanted)
                .collect(Collectors.toList());
    }

    private boolean absent(FormSlot slot) {
        boolean shown = values.fields().stream().anyMatch(field -> field.path().isIn(slot.path()));
        return !given(slot.path()) && !shown && slot.shape() != Shape.STRAY;
    }

    /**
     * Adds a missing part, or one more item to a list, a copy of the last. Returns its path; nothing if that is not
     * possible.
     */
    public Optional<JsonPath> add(FormSlot slot) {
        if (slot.grows() && count(slot.path()) > 0) {
            return copy(last(slot));
        }
        JsonPath at = slot.path();
        boolean done = edit(json -> {
            if (slot.grows() && given(at)) {
                at.put(json, null); // an empty list is filled like a missing one
            }
            defaultFiller.fill(json, at);
        });
        return !done ? Optional.empty() : Optional.of(slot.shape() == Shape.LIST ? at.item(0) : at);
    }

    private JsonPath last(FormSlot slot) {
        JsonPath path = slot.path();
        JsonElement there = path.find(document.value());
        if (there.isJsonArray()) {
            return path.item(there.getAsJsonArray().size() - 1);
        }
        List<String> names = new ArrayList<>(there.getAsJsonObject().keySet());
        return path.member(names.get(names.size() - 1));
    }

    /** Writes the default of a value that is left out. */
    public boolean giveUsual(JsonPath path) {
        return edit(json -> defaultFiller.fill(json, path));
    }

    /** The item or entry that holds a path and can have others beside it: the path itself, or the point that it is in. */
    public Optional<JsonPath> item(JsonPath path) {
        if (growing(path).isPresent()) {
            return Optional.of(path);
        }
        return path.depth() > 0 && path.isItem() ? item(path.parent()) : Optional.empty();
    }

    /** The smallest part around a path that can be added or removed: the path itself, or the list or point that it is in. */
    public JsonPath whole(JsonPath path) {
        return item(path).orElseGet(() -> path.depth() > 0 && path.isItem() ? whole(path.parent()) : path);
    }

    /** The members of an object that its reader does not know. */
    public List<FormSlot> strays(JsonPath object) {
        return members(object, slot -> slot.shape() == Shape.STRAY);
    }

    /** Why a part cannot be removed; nothing if it can. */
    public Optional<Refusal> whyNotRemove(JsonPath path) {
        if (!given(path)) {
            return Optional.of(Refusal.ABSENT);
        }
        Optional<FormSlot> list = growing(path);
        if (list.isPresent()) {
            boolean fewest = count(path.parent()) <= list.get().least();
            return fewest ? Optional.of(Refusal.FEWEST) : Optional.empty();
        }
        boolean free = values.slot(path).filter(slot -> !slot.required()).isPresent() || values.resettable(path);
        return free ? Optional.empty() : Optional.of(Refusal.REQUIRED);
    }

    /**
     * Removes a part; returns whether that was possible. A field that the file changes is then as it is without the mod, or
     * inherited; only one that it does not change is gone.
     */
    public boolean remove(JsonPath path) {
        if (!path.isItem() && values.resettable(path)) {
            return values.reset(path);
        }
        return whyNotRemove(path).isEmpty()
                && edit(json -> {
                    if (path.isItem()) {
                        list(json, path).remove(path.index());
                    } else {
                        path.put(json, null);
                    }
                });
    }

    private static JsonArray list(JsonObject json, JsonPath item) {
        return item.parent().find(json).getAsJsonArray();
    }

    /** Why a part cannot be copied; nothing if it can. */
    public Optional<Refusal> whyNotCopy(JsonPath path) {
        Optional<FormSlot> list = growing(path);
        if (list.isEmpty() || !given(path)) {
            return Optional.of(list.isEmpty() ? Refusal.ALONE : Refusal.ABSENT);
        }
        boolean full = count(path.parent()) >= list.get().most();
        return full ? Optional.of(Refusal.MOST) : Optional.empty();
    }

    /** Copies an item, or an entry under another name; returns the path of the copy. */
    public Optional<JsonPath> copy(JsonPath path) {
        if (whyNotCopy(path).isPresent()) {
            return Optional.empty();
        }
        JsonPath twin = path.isItem()
                ? path.parent().item(path.index() + 1)
                : path.parent()
                        .member(FreeName.of(
                                path.name(), name -> given(path.parent().member(name))));
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

    /** Whether an item can move within its list. */
    public boolean movable(JsonPath path, int by) {
        boolean item = path.isItem() && growing(path).isPresent();
        return item && given(path) && path.index() + by >= 0 && path.index() + by < count(path.parent());
    }

    /** Moves an item past {@code by} others; returns its new path. */
    public Optional<JsonPath> move(JsonPath path, int by) {
        boolean done = movable(path, by)
                && edit(json -> {
                    List<JsonElement> list = list(json, path).asList();
                    list.add(path.index() + by, list.remove(path.index()));
                });
        return done ? Optional.of(path.parent().item(path.index() + by)) : Optional.empty();
    }

    /** Whether a part has a name that can be changed. */
    public boolean named(JsonPath path) {
        return !path.isItem()
                && given(path)
                && around(path).filter(outer -> outer.shape() == Shape.ENTRIES).isPresent();
    }

    /** Renames an entry, unless the name is taken; its position stays. Returns its new path. */
    public Optional<JsonPath> rename(JsonPath path, String name) {
        JsonPath other = path.parent().member(name);
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
        return document.modify("", change);
    }
}
