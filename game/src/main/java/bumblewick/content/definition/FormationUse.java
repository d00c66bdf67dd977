package bumblewick.content.definition;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Parameters;
import bumblewick.content.declaration.TemplateUse;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.content.json.Variables;
import bumblewick.def.WaveDef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Makes waves of a formation, as if they were written where it is used. */
final class FormationUse {
    /** How often a wave of a formation comes. */
    static final String REPEAT = "repeat";

    /** Which of the repetitions a wave is, from 0. */
    static final String INDEX = "i";

    private static final String AT = "at";
    private static final String MIRRORED = "mirrored";
    private static final String SHIFT_X = "shiftX";
    private static final String OFFSET = "offset";

    private final FormationTemplate formation;
    private final Map<String, JsonValue> arguments;
    private final float at;
    private final boolean mirrored;

    /**
     * A use of a formation.
     *
     * @param arguments values of its parameters, by name
     * @param at distance along the rail, in u
     * @param mirrored left and right exchanged
     */
    FormationUse(FormationTemplate formation, Map<String, JsonValue> arguments, float at, boolean mirrored) {
        this.formation = formation;
        this.arguments = arguments;
        this.at = at;
        this.mirrored = mirrored;
    }

    /** Its parameters as fields. */
    static Parameters parameters(FormationTemplate formation) {
        return new Parameters(formation.named(), formation.declared(), fields -> declare(formation, fields));
    }

    private static Maker<Map<String, JsonValue>> declare(FormationTemplate formation, Fields fields) {
        Map<String, Field<?>> all = new LinkedHashMap<>();
        formation.parameters().forEach((name, parameter) -> all.put(name, parameter.declareIn(fields)));
        return values -> {
            Map<String, JsonValue> given = new LinkedHashMap<>();
            all.forEach((name, field) -> values.written(field)
                    .or(formation.parameters().get(name)::usual)
                    .ifPresent(value -> given.put(name, value)));
            return given;
        };
    }

    /** The waves of it; a mistake in them is a mistake of the object that uses it. The first mistake ends it. */
    List<WaveDef> waves(Values values) {
        List<WaveDef> waves = new ArrayList<>();
        int before = values.mistakes();
        for (JsonValue template : formation.waves()) {
            TemplateUse use =
                    values.use(formation.named(), FormationFormat.FORMAT.path(formation.id()) + ":" + template.line());
            if (isAllowed(use, values)) {
                add(template, use, values, waves);
            }
            if (values.mistakes() > before) {
                return List.of();
            }
        }
        return waves;
    }

    private void add(JsonValue template, TemplateUse use, Values values, List<WaveDef> waves) {
        int before = values.mistakes();
        try {
            for (JsonValue object : objects(template)) {
                waves.addAll(values.read(WaveFormat.WAVE, object, use).waves());
                if (waves.size() > FormationTemplate.MOST_WAVES) {
                    values.problem(use, "makes more than " + FormationTemplate.MOST_WAVES + " waves of one use");
                }
                if (values.mistakes() > before) {
                    return;
                }
            }
        } catch (ContentException e) {
            values.problems(use, e.problems());
        }
    }

    private static boolean isAllowed(TemplateUse use, Values values) {
        if (use.isCircle()) {
            values.problem(use, "goes in a circle: " + use.trail());
            return false;
        }
        if (use.depth() > FormationTemplate.DEEPEST) {
            values.problem(use, "more than " + FormationTemplate.DEEPEST + " formations use each other");
            return false;
        }
        return true;
    }

    /** The objects of waves that a template becomes. */
    List<JsonValue> objects(JsonValue template) throws ContentException {
        Map<String, JsonValue> members = new LinkedHashMap<>(template.members());
        JsonValue repeat = members.remove(REPEAT);
        JsonValue wave = with(template, members);
        if (repeat == null) {
            return List.of(placed(wave(wave, scope())));
        }
        int count = count(resolved(repeat, scope()));
        List<JsonValue> objects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Map<String, JsonValue> scope = scope();
            scope.put(INDEX, number(template, i));
            objects.add(placed(wave(wave, scope)));
        }
        return objects;
    }

    /** A wave that is nothing but a parameter without a value has no fields. */
    private JsonValue wave(JsonValue template, Map<String, JsonValue> scope) throws ContentException {
        JsonValue wave = resolved(template, scope);
        return wave == null ? with(template, Map.of()) : wave;
    }

    private int count(JsonValue repeat) throws ContentException {
        float count = repeat != null && repeat.is(Type.NUMBER) ? Float.parseFloat(repeat.text()) : -1f;
        if (count != (int) count || count < 1 || count > FormationTemplate.MOST_WAVES) {
            String message = "expected a whole number from 1 to " + FormationTemplate.MOST_WAVES + ", found ";
            throw new ContentException(new ContentProblem(
                    FormationFormat.FORMAT.path(formation.id()),
                    repeat == null ? formation.line() : repeat.line(),
                    "$." + REPEAT,
                    message + (repeat == null ? "nothing" : repeat)));
        }
        return (int) count;
    }

    private Map<String, JsonValue> scope() {
        Map<String, JsonValue> scope = new LinkedHashMap<>(formation.variables());
        scope.putAll(arguments);
        return scope;
    }

    private JsonValue resolved(JsonValue part, Map<String, JsonValue> scope) throws ContentException {
        Set<String> absent = new TreeSet<>(formation.parameters().keySet());
        absent.removeAll(arguments.keySet());
        return Variables.of(scope, absent).resolve(FormationFormat.FORMAT.path(formation.id()), part, "$");
    }

    /** A wave where the formation is used. */
    private JsonValue placed(JsonValue wave) {
        Map<String, JsonValue> members = new LinkedHashMap<>(wave.members());
        members.put(AT, shifted(members.getOrDefault(AT, number(wave, 0f)), at));
        if (mirrored) {
            JsonValue flag = members.getOrDefault(MIRRORED, flag(wave, false));
            members.put(MIRRORED, flag.is(Type.FLAG) ? flag(flag, !flag.text().equals("true")) : flag);
            members.computeIfPresent(SHIFT_X, (name, shift) -> negated(shift));
            members.computeIfPresent(OFFSET, (name, offset) -> mirrored(offset));
        }
        return with(wave, members);
    }

    private static JsonValue mirrored(JsonValue offset) {
        List<JsonValue> items = new ArrayList<>(offset.items());
        if (!items.isEmpty()) {
            items.set(0, negated(items.get(0)));
        }
        return new JsonValue(offset.type(), offset.origin(), offset.line(), offset.text(), items, offset.members());
    }

    private static JsonValue shifted(JsonValue number, float by) {
        return changed(number, 1f, by);
    }

    private static JsonValue negated(JsonValue number) {
        return changed(number, -1f, 0f);
    }

    /** What is no number, or too large for one, is left as it is: whoever reads the wave tells. */
    private static JsonValue changed(JsonValue number, float factor, float by) {
        float value = number.is(Type.NUMBER) ? factor * Float.parseFloat(number.text()) + by : Float.NaN;
        return Float.isFinite(value) ? number(number, value) : number;
    }

    private static JsonValue number(JsonValue place, float value) {
        return scalar(Type.NUMBER, place, JsonDocuments.number(value).toString());
    }

    private static JsonValue flag(JsonValue place, boolean value) {
        return scalar(Type.FLAG, place, String.valueOf(value));
    }

    private static JsonValue scalar(Type type, JsonValue place, String text) {
        return new JsonValue(type, place.origin(), place.line(), text, List.of(), Map.of(), place.settings());
    }

    private static JsonValue with(JsonValue object, Map<String, JsonValue> members) {
        return new JsonValue(Type.OBJECT, object.origin(), object.line(), "", List.of(), members);
    }
}
