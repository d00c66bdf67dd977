package bumblewick.content;

import bumblewick.def.CreditsDef;
import bumblewick.def.CreditsDef.Name;
import bumblewick.def.CreditsDef.Section;

/** Reads {@code credits/*.json}. */
final class CreditsReader {
    private static final int MOST = 500;

    private CreditsReader() {}

    static CreditsDef read(String id, JsonFields fields) {
        return new CreditsDef(fields.list("sections", 1, MOST, "sections", CreditsReader::section));
    }

    private static Section section(JsonFields fields) {
        return new Section(
                fields.reference("heading", Kind.TEXT), fields.list("names", 1, MOST, "names", CreditsReader::name));
    }

    private static Name name(JsonFields fields) {
        return new Name(fields.text("name"), textOr(fields, "by"), textOr(fields, "licence"));
    }

    private static String textOr(JsonFields fields, String field) {
        return fields.has(field) ? fields.text(field) : "";
    }
}
