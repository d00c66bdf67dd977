package bumblewick.app.shell;

import java.util.List;

/**
 * The title screen.
 *
 * @param pages opened over it in this order as soon as it is shown
 * @param entry key of the menu's entry that has the focus; empty for that of the pages, or else the first one
 */
public record TitleDestination(List<PageDestination> pages, String entry) implements Destination {
    public TitleDestination {
        pages = List.copyOf(pages);
    }

    /** The title as it was left by one of its entries. */
    public static TitleDestination at(String entry) {
        return new TitleDestination(List.of(), entry);
    }

    /** The title with these pages over it. */
    public static TitleDestination with(PageDestination... pages) {
        return new TitleDestination(List.of(pages), "");
    }
}
