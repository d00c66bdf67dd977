package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The name of a part of something: over the rows of what is in it, or a door to them. More can be done with the part itself. */
public final class PartRow implements Row {
    private static final float HEIGHT = 46f;
    private static final float FONT = 22f;
    private static final float MARGIN = 18f;
    private static final float MARK = 26f; // where a changed part has its mark

    private final String name;
    private final Supplier<String> help;
    private final About about;
    private final Runnable open;
    private final Group group = new Group();
    private PageStyle style;
    private Plate plate;
    private Caption mark;
    private float width;

    /**
     * What there is to know of a part, and to be done with it.
     *
     * @param changed whether it has a mark
     * @param focus told whether it has the focus
     * @param more shows what can be done with it
     */
    public record About(BooleanSupplier changed, Consumer<Boolean> focus, Runnable more) {}

    /**
     * Makes a row.
     *
     * @param help a sentence about it
     * @param open done when it is accepted
     */
    public PartRow(String name, Supplier<String> help, About about, Runnable open) {
        this.name = name;
        this.help = help;
        this.about = about;
        this.open = open;
    }

    @Override
    public float layout(PageStyle style, float width) {
        this.style = style;
        this.width = width;
        group.clear();
        Skin skin = style.skin();
        float font = style.text(FONT);
        float height = style.atLeast(Math.max(HEIGHT, font * 1.9f));
        float middle = -height / 2f + 2f;
        plate = Plate.line(skin, group, width, height - 4f);
        mark = group.add(skin.caption(style.text(16f), Skin.GOLD, Align.CENTRE))
                .says("◆")
                .at(MARK / 2f + 3f, middle, Layer.TEXT);
        group.add(skin.caption(font, Skin.GOLD, Align.LEFT))
                .says(name)
                .within(width - MARK - 3f * MARGIN - font)
                .at(MARK, middle, Layer.TEXT);
        group.add(skin.caption(font, Skin.SOFT, Align.RIGHT)).says("…").at(width - MARGIN, middle, Layer.TEXT);
        refresh();
        return height;
    }

    @Override
    public void refresh() {
        mark.shown(about.changed().getAsBoolean());
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public void focus(boolean on) {
        plate.focus(on);
        about.focus().accept(on);
    }

    @Override
    public boolean nav(Nav nav) {
        return style.answer(nav, Chime.Sound.ACCEPT, open);
    }

    /** Its right end shows what else can be done. */
    @Override
    public void press(float x) {
        boolean more = x > width - 2f * MARGIN - style.text(FONT);
        style.answer(Nav.ACCEPT, Chime.Sound.ACCEPT, more ? about.more() : open);
    }

    @Override
    public String help() {
        return help.get();
    }
}
