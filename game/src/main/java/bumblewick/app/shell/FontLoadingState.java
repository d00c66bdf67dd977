package bumblewick.app.shell;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.screen.LoadingSplash;
import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.renderer.TextureUnitException;
import com.jme3.texture.Texture;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;

/**
 * The game's first frames: they show the loading picture at once, while another thread decodes the fonts; then each gives a
 * page of letters to the driver. All of it in one frame would take a phone a second or more, and nothing would be seen
 * meanwhile.
 */
public final class FontLoadingState extends BaseAppState {
    private final Skin skin;
    private final LoadingSplash splash;
    private final Runnable whenDone;
    private final Deque<Texture> pages = new ArrayDeque<>();
    private CompletableFuture<Void> decoding;
    private boolean decoded;

    /**
     * Prepares to begin when it is attached.
     *
     * @param skin receives the fonts
     * @param whenDone run when they can be used; the state detaches itself then
     */
    public FontLoadingState(Canvas canvas, Skin skin, Runnable whenDone) {
        this.skin = skin;
        this.whenDone = whenDone;
        splash = new LoadingSplash(canvas, skin);
    }

    @Override
    protected void initialize(Application app) {
        splash.show();
        decoding = CompletableFuture.runAsync(skin::loadFonts, FontLoadingState::startThread);
    }

    private static void startThread(Runnable work) {
        Thread thread = new Thread(work, "fonts");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void update(float tpf) {
        splash.update(0f);
        if (!decoded && !LoadingPace.isOver(decoding)) {
            return;
        }
        if (!decoded) {
            decoded = true;
            decoding.join();
            pages.addAll(skin.fontPages());
        }
        if (pages.isEmpty()) {
            getStateManager().detach(this);
            whenDone.run();
        } else {
            upload(pages.poll());
        }
    }

    private void upload(Texture page) {
        try {
            getApplication().getRenderer().setTexture(0, page);
        } catch (TextureUnitException e) {
            throw new IllegalStateException("there is no first texture unit", e);
        }
    }

    @Override
    protected void cleanup(Application app) {
        splash.hide();
    }

    @Override
    protected void onEnable() {
        // begins with initialize
    }

    @Override
    protected void onDisable() {
        // ends with cleanup
    }
}
