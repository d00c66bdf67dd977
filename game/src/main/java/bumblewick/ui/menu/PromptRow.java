package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import com.jme3.math.Vector3f;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import com.simsilica.lemur.style.ElementId;
import java.util.List;
import java.util.function.Supplier;

/** A sentence beside a picture, or beside the keys that it is about. It can have the focus, so that the page scrolls to it. */
public final class PromptRow extends Row {
    private static final float MARGIN = 14f;
    private static final float PICTURE = 40f; // at a text size of 100 %
    private static final float AIR = 0.35f; // above and below the sentence, in sizes of its letters

    /** Share of the width that the keys may take. */
    private static final float KEYS = 0.24f;

    private final String picture;
    private final Supplier<String> keys;
    private final String sentence;
    private RowPlate rowPlate;
    private Label shown;

    private PromptRow(String picture, Supplier<String> keys, String sentence) {
        this.picture = picture;
        this.keys = keys;
        this.sentence = sentence;
    }

    /** A sentence about keys; the row calls {@code keys} each frame, since the player may change the device. */
    public static PromptRow of(Supplier<String> keys, String sentence) {
        return new PromptRow("", keys, sentence);
    }

    /** A sentence about something that looks like a picture of the interface. */
    public static PromptRow of(String picture, String sentence) {
        return new PromptRow(picture, () -> "", sentence);
    }

    @Override
    Panel build() {
        float left = width() * KEYS;
        float room = width() - left - MARGIN;
        MenuLabel words = new MenuLabel(sentence, "text", room, style().lines(720f));
        float font = words.getFontSize();
        float high = words.textHeight();
        float height = Math.max(style().rowHeight(), high + 2f * AIR * font + GAP);
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        shown = new MenuLabel("", "choice", MARGIN, left, MARGIN);
        shown.setTextHAlignment(HAlignment.Center);
        line.addChild(shown);
        if (!picture.isEmpty()) {
            shown.attachChild(picture(left, height - GAP));
        }
        words.setInsets(new Insets3f(0f, 0f, 0f, MARGIN));
        line.addChild(words);
        return line;
    }

    private Panel picture(float left, float height) {
        float size = Math.min(height, style().text(PICTURE));
        float aspect = style().skin().shape(picture);
        Panel panel = new Panel(new ElementId("picture"), MenuStyle.STYLE);
        panel.setBackground(new QuadBackgroundComponent(style().skin().picture(picture)));
        panel.setSize(new Vector3f(size * aspect, size, 0f));
        panel.setLocalTranslation(left / 2f - MARGIN - size * aspect / 2f, (size - height) / 2f, 1f);
        return panel;
    }

    @Override
    void focus(boolean on) {
        rowPlate.focus(on);
    }

    @Override
    List<MenuHint> hints() {
        return List.of(MenuHint.SCROLL);
    }

    @Override
    void update() {
        shown.setText(keys.get());
        shown.setColor(Skin.TEXT);
    }

    @Override
    void refresh() {
        update();
    }
}
