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

    private final GuiComponent frame;
    private final Texture rest;
    private final Texture focused;

    private RowPlate(Skin skin, Panel panel, String name, float height) {
        rest = skin.picture(name);
        focused = skin.picture(name + "_focus");
        frame = skin.frame(name, height);
        panel.setBackground(frame);
    }

    /** Lays the frame of a button behind a panel that is {@code height} lines high. */
    static RowPlate button(Skin skin, Panel panel, float height) {
        RowPlate rowPlate = new RowPlate(skin, panel, "button", height);
        if (rowPlate.frame instanceof TbtQuadBackgroundComponent stretched) {
            stretched.setMargin(BUTTON_SIDE, 0f);
        }
        return rowPlate;
    }

    /** Lays the frame of a line of a page behind a panel that is {@code height} lines high. */
    static RowPlate line(Skin skin, Panel panel, float height) {
        return new RowPlate(skin, panel, "row", height);
    }

    /** Shows whether the row has the focus. */
    void focus(boolean on) {
        if (focused != null && frame instanceof TbtQuadBackgroundComponent stretched) {
            stretched.setTexture(on ? focused : rest);
        }
    }
}
