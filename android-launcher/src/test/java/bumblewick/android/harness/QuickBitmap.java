package bumblewick.android.harness;

import android.graphics.Bitmap;
import java.awt.image.BufferedImage;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowLegacyBitmap;
import org.robolectric.util.ReflectionHelpers;

/**
 * Hands out rows of pixels as they lie in memory: Robolectric's own shadow asks a colour model about each, which takes a
 * second and a half of each start of the game.
 */
@Implements(Bitmap.class)
public class QuickBitmap extends ShadowLegacyBitmap {
    @Override
    @Implementation
    protected void getPixels(int[] pixels, int offset, int stride, int x, int y, int width, int height) {
        BufferedImage image = ReflectionHelpers.getField(this, "bufferedImage");
        boolean asTheyLie = image.getType() == BufferedImage.TYPE_INT_ARGB && offset == 0 && stride == width;
        if (asTheyLie) {
            image.getRaster().getDataElements(x, y, width, height, pixels);
        } else {
            super.getPixels(pixels, offset, stride, x, y, width, height);
        }
    }
}
