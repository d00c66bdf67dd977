package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A value that is tuned: its name with what it may be, and what it is, with what it was before. Left and right lead it by
 * small steps, back and forth by large ones.
 */
public final class TunedRow implements Row {
    private static final float HEIGHT = 62f;
    private static final float FONT = 22f;
    private static final float SMALL = 16f;
    private static final float MARGIN = 18f;
    private static final float MARK = 26f; // where a changed value has its mark
    private static final float NOTCH = 18f;

    /** Share of the width that the name may take. */
    private static final float NAME = 0.46f;

    /** What there is to say about a value besides the value itself, and what can be done besides leading it. */
    public interface About {
        String name();

        /** What it may be. */
        String range();

        /** What it was before it was changed; empty if it was not. */
        String before();

        /** The number that it was before it was changed, if it is a number and was changed. */
        Optional<Float> notch();

        /** A sentence about it. */
        String help();

        /** It got the focus, or lost it. */
        void focus(boolean on);

        /** Makes it what it was before; says whether it is another now. */
        boolean reset();

        /** Lets it be written; says whether that is possible. */
        boolean write();

        /** Shows what else can be done with it. */
        void more();
    }

    private final About about;
    private final Control control;
    private final Optional<Slider> slider;
    private final Group group = new Group();
    private PageStyle style;
    private Plate plate;
    private Caption range;
    private float rangeRoom;
    private Caption before;
    private Caption mark;
    private Sprite notch;
    private float left;
    private float width;
    private float bar;

    private TunedRow(About about, Control control, Optional<Slider> slider) {
        this.about = about;
        this.control = control;
        this.slider = slider;
    }

    /** A number on a slider. */
    public static TunedRow number(About about, Scale scale, Supplier<Float> get, Consumer<Float> set) {
        Slider slider = new Slider(scale, get, set);
        return new TunedRow(about, slider, Optional.of(slider));
    }

    /** One of two words. */
    public static TunedRow flag(About about, List<String> offAndOn, BooleanSupplier get, Consumer<Boolean> set) {
        return stepped(about, () -> offAndOn.get(get.getAsBoolean() ? 1 : 0), steps -> {
            set.accept(!get.getAsBoolean());
            return true;
        });
    }

    /**
     * One of several, in a circle.
     *
     * @param options what is chosen among
     * @param label how an option is told
     */
    public static <T> TunedRow choice(
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
    public static TunedRow words(About about, Supplier<String> told) {
        return new TunedRow(about, new Wording(told), Optional.empty());
    }

    private static TunedRow stepped(About about, Supplier<String> told, Stepper.Steps steps) {
        return new TunedRow(about, new Stepper(told, steps), Optional.empty());
    }

    @Override
    public float layout(PageStyle style, float width) {
        this.style = style;
        group.clear();
        Skin skin = style.skin();
        float font = style.text(FONT);
        float small = style.text(SMALL);
        float height = style.atLeast(Math.max(HEIGHT, (font + small) * 1.62f));
        float upper = -height / 2f + 2f + small * 0.72f;
        float lower = upper - font * 0.55f - small * 0.72f;
        plate = Plate.line(skin, group, width, height - 4f);
        left = width * NAME;
        this.width = width - left - MARGIN;
        float room = left - MARK - MARGIN - font;
        mark = group.add(skin.caption(style.text(SMALL), Skin.GOLD, Align.CENTRE))
                .says("◆")
                .at(MARK / 2f + 3f, upper, Layer.TEXT);
        group.add(skin.caption(font, Skin.TEXT, Align.LEFT))
                .says(about.name())
                .within(room)
                .at(MARK, upper, Layer.TEXT);
        rangeRoom = room;
        range = group.add(skin.caption(small, Skin.SOFT, Align.LEFT)).at(MARK, lower, Layer.TEXT);
        group.add(skin.caption(font, Skin.SOFT, Align.RIGHT)).says("…").at(left - MARGIN, upper, Layer.TEXT);
        bar = upper;
        notch = group.add(skin.plain(Skin.SOFT), 0.8f).size(3f, NOTCH);
        control.layout(style, group, left, this.width, upper);
        before = group.add(skin.caption(small, Skin.SOFT, Align.RIGHT)).at(left + this.width, lower, Layer.TEXT);
        refresh();
        return height;
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public void focus(boolean on) {
        plate.focus(on);
        about.focus(on);
    }

    @Override
    public boolean nav(Nav nav) {
        return switch (nav) {
            case LEFT -> answer(control.step(-1), Chime.Sound.MOVE);
            case RIGHT -> answer(control.step(1), Chime.Sound.MOVE);
            case PREVIOUS -> answer(control.leap(-1), Chime.Sound.MOVE);
            case NEXT -> answer(control.leap(1), Chime.Sound.MOVE);
            case ACCEPT -> about.write() || answer(control.accept(), Chime.Sound.ACCEPT);
            default -> false;
        };
    }

    private boolean answer(boolean changed, Chime.Sound sound) {
        if (changed) {
            style.chime().play(sound);
            refresh();
        }
        return true;
    }

    @Override
    public boolean slides() {
        return control.slides();
    }

    /** The mark takes the change back, the name shows what else there is, numbers and words are written, the rest is led. */
    @Override
    public void press(float x) {
        if (x < MARK) {
            answer(about.reset(), Chime.Sound.BACK);
        } else if (x < left - MARGIN / 2f) {
            about.more();
        } else if (control instanceof Wording || slider.isPresent() && x > left + width * Slider.BAR + MARGIN) {
            about.write();
        } else {
            answer(control.point((x - left) / width, false), Chime.Sound.ACCEPT);
        }
    }

    @Override
    public void drag(float x) {
        answer(control.point((x - left) / width, true), Chime.Sound.MOVE);
    }

    @Override
    public void refresh() {
        control.refresh();
        range.says(about.range()).within(rangeRoom);
        String was = about.before();
        before.says(was).within(width);
        mark.shown(!was.isEmpty());
        Optional<Float> number = slider.isPresent() ? about.notch() : Optional.empty();
        notch.shown(number.isPresent());
        number.ifPresent(value -> notch.at(left + slider.get().place(value), bar, Layer.FILL + 0.5f));
    }

    @Override
    public String help() {
        return about.help();
    }
}
