package bumblewick.editor.session;

import bumblewick.input.binding.Command;
import bumblewick.input.binding.Trigger;

/**
 * A command of one workplace of the editor. The commands of a workplace are one enum, which is their table: a line holds
 * the keys and pad buttons of a command, the texts of its hint and its menu row, when it is enabled, and what it does.
 *
 * @param <W> the workplace that carries the command out
 */
public interface EditorCommand<W> extends Command {
    /** This command's line of the table. */
    CommandEntry<W> entry();

    @Override
    default Trigger trigger() {
        return entry().trigger();
    }
}
