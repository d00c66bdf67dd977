package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import bumblewick.platform.SceneFiles;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Values with names, which {@code {"$value": "name"}} or an {@link Expression} of names stands for:
 *
 * <pre>{"variables": {"gap": 0.4, "leader": "wasp"}, "waves": [{"spacing": {"$value": "gap * 2"}, …}]}</pre>
 *
 * <p>A file names those of its own field {@value #FIELD}, and files of a stage those of its {@code stage.json}, too. A variable
 * can be computed of others. What they stand for is put in their place when a file has been read with its patches and with
 * what it inherits, so that those can change them.
 */
public final class Variables {
    /** The field of a file that declares them. */
    public static final String FIELD = "variables";

    /** The word that refers to them. */
    public static final String VALUE = "$value";

    /** How many a file can have. */
    public static final int MOST = 64;

    /** What a variable can be, for messages. */
    public static final String EXPECTED = "expected a number, a text, true or false, found ";

    private static final JsonValue ZERO = JsonValue.scalar(Type.NUMBER, "", 0, "0"); // where there is a mistake

    private static final String STAGES = "stages/";
    private static final String STAGE = "/stage.json";

    private final Map<String, JsonValue> values;
    private final Set<String> absent;

    private Variables(Map<String, JsonValue> values, Set<String> absent) {
        this.values = new TreeMap<>(values);
        this.absent = Set.copyOf(absent);
    }

    /**
     * Variables with given values.
     *
     * @param absent names without a value: a field that is one of these alone is left out
     */
    public static Variables of(Map<String, JsonValue> values, Set<String> absent) {
        return new Variables(values, absent);
    }

    /** The values, by name. */
    public Map<String, JsonValue> values() {
        return new TreeMap<>(values);
    }

    /**
     * Puts values in the place of references, as far as the document has any.
     *
     * @param file of the scene, whose path says whether a stage has variables for it
     * @param root of the file, with its patches and what it inherits (unaffected)
     * @param templates fields of the root that are left as they are
     * @throws ContentException with all references that cannot be followed
     */
    public static JsonValue resolve(SceneFiles files, String file, JsonValue root, Set<String> templates)
            throws ContentException {
        if (!root.is(Type.OBJECT) || !mentions(root)) {
            return root;
        }
        Variables own = of(files, file, root);
        Map<String, JsonValue> kept = new LinkedHashMap<>(root.members());
        kept.keySet().removeIf(name -> name.equals(FIELD) || templates.contains(name));
        JsonValue resolved = own.resolve(file, with(root, kept), "$");
        Map<String, JsonValue> members = new LinkedHashMap<>(root.members());
        members.putAll(resolved.members());
        members.computeIfPresent(FIELD, (name, declaration) -> own.only(declaration));
        return with(root, members);
    }

    private static boolean mentions(JsonValue value) {
        if (value.isScalar()) {
            return false;
        }
        for (JsonValue item : value.items()) {
            if (mentions(item)) {
                return true;
            }
        }
        for (JsonValue member : value.members().values()) {
            if (mentions(member)) {
                return true;
            }
        }
        return Substitution.isReference(value, VALUE);
    }

    private static JsonValue with(JsonValue object, Map<String, JsonValue> members) {
        return new JsonValue(object.type(), object.origin(), object.line(), "", List.of(), members);
    }

    /** What is declared, with the values in the place of what they are computed of. */
    private JsonValue only(JsonValue declaration) {
        Map<String, JsonValue> members = new LinkedHashMap<>(declaration.members());
        members.replaceAll((name, value) -> values.getOrDefault(name, value));
        return declaration.is(Type.OBJECT) ? with(declaration, members) : declaration;
    }

    /**
     * A part of a document (unaffected) with values in the place of references.
     *
     * @param path of the part, for messages
     * @throws ContentException with all references that cannot be followed
     */
    public JsonValue resolve(String file, JsonValue part, String path) throws ContentException {
        References references = new References(file, Map.of(), values, absent);
        JsonValue resolved = references.resolved(part, path);
        references.check();
        return resolved;
    }

    /**
     * The variables that a file can name, computed.
     *
     * @param root of the file
     * @throws ContentException with all that cannot be computed
     */
    public static Variables of(SceneFiles files, String file, JsonValue root) throws ContentException {
        JsonValue declaration = root.members().getOrDefault(FIELD, JsonValue.NOTHING);
        References references = new References(file, declaration.members(), ofStage(files, file), Set.of());
        declaration.members().keySet().forEach(references::computed);
        references.check();
        return new Variables(references.values, Set.of());
    }

    private static Map<String, JsonValue> ofStage(SceneFiles files, String file) {
        int slash = file.indexOf('/', STAGES.length());
        if (!file.startsWith(STAGES) || slash < 0) {
            return Map.of();
        }
        String stage = file.substring(0, slash) + STAGE;
        if (stage.equals(file) || !files.exists(stage)) {
            return Map.of();
        }
        try {
            return of(files, stage, Inheritance.read(files, stage, STAGES + "*" + STAGE))
                    .values();
        } catch (ContentException e) {
            return Map.of(); // whoever reads the stage reports it
        }
    }

    /** Follows references, and computes variables when they are first named. */
    private static final class References extends Substitution {
        private final Map<String, JsonValue> declared;
        private final Map<String, JsonValue> values;
        private final Set<String> absent;
        private final Set<String> trail = new LinkedHashSet<>();
        private SortedSet<String> settings = new TreeSet<>(); // that the expression at hand depends on
        private String unknown = "";

        /** @param declared variables that are not computed yet */
        References(String file, Map<String, JsonValue> declared, Map<String, JsonValue> values, Set<String> absent) {
            super(file, VALUE);
            this.declared = declared;
            this.values = new TreeMap<>(values);
            declared.keySet().forEach(this.values::remove);
            this.absent = absent;
        }

        @Override
        JsonValue reference(JsonValue reference, JsonValue text, String path) {
            if (!text.is(Type.TEXT)) {
                String expected = "expected the name of a variable, or an expression, in quotes, found ";
                problem(text, path + "." + VALUE, expected + text);
                return reference;
            }
            if (absent.contains(text.text().trim())) {
                return null;
            }
            SortedSet<String> outside = settings;
            settings = new TreeSet<>();
            try {
                JsonValue value = Expression.value(text.text(), this::computed);
                return value == null
                        ? unknown(reference, text, path)
                        : JsonValue.scalar(value.type(), reference.origin(), reference.line(), value.text())
                                .dependingOn(settings);
            } catch (ExpressionParser.Mistake e) {
                if (unknown.isEmpty()) {
                    problem(reference, path, "\"" + JsonValue.shortened(text.text()) + "\": " + e.getMessage());
                    return reference;
                }
                return unknown(reference, text, path);
            } finally {
                settings = outside;
                unknown = "";
            }
        }

        private JsonValue unknown(JsonValue reference, JsonValue text, String path) {
            Set<String> known = new TreeSet<>(values.keySet());
            known.addAll(declared.keySet());
            String name = unknown.isEmpty() ? text.text() : unknown;
            problem(
                    reference,
                    path,
                    "there is no value '" + JsonValue.shortened(name) + "'" + ClosestName.hint(name, known));
            return reference;
        }

        /** The value of a name; null if there is none. */
        private JsonValue computed(String name) {
            if (!values.containsKey(name) && declared.containsKey(name)) {
                compute(name);
            }
            JsonValue value = values.get(name);
            if (value == null) {
                unknown = absent.contains(name) ? "" : name;
            } else {
                settings.addAll(value.settings());
            }
            return value;
        }

        private void compute(String name) {
            JsonValue declaration = declared.get(name);
            String path = "$." + FIELD + "." + name;
            if (!trail.add(name)) {
                problem(declaration, path, "goes in a circle: " + String.join(" → ", trail) + " → " + name);
                values.put(name, ZERO); // reported once
                return;
            }
            JsonValue value = resolved(declaration, path);
            trail.remove(name);
            boolean scalar = value.is(Type.TEXT) || value.is(Type.NUMBER) || value.is(Type.FLAG);
            if (!scalar && value != declaration) {
                problem(declaration, path, EXPECTED + value);
            }
            values.put(name, scalar ? value : ZERO);
        }
    }
}
