package bumblewick.def.presentation;

import java.util.List;

/**
 * Whom and what the game thanks.
 *
 * @param sections in the order in which they are shown
 */
public record CreditsDef(List<Section> sections) {
    public CreditsDef {
        sections = List.copyOf(sections);
    }

    /**
     * Names under a heading.
     *
     * @param heading key of its text
     * @param names in order
     */
    public record Section(String heading, List<Name> names) {
        public Section {
            names = List.copyOf(names);
        }
    }

    /**
     * Somebody, or something.
     *
     * @param name as it calls itself
     * @param by whom it is, with years; may be empty
     * @param licence under which it is used; may be empty
     */
    public record Name(String name, String by, String licence) {}
}
