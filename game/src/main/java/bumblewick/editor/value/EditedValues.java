package bumblewick.editor.value;

import bumblewick.content.declaration.FormField;
import bumblewick.content.declaration.FormSlot;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonPath;
import bumblewick.content.schema.DocumentForm;
import bumblewick.editor.session.Document;
import bumblewick.editor.session.Heritage;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The values of one document: what they are with and without the mod, and how they change. A value that is the same as
 * without the mod is not written, unless the file requires it.
 */
public final class EditedValues {
    /** What is at the path of a field. */
    public enum Standing {
        /** A valid value. */
        GIVEN,
        /** Nothing; the default is used. */
        USUAL,
        /** The value of the definition that it extends; the file does not have it. */
        INHERITED,
        /** The value without the mod; the mod does not have it. */
        BELOW,
        /** A variable, something computed of variables, or a setting of the mod. */
        COMPUTED,
        /** Nothing, though a value is required. */
        MISSING,
        /** Something of another type. */
        UNFIT
    }

    private final SceneFiles files;
    private final Document document;
    private final Optional<JsonObject> below;
    private final Heritage heritage;
    private final Map<JsonPath, FormSlot> slots = new HashMap<>();
    private List<String> known = List.of(); // the mistakes in the saved file
    private DocumentForm fields;
    private JsonObject read;
    private DocumentDiff origin;
    private Optional<JsonObject> inherited = Optional.empty();
    private DocumentDiff descent;

    /**
     * Reads the values of a document.
     *
     * @param files of the scene, with this mod
     * @param document of a kind of file that has a reader
     * @param below the content of the file without the mod; empty if only the mod has the file
     */
    public EditedValues(SceneFiles files, Document document, Optional<JsonObject> below) {
        this(files, document, below, Heritage.NONE);
    }

    /**
     * Reads the values of a document that may extend another.
     *
     * @param document with what it inherits
     */
    public EditedValues(SceneFiles files, Document document, Optional<JsonObject> below, Heritage heritage) {
        this.files = files;
        this.heritage = heritage;
        this.document = document;
        this.below = below;
        saved();
    }

    /** The document of the values. */
    public Document document() {
        return document;
    }

    /** The fields of the document, as it is now. */
    public List<FormField> fields() {
        return fresh().fields();
    }

    /** What a field is for, if another file of the scene declares it; else empty. */
    String meaning(JsonPath path) {
        return fresh().meanings().getOrDefault(path, "");
    }

    /** The mistakes in the document, as it is now. */
    public List<ContentProblem> problems() {
        return fresh().problems();
    }

    /** All slots that the reader reports for the document, as it is now. */
    public List<FormSlot> slots() {
        return fresh().slots();
    }

    /** The mistakes that the saved file does not have; those of the saved file may be mended one by one. */
    public List<ContentProblem> freshProblems() {
        return fresh(problems());
    }

    private List<ContentProblem> fresh(List<ContentProblem> problems) {
        List<ContentProblem> fresh = new ArrayList<>();
        List<String> left = new ArrayList<>(known);
        for (ContentProblem problem : problems) {
            if (!left.remove(withoutIndices(problem))) {
                fresh.add(problem);
            }
        }
        return fresh;
    }

    /** The mistake without its indices: the same in any item of a list. */
    private static String withoutIndices(ContentProblem problem) {
        return problem.path().replaceAll("\\[\\d+]", "[]") + " " + problem.message();
    }

    /** The document was saved as it is now. */
    public void saved() {
        known = new ArrayList<>();
        problems().forEach(problem -> known.add(withoutIndices(problem)));
    }

    private DocumentForm fresh() {
        if (read != document.value()) {
            read = document.value();
            origin = below.map(json -> new DocumentDiff(json, read)).orElse(null);
            inherited = heritage.inherited(document.path(), read);
            descent = inherited.map(json -> new DocumentDiff(json, read)).orElse(null);
            fields = DocumentForm.of(files, document.path(), read, document.settings())
                    .orElseThrow(() -> new IllegalArgumentException("nobody reads '" + document.path() + "'"));
            slots.clear();
            fields.slots().forEach(slot -> slots.put(slot.path(), slot));
        }
        return fields;
    }

    /** The value of a field; empty if it is required and missing. */
    public Optional<JsonPrimitive> value(FormField field) {
        return in(fresh().shown(), field.path(), field);
    }

    /**
     * Computes a value of variables, or takes it from a setting. Changes nothing if that is not possible.
     *
     * @return why it is not possible
     */
    Optional<ContentProblem> compute(FormField field, Formula formula) {
        JsonObject next = document.value().deepCopy();
        spellOut(next, field);
        field.path().put(next, formula.json());
        DocumentForm form = DocumentForm.of(files, document.path(), next, document.settings())
                .orElseThrow();
        Optional<ContentProblem> problem = fresh(form.problems()).stream().findFirst();
        if (problem.isEmpty()) {
            document.change("", json -> next);
        }
        return problem;
    }

    /** The definition that this one extends; empty if it extends none. */
    String inheritedFrom() {
        JsonElement base = document.value().get(Inheritance.EXTENDS);
        return base != null && base.isJsonPrimitive() ? base.getAsString() : "";
    }

    /** What stands for a value in the document; empty if the value itself is there, or nothing. */
    Optional<Formula> formula(FormField field) {
        return Formula.in(field.path().find(document.value()));
    }

    /** The ids of the mod's settings that a value can be taken from. */
    List<String> settings(FormField field) {
        List<String> fitting = new ArrayList<>();
        document.settings().values().forEach((id, value) -> {
            if (fits(JsonParser.parseString(value), field)) {
                fitting.add(id);
            }
        });
        return fitting;
    }

    /** What is at the path of a field. */
    public Standing standing(FormField field) {
        JsonElement found = field.path().find(document.value());
        if (found == null) {
            return free(field.path()) ? Standing.USUAL : Standing.MISSING;
        }
        if (isComputed(field)) {
            return Standing.COMPUTED;
        }
        if (!fits(found, field)) {
            return Standing.UNFIT;
        }
        if (found.equals(inherited(field.path()))) {
            return Standing.INHERITED;
        }
        return below.isPresent() && found.equals(without(field.path())) ? Standing.BELOW : Standing.GIVEN;
    }

    /** Whether a formula without mistakes stands for a value; those of a formation have a value only where it is used. */
    private boolean isComputed(FormField field) {
        String place = "$." + field.path();
        return formula(field).isPresent()
                && problems().stream().noneMatch(problem -> problem.path().equals(place));
    }

    /** What the definition that this one extends has in the place of a part; null if nothing. */
    private JsonElement inherited(JsonPath path) {
        fresh();
        return inherited.isEmpty()
                ? null
                : descent.of(path).map(base -> base.find(inherited.get())).orElse(null);
    }

    /** What a part is if the file does not have it: as without the mod, or as inherited; null if nothing. */
    private JsonElement older(JsonPath path) {
        JsonElement older = without(path);
        return older == null ? inherited(path) : older;
    }

    /** The value without the mod; empty if there is none. */
    public Optional<JsonPrimitive> before(FormField field) {
        return was(field.path()).flatMap(path -> in(below.orElseThrow(), path, field));
    }

    /** The path of a part without the mod; empty if only the mod has the part. */
    private Optional<JsonPath> was(JsonPath path) {
        fresh();
        return below.isEmpty() ? Optional.empty() : origin.of(path);
    }

    private static Optional<JsonPrimitive> in(JsonObject json, JsonPath path, FormField field) {
        JsonElement found = path.find(json);
        return found != null && fits(found, field) ? Optional.of(found.getAsJsonPrimitive()) : fallback(field);
    }

    /** Whether a value has the type of the field. */
    private static boolean fits(JsonElement found, FormField field) {
        if (!found.isJsonPrimitive()) {
            return false;
        }
        JsonPrimitive value = found.getAsJsonPrimitive();
        return field instanceof FormField.Number
                ? value.isNumber()
                : field instanceof FormField.Flag ? value.isBoolean() : value.isString();
    }

    /** The default of a field; empty if it is required. */
    static Optional<JsonPrimitive> fallback(FormField field) {
        if (field instanceof FormField.Number number) {
            return number.fallback().map(value -> number(value));
        }
        if (field instanceof FormField.Flag flag) {
            return Optional.of(new JsonPrimitive(flag.fallback()));
        }
        return field instanceof FormField.Choice choice ? choice.fallback().map(JsonPrimitive::new) : Optional.empty();
    }

    /** A number as files have it. */
    public static JsonPrimitive number(double value) {
        return new JsonPrimitive(new BigDecimal(NumberScale.text(value)));
    }

    /** Whether the value differs from the value without the mod. */
    public boolean changed(FormField field) {
        return below.isPresent() && !value(field).equals(before(field));
    }

    /** Whether a required value does not exist without the mod. */
    public boolean isNew(FormField field) {
        return changed(field) && before(field).isEmpty() && !free(field.path());
    }

    /** Whether the value can be {@link #reset}. */
    public boolean resettable(FormField field) {
        if (below.isEmpty()) {
            return inherited(field.path()) == null
                    ? given(field) && fallback(field).isPresent()
                    : canInherit(field);
        }
        return changed(field) && (before(field).isPresent() || free(field.path()));
    }

    /** Whether the definition that this one extends has another value for a field. */
    private boolean canInherit(FormField field) {
        JsonElement base = inherited(field.path());
        return base != null && !base.equals(field.path().find(document.value()));
    }

    /** Whether a path may be left out; so may the items of a list that is left out. */
    public boolean free(JsonPath path) {
        JsonPath whole = path.isItem() && !given(path.parent()) ? path.parent() : path;
        return slot(whole).filter(slot -> !slot.required()).isPresent();
    }

    /** The slot at a path; nothing if the reader reports none. */
    public Optional<FormSlot> slot(JsonPath path) {
        fresh();
        return Optional.ofNullable(slots.get(path));
    }

    /** Whether a part differs from the part without the mod. */
    public boolean changed(JsonPath part) {
        return below.isPresent() && !Objects.equals(part.find(document.value()), without(part));
    }

    /** Whether a part exists without the mod, or is inherited, and differs from that. */
    public boolean resettable(JsonPath part) {
        JsonElement older = older(part);
        return older != null && !older.equals(part.find(document.value()));
    }

    /** Sets a part to what it is without the mod, or to what it inherits. */
    public boolean reset(JsonPath part) {
        return resettable(part)
                && document.modify("", json -> part.put(json, older(part).deepCopy()));
    }

    /** Whether a part that is reset is as inherited, and not as it is without the mod. */
    boolean resetsToInherited(JsonPath part) {
        return without(part) == null && inherited(part) != null;
    }

    private JsonElement without(JsonPath path) {
        return was(path).map(older -> older.find(below.orElseThrow())).orElse(null);
    }

    private boolean given(FormField field) {
        return given(field.path());
    }

    /** Whether something is at a path. */
    public boolean given(JsonPath path) {
        return path.find(document.value()) != null;
    }

    /**
     * Sets a value. Changes of the same field that follow each other are undone together, until the document is saved.
     *
     * @return whether the value has changed
     */
    public boolean set(FormField field, JsonPrimitive value) {
        if (value(field).equals(Optional.of(value))) {
            return false;
        }
        return isBase(field.path())
                ? extending(value.getAsString())
                : document.modify(field.path().toString(), json -> write(json, field, value));
    }

    private static boolean isBase(JsonPath path) {
        return path.equals(JsonPath.ROOT.member(Inheritance.EXTENDS));
    }

    /** Extends another definition; the file else says what it said before. */
    private boolean extending(String base) {
        return document.change("", json -> heritage.extending(document.path(), json, base));
    }

    private void write(JsonObject json, FormField field, JsonPrimitive value) {
        if (before(field).equals(Optional.of(value))) {
            restore(json, field);
        } else {
            spellOut(json, field);
            field.path().put(json, value);
        }
    }

    /**
     * Clears an optional reference; returns whether it changed. A document that extends another no more keeps what it has
     * inherited.
     */
    public boolean clear(FormField.Reference field) {
        return document.modify(field.path().toString(), json -> field.path().put(json, null));
    }

    /** Sets a value to what it is without the mod, or to what it inherits; in a file of the mod's own, to its default. */
    public boolean reset(FormField field) {
        return document.modify("", json -> restore(json, field));
    }

    private void restore(JsonObject json, FormField field) {
        JsonPath path = field.path();
        JsonElement older = older(path);
        if (older != null) {
            path.put(json, older.deepCopy());
        } else if (!path.isItem()) {
            path.put(json, null);
        } else {
            fallback(field).ifPresent(usual -> path.put(json, usual));
            leaveOut(json, path.head(path.depth() - 1));
        }
    }

    /** A list that is left out is written as a whole before one of its items is changed. */
    private void spellOut(JsonObject json, FormField field) {
        JsonPath list = field.path().head(field.path().depth() - 1);
        if (!field.path().isItem() || list.find(json) != null) {
            return;
        }
        for (FormField each : fields()) {
            if (each.path().isItem() && each.path().isIn(list)) {
                fallback(each).ifPresent(usual -> each.path().put(json, usual));
            }
        }
    }

    /** A list that equals its default, and is left out without the mod, is left out again. */
    private void leaveOut(JsonObject json, JsonPath list) {
        JsonArray usual = new JsonArray();
        for (FormField each : fields()) {
            if (each.path().isItem() && each.path().isIn(list)) {
                fallback(each).ifPresent(usual::add);
            }
        }
        boolean outBelow = below.isEmpty() || list.find(below.get()) == null;
        if (outBelow && usual.equals(list.find(json)) && !list.isItem()) {
            list.put(json, null);
        }
    }
}
