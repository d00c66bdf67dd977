package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The name of a part of a document, over the rows of its values or leading to a page of them. Its right end opens a menu of
 * what can be done with the part itself.
 */
public final class SectionRow extends Row {
    private static final float HEIGHT = 46f;
    private static final float MARGIN = 18f;
    private static final float MARK = 26f; // where a changed part has its mark

    private final String name;
    private final Supplier<String> help;
    private final About about;
    private final Runnable open;
    private RowPlate rowPlate;
    private Label mark;

    /**
     * The part that a row stands for.
     *
     * @param changed whether the part was changed: then the row has a mark
     * @param focus notified when the row gains or loses the focus
     * @param more opens the menu of the part
     */
    public record About(BooleanSupplier changed, Consumer<Boolean> focus, Runnable more) {}

    /**
     * Makes a row.
     *
     * @param help a sentence about it
     * @param open run when the row is accepted
     */
    public SectionRow(String name, Supplier<String> help, About about, Runnable open) {
        this.name = name;
        this.help = help;
        this.about = about;
        this.open = open;
    }

    @Override
    Panel build() {
        float font = style().text(MenuStyle.NAME);
        float height = style().atLeast(Math.max(HEIGHT, font * MenuStyle.ROW_AIR));
        float more = font + 3f * MARGIN;
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        mark = line.addChild(new MenuLabel("", "mark", 0f, MARK, 0f));
        Label title = line.addChild(new MenuLabel(name, "name", 0f, width() - MARK - more, 0f));
        title.setColor(Skin.GOLD);
        line.addChild(new MenuLabel("…", "more", 0f, more, MARGIN));
        return line;
    }

    @Override
    void refresh() {
        mark.setText(about.changed().getAsBoolean() ? MenuStyle.CHANGED : "");
    }

    @Override
    void focus(boolean on) {
        rowPlate.focus(on);
        about.focus().accept(on);
    }

    @Override
    boolean nav(NavCommand navCommand) {
        return style().answer(navCommand, UiSounds.Sound.ACCEPT, open);
    }

    /** A press on the right end opens the menu of the part, any other opens the part. */
    @Override
    void press(float x) {
        boolean more = x > width() - 2f * MARGIN - style().text(MenuStyle.NAME);
        style().answer(NavCommand.ACCEPT, UiSounds.Sound.ACCEPT, more ? about.more() : open);
    }

    @Override
    List<MenuHint> hints() {
        return List.of(MenuHint.CHOOSE);
    }

    @Override
    String help() {
        return help.get();
    }
}
