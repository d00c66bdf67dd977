package bumblewick.editor.wave;

import bumblewick.app.shell.Gui;
import bumblewick.content.definition.FormationParameter;
import bumblewick.content.definition.FormationTemplate;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** The rows of the panel in the timeline editor for the arguments of a formation. */
final class FormationRows {
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
        FormationArgument argument = new FormationArgument(parameter, edited, gui::text);
        return switch (parameter.kind()) {
            case NUMBER, WHOLE ->
                SettingRow.stepped(parameter.name(), parameter.about(), argument::told, steps -> step(argument, steps));
            case FLAG ->
                SettingRow.stepped(parameter.name(), parameter.about(), argument::told, steps -> argument.flip());
            case ENEMY ->
                names(argument, new ArrayList<>(rules.all(EnemyDef.class).keySet()));
            case PATH ->
                names(argument, new ArrayList<>(rules.all(PathDef.class).keySet()));
            case PICKUP ->
                names(argument, new ArrayList<>(rules.all(PickupDef.class).keySet()));
        };
    }

    private boolean step(FormationArgument argument, int steps) {
        return argument.step(steps * (large.getAsBoolean() ? WavePropertyRows.LARGE : 1));
    }

    private Row names(FormationArgument argument, List<String> all) {
        FormationParameter parameter = argument.parameter();
        if (parameter.optional()) {
            all.add(0, "");
        }
        return SettingRow.listed(
                parameter.name(),
                parameter.about(),
                argument::told,
                steps -> argument.choose(WavePropertyRows.next(all, argument.name(), steps)),
                () -> WavePropertyRows.list(gui, parameter.name(), all, id -> "", argument::choose));
    }
}
