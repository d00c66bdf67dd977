package bumblewick.view.backdrop;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import java.io.IOException;
import java.nio.file.Path;

/** Keeps a picture of the title: {@code TitlePreview FOLDER WIDTH HEIGHT QUALITY FRAME}. Not a test: for looking at. */
public final class TitlePreview extends Studio {
    private final TitleView view;
    private final int last;

    private TitlePreview(Path folder, TitleView view, int last) {
        super(folder);
        this.view = view;
        this.last = last;
    }

    @Override
    public void open() {
        getStateManager().attach(view);
    }

    @Override
    public String frame(int number) {
        return number > last ? null : number == last ? "title" : "";
    }

    public static void main(String[] args) throws IOException {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.valueOf(args[3]), false, true);
        Scene scene = ShippedScene.read();
        TitleView view = new TitleView(scene.all(LookDef.class).get("title"), options);
        new TitlePreview(Path.of(args[0]), view, Integer.parseInt(args[4]))
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
