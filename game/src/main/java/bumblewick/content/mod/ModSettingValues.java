package bumblewick.content.mod;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the settings of one mod are. Immutable. */
public final class ModSettingValues {
    private final Map<String, ModSetting> settings;
    private final SortedMap<String, Object> values;

    private ModSettingValues(Map<String, ModSetting> settings, SortedMap<String, Object> values) {
        this.settings = settings;
        this.values = Collections.unmodifiableSortedMap(values);
    }

    /** The defaults. */
    public static ModSettingValues defaults(List<ModSetting> settings) {
        Map<String, ModSetting> byId = new LinkedHashMap<>();
        SortedMap<String, Object> values = new TreeMap<>();
        for (ModSetting setting : settings) {
            byId.put(setting.id(), setting);
            values.put(setting.id(), setting.setting().fallback());
        }
        return new ModSettingValues(byId, values);
    }

    /** The settings by id, in the order of their page. */
    public Map<String, ModSetting> settings() {
        return Collections.unmodifiableMap(settings);
    }

    /** The values by id: a {@link Boolean}, {@link Float} or {@link String} each. */
    public SortedMap<String, Object> values() {
        return values;
    }

    /** The value of a setting; null if there is no such setting. */
    public Object get(String id) {
        return values.get(id);
    }

    /**
     * The same with another value.
     *
     * @param raw a {@link Boolean}, {@link Number} or {@link String}
     * @return empty if there is no such setting, or it does not accept the value
     */
    public Optional<ModSettingValues> with(String id, Object raw) {
        ModSetting setting = settings.get(id);
        return Optional.ofNullable(setting)
                .flatMap(known -> known.setting().accept(raw))
                .map(accepted -> {
                    SortedMap<String, Object> changed = new TreeMap<>(values);
                    changed.put(id, accepted);
                    return new ModSettingValues(settings, changed);
                });
    }

    /** The same with a setting as it is before anybody changes it. */
    public ModSettingValues reset(String id) {
        return with(id, settings.get(id).setting().fallback()).orElseThrow();
    }

    /** The values as JSON text, by id. */
    public SortedMap<String, String> literals() {
        SortedMap<String, String> literals = new TreeMap<>();
        values.forEach((id, value) -> literals.put(id, ModSetting.literal(value)));
        return literals;
    }
}
