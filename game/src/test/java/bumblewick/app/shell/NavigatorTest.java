package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NavigatorTest {
    private static final float FRAME = 1f / 60f;

    private final List<String> told = new ArrayList<>();
    private final Navigator navigator = new Navigator(() -> told.add("pages closed"), () -> told.add("ended"));

    /** A place by its name. */
    private record Place(String name) implements Destination {}

    /** A page by its name. */
    private record Leaf(String name) implements PageDestination {}

    /** Writes down what happens to it. */
    private final class Noted implements GameScreen {
        private final String name;

        Noted(String name) {
            this.name = name;
        }

        @Override
        public void show() {
            told.add(name + " shown");
        }

        @Override
        public void update(float seconds) {}

        @Override
        public void hide() {
            told.add(name + " hidden");
        }
    }

    @BeforeEach
    void register() {
        navigator.register(Place.class, place -> {
            told.add(place.name() + " made");
            return new Noted(place.name());
        });
        navigator.registerPages(Leaf.class, leaf -> told.add(leaf.name() + " opened"));
    }

    @Test
    void makesAScreenAtOnceAndShowsItInTheNextFrame() {
        navigator.open(new Place("title"));
        assertEquals(List.of("title made"), told);

        navigator.update(FRAME);

        assertEquals(List.of("title made", "pages closed", "title shown"), told);
    }

    @Test
    void showsTheLastOfSeveralScreensThatWereOpenedInOneFrame() {
        navigator.open(new Place("map"));
        navigator.open(new Place("run"));
        navigator.update(FRAME);

        assertEquals(List.of("map made", "run made", "pages closed", "run shown"), told);
    }

    @Test
    void leadsBackToAScreenThatWasKept() {
        GameScreen kept = new Noted("editor");
        navigator.open(new KeptScreen(kept));
        navigator.update(FRAME);
        navigator.open(new Place("run"));
        navigator.update(FRAME);
        navigator.open(new KeptScreen(kept));
        navigator.update(FRAME);

        assertSame(kept, navigator.current());
    }

    @Test
    void showsTheSameScreenOnceMore() {
        GameScreen kept = new Noted("editor");
        navigator.open(new KeptScreen(kept));
        navigator.update(FRAME);
        told.clear();

        navigator.open(new KeptScreen(kept));
        navigator.update(FRAME);
        navigator.update(FRAME);

        assertEquals(List.of("pages closed", "editor hidden", "editor shown"), told);
    }

    @Test
    void opensPagesAtOnceOverTheScreenThatIsShown() {
        navigator.openPages(new Leaf("settings"));

        assertEquals(List.of("settings opened"), told);
    }

    @Test
    void knowsOnlyWhatIsRegistered() {
        assertThrows(IllegalArgumentException.class, () -> navigator.open(TitleDestination.with()));
        assertThrows(IllegalArgumentException.class, () -> navigator.openPages(MenuPages.MODS));
    }

    @Test
    void refusesASecondScreenForAKindOfDestination() {
        assertThrows(
                IllegalStateException.class, () -> navigator.register(Place.class, place -> new Noted(place.name())));
    }
}
