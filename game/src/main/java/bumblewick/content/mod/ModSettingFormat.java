package bumblewick.content.mod;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.RangeSetting;
import bumblewick.settings.Setting;
import bumblewick.settings.ToggleSetting;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A setting as {@code mod.json} declares it. */
final class ModSettingFormat {
    private static final float REACH = 1_000_000f;
    private static final float FINEST = 0.001f; // what the slider keeps apart
    private static final int MOST_CHOICES = 32;

    private ModSettingFormat() {}

    /** What a setting is changed by. */
    enum Kind {
        TOGGLE,
        CHOICE,
        RANGE
    }

    private record Option(String value, Map<String, String> names) {}

    private record Limits(float min, float max, float step) {}

    static Maker<ModSetting> declare(Fields fields) {
        var id = fields.name("id", "Its name in the files of the mod; no two settings of a mod have the same.");
        var type = fields.choice("type", Kind.class, "Toggle is on or off, choice one of several, range a number.");
        var usual = fields.literal(
                "default", "What it is until the player changes it: true or false, one of the choices, or a number.");
        var min =
                fields.number("min", -REACH, REACH, "", "The smallest number.").when(type, Kind.RANGE);
        var max = fields.number("max", -REACH, REACH, "", "The largest number.").when(type, Kind.RANGE);
        var step = fields.number("step", FINEST, REACH, "", "From one number of the slider to the next.")
                .or(1f)
                .when(type, Kind.RANGE);
        var choices = fields.list(
                        "choices", 2, MOST_CHOICES, "choices", ModSettingFormat::option, "What can be chosen.")
                .when(type, Kind.CHOICE);
        var names = fields.table("names", "What the page calls it, by language: en, ja. English is the fallback.");
        var sentences = fields.table("sentences", "What it does in one sentence, by language.")
                .orAbsent(Map.of());
        return values -> {
            List<Option> options = values.get(type) == Kind.CHOICE ? values.get(choices) : List.of();
            Setting<?> setting =
                    switch (values.get(type)) {
                        case TOGGLE -> toggle(values, values.get(id), usual);
                        case RANGE ->
                            range(
                                    values,
                                    values.get(id),
                                    usual,
                                    new Limits(values.get(min), values.get(max), values.get(step)));
                        case CHOICE -> choice(values, values.get(id), usual, options);
                    };
            return new ModSetting(
                    setting, new TreeMap<>(values.get(names)), new TreeMap<>(values.get(sentences)), labels(options));
        };
    }

    private static Maker<Option> option(Fields fields) {
        var value = fields.name("value", "What files of the mod get.");
        var names = fields.table("names", "What the page calls it, by language; the value itself without it.")
                .orAbsent(Map.of());
        return values -> new Option(values.get(value), values.get(names));
    }

    private static Setting<?> toggle(Values values, String id, Field<Object> usual) {
        boolean on = Boolean.TRUE.equals(values.get(usual));
        return checked(values, usual, new ToggleSetting(id, on));
    }

    private static Setting<?> range(Values values, String id, Field<Object> usual, Limits limits) {
        if (limits.min() >= limits.max()) {
            values.problem("max", "expected more than min, which is " + limits.min());
        } else if (limits.step() > limits.max() - limits.min()) {
            values.problem("step", "expected no more than from min to max: " + (limits.max() - limits.min()));
        }
        float value = values.get(usual) instanceof Float number ? number : limits.min();
        return checked(
                values,
                usual,
                new RangeSetting(id, limits.min(), limits.max(), limits.step(), value, RangeSetting.Unit.COUNT));
    }

    private static Setting<?> choice(Values values, String id, Field<Object> usual, List<Option> options) {
        List<String> names = options.stream().map(Option::value).collect(Collectors.toList());
        for (int i = 0; i < names.size(); i++) {
            if (names.indexOf(names.get(i)) < i) {
                values.problem("choices[" + i + "].value", "'" + names.get(i) + "' is there twice");
            }
        }
        String value = values.get(usual) instanceof String text ? text : "";
        return checked(values, usual, ChoiceSetting.of(id, names, value));
    }

    private static Setting<?> checked(Values values, Field<Object> usual, Setting<?> setting) {
        if (values.has(usual) && setting.accept(values.get(usual)).isEmpty()) {
            values.problem(
                    usual.name(),
                    "found " + ModSetting.literal(values.get(usual)) + ", expected " + setting.expected());
        }
        return setting;
    }

    private static SortedMap<String, SortedMap<String, String>> labels(List<Option> options) {
        SortedMap<String, SortedMap<String, String>> labels = new TreeMap<>();
        options.forEach(option -> labels.put(option.value(), new TreeMap<>(option.names())));
        return labels;
    }

    /** Refuses two settings of one id. */
    static void checkNames(Values values, List<ModSetting> settings) {
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < settings.size(); i++) {
            if (!ids.add(settings.get(i).id())) {
                values.problem(
                        "settings[" + i + "].id",
                        "another setting is called '" + settings.get(i).id() + "' already");
            }
        }
    }
}
