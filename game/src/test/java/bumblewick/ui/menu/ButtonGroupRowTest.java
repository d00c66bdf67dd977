package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.ui.menu.ButtonGroupRow.Cell;
import bumblewick.ui.menu.ButtonGroupRow.Choice;
import com.jme3.font.BitmapText;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words of the buttons in a row lie in its middle, however large they are and whether or not they had to shrink. */
class ButtonGroupRowTest {
    private static final float ROUNDING = 2.5f; // lines, with that of the edges

    /** As in {@link ButtonRowTest}. */
    private static final float CAPITALS = 2.5f / 55f;

    @ParameterizedTest(name = "text {0}, {1}")
    @CsvSource({"0.8, On", "1, On", "1.5, On", "2, On", "1, Details of it all", "2, Details of it all"})
    void theWordsAreHalfWayDown(float text, String word) {
        MenuBench bench = new MenuBench(1280, 720);
        bench.skin().textScale(text);
        Cell cell = new Cell(() -> word, () -> false, () -> "", () -> {});
        Page page = new Page(bench.style(), "Title")
                .rows(List.of(new ButtonGroupRow("Mod", List.of(cell, cell, cell, cell, cell), new Choice())));
        page.show();
        page.update(1f);
        BitmapText words = bench.texts().stream()
                .filter(drawn -> word.equals(drawn.getText()))
                .findFirst()
                .orElseThrow();
        MenuLabel label = bench.root().descendantMatches(MenuLabel.class).stream()
                .filter(found -> word.equals(found.getText()))
                .findFirst()
                .orElseThrow();

        float middle = label.getWorldTranslation().y - label.getSize().y / 2f;
        float edges = 6f; // above and below, together
        float line = words.getWorldTranslation().y - Math.max(label.getSize().y - edges, words.getLineHeight()) / 2f;
        assertEquals(middle, line - CAPITALS * words.getLineHeight(), ROUNDING);
    }
}
