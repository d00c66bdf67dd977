package bumblewick.ui.menu;

import bumblewick.ui.draw.UiSounds;
import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.FillMode;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.BoxLayout;
import com.simsilica.lemur.style.ElementId;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A value of a document that is edited: its name above its range, and the value above what it was before it was changed. Left
 * and right change it by small steps, previous and next by large ones.
 */
public final class ValueRow extends Row {
    private static final float HEIGHT = 62f;
    private static final float MARGIN = 18f;
    private static final float MARK = 26f; // where a changed value has its mark

    /** Share of the width that the name may take. */
    private static final float NAME = 0.46f;

    /** What a row shows of its value besides the value itself, and what can be done with it besides stepping. */
    public interface About {
        String name();

        /** The values that it may have. */
        String range();

        /** The value before it was changed; empty if it was not. */
        String before();

        /** The number before it was changed, to be marked on the slider; empty if it is none or was not changed. */
        Optional<Float> notch();

        /** A sentence about it. */
        String help();

        /** The row gained the focus, or lost it. */
        void focus(boolean on);

        /** Restores the value before the change; returns whether the value changed. */
        boolean reset();

        /** Begins typing the value; returns whether it can be typed. */
        boolean write();

        /** Opens the menu of what else can be done with the value. */
        void more();
    }

    private final About about;
    private final RowControl control;
    private final Optional<SliderControl> slider;
    private RowPlate rowPlate;
    private Label range;
    private Label before;
    private Label mark;
    private float left;
    private float valueWidth;

    private ValueRow(About about, RowControl control, Optional<SliderControl> slider) {
        this.about = about;
        this.control = control;
        this.slider = slider;
    }

    /** A number on a slider. */
    public static ValueRow number(About about, SliderScale scale, Supplier<Float> get, Consumer<Float> set) {
        SliderControl slider = new SliderControl(scale, get, set);
        return new ValueRow(about, slider, Optional.of(slider));
    }

    /** One of two words. */
    public static ValueRow flag(About about, List<String> offAndOn, BooleanSupplier get, Consumer<Boolean> set) {
        return stepped(about, () -> offAndOn.get(get.getAsBoolean() ? 1 : 0), steps -> {
            set.accept(!get.getAsBoolean());
            return true;
        });
    }

    /**
     * One of several, in a circle.
     *
     * @param options what is chosen among
     * @param label the displayed name of an option
     */
    public static <T> ValueRow choice(
            About about, Supplier<List<T>> options, Function<T, String> label, Supplier<T> get, Consumer<T> set) {
        return stepped(about, () -> label.apply(get.get()), steps -> {
            List<T> all = options.get();
            int next = Math.floorMod(Math.max(0, all.indexOf(get.get())) + steps, Math.max(1, all.size()));
            boolean another = next < all.size() && !all.get(next).equals(get.get());
            if (another) {
                set.accept(all.get(next));
            }
            return another;
        });
    }

    /** Words that are written. */
    public static ValueRow words(About about, Supplier<String> text) {
        return new ValueRow(about, new TextControl(text), Optional.empty());
    }

    private static ValueRow stepped(About about, Supplier<String> text, StepperControl.Steps steps) {
        return new ValueRow(about, new StepperControl(text, steps), Optional.empty());
    }

    @Override
    Panel build() {
        float font = style().text(MenuStyle.NAME);
        float small = style().text(MenuStyle.NOTE);
        float height = style().atLeast(Math.max(HEIGHT, (font + small) * 1.62f));
        float first = 1.4f * font;
        float second = 1.44f * small - 0.3f * font;
        float above = Math.max(0f, (height - GAP) / 2f - 0.72f * small - 0.7f * font);
        float below = Math.max(0f, height - GAP - above - first);
        float more = MARGIN + font;
        left = width() * NAME;
        valueWidth = width() - left - MARGIN;
        float names = left - MARK - more;
        range = new MenuLabel("", "note", 0f, names, 0f);
        before = new MenuLabel("", "note", 0f, valueWidth, 0f);
        before.setTextHAlignment(HAlignment.Right);
        mark = new MenuLabel("", "mark", 0f, MARK, 0f);
        mark.setInsets(new Insets3f(above, 0f, below, 0f));
        MenuLabel ellipsis = new MenuLabel("…", "more", -font, more, MARGIN);
        ellipsis.setInsets(new Insets3f(above, -font, below, MARGIN));
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        line.addChild(mark);
        Container title = line.addChild(stack(above, names));
        title.addChild(MenuStyle.sized(new MenuLabel(about.name(), "name", 0f, names, 0f), names, first));
        title.addChild(MenuStyle.sized(range, names, second));
        line.addChild(ellipsis);
        Container values = line.addChild(stack(above, valueWidth));
        values.addChild(control.build(style(), valueWidth, first));
        values.addChild(MenuStyle.sized(before, valueWidth, second));
        return line;
    }

    /** Two lines, one below the other, with free room above them. */
    private static Container stack(float above, float width) {
        Container stack = new Container(new BoxLayout(Axis.Y, FillMode.None), new ElementId("stack"), MenuStyle.STYLE);
        stack.setInsets(new Insets3f(above, 0f, 0f, 0f));
        return MenuStyle.sized(stack, width, 0f);
    }

    @Override
    void focus(boolean on) {
        rowPlate.focus(on);
        about.focus(on);
    }

    @Override
    boolean nav(NavCommand navCommand) {
        return switch (navCommand) {
            case LEFT -> answer(control.step(-1), UiSounds.Sound.MOVE);
            case RIGHT -> answer(control.step(1), UiSounds.Sound.MOVE);
            case PREVIOUS -> answer(control.leap(-1), UiSounds.Sound.MOVE);
            case NEXT -> answer(control.leap(1), UiSounds.Sound.MOVE);
            case ACCEPT -> about.write() || answer(control.accept(), UiSounds.Sound.ACCEPT);
            default -> false;
        };
    }

    private boolean answer(boolean changed, UiSounds.Sound sound) {
        if (changed) {
            style().sounds().play(sound);
            refresh();
        }
        return true;
    }

    @Override
    boolean slides() {
        return control.slides();
    }

    /** A press on the mark restores the value, on the name opens the menu, on a number or a text types it, elsewhere steps. */
    @Override
    void press(float x) {
        if (x < MARK) {
            answer(about.reset(), UiSounds.Sound.BACK);
        } else if (x < left - MARGIN / 2f) {
            about.more();
        } else if (control instanceof TextControl
                || (slider.isPresent() && x > left + valueWidth * SliderControl.BAR + MARGIN)) {
            about.write();
        } else {
            answer(control.point((x - left) / valueWidth, false), UiSounds.Sound.ACCEPT);
        }
    }

    @Override
    void drag(float x) {
        answer(control.point((x - left) / valueWidth, true), UiSounds.Sound.MOVE);
    }

    @Override
    public void refresh() {
        control.refresh();
        range.setText(about.range());
        String was = about.before();
        before.setText(was);
        mark.setText(was.isEmpty() ? "" : MenuStyle.CHANGED);
        slider.ifPresent(shown -> about.notch().ifPresentOrElse(shown::mark, shown::unmark));
    }

    @Override
    List<MenuHint> hints() {
        return List.of(MenuHint.CHANGE, MenuHint.CHOOSE);
    }

    @Override
    String help() {
        return about.help();
    }
}
