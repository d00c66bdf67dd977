package bumblewick.app.shell;

import bumblewick.input.AutoRun;
import bumblewick.input.HoldToggles;
import bumblewick.input.InputTuning;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.TouchPreferences;

/** Reads from the settings how the devices respond. */
public final class InputSettings {
    private InputSettings() {}

    public static InputTuning feel(Settings chosen) {
        return new InputTuning(
                new InputTuning.Turn(
                        chosen.get(SettingsCatalogue.KEYS_INVERT_X),
                        chosen.get(SettingsCatalogue.KEYS_INVERT_Y),
                        chosen.get(SettingsCatalogue.KEYS_SPEED),
                        chosen.get(SettingsCatalogue.KEYS_VERTICAL)),
                new InputTuning.Turn(
                        chosen.get(SettingsCatalogue.MOUSE_INVERT_X),
                        chosen.get(SettingsCatalogue.MOUSE_INVERT_Y),
                        chosen.get(SettingsCatalogue.MOUSE_SPEED),
                        chosen.get(SettingsCatalogue.MOUSE_VERTICAL)),
                new InputTuning.Turn(
                        chosen.get(SettingsCatalogue.PAD_INVERT_X),
                        chosen.get(SettingsCatalogue.PAD_INVERT_Y),
                        chosen.get(SettingsCatalogue.PAD_SPEED),
                        chosen.get(SettingsCatalogue.PAD_VERTICAL)),
                new InputTuning.Turn(
                        chosen.get(SettingsCatalogue.TOUCH_INVERT_X),
                        chosen.get(SettingsCatalogue.TOUCH_INVERT_Y),
                        chosen.get(SettingsCatalogue.TOUCH_SPEED),
                        chosen.get(SettingsCatalogue.TOUCH_VERTICAL)),
                chosen.get(SettingsCatalogue.DEAD_ZONE),
                new InputTuning.Steering(
                        chosen.get(SettingsCatalogue.KEYS_RAMP),
                        chosen.get(SettingsCatalogue.PAD_FLIGHT_X),
                        chosen.get(SettingsCatalogue.PAD_FLIGHT_Y),
                        curve(chosen.get(SettingsCatalogue.PAD_CURVE))));
    }

    /** The exponent of a response curve. */
    private static float curve(String name) {
        return switch (name) {
            case "fine" -> 1.6f;
            case "finer" -> 2.4f;
            default -> 1f;
        };
    }

    /** Which actions are toggled. */
    public static HoldToggles toggles(Settings chosen) {
        return new HoldToggles(
                chosen.get(SettingsCatalogue.TIGHT_TOGGLES),
                chosen.get(SettingsCatalogue.WALK_TOGGLES),
                chosen.get(SettingsCatalogue.BOOST_TOGGLES),
                chosen.get(SettingsCatalogue.BRAKE_TOGGLES),
                chosen.get(SettingsCatalogue.CROUCH_TOGGLES),
                chosen.get(SettingsCatalogue.GLIDE_TOGGLES));
    }

    /** When Wick runs on foot without a full push. */
    public static AutoRun.Mode autoRun(Settings chosen) {
        return switch (chosen.get(SettingsCatalogue.AUTO_RUN)) {
            case SettingsCatalogue.RUN_FULL -> AutoRun.Mode.FULL;
            case SettingsCatalogue.RUN_ON -> AutoRun.Mode.ON;
            default -> AutoRun.Mode.OFF;
        };
    }

    /** How touch controls look and respond. */
    static TouchPreferences touchOptions(Settings chosen) {
        return new TouchPreferences(
                chosen.get(SettingsCatalogue.TOUCH_SIZE),
                chosen.get(SettingsCatalogue.TOUCH_OPACITY),
                chosen.get(SettingsCatalogue.TOUCH_MIRROR),
                chosen.get(SettingsCatalogue.TOUCH_HOLD),
                chosen.get(SettingsCatalogue.TOUCH_SPIN));
    }
}
