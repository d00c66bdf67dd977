package bumblewick.ui.draw;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of all texts of the game, in the fonts and widths in which they are drawn. */
class LineBreakerTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));

    /** JIS X 4051: closing brackets, stops, marks of repetition and length, small kana. */
    private static final String NO_START = "、。，．・：；？！ヽヾゝゞ々ー〜）］｝」』】〉》〕”’,.:;?!)]}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…";

    private static final String NO_END = "（［｛「『【〈《〔“‘([{";

    /** Two letters or digits that belong to the same Latin word. */
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]");

    private final DesktopAssetManager assets = new DesktopAssetManager(true);
    private final BitmapFont font;

    LineBreakerTest() {
        assets.registerLocator(SCENE.toString(), FileLocator.class);
        new Skin(assets);
        font = assets.loadFont("fonts/ui.fnt");
    }

    private static List<String> texts(String language) throws IOException {
        List<String> texts = new ArrayList<>();
        Path file = SCENE.resolve("text/" + language + ".json");
        collect(JsonParser.parseString(Files.readString(file)).getAsJsonObject(), texts);
        assertTrue(texts.size() > 1_000, () -> texts.size() + " texts");
        return texts;
    }

    /** Keys named in a text are drawn as a picture, which is a letter of its own. */
    private static void collect(JsonObject object, List<String> texts) {
        for (Map.Entry<String, JsonElement> entry : object.entrySet()) {
            if (entry.getValue().isJsonObject()) {
                collect(entry.getValue().getAsJsonObject(), texts);
            } else if (entry.getValue().getAsJsonPrimitive().isString()) {
                texts.add(entry.getValue().getAsString().replaceAll("\\{[a-z]+}", "\ue001"));
            }
        }
    }

    /** Widths of a finger's hint, a help, a subtitle and a lesson; the sizes are those of texts at 100 % and at 200 %. */
    @ParameterizedTest(name = "letters of {0}, {1} wide")
    @CsvSource({"22, 400", "18, 640", "26, 900", "24, 968", "44, 400", "36, 640", "52, 900", "48, 968"})
    void japaneseIsBrokenWhereItMayBe(float size, float width) throws IOException {
        float room = width * font.getPreferredSize() / size;
        List<String> bad = new ArrayList<>();
        int broken = 0;
        for (String text : texts("ja")) {
            String lines = LineBreaker.breakLines(font, text, room);
            broken += lines.equals(text) ? 0 : 1;
            check(text, lines, room, bad);
        }
        assertEquals(List.of(), bad);
        assertTrue(broken > 20, "hardly any text was broken: " + broken);
    }

    private void check(String text, String lines, float room, List<String> bad) {
        String[] parts = lines.split("\n", -1);
        for (int i = 0; i < parts.length; i++) {
            if (font.getLineWidth(parts[i]) > room && parts[i].chars().anyMatch(c -> c > 0x3000)) {
                bad.add("too wide: " + parts[i]);
            }
            if (i > 0 && !text.contains("\n") && !parts[i].isEmpty() && !parts[i - 1].isEmpty()) {
                check(text, parts[i - 1].charAt(parts[i - 1].length() - 1), parts[i].charAt(0), bad);
            }
        }
    }

    private static void check(String text, char last, char first, List<String> bad) {
        boolean splits = WORD.matcher("" + last).matches()
                && WORD.matcher("" + first).matches()
                && text.contains("" + last + first);
        if (NO_START.indexOf(first) >= 0 || NO_END.indexOf(last) >= 0 || splits) {
            bad.add("'" + last + "|" + first + "' in " + text);
        }
    }

    @Test
    void nothingButBlanksIsLostOrAdded() throws IOException {
        for (String language : List.of("en", "ja")) {
            for (String text : texts(language)) {
                String lines = LineBreaker.breakLines(font, text, 400f);
                assertEquals(text.replaceAll("[\\s　]", ""), lines.replaceAll("[\\s　]", ""));
            }
        }
    }

    @Test
    void aTextThatFitsAndAWordThatIsTooWideStayAsTheyAre() {
        float room = font.getLineWidth("Incomprehensibilities") / 2f;
        assertAll(
                () -> assertEquals("one\ntwo", LineBreaker.breakLines(font, "one\ntwo", 1_000f)),
                () -> assertEquals("", LineBreaker.breakLines(font, "", 1_000f)),
                () -> assertEquals(
                        "Incomprehensibilities\nare", LineBreaker.breakLines(font, "Incomprehensibilities are", room)));
    }

    /** In the width of eight letters, to which the one that may not begin the line would be the ninth. */
    @ParameterizedTest
    @CsvSource({
        "あいうえおかきく。けこ, あいうえおかき|く。けこ",
        "あいうえおかき「くけ」こ, あいうえおかき|「くけ」こ",
        "あいうえおかきカード, あいうえおかき|カード",
        "敵味方別別別MODを, 敵味方別別別|MODを"
    })
    void aLetterThatMayNotBeginOrEndALineTakesItsNeighbourAlong(String text, String expected) {
        float room = font.getLineWidth("あいうえおかきく") + 12f; // an overhang and a half
        assertEquals(expected.replace('|', '\n'), LineBreaker.breakLines(font, text, room));
    }

    /** In the width of eight letters: where hiragana end, but not if more than half of the line would be left free. */
    @ParameterizedTest
    @CsvSource({
        "進み方が失われます。, 進み方が|失われます。",
        "たくさん倒すほど強い, たくさん倒すほど|強い",
        "強い。まもなく来る, 強い。まもなく|来る",
        "強くてかたいものである, 強くてかたいもの|である"
    })
    void aLineIsRatherBrokenAtTheEndOfAPhrase(String text, String expected) {
        float room = font.getLineWidth("あいうえおかきく") + 12f;
        String shorter = expected.replace('|', '\n');
        assertEquals(shorter, LineBreaker.breakLines(font, text, room));
    }

    /** jME would break a line once more that it finds too wide. */
    @ParameterizedTest(name = "letters of {0}")
    @CsvSource({"24", "48"})
    void theEngineBreaksNoLineOnceMore(float size) throws IOException {
        CanvasText caption = new CanvasText(font, size, ColorRGBA.White, Align.CENTRE);
        for (String text : texts("ja")) {
            caption.wrapped(968f, 4_000f).text(text);
            BitmapText drawn = (BitmapText) caption.spatial();
            if (drawn.getText().chars().anyMatch(c -> c > 0x3000)) {
                assertEquals(drawn.getText().split("\n", -1).length, drawn.getLineCount(), text);
            }
        }
    }
}
