package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import java.util.function.Consumer;

/** A row that, once accepted, leads every direction to something else, until it is accepted again or left. */
public final class GrabRow implements Row {
    private static final float HEIGHT = 46f;
    private static final float FONT = 22f;
    private static final float MARGIN = 18f;

    private final String atRest;
    private final String grabbed;
    private final String help;
    private final Consumer<Nav> lead;
    private final Group group = new Group();
    private Chime chime;
    private Plate plate;
    private Caption caption;
    private boolean holds;

    /**
     * Makes a row.
     *
     * @param atRest what it says
     * @param grabbed what it says while directions are led away
     * @param help a sentence about it
     * @param lead is given {@link Nav#UP}, {@link Nav#DOWN}, {@link Nav#LEFT} and {@link Nav#RIGHT}
     */
    public GrabRow(String atRest, String grabbed, String help, Consumer<Nav> lead) {
        this.atRest = atRest;
        this.grabbed = grabbed;
        this.help = help;
        this.lead = lead;
    }

    @Override
    public float layout(PageStyle style, float width) {
        chime = style.chime();
        group.clear();
        float height = style.atLeast(Math.max(HEIGHT, style.text(FONT) * 1.9f));
        plate = Plate.line(style.skin(), group, width, height - 4f);
        caption = group.add(style.skin().caption(style.text(FONT), Skin.TEXT, Align.LEFT))
                .within(width - 2f * MARGIN)
                .at(MARGIN, -height / 2f + 2f, Layer.TEXT);
        refresh();
        return height;
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public void focus(boolean on) {
        holds &= on;
        plate.focus(on);
        refresh();
    }

    @Override
    public boolean nav(Nav nav) {
        if (nav == Nav.ACCEPT) {
            holds = !holds;
            chime.play(holds ? Chime.Sound.ACCEPT : Chime.Sound.BACK);
            return true;
        }
        boolean direction = nav != Nav.NEXT && nav != Nav.PREVIOUS;
        if (holds && direction) {
            lead.accept(nav);
        }
        return holds;
    }

    @Override
    public void refresh() {
        caption.color(holds ? Skin.GOLD : Skin.TEXT).says(holds ? grabbed : atRest);
    }

    @Override
    public String help() {
        return help;
    }
}
