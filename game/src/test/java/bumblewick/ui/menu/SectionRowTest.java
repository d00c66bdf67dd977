package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rows of parts, of words and of what is searched for. */
class SectionRowTest {
    private final MenuBench bench = new MenuBench(1280, 720);
    private final List<String> done = new ArrayList<>();
    private boolean changed;
    private boolean writing;
    private String text = "";

    private Page page(Row... rows) {
        Page page = new Page(bench.style(), "Title").rows(List.of(rows));
        page.show();
        page.update(1f);
        return page;
    }

    private boolean says(String words) {
        return bench.texts().stream().anyMatch(text -> words.equals(text.getText()));
    }

    private SectionRow part(String name) {
        SectionRow.About about = new SectionRow.About(
                () -> changed, on -> done.add(name + (on ? " taken" : " dropped")), () -> done.add(name + " more"));
        return new SectionRow(name, () -> "help", about, () -> done.add(name + " opened"));
    }

    @Test
    void aPartKnowsWhetherItIsInHandAndOpens() {
        page(part("one"), part("two"));
        done.clear();

        bench.nav(NavCommand.DOWN, NavCommand.ACCEPT);

        assertEquals(List.of("one dropped", "two taken", "two opened"), done);
    }

    @Test
    void theRightEndOfAPartShowsWhatElseThereIs() {
        SectionRow row = part("one");
        float width = 700f;
        row.layout(bench.style(), width);

        row.press(width - 20f);
        row.press(100f);

        assertEquals(List.of("one more", "one opened"), done);
    }

    @Test
    void aChangedPartHasAMark() {
        Page page = page(part("one"));
        assertFalse(says("◆"));

        changed = true;
        page.refresh();

        assertTrue(says("◆"));
    }

    private SearchRow search() {
        return new SearchRow(() -> "Write here", "help", new SearchRow.Words() {
            @Override
            public String text() {
                return text;
            }

            @Override
            public boolean writing() {
                return writing;
            }

            @Override
            public void write() {
                writing = true;
            }

            @Override
            public void step(int steps, boolean letter) {
                done.add((letter ? "letter " : "word ") + steps);
            }
        });
    }

    /** A pad has no letters: it goes through words that are known. */
    @Test
    void wordsCanBeReachedWithoutAKeyboard() {
        page(search());

        bench.nav(NavCommand.LEFT, NavCommand.RIGHT, NavCommand.PREVIOUS, NavCommand.NEXT);

        assertEquals(List.of("word -1", "word 1", "letter -1", "letter 1"), done);
    }

    @Test
    void whatIsSearchedForIsShownWhileItIsWritten() {
        Page page = page(search());
        assertTrue(says("Write here"));

        bench.nav(NavCommand.ACCEPT);
        text = "spe";
        page.update(0.1f);
        assertTrue(says("spe_"));

        writing = false;
        page.update(0.1f);
        assertTrue(says("spe"));
    }

    @Test
    void theArrowsOfTheSearchArePressed() {
        SearchRow row = search();
        row.layout(bench.style(), 700f);

        row.press(20f);
        row.press(680f);
        row.press(350f);

        assertEquals(List.of("word -1", "word 1"), done);
        assertTrue(writing);
    }

    /** Enter writes it, and a press on its name shows what else can be done. */
    @Test
    void wordsOfAValueAreWritten() {
        ValueRow row = ValueRow.words(new Name(), () -> "gnat");
        page(row);
        assertTrue(says("gnat"));

        bench.nav(NavCommand.ACCEPT);
        row.press(100f);
        row.press(600f);

        assertEquals(List.of("written", "more", "written"), done);
    }

    private final class Name implements ValueRow.About {
        @Override
        public String name() {
            return "id";
        }

        @Override
        public String range() {
            return "a name";
        }

        @Override
        public String before() {
            return "";
        }

        @Override
        public Optional<Float> notch() {
            return Optional.empty();
        }

        @Override
        public String help() {
            return "";
        }

        @Override
        public void focus(boolean on) {
            // nothing else knows it
        }

        @Override
        public boolean reset() {
            return false;
        }

        @Override
        public boolean write() {
            done.add("written");
            return true;
        }

        @Override
        public void more() {
            done.add("more");
        }
    }

    /** Where something was added or moved, there the focus is. */
    @Test
    void aPageCanOpenAtOneOfItsRowsWhereverItWasLeft() {
        Page older = page(part("one"), part("two"));
        older.hide();
        done.clear();

        new Page(bench.style(), "Title")
                .rows(List.of(part("one"), part("two")))
                .at(1)
                .from(older)
                .show();
        bench.nav(NavCommand.ACCEPT);

        assertTrue(done.contains("two opened"), done::toString);
    }
}
