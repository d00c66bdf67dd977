package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.ui.draw.UiSounds;
import com.jme3.bounding.BoundingBox;
import com.jme3.font.BitmapText;
import com.simsilica.lemur.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageTest {
    private final MenuBench bench = new MenuBench(1280, 720);
    private final List<String> chosen = new ArrayList<>();
    private boolean flag;
    private float number = 0.5f;

    private Row button(String name) {
        return new ButtonRow(name, name + " explained", UiSounds.Sound.ACCEPT, () -> chosen.add(name));
    }

    private Page page(Row... rows) {
        Page page = new Page(bench.style(), "Title").rows(List.of(rows));
        page.show();
        page.update(1f);
        return page;
    }

    private boolean says(String words) {
        return bench.texts().stream().anyMatch(text -> words.equals(text.getText()));
    }

    @Test
    void acceptingDoesWhatHasTheFocus() {
        page(button("one"), button("two"));

        bench.nav(NavCommand.DOWN, NavCommand.ACCEPT);

        assertEquals(List.of("two"), chosen);
        assertEquals(List.of(UiSounds.Sound.MOVE, UiSounds.Sound.ACCEPT), bench.heard());
    }

    @Test
    void theFocusPassesOverWordsAndComesRoundAtTheEnds() {
        page(TextRow.of("words"), button("one"), TextRow.heading("more words"), button("two"), TextRow.of("end"));

        bench.nav(
                NavCommand.ACCEPT,
                NavCommand.DOWN,
                NavCommand.ACCEPT,
                NavCommand.DOWN,
                NavCommand.ACCEPT,
                NavCommand.UP,
                NavCommand.ACCEPT);

        assertEquals(List.of("one", "two", "one", "two"), chosen);
    }

    /** As in a pause: the help shrinks before the last of six buttons would be cut off. */
    @Test
    void sixButtonsAreSeenWithLargeTextsHoweverLongTheirHelp() {
        bench.skin().textScale(2f);
        bench.canvas().reserveFooter(65f);
        String help = "A sentence that takes more than one line in large letters, as some of them do.";
        Page page = new Page(bench.style(), "Title")
                .rows(IntStream.range(0, 6)
                        .mapToObj(i -> new ButtonRow("button " + i, help, UiSounds.Sound.ACCEPT, () -> {}))
                        .toList());
        page.show();

        assertEquals(6, bench.rowsSeen());
    }

    /** Keys and their pictures in the page of key bindings. */
    @Test
    void largeChoicesAreNoHigherThanTheirRow() {
        bench.skin().textScale(2f);
        ButtonGroupRow.Cell cell = new ButtonGroupRow.Cell(() -> "A", () -> false, () -> "", () -> {});
        page(new ButtonGroupRow("Left", List.of(cell), new ButtonGroupRow.Choice()));

        Label choice = bench.root().descendantMatches(Label.class).stream()
                .filter(label -> label.getText().equals("A"))
                .findFirst()
                .orElseThrow();
        BitmapText letters = choice.descendantMatches(BitmapText.class).get(0);
        assertTrue(letters.getLineHeight() <= choice.getSize().y, choice.getSize()::toString);
    }

    @Test
    void theHelpFollowsTheFocus() {
        Page page = page(button("one"), button("two"));
        assertTrue(says("one explained"));

        bench.nav(NavCommand.DOWN);
        page.update(0.1f);

        assertTrue(says("two explained"));
        assertFalse(says("one explained"));
    }

    @Test
    void leftAndRightChangeASwitchAndShowItAtOnce() {
        page(SettingRow.toggle("switch", "", List.of("off", "on"), () -> flag, value -> flag = value));
        assertTrue(says("off"));

        bench.nav(NavCommand.RIGHT);

        assertTrue(flag);
        assertTrue(says("on"));
    }

    @Test
    void aSliderStopsAtItsEnds() {
        page(SettingRow.number("slider", "", new Tenths(), () -> number, value -> number = value));

        IntStream.range(0, 20).forEach(i -> bench.nav(NavCommand.RIGHT));

        assertEquals(1f, number);
        assertTrue(says("10 tenths"));
    }

    @Test
    void aRowShowsWhatAnotherRowChanged() {
        page(
                new ButtonRow("all on", () -> flag = true),
                SettingRow.toggle("switch", "", List.of("off", "on"), () -> flag, value -> flag = value));

        bench.nav(NavCommand.ACCEPT);

        assertTrue(says("on"));
    }

    @Test
    void tabsRememberTheirFocus() {
        Page page = new Page(bench.style(), "Title")
                .tab("left", List.of(button("one"), button("two")))
                .tab("right", List.of(button("three")));
        page.show();

        bench.nav(
                NavCommand.DOWN,
                NavCommand.NEXT,
                NavCommand.ACCEPT,
                NavCommand.NEXT,
                NavCommand.ACCEPT,
                NavCommand.PREVIOUS,
                NavCommand.ACCEPT);

        assertEquals(List.of("three", "two", "three"), chosen);
    }

    @Test
    void aPageThatIsClosedLeavesTheHandsToTheOneBelow() {
        page(button("below"));
        Page above = page(button("above"));

        bench.nav(NavCommand.ACCEPT);
        above.hide();
        bench.nav(NavCommand.ACCEPT);

        assertEquals(List.of("above", "below"), chosen);
    }

    /** Forty buttons are more than any page holds. */
    @ParameterizedTest(name = "{0}x{1}, texts {2}")
    @CsvSource({
        "1280, 720, 1",
        "1280, 720, 0.8",
        "1280, 720, 2",
        "1024, 768, 1",
        "1024, 768, 2",
        "2560, 1080, 1",
        "3840, 2160, 2"
    })
    void theFocusIsSeenAndEverythingIsInsideTheWindow(int width, int height, float textScale) {
        MenuBench window = new MenuBench(width, height);
        window.skin().textScale(textScale);
        Row[] rows = IntStream.range(0, 40).mapToObj(i -> button("button " + i)).toArray(Row[]::new);
        Page page = new Page(window.style(), "Title").rows(List.of(rows));
        page.show();
        for (int i = 0; i < rows.length; i++) {
            page.update(1f);
            String name = "button " + i;
            var text = window.texts().stream()
                    .filter(shown -> name.equals(shown.getText()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(name + " is not seen"));
            BoundingBox box = (BoundingBox) text.getWorldBound();
            assertTrue(box.getMin(null).x >= 0f && box.getMax(null).x <= width, name);
            assertTrue(box.getMin(null).y >= 0f && box.getMax(null).y <= height, name);
            window.nav(NavCommand.DOWN);
        }
    }

    @Test
    void anotherTextSizeIsShownAtOnce() {
        Page page = page(button("one"));
        float before = size("one");

        bench.skin().textScale(1.5f);
        page.update(0.01f);

        assertEquals(1.5f * before, size("one"), 0.01f);
    }

    private float size(String words) {
        return bench.texts().stream()
                .filter(text -> words.equals(text.getText()))
                .findFirst()
                .orElseThrow()
                .getSize();
    }

    /** From 0 to 1 in tenths. */
    private static final class Tenths implements SliderScale {
        @Override
        public float fraction(float value) {
            return value;
        }

        @Override
        public float valueAt(float share) {
            return Math.round(share * 10f) / 10f;
        }

        @Override
        public float step(float value, int steps) {
            return Math.max(0f, Math.min(1f, valueAt(value + steps / 10f)));
        }

        @Override
        public String format(float value) {
            return Math.round(value * 10f) + " tenths";
        }
    }
}
