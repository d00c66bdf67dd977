package bumblewick.ui.page;

import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;

/** The ground of a row, in one of several looks. */
final class Plate {
    private final Sprite[] looks;

    private Plate(Sprite... looks) {
        this.looks = looks;
    }

    /** Looks of a button: at rest, with the focus. */
    static Plate button(Skin skin, Group group, float width, float height) {
        return of(skin, group, width, height, "button", "button_focus");
    }

    /** Looks of a line of a page: at rest, with the focus. */
    static Plate line(Skin skin, Group group, float width, float height) {
        return of(skin, group, width, height, "row", "row_focus");
    }

    private static Plate of(Skin skin, Group group, float width, float height, String... names) {
        Sprite[] looks = new Sprite[names.length];
        for (int i = 0; i < names.length; i++) {
            looks[i] = group.add(skin.panel(names[i], width, height).at(width / 2f, -height / 2f, Layer.GROUND));
            looks[i].shown(i == 0);
        }
        return new Plate(looks);
    }

    void focus(boolean on) {
        looks[0].shown(!on);
        looks[1].shown(on);
    }
}
