package bumblewick.editor.session;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.CommandAxis;
import bumblewick.input.binding.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One line of a table of commands, see {@link EditorCommand}. Its setters are for the table alone: each changes this line
 * and returns it.
 *
 * @param <W> the workplace that carries the command out
 */
public final class CommandEntry<W> {
    private final Consumer<W> action;
    private final List<AxisHint> axisHints = new ArrayList<>();
    private Trigger trigger;
    private Predicate<W> enabled = workplace -> true;
    private Optional<Function<W, String>> hint = Optional.empty();
    private Optional<EditorCommand<W>> opposite = Optional.empty();
    private Predicate<Boolean> hintedWithPad = pad -> true;
    private Optional<String> menuText = Optional.empty();
    private Predicate<W> inMenu = workplace -> true;

    /**
     * The hint of an axis that is held, such as one that moves the camera.
     *
     * @param text key of its words
     */
    record AxisHint(CommandAxis axis, String text) {}

    private CommandEntry(Consumer<W> action, Trigger trigger) {
        this.action = action;
        this.trigger = trigger;
    }

    /**
     * A command without hint and menu row.
     *
     * @param action what it does, a method of the workplace
     * @param chords that give the command, those of the keyboard first
     */
    public static <W> CommandEntry<W> of(Consumer<W> action, Chord... chords) {
        return new CommandEntry<>(action, Trigger.once(chords));
    }

    /** The command is given again and again while its key is held. */
    public CommandEntry<W> repeated() {
        trigger = new Trigger(true, trigger.chords());
        return this;
    }

    /** The command does something only if this is so; else its hint is faint and cannot be clicked. */
    public CommandEntry<W> when(Predicate<W> condition) {
        enabled = condition;
        return this;
    }

    /** The command has a hint; {@code text} is the key of its words. */
    public CommandEntry<W> hint(String text) {
        return hint(workplace -> text);
    }

    /** The command has a hint; {@code text} returns the key of its words, which change with the state of the workplace. */
    public CommandEntry<W> hint(Function<W, String> text) {
        hint = Optional.of(text);
        return this;
    }

    /** One hint for two commands that undo each other, such as left and right; it cannot be clicked. */
    public CommandEntry<W> hintWith(EditorCommand<W> other, String text) {
        opposite = Optional.of(other);
        return hint(text);
    }

    /** After the hint of this command stands that of an axis. */
    public CommandEntry<W> axisHint(CommandAxis axis, String text) {
        axisHints.add(new AxisHint(axis, text));
        return this;
    }

    /** The hint is shown only while the player uses the keyboard. */
    public CommandEntry<W> onKeyboardOnly() {
        hintedWithPad = pad -> !pad;
        return this;
    }

    /** The hint is shown only while the player uses a pad. */
    public CommandEntry<W> onPadOnly() {
        hintedWithPad = pad -> pad;
        return this;
    }

    /** The command has a row in the workplace's menu; {@code text} is the key of its words. */
    public CommandEntry<W> menu(String text) {
        return menu(text, workplace -> true);
    }

    /** The command has a row in the workplace's menu while {@code shown} is true. */
    public CommandEntry<W> menu(String text, Predicate<W> shown) {
        menuText = Optional.of(text);
        inMenu = shown;
        return this;
    }

    Trigger trigger() {
        return trigger;
    }

    boolean isEnabled(W workplace) {
        return enabled.test(workplace);
    }

    /** Carries the command out. */
    public void run(W workplace) {
        action.accept(workplace);
    }

    /** The key of the words of its hint; nothing if it has none on this device. */
    public Optional<String> hintText(W workplace, boolean pad) {
        return hint.filter(text -> hintedWithPad.test(pad)).map(text -> text.apply(workplace));
    }

    Optional<EditorCommand<W>> opposite() {
        return opposite;
    }

    List<AxisHint> axisHints() {
        return axisHints;
    }

    /** The key of the words of its menu row; nothing if the menu has none now. */
    public Optional<String> menuText(W workplace) {
        return menuText.filter(text -> inMenu.test(workplace));
    }
}
