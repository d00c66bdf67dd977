package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.presentation.CreditsDef;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whom the game owes something is thanked in it, and nobody under another licence than the one that is written down. */
class CreditsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*");

    private static List<CreditsDef.Name> names;

    @BeforeAll
    static void readThem() throws Exception {
        names = ShippedScene.read().all(CreditsDef.class).values().stream()
                .flatMap(credits -> credits.sections().stream())
                .flatMap(section -> section.names().stream())
                .toList();
    }

    /** What is not the project's own work is bold in LICENSES.md, with its licence in the same paragraph or line. */
    @Test
    void whatOthersMadeIsNamedWithItsLicence() throws Exception {
        String licences = Files.readString(SCENE.resolveSibling("LICENSES.md"));
        Matcher bold = BOLD.matcher(licences);
        int found = 0;
        while (bold.find()) {
            found++;
            String name = bold.group(1);
            CreditsDef.Name thanked = names.stream()
                    .filter(one -> one.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(name + " is not thanked"));
            int end = licences.indexOf('\n', licences.indexOf('\n', bold.end()) + 1);
            String about = licences.substring(bold.start(), end);
            assertTrue(about.contains(thanked.licence()), () -> thanked + " but " + about);
        }
        assertEquals(2, found, "fonts and the sound font");
    }

    @Test
    void ownWorkIsUnderTheLicenceThatTheAssetsHave() throws Exception {
        String licences = Files.readString(SCENE.resolveSibling("LICENSES.md"));
        Set<String> own = new TreeSet<>();
        names.stream()
                .filter(name -> name.by().equals("The Bumblewick authors"))
                .forEach(name -> own.add(name.licence()));

        assertEquals(Set.of("CC BY 4.0"), own);
        assertTrue(licences.contains("original work made for Bumblewick by the scripts in `source/models`; CC BY 4.0"));
    }
}
