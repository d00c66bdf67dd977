package bumblewick.ui.draw;

import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import java.util.Arrays;

/**
 * Letters that a font borrows from another one, so that none of a text vanishes: a mod may name a place by letters that the
 * titles' font lacks. They come as further pages; of a borrowed page's picture the font sees its own share, scaled.
 */
final class FallbackLetters {
    /** One more than the last character of the fonts: none is beyond the basic plane. */
    private static final int CHARACTERS = 0x10000;

    private FallbackLetters() {}

    /**
     * Adds to a font every letter that it lacks and the other has; the other is unaffected. Nothing happens if either stands in
     * for a font that is missing: it is no distance field.
     */
    static void addTo(BitmapFont font, BitmapFont other) {
        if (!isField(font) || !isField(other)) {
            return;
        }
        BitmapCharacterSet letters = font.getCharSet();
        BitmapCharacterSet borrowed = other.getCharSet();
        float units =
                letters.getRenderedSize() / (float) borrowed.getRenderedSize(); // of the font, for one of the other
        int ownPages = font.getPageSize();
        for (int c = 0; c < CHARACTERS; c++) {
            BitmapCharacter letter = borrowed.getCharacter(c);
            if (letter != null && letters.getCharacter(c) == null) {
                letters.addCharacter(
                        c, scaled(letter, units, letters.getBase() - units * borrowed.getBase(), ownPages));
            }
        }
        Material[] pages = Arrays.copyOf(pages(font), ownPages + other.getPageSize());
        Vector2f share = new Vector2f(
                letters.getWidth() / (units * borrowed.getWidth()),
                letters.getHeight() / (units * borrowed.getHeight()));
        for (int i = 0; i < other.getPageSize(); i++) {
            Material page = other.getPage(i).clone();
            page.setVector2("PageShare", share);
            page.setFloat("OutlineWidth", font.getPage(0).getParamValue("OutlineWidth"));
            pages[ownPages + i] = page;
        }
        font.setPages(pages);
    }

    private static boolean isField(BitmapFont font) {
        return font.getPage(0).getMaterialDef().getMaterialParam("PageShare") != null;
    }

    private static BitmapCharacter scaled(BitmapCharacter letter, float units, float lowered, int firstPage) {
        BitmapCharacter copy = new BitmapCharacter(letter.getChar());
        copy.setX(Math.round(letter.getX() * units));
        copy.setY(Math.round(letter.getY() * units));
        copy.setWidth(Math.round(letter.getWidth() * units));
        copy.setHeight(Math.round(letter.getHeight() * units));
        copy.setXOffset(Math.round(letter.getXOffset() * units));
        copy.setYOffset(Math.round(letter.getYOffset() * units + lowered));
        copy.setXAdvance(Math.round(letter.getXAdvance() * units));
        copy.setPage(firstPage + letter.getPage());
        return copy;
    }

    private static Material[] pages(BitmapFont font) {
        Material[] pages = new Material[font.getPageSize()];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = font.getPage(i);
        }
        return pages;
    }
}
