package bumblewick.ui.menu;

import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.FillMode;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.BoxLayout;
import com.simsilica.lemur.core.GuiControl;
import com.simsilica.lemur.style.ElementId;
import java.util.List;

/**
 * A line of a page, a menu or an inspector: it builds a Lemur panel, and says what keys, pads, pointers and fingers do to it.
 * It outlives its panel, which is built anew for another width or another size of texts.
 */
public abstract class Row {
    /** Free room below the frame of a row, in lines. */
    static final float GAP = 4f;

    private static final ElementId ID = new ElementId("row");

    private MenuStyle style;
    private float width;
    private Panel panel;

    Row() {}

    /**
     * Builds the panel, at first and whenever the window or the size of texts changes; {@link #style} and {@link #width} are
     * what it is built for.
     *
     * @return with its preferred size set
     */
    abstract Panel build();

    /**
     * Builds the panel anew.
     *
     * @param width in lines of the canvas
     * @return its height, in lines
     */
    final float layout(MenuStyle style, float width) {
        this.style = style;
        this.width = width;
        panel = build();
        focusTarget().getControl(GuiControl.class).setFocusable(focusable());
        refresh();
        return panel.getPreferredSize().y;
    }

    /** What the panel was built with last. */
    final MenuStyle style() {
        return style;
    }

    /** What Lemur gives the focus of the row to: the first part of a panel with several, or else the panel itself. */
    private Panel focusTarget() {
        return panel instanceof Container parts ? (Panel) parts.getChild(0) : panel;
    }

    /** Width of the panel, in lines. */
    final float width() {
        return width;
    }

    /** What there is to see; another object after each {@link #layout}. */
    final Panel panel() {
        return panel;
    }

    /** An empty panel for parts side by side, {@code height} lines high with the gap below it. */
    final Container line(float height) {
        Container line = new Container(new BoxLayout(Axis.X, FillMode.None), ID, MenuStyle.STYLE);
        line.setInsets(new Insets3f(0f, 0f, GAP, 0f));
        return MenuStyle.sized(line, width, height);
    }

    /** Whether it can have the focus. */
    boolean focusable() {
        return true;
    }

    /** The focus came to this row, or left it for another row. */
    void focus(boolean on) {}

    /**
     * Does what a key or a pad asks for, if it means anything to this row.
     *
     * @return whether it did
     */
    boolean nav(NavCommand navCommand) {
        return false;
    }

    /**
     * A pointer was pressed and let go on it: anywhere, that is to accept, unless its places mean different things.
     *
     * @param x from its left edge, in lines
     */
    void press(float x) {
        nav(NavCommand.ACCEPT);
    }

    /** Whether there is something on it that follows a pressed pointer to left and right. */
    boolean slides() {
        return false;
    }

    /**
     * The pressed pointer moved; it may have left.
     *
     * @param x from its left edge, in lines
     */
    void drag(float x) {}

    /** Shows the next frame, if it moves by itself. */
    void update() {}

    /** Shows again what it shows: something was chosen, here or elsewhere. */
    void refresh() {}

    /** What can be done with it while it has the focus, besides leaving it. */
    List<MenuHint> hints() {
        return List.of();
    }

    /** A sentence about it, for whoever hesitates; empty if there is nothing to say. */
    String help() {
        return "";
    }
}
