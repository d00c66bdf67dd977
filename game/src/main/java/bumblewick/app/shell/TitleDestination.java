package bumblewick.app.shell;

import java.util.List;

/**
 * The title screen.
 *
 * @param pages opened over it in this order as soon as it is shown
 */
public record TitleDestination(List<PageDestination> pages) implements Destination {
    public TitleDestination {
        pages = List.copyOf(pages);
    }

    /** The title with these pages over it. */
    public static TitleDestination with(PageDestination... pages) {
        return new TitleDestination(List.of(pages));
    }
}
