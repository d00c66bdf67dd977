package bumblewick.ui.menu;

import java.util.Optional;

/** Something that the player can do with what is shown now, for the bar at the foot of the picture. */
public enum MenuHint {
    /** Up and down lead from row to row. */
    SELECT("menu_select", null),
    /** Up and down scroll a text. */
    SCROLL("menu_select", null),
    /** All four directions move what has the focus. */
    MOVE("menu_move", null),
    /** Flies to the place that has the focus. */
    FLY("menu_accept", NavCommand.ACCEPT),
    /** Walks at the place that has the focus. */
    WALK("menu_accept", NavCommand.ACCEPT),
    /** All four directions lead from place to place. */
    PLACE("menu_move", null),
    /** Accepts what has the focus. */
    CHOOSE("menu_accept", NavCommand.ACCEPT),
    /** Lets what moves by itself move faster for a while. */
    HURRY("menu_accept", NavCommand.ACCEPT),
    /** Left and right change the value that has the focus. */
    CHANGE("menu_change", NavCommand.RIGHT),
    /** Left and right lead from column to column. */
    COLUMN("menu_change", null),
    /** Takes the focus to another tab. */
    TAB("menu_tab", NavCommand.NEXT),
    /** One step back. It is an action of the game, not a command of a menu, since it has a meaning in play, too. */
    BACK("menu_back", null),
    /** The step back, where it opens a menu. */
    MENU("menu_back", null),
    /** Sets what has the focus back to its default. */
    RESET("menu_reset", NavCommand.RESET),
    /** Deletes what has the focus, or empties it. */
    DELETE("menu_delete", NavCommand.DELETE);

    private final String action;
    private final Optional<NavCommand> command;

    MenuHint(String action, NavCommand command) {
        this.action = action;
        this.command = Optional.ofNullable(command);
    }

    /** The name under which the input device knows the keys that do it. */
    public String action() {
        return action;
    }

    /** Whether it is the step back, wherever that leads. */
    public boolean isBack() {
        return this == BACK || this == MENU;
    }

    /** What a click on the hint asks for; empty if it asks for nothing or for a step back. */
    public Optional<NavCommand> command() {
        return command;
    }

    /** Whether touch players see it, too: what they can do only by tapping the hint, and that the chosen place can be played. */
    public boolean isForFingers() {
        return this == FLY || this == WALK || this == BACK || this == RESET || this == DELETE || this == HURRY;
    }
}
