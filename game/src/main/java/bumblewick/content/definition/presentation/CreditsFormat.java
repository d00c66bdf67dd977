package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.presentation.CreditsDef;
import bumblewick.def.presentation.CreditsDef.Name;
import bumblewick.def.presentation.CreditsDef.Section;

/** {@code credits/*.json}: whom and what the game thanks. */
public final class CreditsFormat {
    public static final DefinitionKind CREDITS = DefinitionKind.of("credits", "credits", Use.PRESENTATION);

    public static final FileFormat<CreditsDef> FORMAT = FileFormat.of(
            CREDITS, CreditsDef.class, "Who made what, as it scrolls by at the end.", CreditsFormat::declare);

    private static final int MOST = 500;

    private CreditsFormat() {}

    private static Maker<CreditsDef> declare(Fields fields) {
        fields.list("sections", 1, MOST, "sections", CreditsFormat::section, "Blocks of names that scroll by.");
        return fields.record(CreditsDef.class);
    }

    private static Maker<Section> section(Fields fields) {
        fields.reference("heading", TextFormat.TEXT, "Key of its heading in the texts.");
        fields.list("names", 1, MOST, "names", CreditsFormat::name, "Who and what is named.");
        return fields.record(Section.class);
    }

    private static Maker<Name> name(Fields fields) {
        fields.text("name", "As it calls itself.");
        fields.text("by", "Whom it is by, with years. May be left out.").orAbsent("");
        fields.text("licence", "Its licence. May be left out.").orAbsent("");
        return fields.record(Name.class);
    }
}
