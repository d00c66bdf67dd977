package bumblewick.editor.session;

import static bumblewick.editor.session.CommandEntry.of;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.CommandAxis;
import bumblewick.ui.draw.InputGlyphs;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.Row;
import bumblewick.ui.screen.HintBar.Hint;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Hints, menu and actions of a workplace come from one table. */
class CommandTableTest {
    private static final Translations TEXTS = (key, values) -> "<" + key + ">";

    private static InputGlyphs glyphs;

    private final Counter counter = new Counter();
    private final CommandTable<Counter, CounterCommand> table =
            new CommandTable<>(CounterCommand.class, counter, counter::leave, "leave");

    /** A workplace that counts up and down, and down not below zero. */
    private static final class Counter {
        private final List<String> done = new ArrayList<>();
        private int count;

        void up() {
            count++;
        }

        void down() {
            count--;
        }

        void clear() {
            count = 0;
        }

        boolean isCleared() {
            return count == 0;
        }

        boolean isCounting() {
            return count != 0;
        }

        void openMenu() {
            done.add("menu");
        }

        String clearText() {
            return isCleared() ? "cleared" : "clear";
        }

        void leave() {
            done.add("left");
        }
    }

    private enum CounterCommand implements EditorCommand<Counter> {
        DOWN(of(Counter::down, Chord.key(KeyInput.KEY_DOWN)).repeated()),
        UP(of(Counter::up, Chord.key(KeyInput.KEY_UP), Chord.pad(JoystickButton.BUTTON_1))
                .hintWith(DOWN, "count")
                .repeated()),
        CLEAR(of(Counter::clear, Chord.key(KeyInput.KEY_C))
                .hint(Counter::clearText)
                .when(Counter::isCounting)
                .axisHint(CommandTableTest.AXIS, "turn")
                .onKeyboardOnly()
                .menu("clear", Counter::isCounting)),
        MENU(of(Counter::openMenu, Chord.pad(JoystickButton.BUTTON_2))
                .hint("menu")
                .onPadOnly());

        private final CommandEntry<Counter> entry;

        CounterCommand(CommandEntry<Counter> entry) {
            this.entry = entry;
        }

        @Override
        public CommandEntry<Counter> entry() {
            return entry;
        }
    }

    private static final CommandAxis AXIS =
            new CommandAxis(List.of(Chord.key(KeyInput.KEY_E)), List.of(Chord.key(KeyInput.KEY_Q)));

    @BeforeAll
    static void loadGlyphs() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        glyphs = new Skin(assets).glyphs();
    }

    private List<String> labels(boolean pad) {
        return table.hints(glyphs, TEXTS, pad).stream().map(Hint::label).collect(Collectors.toList());
    }

    private Hint hint(String label) {
        return table.hints(glyphs, TEXTS, false).stream()
                .filter(hint -> hint.label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void hintsComeInTheOrderOfTheTableAndLeavingIsTheLast() {
        assertEquals(List.of("<count>", "<cleared>", "<turn>", "<leave>"), labels(false));
    }

    @Test
    void aPadHasHintsOfItsOwn() {
        assertEquals(List.of("<count>", "<turn>", "<menu>", "<leave>"), labels(true));
    }

    @Test
    void theHintOfTwoOppositeCommandsShowsBothAndCannotBeClicked() {
        Hint count = hint("<count>");
        assertEquals("", count.id());
        assertTrue(count.keys().length() >= 2, count::keys);
    }

    @Test
    void aHintFollowsTheStateOfItsWorkplace() {
        assertFalse(hint("<cleared>").can());
        table.run(CounterCommand.UP);
        assertTrue(hint("<clear>").can());
    }

    @Test
    void aClickOnAHintRunsItsCommand() {
        table.run(CounterCommand.UP);
        table.runHint(hint("<clear>").id());
        assertTrue(counter.isCleared());

        table.runHint(hint("<leave>").id());
        table.runHint(""); // beside every hint
        assertEquals(List.of("left"), counter.done);
    }

    @Test
    void theMenuHasTheRowsThatMakeSenseNow() {
        assertEquals(List.of(), table.menu(TEXTS, () -> {}));
        table.run(CounterCommand.UP);
        List<Row> rows = table.menu(TEXTS, () -> {});
        assertEquals(1, rows.size());
    }

    @Test
    void somethingCanFollowEachCommand() {
        table.afterEach(() -> counter.done.add("sound"));
        table.run(CounterCommand.UP);
        table.run(CounterCommand.DOWN);
        assertEquals(List.of("sound", "sound"), counter.done);
    }

    @Test
    void theTableSaysWhatRepeatsWhileItIsHeld() {
        assertTrue(CounterCommand.UP.repeats());
        assertFalse(CounterCommand.CLEAR.repeats());
    }
}
