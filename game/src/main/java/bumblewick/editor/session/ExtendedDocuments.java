package bumblewick.editor.session;

import bumblewick.content.definition.FileFormats;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonDocuments;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Documents that extend others of their kind. The editor changes the whole document, with all that it inherits; its file says
 * what differs from that, by operations where it changes lists.
 */
final class ExtendedDocuments {
    private static final List<String> NOT_INHERITED = List.of("format", Inheritance.EXTENDS);

    private final Predicate<String> there;
    private final Source files;

    /** Returns what a file says itself. */
    interface Source {
        JsonObject read(String path) throws ContentException;
    }

    /** @param there whether a file exists */
    ExtendedDocuments(Predicate<String> there, Source files) {
        this.there = there;
        this.files = files;
    }

    /**
     * A document (unaffected) with what it inherits.
     *
     * @throws ContentException if what it extends cannot be read, or does not have what it changes
     */
    JsonObject whole(String path, JsonObject own) throws ContentException {
        return whole(path, own, new LinkedHashSet<>(Set.of(path)));
    }

    private JsonObject whole(String path, JsonObject own, Set<String> trail) throws ContentException {
        Optional<JsonObject> inherited = inherited(path, own, trail);
        return inherited.isPresent() ? JsonDocuments.inherit(inherited.get(), own, path) : own;
    }

    /** What a document inherits; nothing if it extends none, one that is missing, or itself. */
    Optional<JsonObject> inherited(String path, JsonObject document) throws ContentException {
        return inherited(path, document, new LinkedHashSet<>(Set.of(path)));
    }

    private Optional<JsonObject> inherited(String path, JsonObject document, Set<String> trail)
            throws ContentException {
        String base = base(path, document);
        if (base.isEmpty() || !there.test(base) || !trail.add(base)) {
            return Optional.empty();
        }
        return Optional.of(without(whole(base, files.read(base), trail)));
    }

    /** Path of the definition that a document extends; empty if it extends none. */
    private static String base(String path, JsonObject document) {
        JsonElement id = document.get(Inheritance.EXTENDS);
        boolean text = id != null && id.isJsonPrimitive() && id.getAsString().matches("\\w+");
        return text
                ? FileFormats.of(path, document)
                        .filter(format -> format.canExtend())
                        .map(format -> format.path(id.getAsString()))
                        .orElse("")
                : "";
    }

    private static JsonObject without(JsonObject document) {
        JsonObject rest = document.deepCopy();
        NOT_INHERITED.forEach(rest::remove);
        return rest;
    }

    /**
     * What the file of a document says itself.
     *
     * @param whole the document (unaffected)
     * @param former what the file says now: it keeps its words where nothing has changed
     */
    JsonObject own(String path, JsonObject whole, JsonObject former) throws ContentException {
        Optional<JsonObject> inherited = inherited(path, whole);
        if (inherited.isEmpty()) {
            return whole;
        }
        JsonObject wanted = without(whole);
        JsonObject change = JsonDocuments.difference(inherited.get(), wanted);
        if (Objects.equals(former.get(Inheritance.EXTENDS), whole.get(Inheritance.EXTENDS))) {
            JsonObject before = without(whole(path, former));
            change = KeptReferences.unchanged(without(former), inherited.get(), before, change, wanted);
        }
        return ordered(former, whole, change);
    }

    /** Names that the file has already stand where they stood. */
    private static JsonObject ordered(JsonObject former, JsonObject whole, JsonObject change) {
        Set<String> names = new LinkedHashSet<>(former.keySet());
        names.addAll(NOT_INHERITED);
        names.addAll(change.keySet());
        JsonObject own = new JsonObject();
        for (String name : names) {
            JsonElement value = NOT_INHERITED.contains(name) ? whole.get(name) : change.get(name);
            if (value != null) {
                own.add(name, value.deepCopy());
            }
        }
        return own;
    }
}
