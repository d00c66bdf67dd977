package bumblewick.view.backdrop;

import bumblewick.def.presentation.LookDef;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import java.awt.image.BufferedImage;
import java.nio.file.Path;

/** One picture of the title's scene, without menu and words. */
public final class TitleStill extends Studio {
    private static final float SECONDS = 1f / 60f;
    private static final int BEFORE = 300; // frames that pass unseen: ears and scarf come to rest
    private static final int WARM = 2; // drawn frames before the one that is kept

    private final TitleView view;
    private BufferedImage picture;

    private TitleStill(TitleView view) {
        super(Path.of(""));
        this.view = view;
    }

    /** Draws it. */
    public static BufferedImage draw(LookDef look, int width, int height) {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, true, true);
        TitleStill still = new TitleStill(new TitleView(look, options));
        still.run(width, height);
        return still.picture;
    }

    @Override
    public void open() {
        getStateManager().attach(view);
    }

    @Override
    public String frame(int number) {
        for (int i = 0; number == 1 && i < BEFORE; i++) {
            view.update(SECONDS);
        }
        return number > WARM ? null : number == WARM ? "title" : "";
    }

    @Override
    public void keep(String name, BufferedImage seen) {
        picture = seen;
    }
}
