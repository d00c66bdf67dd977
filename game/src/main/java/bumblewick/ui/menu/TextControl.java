package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import java.util.function.Supplier;

/** A text on a dark background: it is not stepped through but typed, by the owner of the row. */
final class TextControl implements RowControl {
    private static final float MARGIN = 10f;
    private static final float HIGH = 1.35f; // of the ground, for letters of 1

    private final Supplier<String> text;
    private Label label;

    TextControl(Supplier<String> text) {
        this.text = text;
    }

    @Override
    public Panel build(MenuStyle style, float width, float height) {
        float free = Math.max(0f, (height - style.text(MenuStyle.NAME) * HIGH) / 2f);
        label = new MenuLabel("", "value", 0f, width, 2f * MARGIN);
        label.setTextHAlignment(HAlignment.Left);
        label.setBackground(new QuadBackgroundComponent(Skin.GROOVE, MARGIN, 0f));
        label.setInsets(new Insets3f(free, 0f, free, 0f));
        return MenuStyle.sized(label, width, height);
    }

    @Override
    public void refresh() {
        label.setText(text.get());
    }

    @Override
    public boolean step(int steps) {
        return false;
    }

    @Override
    public boolean accept() {
        return false;
    }

    @Override
    public boolean point(float share, boolean drag) {
        return false;
    }
}
