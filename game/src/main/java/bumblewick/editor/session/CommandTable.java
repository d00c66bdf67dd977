package bumblewick.editor.session;

import bumblewick.app.shell.CommandHints;
import bumblewick.input.device.CommandInput;
import bumblewick.ui.draw.InputGlyphs;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Row;
import bumblewick.ui.screen.HintBar;
import java.util.ArrayList;
import java.util.List;

/**
 * Carries out the commands of one workplace, and lists their hints and the rows of its menu, all from the workplace's enum
 * of commands in its order. Leaving the workplace is its last hint.
 *
 * @param <W> the workplace
 * @param <C> its commands
 */
public final class CommandTable<W, C extends Enum<C> & EditorCommand<W>> {
    /** Id of the hint that leaves the workplace; those of commands are the names of the commands. */
    private static final String LEAVE = "LEAVE";

    private final Class<C> commands;
    private final W workplace;
    private final Runnable leave;
    private final String leaveText;
    private Runnable afterEach = () -> {};

    /**
     * Makes the table of a workplace.
     *
     * @param leave leaves the workplace
     * @param leaveText key of the words for that
     */
    public CommandTable(Class<C> commands, W workplace, Runnable leave, String leaveText) {
        this.commands = commands;
        this.workplace = workplace;
        this.leave = leave;
        this.leaveText = leaveText;
    }

    /** Does something after each command from now on, such as playing a sound. */
    public CommandTable<W, C> afterEach(Runnable action) {
        afterEach = action;
        return this;
    }

    /** Carries out a command, whether it is enabled or not: a command that has nothing to do does nothing. */
    public void run(C command) {
        command.entry().run(workplace);
        afterEach.run();
    }

    /** Carries out the commands that were pressed since the last frame. */
    public void runPressed(CommandInput<C> input) {
        for (C command = input.poll(); command != null; command = input.poll()) {
            run(command);
        }
    }

    /** Carries out the command of a hint that was clicked; does nothing if the id is empty. */
    public void runHint(String id) {
        if (id.equals(LEAVE)) {
            leave.run();
        } else if (!id.isEmpty()) {
            run(Enum.valueOf(commands, id));
        }
    }

    /**
     * The hints, as the state of the workplace is now.
     *
     * @param pad whether the player uses a pad
     */
    public List<HintBar.Hint> hints(InputGlyphs glyphs, Translations texts, boolean pad) {
        CommandHints hints = new CommandHints(glyphs, pad);
        List<HintBar.Hint> all = new ArrayList<>();
        for (C command : commands.getEnumConstants()) {
            CommandEntry<W> entry = command.entry();
            entry.hintText(workplace, pad).ifPresent(key -> all.add(hint(hints, command, texts.text(key))));
            for (CommandEntry.AxisHint axis : entry.axisHints()) {
                all.add(hints.of(axis.axis(), texts.text(axis.text())));
            }
        }
        all.add(leaveHint(glyphs, pad, texts.text(leaveText)));
        return all;
    }

    private HintBar.Hint hint(CommandHints hints, C command, String label) {
        CommandEntry<W> entry = command.entry();
        return entry.opposite()
                .map(other -> hints.both(other, command, label))
                .orElseGet(() -> hints.of(command, label, entry.isEnabled(workplace)));
    }

    /** The hint that leaves the workplace, in other words than usual. */
    public HintBar.Hint leaveHint(InputGlyphs glyphs, boolean pad, String label) {
        return new CommandHints(glyphs, pad).leave(LEAVE, label);
    }

    /**
     * The rows of the workplace's menu.
     *
     * @param closeMenu is called before a command is carried out
     */
    public List<Row> menu(Translations texts, Runnable closeMenu) {
        List<Row> rows = new ArrayList<>();
        for (C command : commands.getEnumConstants()) {
            command.entry()
                    .menuText(workplace)
                    .ifPresent(key -> rows.add(new ButtonRow(texts.text(key), () -> {
                        closeMenu.run();
                        run(command);
                    })));
        }
        return rows;
    }
}
