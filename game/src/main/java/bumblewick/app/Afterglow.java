package bumblewick.app;

import bumblewick.ui.Opening;
import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;

/**
 * Keeps the opening in the picture until what comes after it is there too: a view is made in the frame after the one in
 * which its screen is shown, and until then there would be nothing behind the menu for as long as that takes.
 */
final class Afterglow extends BaseAppState {
    private final Opening opening;

    /** @param opening goes before the first frame in which the states attached after this one are seen */
    Afterglow(Opening opening) {
        this.opening = opening;
    }

    @Override
    public void update(float seconds) {
        opening.hide();
        getStateManager().detach(this);
    }

    @Override
    protected void initialize(Application app) {
        // nothing is needed before the first update
    }

    @Override
    protected void onEnable() {
        // it is there already
    }

    @Override
    protected void onDisable() {
        opening.hide();
    }

    @Override
    protected void cleanup(Application app) {
        // hidden by then
    }
}
