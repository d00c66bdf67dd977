package bumblewick.ui.menu;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.VAlignment;
import com.simsilica.lemur.component.IconComponent;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import com.simsilica.lemur.core.GuiComponent;
import com.simsilica.lemur.style.Attributes;
import com.simsilica.lemur.style.ElementId;
import com.simsilica.lemur.style.Styles;

/**
 * The Lemur style of all menus, and what else they are made with.
 *
 * @param canvas that they lie on
 * @param skin of their fonts and pictures
 * @param sounds that answer the player
 * @param navStack that sends keys and pads to them
 * @param scale how large everything is, 1 on a page
 */
public record MenuStyle(Canvas canvas, Skin skin, UiSounds sounds, NavStack navStack, float scale) {
    /** Name of the style in Lemur's {@link Styles}. */
    static final String STYLE = "bumblewick";

    /** Heights of letters at a text size of 100 %, in lines. */
    static final float BUTTON = 26f;

    static final float CHOICE = 25f;
    static final float MAIN_BUTTON = 31f;
    static final float LINK = 23f;
    static final float NAME = 22f;
    static final float NOTE = 16f;
    static final float CELL = 21f;
    static final float SEARCH = 24f;
    static final float HEADING = 25f;
    static final float TEXT = 20f;
    static final float HELP = 19f;
    static final float INSPECTOR_TITLE = 24f;
    private static final float TITLE = 36f;

    /** Least height of a row, in lines, and for letters of a height of 1. */
    private static final float ROW = 46f;

    static final float ROW_AIR = 1.36f;

    /** Stands before what was changed. */
    static final String CHANGED = "◆";

    /** How large titles, tabs and headings become at most: they leave the room to the rows. */
    private static final float MOST_TITLE = 1.1f;

    private static final float MOST_TAB = 1.4f;
    private static final float MOST_HEADING = 1.2f;

    /** Largest letters of a button, of the main one and of a link, in lines: as much as a plate holds of which six fit on a page. */
    private static final float LARGEST_BUTTON = 46f;

    private static final float LARGEST_MAIN = 46f;
    private static final float LARGEST_LINK = 34f;

    /** Largest letters and key pictures of a choice in a row, in lines: higher ones would hang over the row. */
    private static final float LARGEST_CHOICE = 41f;

    /** Largest letters of a help, in lines: two lines of them fit below six rows, where one in larger letters would shrink. */
    private static final float LARGEST_HELP = 28f;

    /** Height of a button for letters of a height of 1: its plate is lower, and holds what hangs below the line, too. */
    static final float BUTTON_AIR = 1.47f;

    /** Of everything as large as on a page. */
    public MenuStyle(Canvas canvas, Skin skin, UiSounds sounds, NavStack navStack) {
        this(canvas, skin, sounds, navStack, 1f);
    }

    /** The same with everything smaller, for what lies beside something else. */
    MenuStyle small(float factor) {
        return new MenuStyle(canvas, skin, sounds, navStack, scale * factor);
    }

    /**
     * Makes this the style of the Lemur elements that are made from now on. Each page, menu and inspector calls it before it
     * builds its panels, since the sizes follow the text size that the player chose.
     */
    void install() {
        GuiGlobals globals = GuiGlobals.getInstance();
        Attributes all = globals.getStyles().getSelector(STYLE);
        all.set("font", skin.font());
        all.set("textVAlignment", VAlignment.Center);
        element("title", titleSize(), Skin.GOLD, HAlignment.Center).set("font", skin.displayFont());
        element("heading", headingSize(), Skin.GOLD, HAlignment.Left).set("font", skin.displayFont());
        element("text", text(TEXT), Skin.TEXT, HAlignment.Left);
        element("inspectorTitle", text(INSPECTOR_TITLE), Skin.GOLD, HAlignment.Left);
        element("help", helpSize(), Skin.SOFT, HAlignment.Left).set("textVAlignment", VAlignment.Top);
        element("action", buttonSize(), Skin.TEXT, HAlignment.Center);
        element("choice", Math.min(LARGEST_CHOICE, text(CHOICE)), Skin.TEXT, HAlignment.Center);
        element("mark", text(NOTE), Skin.GOLD, HAlignment.Center);
        element("more", text(NAME), Skin.SOFT, HAlignment.Right);
        element("main", Math.min(LARGEST_MAIN, text(MAIN_BUTTON)), Skin.TEXT, HAlignment.Center);
        element("link", Math.min(LARGEST_LINK, text(LINK)), Skin.TEXT, HAlignment.Left);
        element("name", text(NAME), Skin.TEXT, HAlignment.Left);
        element("value", text(NAME), Skin.GOLD, HAlignment.Center);
        element("note", text(NOTE), Skin.SOFT, HAlignment.Left);
        element("cell", text(CELL), Skin.TEXT, HAlignment.Right);
        element("search", text(SEARCH), Skin.GOLD, HAlignment.Left);
        Attributes tab = globals.getStyles().getSelector("tab", "button", STYLE);
        tab.set("fontSize", tabSize());
        tab.set("color", Skin.SOFT);
        tab.set("textHAlignment", HAlignment.Center);
        tab.set("highlightColor", Skin.TEXT);
        tab.set("focusColor", Skin.GOLD);
        tab.set("onView", new TabUnderline(Skin.GOLD, 1f));
        tab.set("offView", new TabUnderline(Skin.GROOVE, 0.5f));
        element("tabbedPanel", text(NAME), Skin.SOFT, HAlignment.Left).set("activationColor", Skin.GOLD);
    }

    private Attributes element(String id, float fontSize, ColorRGBA color, HAlignment alignment) {
        Attributes attributes = GuiGlobals.getInstance().getStyles().getSelector(id, STYLE);
        attributes.set("fontSize", fontSize);
        attributes.set("color", color);
        attributes.set("textHAlignment", alignment);
        return attributes;
    }

    /** Size of a title, in lines. */
    float titleSize() {
        return TITLE * scale * Math.min(skin.textScale(), MOST_TITLE);
    }

    /** Size of the heading of a group of rows, in lines. */
    float headingSize() {
        return HEADING * scale * Math.min(skin.textScale(), MOST_HEADING);
    }

    /** Size of the name of a tab, in lines. */
    float tabSize() {
        return NAME * scale * Math.min(skin.textScale(), MOST_TAB);
    }

    /** Height of a row with a name and a value, in lines. */
    float rowHeight() {
        return atLeast(Math.max(lines(ROW), text(NAME) * ROW_AIR));
    }

    /** Size of a sentence about a row, in lines. */
    float helpSize() {
        return Math.min(LARGEST_HELP * scale, text(HELP));
    }

    /** Size of the text of a button, in lines. */
    float buttonSize() {
        return Math.min(LARGEST_BUTTON, text(BUTTON));
    }

    /**
     * An arrow.
     *
     * @param direction −1 to the left, 1 to the right
     * @param size of the picture, in lines
     * @param height of what it stands half way down in
     */
    Panel arrow(int direction, float size, float height) {
        Panel picture = new Panel(new ElementId("arrow"), STYLE);
        picture.setBackground(new QuadBackgroundComponent(skin.picture("arrow")));
        picture.setSize(new Vector3f(size, size, 0f));
        picture.rotate(0f, 0f, -direction * FastMath.HALF_PI); // round its upper left corner
        float middle = -height / 2f;
        picture.setLocalTranslation(direction > 0 ? size : 0f, middle + direction * size / 2f, 0f);
        Panel room = new Panel(new ElementId("arrow"), STYLE);
        room.attachChild(picture);
        return sized(room, size, 0f);
    }

    /** A picture whose middle stands at the right edge of a label, behind its text. */
    GuiComponent icon(String name, float size) {
        IconComponent icon = new IconComponent(skin.picture(name), new Vector2f(1f, 1f), 0f, 0f, 0.01f, false);
        icon.setIconSize(new Vector2f(size, size));
        icon.setHAlignment(HAlignment.Right);
        icon.setOffset(new Vector3f(size / 2f, 0f, 0f));
        icon.setOverlay(true);
        return icon;
    }

    /** Gives a panel a size in its layout, in lines; returns it. */
    static <T extends Panel> T sized(T panel, float width, float height) {
        panel.setPreferredSize(new Vector3f(width, height, 0f));
        return panel;
    }

    /** A length that is {@code length} lines on a page at a text size of 100 %, and does not grow with texts. */
    float lines(float length) {
        return length * scale;
    }

    /** Size of a text that is {@code size} lines high at a text size of 100 %. */
    float text(float size) {
        return size * scale * skin.textScale();
    }

    /**
     * Does what a press asks for, with its sound.
     *
     * @return whether it was a press
     */
    boolean answer(NavCommand navCommand, UiSounds.Sound sound, Runnable action) {
        if (navCommand != NavCommand.ACCEPT) {
            return false;
        }
        sounds.play(sound);
        action.run();
        return true;
    }

    /** A height that a finger can press, if there are fingers: at least {@code height}, in lines. */
    float atLeast(float height) {
        return Math.max(height, canvas.minTouchSize());
    }
}
