package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.jme3.font.BitmapFont;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words of menus in a font that has all of their letters. */
class MenuLabelTest {
    private final MenuBench bench = new MenuBench(1280, 720);

    private BitmapFont fontOf(String words) {
        Page page = new Page(bench.style(), words).rows(List.of(TextRow.of("row")));
        page.show();
        page.update(1f);
        return bench.texts().stream()
                .filter(text -> words.equals(text.getText()))
                .findFirst()
                .orElseThrow()
                .getFont();
    }

    /** The titles' font has what the game's own texts need; a mod may name a place by a letter that it lacks. */
    @Test
    void aTitleIsInTheTitlesFontUnlessThatLacksALetter() {
        BitmapFont titles = bench.style().skin().displayFont();

        assertSame(titles, fontOf("Quit?"));
        assertSame(titles, fontOf("リプレイに戻りますか？"));
        assertSame(bench.style().skin().font(), fontOf("鷹の谷"));
    }

    @Test
    void aLabelThatSaysSomethingElseChoosesItsFontAnew() {
        bench.style().install();
        MenuLabel label = new MenuLabel("鷹の谷", "title", 0f, 600f, 0f);
        float size = label.getFontSize();
        label.setText("Back");

        assertSame(bench.style().skin().displayFont(), label.getFont());
        assertEquals(size, label.getFontSize());
    }
}
