package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Chime;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;

/** A button. */
public final class ActionRow implements Row {
    private static final float HEIGHT = 54f;
    private static final float FONT = 26f;

    /** What the frame takes of the width, in lines. */
    private static final float FRAME = 56f;

    private final String text;
    private final String help;
    private final Chime.Sound sound;
    private final Runnable action;
    private final Group group = new Group();
    private Chime chime;
    private Plate plate;

    /**
     * Makes a button.
     *
     * @param help a sentence about it, or nothing
     * @param sound that answers
     */
    public ActionRow(String text, String help, Chime.Sound sound, Runnable action) {
        this.text = text;
        this.help = help;
        this.sound = sound;
        this.action = action;
    }

    /** A button that needs no explanation. */
    public ActionRow(String text, Runnable action) {
        this(text, "", Chime.Sound.ACCEPT, action);
    }

    @Override
    public float layout(PageStyle style, float width) {
        chime = style.chime();
        group.clear();
        float height = Math.max(HEIGHT, style.text(FONT) * 1.9f);
        plate = Plate.button(style.skin(), group, width, height - 4f);
        group.add(style.skin().caption(style.text(FONT), Skin.TEXT, Align.CENTRE))
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
        if (nav != Nav.ACCEPT) {
            return false;
        }
        chime.play(sound);
        action.run();
        return true;
    }

    @Override
    public void press(float x) {
        nav(Nav.ACCEPT);
    }

    @Override
    public String help() {
        return help;
    }
}
