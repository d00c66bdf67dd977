package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ModdedScene;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.definition.presentation.PictureListCheck;
import bumblewick.content.json.ContentProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A font, or a list of pictures, of a mod that cannot be drawn with is left out with a reason. */
class FontMistakesTest {
    private static final SceneFolder BASE = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));

    /** One picture of 64 × 64, the letters A and B. */
    private static final String FONT = """
            info face="ui" size=38
            common lineHeight=55 base=44 scaleW=64 scaleH=64 pages=1
            page id=0 file="ui_0.png"
            chars count=2
            char id=65 x=0 y=0 width=20 height=38 xoffset=0 yoffset=0 xadvance=22 page=0
            char id=66 x=24 y=0 width=40 height=38 xoffset=0 yoffset=0 xadvance=42 page=0
            kerning first=65 second=66 amount=-2
            """;

    @Test
    void theFontsOfTheGameAreSound() throws IOException {
        MemoryFiles mod = new MemoryFiles();
        for (String name : List.of("ui", "display")) {
            Path file = Path.of(System.getProperty("bumblewick.scene"), "fonts", name + ".fnt");
            mod.with("fonts/" + name + ".fnt", Files.readAllBytes(file));
        }

        assertEquals(List.of(), told(mod));
    }

    @ParameterizedTest(name = "{0} -> {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "size=38     | size=38     | ``",
                "size=38     | size=big    | :1: info size: expected a whole number from 1 to 1000, found 'big'",
                "pages=1     | pages=2     | : has 1 pictures, expected 2",
                "pages=1     | ``          | :2: common pages: expected a whole number from 1 to 64, found none",
                "ui_0.png    | ui_9.png    | :3: there is no picture fonts/ui_9.png",
                "char id=65  | cahr id=65  | :5: expected info, common, page, char or kerning, found 'cahr'",
                "width=40    | width=41    | :6: the letter ends at 65, expected 64 at most, the picture's width",
                "first=65    | first=67    | :7: there is no letter 67 before this line",
                "amount=-2   | amount=     | :7: kerning amount: expected a whole number from -1000 to 1000, found ''",
            })
    void aFontWithAMistakeIsToldByItsLine(String old, String replacement, String expected) {
        assertTrue(FONT.contains(old));
        MemoryFiles mod = new MemoryFiles().with("fonts/ui.fnt", FONT.replace(old, replacement));

        assertEquals(expected.isEmpty() ? List.of() : List.of("fonts/ui.fnt" + expected), told(mod));
    }

    @Test
    void aLineOfMillionsOfLettersIsRefusedAtOnce() {
        MemoryFiles mod = new MemoryFiles().with("fonts/ui.fnt", FONT + "a".repeat(10_000_000));

        assertEquals(List.of("fonts/ui.fnt:8: has 10000000 characters on a line, expected 1000 at most"), told(mod));
    }

    /** Its own picture is damaged and nothing lies below it. */
    @Test
    void aFontIsLeftOutTogetherWithItsDamagedPicture() {
        MemoryFiles mod = new MemoryFiles()
                .with("fonts/mine.png", "no picture")
                .with("fonts/ui.fnt", FONT.replace("ui_0.png", "mine.png"));

        assertEquals(
                List.of("fonts/mine.png: is no PNG picture", "fonts/ui.fnt:3: there is no picture fonts/mine.png"),
                told(mod));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "marks     | {'marks': {'pip': {'x': 0, 'y': -1, 'width': 8, 'height': 8}}}"
                        + " | $.marks.pip.y: -1 is out of range, expected a number from 0 to 4096 pixels",
                "glyphs    | {'height': 72, 'glyphs': {'key.16': {'x': 0, 'y': 0, 'width': 8}}}"
                        + " | $.glyphs.key.16.label: is missing, expected a text",
                "ninepatch | {'patches': 7} | $.patches: expected an object, found 7",
            })
    void aListOfPicturesWithAMistakeIsLeftOut(String name, String json, String expected) throws IOException {
        String text = json.replace('\'', '"').replaceFirst("\\{", "{\"format\": 1, ");
        MemoryFiles mod = new MemoryFiles().with("ui/" + name + ".json", text);

        ModdedScene read = ModdedScene.read(mod.over(BASE));

        assertEquals(
                List.of("ui/" + name + ".json:1 " + expected),
                PictureListCheck.problems(mod).stream()
                        .map(ContentProblem::toString)
                        .collect(Collectors.toList()));
        assertEquals(List.of(), read.files().winners("ui/" + name + ".json"));
    }

    private static List<String> told(MemoryFiles mod) {
        return new AssetCheck(mod.over(BASE))
                .problems().values().stream().map(ContentProblem::toString).collect(Collectors.toList());
    }
}
