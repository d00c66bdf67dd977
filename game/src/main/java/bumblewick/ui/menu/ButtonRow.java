package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import com.simsilica.lemur.Button;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.event.MouseEventControl;
import com.simsilica.lemur.style.ElementId;
import java.util.List;
import java.util.Optional;

/**
 * A button.
 *
 * <p>Its Lemur button is clicked by the list that it is in: Lemur's own mouse handler would click it under a finger that
 * scrolls the list, and the key that Lemur listens to counts only when it is let go.
 */
public final class ButtonRow extends Row {
    private static final float KEY = 1.3f; // picture of what is locked, in sizes of the letters

    /** How a button looks. */
    private enum Shape {
        USUAL("action", 54f),
        /** What most players choose. */
        MAIN("main", 66f),
        /** A line of text, with a plate only while it has the focus. */
        LINK("link", 38f);

        private final String element; // of the style
        private final float least; // height, in lines

        Shape(String element, float least) {
            this.element = element;
            this.least = least;
        }
    }

    private final String text;
    private final String help;
    private final UiSounds.Sound sound;
    private final Runnable action;
    private final Shape shape;
    private Optional<Runnable> delete = Optional.empty();
    private boolean locked;
    private Button button;
    private RowPlate rowPlate;

    /**
     * Makes a button.
     *
     * @param help a sentence about it, or nothing
     * @param sound that answers
     */
    public ButtonRow(String text, String help, UiSounds.Sound sound, Runnable action) {
        this(text, help, sound, action, Shape.USUAL);
    }

    private ButtonRow(String text, String help, UiSounds.Sound sound, Runnable action, Shape shape) {
        this.text = text;
        this.help = help;
        this.sound = sound;
        this.action = action;
        this.shape = shape;
    }

    /** A button that needs no explanation. */
    public ButtonRow(String text, Runnable action) {
        this(text, "", UiSounds.Sound.ACCEPT, action);
    }

    /** Lets a key of its own delete what the button stands for. */
    public ButtonRow deletedBy(Runnable action) {
        delete = Optional.of(action);
        return this;
    }

    /** Shows by a key that what it stands for is closed as yet; it can be clicked all the same, to learn why. */
    public ButtonRow locked() {
        locked = true;
        return this;
    }

    /** A larger button, for what most players choose. */
    static ButtonRow main(String text, UiSounds.Sound sound, Runnable action) {
        return new ButtonRow(text, "", sound, action, Shape.MAIN);
    }

    /** A line of text that has a plate only while it has the focus, for where many stand together. */
    static ButtonRow link(String text, UiSounds.Sound sound, Runnable action) {
        return new ButtonRow(text, "", sound, action, Shape.LINK);
    }

    @Override
    Panel build() {
        button = new Button(text, new ElementId(shape.element), MenuStyle.STYLE);
        float font = button.getFontSize();
        float height = style().atLeast(Math.max(shape.least, font * MenuStyle.BUTTON_AIR));
        button.removeControl(MouseEventControl.class);
        MenuLabel.fit(button, width() - 2f * RowPlate.BUTTON_SIDE);
        button.addClickCommands(source -> click());
        button.setInsets(new Insets3f(0f, 0f, GAP, 0f));
        if (locked) {
            button.setIcon(style().icon("key_icon", KEY * font));
        }
        rowPlate = shape == Shape.LINK
                ? RowPlate.link(style().skin(), button, height - GAP)
                : RowPlate.button(style().skin(), button, height - GAP);
        MenuLabel.centre(button, height - GAP);
        return MenuStyle.sized(button, width(), height);
    }

    private void click() {
        style().sounds().play(sound);
        action.run();
    }

    @Override
    void focus(boolean on) {
        rowPlate.focus(on);
        button.setColor(on ? Skin.ON_FOCUS : Skin.TEXT);
    }

    @Override
    boolean nav(NavCommand navCommand) {
        if (navCommand == NavCommand.DELETE && delete.isPresent()) {
            delete.get().run();
            return true;
        }
        if (navCommand == NavCommand.ACCEPT) {
            button.click();
        }
        return navCommand == NavCommand.ACCEPT;
    }

    @Override
    List<MenuHint> hints() {
        return delete.isEmpty() ? List.of(MenuHint.CHOOSE) : List.of(MenuHint.CHOOSE, MenuHint.DELETE);
    }

    @Override
    String help() {
        return help;
    }
}
