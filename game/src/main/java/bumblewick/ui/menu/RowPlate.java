package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import com.jme3.texture.Texture;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.TbtQuadBackgroundComponent;
import com.simsilica.lemur.core.GuiComponent;

/** The frame behind a row: it changes its picture with the focus, without a new layout. */
final class RowPlate {
    /** What the frame of a button takes of its width on either side, in lines. */
    static final float BUTTON_SIDE = 28f;

    private static final float LINK_SIDE = 16f; // the same of a link, whose text begins at the left

    private final GuiComponent frame;
    private final Texture rest;
    private final Texture focused;
    private final float atRest; // how much of it is seen without the focus

    private RowPlate(Skin skin, Panel panel, String name, float height, float atRest) {
        this.atRest = atRest;
        rest = skin.picture(name);
        focused = skin.picture(name + "_focus");
        frame = skin.frame(name, height);
        panel.setBackground(frame);
        focus(false);
    }

    /** Lays the frame of a button behind a panel that is {@code height} lines high. */
    static RowPlate button(Skin skin, Panel panel, float height) {
        return button(skin, panel, height, 1f, BUTTON_SIDE);
    }

    /** Lays the frame of a button that is seen only with the focus behind a panel that is {@code height} lines high. */
    static RowPlate link(Skin skin, Panel panel, float height) {
        return button(skin, panel, height, 0f, LINK_SIDE);
    }

    private static RowPlate button(Skin skin, Panel panel, float height, float atRest, float side) {
        RowPlate rowPlate = new RowPlate(skin, panel, "button", height, atRest);
        if (rowPlate.frame instanceof TbtQuadBackgroundComponent stretched) {
            stretched.setMargin(side, 0f);
        }
        return rowPlate;
    }

    /** Lays the frame of a line of a page behind a panel that is {@code height} lines high. */
    static RowPlate line(Skin skin, Panel panel, float height) {
        return new RowPlate(skin, panel, "row", height, 1f);
    }

    /** Shows whether the row has the focus. */
    void focus(boolean on) {
        if (focused != null && frame instanceof TbtQuadBackgroundComponent stretched) {
            stretched.setTexture(on ? focused : rest);
            stretched.setAlpha(on ? 1f : atRest);
        }
    }
}
