package bumblewick.ui.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A mod may name a place by any letter that menus can write, in whatever font the name stands. */
class FallbackLettersTest {
    /** A hawk: no word of the game, and no character of primary school. */
    private static final char RARE = '鷹';

    private Skin skin;
    private BitmapFont plain; // the titles' font as it is in its file

    @BeforeEach
    void load() {
        skin = new Skin(assets());
        plain = assets().loadFont("fonts/display.fnt");
    }

    private static DesktopAssetManager assets() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        assets.registerLocator("/", ClasspathLocator.class);
        return assets;
    }

    @Test
    void theTitlesFontHasEveryLetterOfTheInterfaces() {
        BitmapCharacterSet titles = skin.displayFont().getCharSet();
        List<String> missing = new ArrayList<>();
        for (char c = ' '; c < '\uE000'; c++) {
            if (skin.font().getCharSet().getCharacter(c) != null && titles.getCharacter(c) == null) {
                missing.add(String.valueOf(c));
            }
        }

        assertEquals(List.of(), missing);
        assertSame(null, plain.getCharSet().getCharacter(RARE), "or nothing is borrowed");
    }

    /** The fonts have 52 and 38 pixels per em: of one size, their letters are equally wide. */
    @Test
    void aBorrowedLetterIsAsLargeAsItsNeighbours() {
        BitmapCharacter borrowed = skin.displayFont().getCharSet().getCharacter(RARE);
        BitmapCharacter own = skin.displayFont().getCharSet().getCharacter('山');

        assertEquals(own.getXAdvance(), borrowed.getXAdvance(), 1);
        assertEquals(own.getHeight(), borrowed.getHeight(), 8, "strokes reach differently far");
        assertEquals(own.getYOffset() + own.getHeight() / 2f, borrowed.getYOffset() + borrowed.getHeight() / 2f, 4f);
    }

    /** A place on the font's page, times the page's share, is the place of the letter in its own picture. */
    @Test
    void aBorrowedLetterIsCutFromItsOwnPicture() {
        BitmapCharacterSet titles = skin.displayFont().getCharSet();
        BitmapCharacter borrowed = titles.getCharacter(RARE);
        BitmapCharacter original = skin.font().getCharSet().getCharacter(RARE);
        Material page = skin.displayFont().getPage(borrowed.getPage());
        Vector2f share = page.getParamValue("PageShare");

        assertNotNull(share);
        assertEquals(
                original.getX(),
                borrowed.getX()
                        / (float) titles.getWidth()
                        * share.x
                        * skin.font().getCharSet().getWidth(),
                0.5f);
        assertEquals(
                original.getY(),
                borrowed.getY()
                        / (float) titles.getHeight()
                        * share.y
                        * skin.font().getCharSet().getHeight(),
                0.5f);
        assertEquals(
                skin.font()
                        .getPage(original.getPage())
                        .getTextureParam("ColorMap")
                        .getTextureValue(),
                page.getTextureParam("ColorMap").getTextureValue());
    }

    @Test
    void itsOwnLettersStayAsTheyAre() {
        BitmapCharacter before = plain.getCharSet().getCharacter('B');
        BitmapCharacter after = skin.displayFont().getCharSet().getCharacter('B');

        assertEquals(before.getX(), after.getX());
        assertEquals(before.getXAdvance(), after.getXAdvance());
        assertEquals(before.getPage(), after.getPage());
        assertTrue(skin.displayFont().getPage(after.getPage()).getParam("PageShare") == null);
    }
}
