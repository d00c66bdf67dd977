package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonPath;
import bumblewick.platform.SceneFiles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the values of a document that can be chosen, and the places where something can be, in declared order. */
public final class FormRows {
    /**
     * A place of the document.
     *
     * @param path in the document
     * @param place what the field is by, whichever item or entry it is of: {@code enemy.attack.every}
     * @param required whether something must be there
     */
    record At(JsonPath path, String place, boolean required) {
        At item(int index) {
            return new At(path.item(index), place, true);
        }

        At entry(String name) {
            return new At(path.member(name), place, true);
        }
    }

    private final DefinitionGraph graph;
    private final Set<JsonPath> wanted;
    private final Map<JsonPath, FormField> fields = new LinkedHashMap<>();
    private final Map<JsonPath, FormSlot> slots = new LinkedHashMap<>();
    private final Map<JsonPath, String> meanings = new LinkedHashMap<>();

    /**
     * @param files of the scene that the document is part of
     * @param wanted places that the document is treated as if they were filled
     */
    public FormRows(SceneFiles files, Set<JsonPath> wanted) {
        graph = new DefinitionGraph(files);
        this.wanted = wanted;
    }

    /** Reads what the form depends on. */
    DefinitionGraph graph() {
        return graph;
    }

    /** All values that can be chosen. */
    public List<FormField> fields() {
        return List.copyOf(fields.values());
    }

    /** All places where something is or can be. */
    public List<FormSlot> slots() {
        return List.copyOf(slots.values());
    }

    /** What places are for that the scene itself declares, such as the parameters of a formation. */
    public Map<JsonPath, String> meanings() {
        return Map.copyOf(meanings);
    }

    void meaning(JsonPath path, String sentence) {
        meanings.put(path, sentence);
    }

    boolean isWanted(At at) {
        return wanted.contains(at.path());
    }

    /** A value that is an item of a list: it cannot be there or not by itself. */
    void field(FormField field) {
        fields.put(field.path(), field);
    }

    /** A value of an object. */
    void value(At at, FormField field) {
        field(field);
        slot(at, Shape.VALUE);
    }

    void slot(At at, Shape shape) {
        slot(at, shape, 0, 0);
    }

    void slot(At at, Shape shape, int least, int most) {
        slots.put(at.path(), new FormSlot(at.path(), at.place(), shape, at.required(), least, most));
    }
}
