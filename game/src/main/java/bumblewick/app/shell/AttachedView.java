package bumblewick.app.shell;

import bumblewick.view.ViewOptions;
import bumblewick.view.render.StageView;
import com.jme3.app.state.BaseAppState;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A view that is part of the picture while it is open, and follows the player's graphics options meanwhile. */
public final class AttachedView {
    private final Graphics graphics;
    private final BaseAppState view;
    private final Consumer<ViewOptions> follower;
    private final BooleanSupplier ready;

    /**
     * Prepares a view; nothing is shown yet.
     *
     * @param options receives the graphics options when the view is opened, and whenever they change
     */
    public AttachedView(Graphics graphics, BaseAppState view, Consumer<ViewOptions> options) {
        this(graphics, view, options, view::isInitialized);
    }

    /**
     * Prepares the view of a stage; nothing is shown yet.
     *
     * @param options receives the graphics options when the view is opened, and whenever they change
     */
    public AttachedView(Graphics graphics, StageView view, Consumer<ViewOptions> options) {
        this(graphics, view, options, view::isReady);
    }

    private AttachedView(Graphics graphics, BaseAppState view, Consumer<ViewOptions> options, BooleanSupplier ready) {
        this.graphics = graphics;
        this.view = view;
        this.ready = ready;
        follower = options;
    }

    /** Shows the view; it is there in one of the next frames. */
    public void open() {
        attach(true);
    }

    /** Builds the view in the next frame, and does not show it until it is {@linkplain #open opened}. */
    public void build() {
        attach(false);
    }

    private void attach(boolean shown) {
        graphics.quality().follow(follower);
        graphics.states().attach(view); // for the first time; later it is there
        view.setEnabled(shown);
    }

    /** Whether the view is built and prepared. */
    public boolean isReady() {
        return ready.getAsBoolean();
    }

    /** Whether the view is built and shown. */
    public boolean isShown() {
        return isReady() && view.isEnabled();
    }

    /** Hides the view, but keeps it ready to be opened again. */
    public void hide() {
        view.setEnabled(false);
    }

    /** Takes the view away for good. */
    public void close() {
        graphics.quality().unfollow(follower);
        graphics.states().detach(view);
    }
}
