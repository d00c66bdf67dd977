package bumblewick.editor.wave;

import bumblewick.app.shell.Gui;
import bumblewick.content.definition.FormationParameter;
import bumblewick.content.definition.FormationTemplate;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.json.Variables;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The rows of the panel in the timeline editor for the arguments of a formation. */
final class FormationRows {
    /** So many steps lead from the smallest number to the largest, or up to ten times as many. */
    private static final float STEPS = 20f;

    private final Gui gui;
    private final Rulebook rules;
    private final EditedWaves edited;
    private final BooleanSupplier large;

    FormationRows(Gui gui, Rulebook rules, EditedWaves edited, BooleanSupplier large) {
        this.gui = gui;
        this.rules = rules;
        this.edited = edited;
        this.large = large;
    }

    /** A row for each parameter. */
    List<Row> rows(FormationTemplate formation) {
        List<Row> rows = new ArrayList<>();
        formation.parameters().values().forEach(parameter -> rows.add(row(parameter)));
        return rows;
    }

    private Row row(FormationParameter parameter) {
        return switch (parameter.kind()) {
            case NUMBER, WHOLE ->
                SettingRow.stepped(
                        parameter.name(), help(parameter), () -> told(parameter), steps -> step(parameter, steps));
            case FLAG ->
                SettingRow.stepped(parameter.name(), help(parameter), () -> told(parameter), steps -> flip(parameter));
            case ENEMY ->
                names(parameter, new ArrayList<>(rules.all(EnemyDef.class).keySet()));
            case PATH ->
                names(parameter, new ArrayList<>(rules.all(PathDef.class).keySet()));
            case PICKUP ->
                names(parameter, new ArrayList<>(rules.all(PickupDef.class).keySet()));
        };
    }

    private static String help(FormationParameter parameter) {
        return parameter.about();
    }

    private static String field(FormationParameter parameter) {
        return "with." + parameter.name();
    }

    /** What an argument is; nothing if it is left out and has no default. */
    private Optional<JsonElement> value(FormationParameter parameter) {
        return edited.written(field(parameter))
                .or(() -> parameter.usual().map(usual -> JsonParser.parseString(usual.json())));
    }

    private String told(FormationParameter parameter) {
        if (!edited.hasSelection()) {
            return "";
        }
        JsonElement value = value(parameter).orElse(new JsonPrimitive(""));
        if (!value.isJsonPrimitive()) {
            JsonElement name = value.isJsonObject() ? value.getAsJsonObject().get(Variables.VALUE) : null;
            return name == null ? "…" : "= " + name.getAsString();
        }
        JsonPrimitive plain = value.getAsJsonPrimitive();
        if (plain.isBoolean()) {
            return gui.text(plain.getAsBoolean() ? "option.on" : "option.off");
        }
        String text = plain.getAsString();
        String unit = parameter.unit().isEmpty() ? "" : " " + parameter.unit();
        return text.isEmpty() ? gui.text("waves.nothing") : text + unit;
    }

    private boolean step(FormationParameter parameter, int steps) {
        Optional<JsonElement> value = value(parameter);
        if (value.isPresent() && !value.get().isJsonPrimitive()) {
            return false; // a variable is changed where it is declared
        }
        float now = value.map(JsonElement::getAsFloat).orElse(parameter.min());
        float step = parameter.kind() == FormationParameter.Kind.WHOLE
                ? 1f
                : (float) Math.pow(10, Math.floor(Math.log10((parameter.max() - parameter.min()) / STEPS)));
        float next = now + step * steps * (large.getAsBoolean() ? WavePropertyRows.LARGE : 1);
        float bounded = Math.max(parameter.min(), Math.min(parameter.max(), next));
        float rounded = Float.parseFloat(String.format(Locale.ROOT, "%.4f", bounded));
        return edited.set(field(parameter), JsonDocuments.number(rounded));
    }

    private boolean flip(FormationParameter parameter) {
        Optional<JsonElement> value = value(parameter);
        boolean plain = value.isEmpty() || value.get().isJsonPrimitive();
        return plain
                && edited.set(
                        field(parameter),
                        new JsonPrimitive(!value.map(JsonElement::getAsBoolean).orElse(false)));
    }

    private Row names(FormationParameter parameter, List<String> all) {
        if (parameter.optional()) {
            all.add(0, "");
        }
        return SettingRow.listed(
                parameter.name(),
                help(parameter),
                () -> told(parameter),
                steps -> choose(parameter, WavePropertyRows.next(all, name(parameter), steps)),
                () -> WavePropertyRows.list(gui, parameter.name(), all, id -> "", id -> choose(parameter, id)));
    }

    private String name(FormationParameter parameter) {
        return value(parameter)
                .filter(JsonElement::isJsonPrimitive)
                .map(JsonElement::getAsString)
                .orElse("");
    }

    private boolean choose(FormationParameter parameter, String id) {
        return edited.set(field(parameter), id.isEmpty() ? null : new JsonPrimitive(id));
    }
}
