package bumblewick.desktop.window;

import bumblewick.platform.SceneFiles;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The icons of the window in the system's window list. */
public final class WindowIcons {
    private static final Logger LOG = LoggerFactory.getLogger(WindowIcons.class);

    /** Sides in pixels; the system takes the one that fits best. */
    private static final int[] SIDES = {32, 64, 128};

    private WindowIcons() {}

    /** Those that are there and can be read: a game without an icon is better than none. */
    public static BufferedImage[] in(SceneFiles scene) {
        ImageIO.setUseCache(false); // else every picture goes through a temporary file
        List<BufferedImage> icons = new ArrayList<>();
        for (int side : SIDES) {
            String file = "ui/icon_" + side + ".png";
            try (InputStream picture = scene.open(file)) {
                icons.add(ImageIO.read(picture));
            } catch (IOException e) {
                LOG.warn("{} cannot be read: {}", file, e.getMessage());
            }
        }
        return icons.toArray(BufferedImage[]::new);
    }
}
