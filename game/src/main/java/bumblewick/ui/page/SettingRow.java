package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** A name on the left, and on the right what can be chosen: a switch, a slider, or one of several names. */
public final class SettingRow implements Row {
    private static final float HEIGHT = 46f;
    private static final float FONT = 22f;
    private static final float MARGIN = 18f;

    /** Share of the width that the name may take. */
    private static final float NAME = 0.54f;

    private final String name;
    private final String help;
    private final Control control;
    private final Group group = new Group();
    private PageStyle style;
    private Plate plate;
    private float left;
    private float width;

    private SettingRow(String name, String help, Control control) {
        this.name = name;
        this.help = help;
        this.control = control;
    }

    /** On or off. */
    public static SettingRow toggle(
            String name, String help, List<String> offAndOn, BooleanSupplier get, Consumer<Boolean> set) {
        return new SettingRow(
                name,
                help,
                new Stepper(() -> offAndOn.get(get.getAsBoolean() ? 1 : 0), steps -> set(set, !get.getAsBoolean())));
    }

    private static boolean set(Consumer<Boolean> set, boolean value) {
        set.accept(value);
        return true;
    }

    /**
     * One of several names, in a circle.
     *
     * @param options what is chosen among
     * @param label how an option is told
     */
    public static <T> SettingRow choice(
            String name,
            String help,
            Supplier<List<T>> options,
            Function<T, String> label,
            Supplier<T> get,
            Consumer<T> set) {
        return new SettingRow(name, help, new Stepper(() -> label.apply(get.get()), steps -> {
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
     * One of so many that there is a list of them.
     *
     * @param told what is chosen
     * @param by chooses what lies some steps further; says whether that is another
     * @param list shows all of them
     */
    public static SettingRow listed(String name, String help, Supplier<String> told, IntPredicate by, Runnable list) {
        return new SettingRow(name, help, new Stepper(told, by::test, Optional.of(list)));
    }

    /**
     * Something that is changed by steps.
     *
     * @param told how it stands
     * @param by changes it by some steps; says whether that is another
     */
    public static SettingRow stepped(String name, String help, Supplier<String> told, IntPredicate by) {
        return new SettingRow(name, help, new Stepper(told, by::test));
    }

    /**
     * A number.
     *
     * @param scale what the slider counts with
     */
    public static SettingRow number(String name, String help, Scale scale, Supplier<Float> get, Consumer<Float> set) {
        return new SettingRow(name, help, new Slider(scale, get, set));
    }

    @Override
    public float layout(PageStyle style, float width) {
        this.style = style;
        group.clear();
        float height = style.atLeast(Math.max(style.lines(HEIGHT), style.text(FONT) * 1.9f));
        plate = Plate.line(style.skin(), group, width, height - 4f);
        float middle = -height / 2f + 2f;
        left = width * NAME;
        this.width = width * (1f - NAME) - MARGIN;
        group.add(style.skin().caption(style.text(FONT), Skin.TEXT, Align.LEFT))
                .says(name)
                .within(left - MARGIN * 1.5f)
                .at(MARGIN, middle, Layer.TEXT);
        control.layout(style, group, left, this.width, middle);
        control.refresh();
        return height;
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public void focus(boolean on) {
        plate.focus(on);
    }

    @Override
    public boolean nav(Nav nav) {
        return switch (nav) {
            case LEFT -> answer(control.step(-1), Chime.Sound.MOVE);
            case RIGHT -> answer(control.step(1), Chime.Sound.MOVE);
            case ACCEPT -> answer(control.accept(), Chime.Sound.ACCEPT);
            default -> false;
        };
    }

    private boolean answer(boolean changed, Chime.Sound sound) {
        if (changed) {
            style.chime().play(sound);
            control.refresh();
        }
        return true;
    }

    @Override
    public boolean slides() {
        return control.slides();
    }

    @Override
    public void press(float x) {
        answer(control.point((x - left) / width, false), Chime.Sound.ACCEPT);
    }

    @Override
    public void drag(float x) {
        answer(control.point((x - left) / width, true), Chime.Sound.MOVE);
    }

    @Override
    public void refresh() {
        control.refresh();
    }

    @Override
    public String help() {
        return help;
    }
}
