package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Films of three seconds, made of plain fields, of which everybody can tell how often they flash. */
class FlashMeterTest {
    private static final int WIDTH = 60;
    private static final int HEIGHT = 36;
    private static final int PER_SECOND = 24;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 6})
    void aPictureThatTurnsWhiteAndBlackAgainFlashesAsOftenAsItDoes(int perSecond) {
        FlashMeter meter = film(i -> lit(i, perSecond) ? Color.WHITE : Color.BLACK, WIDTH, HEIGHT);

        assertEquals(perSecond, meter.mostOfLight());
        assertEquals(0, meter.mostOfRed());
    }

    @Test
    void aSlowRiseCountsLikeASuddenOne() {
        FlashMeter meter = film(
                i -> {
                    float wave = 0.5f - 0.5f * (float) Math.cos(i * 2.0 * Math.PI * 2.0 / PER_SECOND);
                    return new Color(wave, wave, wave);
                },
                WIDTH,
                HEIGHT);

        assertEquals(2, meter.mostOfLight());
    }

    /** 0.2126·0.025 … is far below a tenth: #303030 has 3 % of white's luminance, #606060 12 %. */
    @Test
    void aChangeOfLessThanATenthOfWhiteIsNoFlash() {
        assertEquals(
                0,
                film(i -> lit(i, 6) ? new Color(0x606060) : new Color(0x303030), WIDTH, HEIGHT)
                        .mostOfLight());
    }

    /** #f0f0f0 has 87 % of white's luminance: the darker side is above 80 %. */
    @Test
    void aChangeBetweenTwoBrightSidesIsNoFlash() {
        assertEquals(
                0,
                film(i -> lit(i, 6) ? Color.WHITE : new Color(0xf0f0f0), WIDTH, HEIGHT)
                        .mostOfLight());
    }

    /** A field is 20 × 12 pixels, a quarter of it 60: a square of 4 is less, a rectangle of 12 × 8 more. */
    @Test
    void onlyWhatFillsAQuarterOfAFieldCounts() {
        assertEquals(0, film(i -> lit(i, 5) ? Color.WHITE : Color.BLACK, 4, 4).mostOfLight());
        assertEquals(5, film(i -> lit(i, 5) ? Color.WHITE : Color.BLACK, 12, 8).mostOfLight());
    }

    /** Red and a grey of its luminance (0.2126: #7f7f7f): nothing but the red flashes. */
    @Test
    void saturatedRedFlashesEvenIfTheLightStaysTheSame() {
        FlashMeter meter = film(i -> lit(i, 5) ? Color.RED : new Color(0x7f7f7f), WIDTH, HEIGHT);

        assertEquals(0, meter.mostOfLight());
        assertEquals(5, meter.mostOfRed());
    }

    /** Stripes 10 pixels wide run by at a pixel a picture: each pixel changes, but never a quarter of a field at once. */
    @Test
    void whatMovesByIsNoFlash() {
        FlashMeter meter = new FlashMeter(WIDTH, HEIGHT, PER_SECOND);
        for (int i = 0; i < 3 * PER_SECOND; i++) {
            BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    picture.setRGB(x, y, (x + i) / 10 % 2 == 0 ? 0x40b050 : 0x206030);
                }
            }
            meter.see(picture);
        }

        assertTrue(meter.mostOfLight() <= 1, meter.mostOfLight() + " flashes");
    }

    private static boolean lit(int picture, int perSecond) {
        return picture * perSecond * 2 / PER_SECOND % 2 == 1;
    }

    /** A film on black of which a rectangle in the middle of the upper left field has a colour by the picture. */
    private static FlashMeter film(IntFunction<Color> colour, int across, int down) {
        FlashMeter meter = new FlashMeter(WIDTH, HEIGHT, PER_SECOND);
        for (int i = 0; i < 3 * PER_SECOND; i++) {
            BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = picture.createGraphics();
            graphics.setColor(colour.apply(i));
            graphics.fillRect(0, 0, across, down);
            graphics.dispose();
            meter.see(picture);
        }
        return meter;
    }
}
