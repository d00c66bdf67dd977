package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;

/** A button. */
public final class ActionRow implements Row {
    private static final float HEIGHT = 54f;
    private static final float FONT = 26f;
    private static final float AIR = 1.9f; // height for a height of the letters of 1

    private static final float SLIM_HEIGHT = 44f;
    private static final float SLIM_FONT = 24f;
    private static final float SLIM_AIR = 1.34f;
    private static final float LARGEST_SLIM = 42f;

    /** What the frame takes of the width, in lines. */
    private static final float FRAME = 56f;

    private final String text;
    private final String help;
    private final Chime.Sound sound;
    private final Runnable action;
    private final boolean slim;
    private final Group group = new Group();
    private PageStyle style;
    private Plate plate;

    /**
     * Makes a button.
     *
     * @param help a sentence about it, or nothing
     * @param sound that answers
     */
    public ActionRow(String text, String help, Chime.Sound sound, Runnable action) {
        this(text, help, sound, action, false);
    }

    private ActionRow(String text, String help, Chime.Sound sound, Runnable action, boolean slim) {
        this.text = text;
        this.help = help;
        this.sound = sound;
        this.action = action;
        this.slim = slim;
    }

    /** A button that needs no explanation. */
    public ActionRow(String text, Runnable action) {
        this(text, "", Chime.Sound.ACCEPT, action);
    }

    /** A lower button, for where many stand together. */
    static ActionRow slim(String text, Chime.Sound sound, Runnable action) {
        return new ActionRow(text, "", sound, action, true);
    }

    @Override
    public float layout(PageStyle style, float width) {
        this.style = style;
        group.clear();
        float font = slim ? Math.min(LARGEST_SLIM, style.text(SLIM_FONT)) : style.text(FONT);
        float height = style.atLeast(slim ? Math.max(SLIM_HEIGHT, font * SLIM_AIR) : Math.max(HEIGHT, font * AIR));
        plate = Plate.button(style.skin(), group, width, height - 4f);
        group.add(style.skin().caption(font, Skin.TEXT, Align.CENTRE))
                .says(text)
                .within(width - FRAME)
                .at(width / 2f, -height / 2f + 2f, Layer.TEXT);
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
        return style.answer(nav, sound, action);
    }

    @Override
    public String help() {
        return help;
    }
}
