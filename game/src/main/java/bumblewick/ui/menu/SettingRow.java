package bumblewick.ui.menu;

import bumblewick.ui.draw.UiSounds;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.Panel;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** A name on the left, and on the right the control that changes a value: a switch, a slider, or a stepper. */
public final class SettingRow extends Row {
    private static final float MARGIN = 18f;

    /** Share of the width that the name may take. */
    private static final float NAME = 0.54f;

    private final String name;
    private final String help;
    private final RowControl control;
    private Optional<Default> fallback = Optional.empty();
    private RowPlate rowPlate;
    private float left;
    private float valueWidth;

    private SettingRow(String name, String help, RowControl control) {
        this.name = name;
        this.help = help;
        this.control = control;
    }

    /** What a setting is as long as the player has not changed it. */
    private record Default(BooleanSupplier changed, Runnable restore) {}

    /**
     * Lets a key of its own set the row back.
     *
     * @param changed whether the value differs from its default
     * @param restore gives the value its default
     */
    public SettingRow resetBy(BooleanSupplier changed, Runnable restore) {
        fallback = Optional.of(new Default(changed, restore));
        return this;
    }

    /** On or off. */
    public static SettingRow toggle(
            String name, String help, List<String> offAndOn, BooleanSupplier get, Consumer<Boolean> set) {
        return new SettingRow(
                name,
                help,
                new StepperControl(
                        () -> offAndOn.get(get.getAsBoolean() ? 1 : 0), steps -> set(set, !get.getAsBoolean())));
    }

    private static boolean set(Consumer<Boolean> set, boolean value) {
        set.accept(value);
        return true;
    }

    /**
     * One of several names, in a circle.
     *
     * @param options all values
     * @param label the name of a value
     */
    public static <T> SettingRow choice(
            String name,
            String help,
            Supplier<List<T>> options,
            Function<T, String> label,
            Supplier<T> get,
            Consumer<T> set) {
        return new SettingRow(name, help, new StepperControl(() -> label.apply(get.get()), steps -> {
            List<T> all = options.get();
            int next = Math.floorMod(Math.max(0, all.indexOf(get.get())) + steps, Math.max(1, all.size()));
            boolean another = next < all.size() && !all.get(next).equals(get.get());
            if (another) {
                set.accept(all.get(next));
            }
            return another;
        }));
    }

    /**
     * One of so many values that there is a list of them.
     *
     * @param value the name of the chosen value
     * @param by chooses the value some steps further; returns whether it is another
     * @param list opens the list
     */
    public static SettingRow listed(String name, String help, Supplier<String> value, IntPredicate by, Runnable list) {
        return new SettingRow(name, help, new StepperControl(value, by::test, Optional.of(list)));
    }

    /**
     * A value that is changed by steps.
     *
     * @param value the value
     * @param by changes it by some steps; returns whether it is another
     */
    public static SettingRow stepped(String name, String help, Supplier<String> value, IntPredicate by) {
        return new SettingRow(name, help, new StepperControl(value, by::test));
    }

    /**
     * A number.
     *
     * @param scale of the slider
     */
    public static SettingRow number(
            String name, String help, SliderScale scale, Supplier<Float> get, Consumer<Float> set) {
        return new SettingRow(name, help, new SliderControl(scale, get, set));
    }

    @Override
    Panel build() {
        float height = style().rowHeight();
        left = width() * NAME;
        valueWidth = width() * (1f - NAME) - MARGIN;
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        line.addChild(new MenuLabel(name, "name", MARGIN, left, MARGIN / 2f));
        line.addChild(control.build(style(), valueWidth, height - GAP));
        return line;
    }

    @Override
    void focus(boolean on) {
        rowPlate.focus(on);
    }

    @Override
    boolean nav(NavCommand navCommand) {
        return switch (navCommand) {
            case LEFT -> answer(control.step(-1), UiSounds.Sound.MOVE);
            case RIGHT -> answer(control.step(1), UiSounds.Sound.MOVE);
            case ACCEPT -> answer(control.accept(), UiSounds.Sound.ACCEPT);
            case RESET -> answer(restored(), UiSounds.Sound.BACK);
            default -> false;
        };
    }

    private boolean isChanged() {
        return fallback.map(standard -> standard.changed().getAsBoolean()).orElse(false);
    }

    private boolean restored() {
        boolean changed = isChanged();
        if (changed) {
            fallback.ifPresent(standard -> standard.restore().run());
        }
        return changed;
    }

    @Override
    List<MenuHint> hints() {
        return isChanged() ? List.of(MenuHint.CHANGE, MenuHint.RESET) : List.of(MenuHint.CHANGE);
    }

    private boolean answer(boolean changed, UiSounds.Sound sound) {
        if (changed) {
            style().sounds().play(sound);
            control.refresh();
        }
        return true;
    }

    @Override
    boolean slides() {
        return control.slides();
    }

    @Override
    void press(float x) {
        answer(control.point((x - left) / valueWidth, false), UiSounds.Sound.ACCEPT);
    }

    @Override
    void drag(float x) {
        answer(control.point((x - left) / valueWidth, true), UiSounds.Sound.MOVE);
    }

    @Override
    void refresh() {
        control.refresh();
    }

    @Override
    String help() {
        return help;
    }
}
